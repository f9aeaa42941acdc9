import Foundation
import Matchers

/// Whether a value is an object, or one may be somewhere in it: true where reflection does not show.
///
/// Such a value may change, and what it is equal to with it. Foundation's value types hold on to objects, and do not change.
///
/// Reflection reads what it shows, which ends the process for an `unowned` reference whose object is gone: printing such a value
/// does so, too.
///
/// - Complexity: A look by reflection at each part, up to some hundreds, but for parts whose type tells.
package func mayHoldObjects(_ value: Any) -> Bool {
  var budget = 200
  return mayHoldObjects(value, budget: &budget)
}

private func mayHoldObjects(_ value: Any, budget: inout Int) -> Bool {
  budget -= 1
  if budget < 0 { return true }
  if let known = mayHoldObjects(of: type(of: value)) { return known }
  // It reflects as what it holds, which may be an object that reflects as something else.
  if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
    return mayHoldObjects(hashable.base, budget: &budget)
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum, .optional, .tuple, .collection, .dictionary, .set, .struct:
    return mirror.children.contains { mayHoldObjects($0.value, budget: &budget) }
  case nil: return !(value is Any.Type)
  default: return true
  }
}

// Types are for ever, so one table serves all.
private let known = Locked([ObjectIdentifier: Bool?]())

/// Whether values of a type are objects or may hold some that change, or hide it; nil where each shows what it holds.
private func mayHoldObjects(of type: Any.Type) -> Bool? {
  let key = ObjectIdentifier(type)
  if let known = known.withLock({ $0[key] }) { return known }
  let found = typeTells(type)
  known.withLock { $0[key] = .some(found) }
  return found
}

private func typeTells(_ type: Any.Type) -> Bool? {
  // Before all else: an object may cast to a value (`NSMutableString` to `String`), and reflect like one.
  if type is AnyClass { return !(type is AnyKeyPath.Type) }
  // A notification holds on to an object of the user's. What is ignored is equal to every other, for ever.
  if type is any ReferenceConvertible.Type && type != Notification.self { return false }
  if type is any IgnoredValue.Type { return false }
  let name = String(reflecting: type)
  if isPlain(named: name) { return false }
  // The standard library's types show all they hold. Others that reflect in a way of their own may hide some.
  return type is any CustomReflectable.Type && !name.hasPrefix("Swift.") ? true : nil
}

/// Whether everything that stands in a type's name is the name of a plain type, but for the labels of tuples.
///
/// The name of a tuple tells its elements' types as they are declared, where reflection shows those of the values that happen to
/// be there: `(id: Swift.Int, note: Swift.Optional<Swift.String>)`.
private func isPlain(named name: String) -> Bool {
  name.split { "()<>, ".contains($0) }.allSatisfy { $0.hasSuffix(":") || plainNames.contains($0) }
}

/// The types that hold no objects, or none where those that they are made of hold none; Foundation's by all their modules.
private let plainNames: Set<Substring> = {
  let swift = """
    String Substring Character Unicode.Scalar StaticString Bool Double Float Float16 Float80 Duration Int Int8 Int16 Int32 \
    Int64 Int128 UInt UInt8 UInt16 UInt32 UInt64 UInt128 Optional Array ArraySlice ContiguousArray Set Dictionary Range \
    ClosedRange PartialRangeFrom PartialRangeUpTo PartialRangeThrough ObjectIdentifier SIMD2 SIMD3 SIMD4 SIMD8 SIMD16 \
    SIMD32 SIMD64
    """
  let foundation = "Date DateInterval Data UUID URL Decimal Locale URLQueryItem AttributedString CGFloat"
  let modules = [
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "CoreFoundation", "CoreGraphics",
  ]
  let names =
    swift.split(separator: " ").map { "Swift.\($0)" }
    + modules.flatMap { module in foundation.split(separator: " ").map { "\(module).\($0)" } }
  return Set(names.map { $0[...] })
}()
