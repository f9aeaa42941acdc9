/// What a stub answers when it was not told anything else: a value for each of many types.
///
/// ```swift
/// var defaults = DefaultValues.standard
/// defaults.register(User(name: "Alice"))
/// stub.useDefaultValues(from: defaults)
/// ```
///
/// A value that was registered comes first, then that of a type which is ``DefaultValueProviding``, then the standard
/// ones, if they are included. A `Result` is a success with the default value of what succeeds. A tuple has a default value only if
/// one is registered, since the type of a tuple does not tell the types of its elements.
public struct DefaultValues: Sendable {
  /// The values everybody expects: zero, false, the empty string, nil, empty collections.
  ///
  /// They cover integers and floating-point numbers, `Bool`, strings and characters, optionals, arrays, sets,
  /// dictionaries, `Void`, `Duration`, and of Foundation `CGFloat`, `Data`, `Date` (the reference date), `Decimal`, `URL`
  /// (`about:blank`) and `UUID` (all zeros).
  public static let standard = DefaultValues(includesStandard: true)

  private var includesStandard = false
  /// How to make the values of types that were registered; nil for a type that is left out.
  private var registered: [ObjectIdentifier: (@Sendable () -> Any)?] = [:]

  /// Creates default values that consist of those to be registered alone, and those of types that provide their own.
  public init() {}

  private init(includesStandard: Bool) { self.includesStandard = includesStandard }

  /// Registers the default value of a type, in place of any other.
  ///
  /// - `type`: The type it is for, where that is not the type of the value: a protocol, or a superclass.
  public mutating func register<Value: Sendable>(_ value: Value, for type: Value.Type = Value.self) {
    registered[ObjectIdentifier(type)] = { value }
  }

  /// Registers how to make the default value of a type, each time that one is needed, in place of any other.
  public mutating func register<Value>(_ type: Value.Type, make: @escaping @Sendable () -> Value) {
    registered[ObjectIdentifier(type)] = make
  }

  /// Adds what others register, which replaces what is registered for the same types.
  ///
  /// Types that they leave out are left out, and the standard values are included if they are in either.
  public mutating func merge(_ other: DefaultValues) {
    registered.merge(other.registered) { $1 }
    includesStandard = includesStandard || other.includesStandard
  }

  /// Returns these default values with what others register, as ``merge(_:)`` does.
  public func merging(_ other: DefaultValues) -> DefaultValues {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Returns these but for those of some types, until registered again: `DefaultValues.standard.without(Int.self, Bool.self)`.
  public func without(_ types: Any.Type...) -> DefaultValues {
    var rest = self
    for type in types { rest.registered[ObjectIdentifier(type)] = .some(nil) }
    return rest
  }

  /// Returns the default value of a type, or nil if there is none.
  public func value<Value>(for type: Value.Type = Value.self) -> Value? {
    if let make = registered[ObjectIdentifier(type)] { return make?() as? Value }
    if let type = type as? any DefaultValueProviding.Type { return type.defaultValue as? Value }
    if let type = type as? any HasDefaultPart.Type { return type.value(from: self) as? Value }
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

/// A type whose default value holds that of another type.
private protocol HasDefaultPart {
  static func value(from defaults: DefaultValues) -> Self?
}

extension Result: HasDefaultPart {
  fileprivate static func value(from defaults: DefaultValues) -> Result? {
    defaults.value(for: Success.self).map { .success($0) }
  }
}
