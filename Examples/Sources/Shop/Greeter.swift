/// Puts greetings together; made to be subclassed.
class Greeter {
  func greeting(_ salutation: String, for name: String) -> String {
    "\(salutation), \(name)!"
  }
}

/// Welcomes everybody on a list.
struct Doorman {
  private let greeter: Greeter

  init(greeter: Greeter) {
    self.greeter = greeter
  }

  func welcome(_ names: [String]) -> [String] {
    names.map { greeter.greeting("Welcome", for: $0) }
  }
}
