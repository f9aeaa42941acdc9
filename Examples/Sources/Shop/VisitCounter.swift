import Foundation

/// The part of `UserDefaults` that the shop uses.
protocol Defaults {
  func integer(forKey key: String) -> Int
  func set(_ value: Int, forKey key: String)
}

extension UserDefaults: Defaults {}

/// Counts visits across launches.
struct VisitCounter {
  private let defaults: any Defaults

  init(defaults: any Defaults = UserDefaults.standard) {
    self.defaults = defaults
  }

  var count: Int { defaults.integer(forKey: "visits") }

  func increment() {
    defaults.set(count + 1, forKey: "visits")
  }
}
