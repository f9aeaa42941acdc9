import Matchers
import Testing

private enum Call {
  case one(Int), other(Int)
  case two(Int, String)
  case three(Int, Int, Int)
  case four(Int, Int, Int, Int)
  case five(a: Int, b: Int, c: Int, d: Int, e: Int)
  case six(Int, Int, Int, Int, Int, Int)
}

@Suite struct EnumCasePredicatesTests {
  @Test func aClosureSeesAllValuesOfACase() {
    #expect(matches(Call.one) { $0 > 1 }.matches(.one(2)))
    #expect(!matches(Call.one) { $0 > 1 }.matches(.one(1)))
    #expect(!matches(Call.one) { $0 > 1 }.matches(.other(2)))
    #expect(matches(Call.two) { number, text in text.count == number }.matches(.two(1, "a")))
    #expect(!matches(Call.two) { number, text in text.count == number }.matches(.two(2, "a")))
    let three = matches(Call.three) { x, y, z in x + y * z + x == 8 }
    #expect(three.matches(.three(1, 2, 3)))
    let four = matches(Call.four) { x, y, z, w in x < y && y < z && z < w }
    #expect(four.matches(.four(1, 2, 3, 4)))
    #expect(!four.matches(.four(1, 2, 4, 3)))
    let five = matches(Call.five) { a, b, c, d, e in a + b + c + d == e }
    #expect(five.matches(.five(a: 1, b: 2, c: 3, d: 4, e: 10)))
    let six = matches(Call.six) { a, b, c, d, e, f in a - b + c - d + e == f }
    #expect(six.matches(.six(5, 4, 3, 2, 1, 3)))
    #expect(!six.matches(.six(5, 4, 3, 2, 1, 4)))
  }

  @Test func isExplained() {
    let matcher = matches(Call.two) { number, text in text.count == number }
    #expect(matcher.description == "two(_, _) where …")
    #expect(
      matcher.mismatch(in: .two(2, "a"))?.description
        == #"expected two(_, _) with values that the closure accepts, was .two(2, "a")"#)
    #expect(
      not(matcher).mismatch(in: .two(1, "a"))?.description
        == #"expected no two(_, _) with values that the closure accepts, was .two(1, "a")"#)
  }
}
