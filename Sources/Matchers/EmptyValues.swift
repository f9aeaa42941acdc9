/// A type of the standard library, or one that is as well known, with a value that stands for nothing in particular.
///
/// Zero, the empty string, an empty collection. Only such types conform: making a value of a type of the user's would run
/// code that nobody asked for.
package protocol HasEmptyValue {
  static var emptyValue: Self { get }
}

extension BinaryInteger where Self: HasEmptyValue {
  package static var emptyValue: Self { 0 }
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

extension Double: HasEmptyValue {
  package static var emptyValue: Double { 0 }
}

extension Float: HasEmptyValue {
  package static var emptyValue: Float { 0 }
}

#if arch(arm64)
  extension Float16: HasEmptyValue {
    package static var emptyValue: Float16 { 0 }
  }
#endif

#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: HasEmptyValue {
    package static var emptyValue: Float80 { 0 }
  }
#endif

extension Bool: HasEmptyValue {
  package static var emptyValue: Bool { false }
}

extension String: HasEmptyValue {
  package static var emptyValue: String { "" }
}

extension Substring: HasEmptyValue {
  package static var emptyValue: Substring { "" }
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

extension Array: HasEmptyValue {
  package static var emptyValue: [Element] { [] }
}

extension ArraySlice: HasEmptyValue {
  package static var emptyValue: ArraySlice<Element> { [] }
}

extension ContiguousArray: HasEmptyValue {
  package static var emptyValue: ContiguousArray<Element> { [] }
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
