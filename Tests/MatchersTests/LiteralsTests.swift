import Matchers
import Testing

@Suite struct LiteralsTests {
  @Test func everyLiteralOfAValueIsOneOfItsMatcher() {
    let integer: Matcher<Int> = 3
    let byte: Matcher<UInt8> = 3
    let double: Matcher<Double> = 3
    let decimal: Matcher<Double> = 3.5
    let boolean: Matcher<Bool> = true
    let string: Matcher<String> = "x"
    let interpolated: Matcher<String> = "a\(1)"
    let character: Matcher<Character> = "é"
    let scalar: Matcher<Unicode.Scalar> = "s"
    let substring: Matcher<Substring> = "sub"
    let null: Matcher<Int?> = nil
    #expect(integer.matches(3) && !integer.matches(4))
    #expect(byte.matches(3) && !byte.matches(4))
    #expect(double.matches(3) && !double.matches(3.5))
    #expect(decimal.matches(3.5) && !decimal.matches(3))
    #expect(boolean.matches(true) && !boolean.matches(false))
    #expect(string.matches("x") && !string.matches("y"))
    #expect(interpolated.matches("a1") && !interpolated.matches("a2"))
    #expect(character.matches("é") && !character.matches("e"))
    #expect(scalar.matches("s") && !scalar.matches("t"))
    #expect(substring.matches("sub") && !substring.matches("su"))
    #expect(null.matches(nil) && !null.matches(0))
  }

  @Test func aNilLiteralOfATypeOfOnesOwnIsCompared() {
    struct Null: ExpressibleByNilLiteral {
      var isNull = false
      init(isNull: Bool) { self.isNull = isNull }
      init(nilLiteral: ()) { isNull = true }
    }
    let matcher: Matcher<Null> = nil
    #expect(matcher.matches(Null(isNull: true)))
    #expect(!matcher.matches(Null(isNull: false)))
  }

  @Test func aLiteralStandsInATuple() {
    let matcher: Matcher<(Int, Double, Bool, String, Int?)> = matches((1, 2.5, true, "x", none()))
    #expect(matcher.matches((1, 2.5, true, "x", nil)))
    #expect(!matcher.matches((1, 2.5, true, "x", 0)))
  }

  @Test func aNegativeLiteralIsOneToo() {
    let integer: Matcher<Int> = -3
    let double: Matcher<Double> = -3.5
    #expect(integer.matches(-3) && !integer.matches(3))
    #expect(double.matches(-3.5) && !double.matches(3.5))
  }

  @Test func aLiteralOfATypeOfOnesOwnIsOneToo() {
    struct Identifier: Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
      var text: String
      init(integerLiteral value: Int) { text = "\(value)" }
      init(stringLiteral value: String) { text = value }
    }
    let (number, name): (Matcher<Identifier>, Matcher<Identifier>) = (3, "three")
    #expect(number.matches(3) && !number.matches(4))
    #expect(name.matches("three") && !name.matches(3))
  }

  @Test func anInterpolatedLiteralStandsInsideOthers() {
    let number = 3
    #expect(matches(["user \(number)", any()]).matches(["user 3", "x"]))
  }

  @Test func aLiteralDescribesItself() {
    let (number, text): (Matcher<Int>, Matcher<String>) = (3, "x")
    #expect(number.description == "3")
    #expect(text.description == #""x""#)
  }
}
