/// A matcher as the simplest library makes it: a closure, and a description that is written when the matcher is made.
public struct ListMatcher<Value> {
  /// What failures call it.
  public let description: String
  private let closure: (Value) -> Bool

  /// Creates a matcher.
  public init(_ description: String, _ closure: @escaping (Value) -> Bool) {
    self.description = description
    self.closure = closure
  }

  /// Matches a value.
  public init(_ value: Value) where Value: Equatable {
    self.init("\(value)") { $0 == value }
  }

  /// Matches three values: closures in closures.
  public init<First, Second, Third>(_ elements: (ListMatcher<First>, ListMatcher<Second>, ListMatcher<Third>))
  where Value == (First, Second, Third) {
    self.init("(\(elements.0.description), \(elements.1.description), \(elements.2.description))") {
      elements.0.accepts($0.0) && elements.1.accepts($0.1) && elements.2.accepts($0.2)
    }
  }

  /// Matches whatever there is.
  public static var anything: ListMatcher { ListMatcher("_") { _ in true } }

  /// Whether the matcher accepts a value.
  public func accepts(_ value: Value) -> Bool { closure(value) }
}
