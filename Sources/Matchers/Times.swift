/// How often an expectation wants to be met: an `Int` or any range of `Int`.
///
/// ```swift
/// mock.expect(.ping, times: 2)
/// mock.expect(.ping, times: 1...)
/// mock.expect(.ping, times: ..<4)
/// ```
///
/// A count that nothing can meet (a negative one, an empty range) is reported where it is given, and what it was given
/// for is left out.
public protocol Times {
  /// The first count that is enough, and the first that is too much, or nil if none is; both may be impossible.
  var countBounds: (lower: Int, tooMany: Int?) { get }
}

extension Int: Times {
  /// Exactly this count.
  public var countBounds: (lower: Int, tooMany: Int?) { (self, self == .max ? nil : self + 1) }
}

extension ClosedRange: Times where Bound == Int {
  /// A count in this range.
  public var countBounds: (lower: Int, tooMany: Int?) { (lowerBound, upperBound == .max ? nil : upperBound + 1) }
}

extension Range: Times where Bound == Int {
  /// A count in this range.
  public var countBounds: (lower: Int, tooMany: Int?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: Times where Bound == Int {
  /// This count or more.
  public var countBounds: (lower: Int, tooMany: Int?) { (lowerBound, nil) }
}

extension PartialRangeThrough: Times where Bound == Int {
  /// This count or less.
  public var countBounds: (lower: Int, tooMany: Int?) { (0, upperBound == .max ? nil : upperBound + 1) }
}

extension PartialRangeUpTo: Times where Bound == Int {
  /// Less than this count.
  public var countBounds: (lower: Int, tooMany: Int?) { (0, upperBound) }
}

extension Times {
  /// The range as the decisions use it; nil if nothing can meet it.
  package var countRange: CountRange? {
    let (lower, tooMany) = countBounds
    if lower < 0 { return nil }
    guard let tooMany else { return CountRange(lower: lower, upper: .max) }
    return tooMany > lower ? CountRange(lower: lower, upper: tooMany - 1) : nil
  }

  /// What is wrong with a count that nothing can meet.
  package var misuse: String {
    countBounds.lower < 0 ? "a count cannot be negative" : "no count lies in this range"
  }
}
