import Foundation
import Matchers

/// What is known of all values of a type, without a look at any.
enum TypeNature {
  /// None is an object or holds one, or none that may change.
  case plain
  /// They are objects, or reflect themselves in a way of their own and may hide what they hold.
  case hiding
  /// They show what they hold.
  case open
}

// Types are for ever, so one table serves all.
private let known = Locked([ObjectIdentifier: TypeNature]())

/// What is known of all values of a type.
///
/// - Complexity: Constant, but for the first time that a type is asked for.
func nature(of type: Any.Type) -> TypeNature {
  let key = ObjectIdentifier(type)
  if let nature = known.withLock({ $0[key] }) { return nature }
  let nature = findNature(of: type)
  known.withLock { $0[key] = nature }
  return nature
}

private func findNature(of type: Any.Type) -> TypeNature {
  // Before all else: an object may cast to a value (`NSMutableString` to `String`), and reflect like one.
  if type is AnyClass { return type is AnyKeyPath.Type ? .plain : .hiding }
  let name = String(reflecting: type)
  if isPlain(named: name) || isNumber(type) || isOfFoundation(type) { return .plain }
  // Equal to every other, for ever; what looks into it to decide about equality has not understood what it is for.
  if type is any IgnoredValue.Type { return .plain }
  // The standard library's types show all they hold.
  return type is any CustomReflectable.Type && !name.hasPrefix("Swift.") ? .hiding : .open
}

private func isNumber(_ type: Any.Type) -> Bool {
  type is any BinaryInteger.Type || type is any FloatingPoint.Type
}

/// Whether a type is one of Foundation's values, whatever they hold on to.
private func isOfFoundation(_ type: Any.Type) -> Bool {
  // On Linux, the first are not what they are elsewhere. A notification holds on to an object of the user's.
  type == Date.self || type == Data.self || type == UUID.self || type == Decimal.self || type == Locale.self
    || type == URLQueryItem.self || type == AttributedString.self
    || type is any ReferenceConvertible.Type && type != Notification.self
}

/// Whether everything that stands in a type's name is the name of a plain type, but for the labels of tuples.
///
/// The name of a tuple tells its elements' types as they are declared, where reflection shows those of the values that happen to
/// be there: `(id: Swift.Int, note: Swift.Optional<Swift.String>)`.
private func isPlain(named name: String) -> Bool {
  name.split { "()<>, ".contains($0) }.allSatisfy { $0.hasSuffix(":") || isPlain(word: $0) }
}

/// Whether a type holds no objects, or none where those that it is made of hold none.
private func isPlain(word: Substring) -> Bool {
  switch word {
  case "Swift.String", "Swift.Substring", "Swift.Character", "Swift.Unicode.Scalar", "Swift.StaticString",
    "Swift.Bool", "Swift.Double", "Swift.Float", "Swift.Float16", "Swift.Float80", "Swift.Duration",
    "Swift.Int", "Swift.Int8", "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.Int128",
    "Swift.UInt", "Swift.UInt8", "Swift.UInt16", "Swift.UInt32", "Swift.UInt64", "Swift.UInt128",
    "Swift.Optional", "Swift.Array", "Swift.ArraySlice", "Swift.ContiguousArray", "Swift.Set", "Swift.Dictionary",
    "Swift.Range", "Swift.ClosedRange",
    "Swift.PartialRangeFrom", "Swift.PartialRangeUpTo", "Swift.PartialRangeThrough", "Swift.ObjectIdentifier",
    "Swift.SIMD2", "Swift.SIMD3", "Swift.SIMD4", "Swift.SIMD8", "Swift.SIMD16", "Swift.SIMD32", "Swift.SIMD64",
    "Foundation.Date", "Foundation.DateInterval", "Foundation.Data", "Foundation.UUID", "Foundation.URL",
    "Foundation.Decimal", "Foundation.CGFloat",
    // Where they are declared on Linux, and on Apple's systems.
    "FoundationEssentials.Date", "FoundationEssentials.DateInterval", "FoundationEssentials.Data",
    "FoundationEssentials.UUID", "FoundationEssentials.URL", "FoundationEssentials.Decimal",
    "CoreFoundation.CGFloat", "CoreGraphics.CGFloat":
    true
  default: false
  }
}
