/// A type of the standard library, or one that is as well known, with a value that stands for nothing in particular.
///
/// Zero, the empty string, an empty collection. Only such types conform: making a value of a type of the user's would run
/// code that nobody asked for.
package protocol HasEmptyValue {
  static var emptyValue: Self { get }
}

extension HasEmptyValue where Self: ExpressibleByIntegerLiteral {
  package static var emptyValue: Self { 0 }
}

extension HasEmptyValue where Self: RangeReplaceableCollection {
  package static var emptyValue: Self { Self() }
}

extension Int: HasEmptyValue {}
extension Int8: HasEmptyValue {}
extension Int16: HasEmptyValue {}
extension Int32: HasEmptyValue {}
extension Int64: HasEmptyValue {}
extension UInt: HasEmptyValue {}
extension UInt8: HasEmptyValue {}
extension UInt16: HasEmptyValue {}
extension UInt32: HasEmptyValue {}
extension UInt64: HasEmptyValue {}
extension Double: HasEmptyValue {}
extension Float: HasEmptyValue {}
#if arch(arm64)
  extension Float16: HasEmptyValue {}
#endif
#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: HasEmptyValue {}
#endif

extension String: HasEmptyValue {}
extension Substring: HasEmptyValue {}
extension Array: HasEmptyValue {}
extension ArraySlice: HasEmptyValue {}
extension ContiguousArray: HasEmptyValue {}

extension Bool: HasEmptyValue {
  package static var emptyValue: Bool { false }
}

extension Character: HasEmptyValue {
  package static var emptyValue: Character { " " }
}

extension Unicode.Scalar: HasEmptyValue {
  package static var emptyValue: Unicode.Scalar { " " }
}

extension Optional: HasEmptyValue {
  package static var emptyValue: Wrapped? { nil }
}

extension Set: HasEmptyValue {
  package static var emptyValue: Set<Element> { [] }
}

extension Dictionary: HasEmptyValue {
  package static var emptyValue: [Key: Value] { [:] }
}

extension Duration: HasEmptyValue {
  package static var emptyValue: Duration { .zero }
}
