/// A well-known type, with a value that stands for nothing in particular; to make one of a user's would run a user's code.
package protocol HasEmptyValue {
  static var emptyValue: Self { get }
}

extension HasEmptyValue where Self: ExpressibleByIntegerLiteral {
  package static var emptyValue: Self { 0 }
}

extension HasEmptyValue where Self: RangeReplaceableCollection {
  package static var emptyValue: Self { Self() }
}

extension Int: HasEmptyValue, MatcherConvertible {}
extension Int8: HasEmptyValue, MatcherConvertible {}
extension Int16: HasEmptyValue, MatcherConvertible {}
extension Int32: HasEmptyValue, MatcherConvertible {}
extension Int64: HasEmptyValue, MatcherConvertible {}
extension UInt: HasEmptyValue, MatcherConvertible {}
extension UInt8: HasEmptyValue, MatcherConvertible {}
extension UInt16: HasEmptyValue, MatcherConvertible {}
extension UInt32: HasEmptyValue, MatcherConvertible {}
extension UInt64: HasEmptyValue, MatcherConvertible {}
extension Double: HasEmptyValue, MatcherConvertible {}
extension Float: HasEmptyValue, MatcherConvertible {}
#if arch(arm64)
  extension Float16: HasEmptyValue {}
#endif
#if arch(x86_64) && !os(Windows) && !os(Android)
  extension Float80: HasEmptyValue {}
#endif

extension String: HasEmptyValue, MatcherConvertible {}
extension Substring: HasEmptyValue, MatcherConvertible {}
extension Array: HasEmptyValue {}
extension ArraySlice: HasEmptyValue {}
extension ContiguousArray: HasEmptyValue {}

extension Bool: HasEmptyValue, MatcherConvertible { package static var emptyValue: Bool { false } }
extension Character: HasEmptyValue, MatcherConvertible { package static var emptyValue: Character { " " } }
extension Unicode.Scalar: HasEmptyValue, MatcherConvertible { package static var emptyValue: Unicode.Scalar { " " } }
extension Optional: HasEmptyValue { package static var emptyValue: Wrapped? { nil } }
extension Set: HasEmptyValue { package static var emptyValue: Set<Element> { [] } }
extension Dictionary: HasEmptyValue { package static var emptyValue: [Key: Value] { [:] } }
extension Duration: HasEmptyValue, MatcherConvertible { package static var emptyValue: Duration { .zero } }
