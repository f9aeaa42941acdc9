/// What a stub answers when it was not told anything else: a value for each of many types.
///
/// ```swift
/// var defaults = DefaultValues.standard
/// defaults.register(User(name: "Alice"))
/// stub.useDefaultValues(from: defaults)
/// ```
///
/// A value that was registered comes first, then that of a type which is ``DefaultValueProviding``, then the standard
/// ones, if they are included.
public struct DefaultValues: Sendable {
  /// The values everybody expects: zero, false, the empty string, nil, empty collections.
  ///
  /// They cover integers and floating-point numbers, `Bool`, strings and characters, optionals, arrays, sets,
  /// dictionaries, `Void`, `Duration`, and of Foundation `Data`, `Date` (the reference date), `Decimal`, `URL`
  /// (`about:blank`) and `UUID` (all zeros).
  public static let standard = DefaultValues(includesStandard: true)

  private let includesStandard: Bool
  private var registered: [ObjectIdentifier: @Sendable () -> Any] = [:]

  /// Creates default values that consist of those to be registered alone, and those of types that provide their own.
  public init() {
    self.init(includesStandard: false)
  }

  private init(includesStandard: Bool) {
    self.includesStandard = includesStandard
  }

  /// Registers the default value of a type, in place of any other.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - type: The type it is for, where that is not the type of the value: a protocol, or a superclass.
  public mutating func register<Value: Sendable>(_ value: Value, for type: Value.Type = Value.self) {
    registered[ObjectIdentifier(type)] = { value }
  }

  /// Registers how to make the default value of a type, in place of any other.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes a value. Called each time that one is needed, outside any lock.
  public mutating func register<Value>(_ type: Value.Type, make: @escaping @Sendable () -> Value) {
    registered[ObjectIdentifier(type)] = make
  }

  /// Returns the default value of a type, or nil if there is none.
  ///
  /// - Parameter type: The type.
  public func value<Value>(for type: Value.Type = Value.self) -> Value? {
    if let make = registered[ObjectIdentifier(type)] { return make() as? Value }
    if let type = type as? any DefaultValueProviding.Type { return type.defaultValue as? Value }
    guard includesStandard else { return nil }
    if let type = type as? any HasEmptyValue.Type { return type.emptyValue as? Value }
    return Value.self == Void.self ? () as? Value : nil
  }
}

/// A type that has a default value of its own, for stubs that use default values.
///
/// ```swift
/// extension User: DefaultValueProviding {
///   static var defaultValue: User { User(name: "") }
/// }
/// ```
public protocol DefaultValueProviding {
  /// The value that a stub answers when it was not told anything else.
  static var defaultValue: Self { get }
}

// MARK: - Using them

extension Stub {
  /// Answers invocations that nothing else answers with the default value of what they return.
  ///
  /// Behaviors, and what the stub forwards to, come first, whatever the order in which they are set up. Calling it again
  /// replaces the default values.
  ///
  /// - Parameter defaults: The values to use.
  public func useDefaultValues(from defaults: DefaultValues = .standard) {
    let old = state.withLock { state in
      defer { state.defaults = defaults }
      return state.defaults
    }
    // What was registered before is released here, outside the lock.
    withExtendedLifetime(old) {}
  }

  /// The default values that the stub was told to use.
  package var defaultValues: DefaultValues? { state.withLock { $0.defaults } }
}
