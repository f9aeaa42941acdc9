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

  private struct Person { var nick: String?; var tags: [String] = [] }
  private enum Call: Equatable { case tags([String]), ids(Set<Int>), rows([[Int]]), table([String: Int]) }

  @Test func nilIsALiteralForAProperty() {
    let nameless: Matcher<Person> = has(\.nick, nil)
    #expect(nameless.matches(Person()))
    #expect(!nameless.matches(Person(nick: "a")))
    #expect(nameless.description == "has(nick: nil)")
    #expect(has(\Person.tags, ["a", any()]).matches(Person(tags: ["a", "b"])))
  }

  @Test func arraysAndSetsAreLiterals() {
    let array: Matcher<[Int]> = [1, greater(than: 1)]
    #expect(array.matches([1, 2]))
    #expect(!array.matches([2, 1]))
    #expect(array.mismatch(in: [1, 1])?.description == "[1]: expected a value greater than 1, was 1")
    let set: Matcher<Set<Int>> = [1, greater(than: 1)]
    #expect(set.matches([2, 1]))
    #expect(!set.matches([2, 3]))
    let constants: Matcher<Set<Int>> = [1, 2]
    #expect(constants.constant == [1, 2])
    #expect(constants.mismatch(in: [1])?.description == "expected a set with 2, was one without it")
  }

  @Test func valuesOfCasesAreLiteralsOfCollections() {
    let tag = "b"
    #expect(matches(Call.tags, ["a", "b"]).matches(.tags(["a", "b"])))
    #expect(!matches(Call.tags, ["a", "b"]).matches(.tags(["b", "a"])))
    #expect(matches(Call.tags, ["a", tag]).matches(.tags(["a", "b"])))
    #expect(matches(Call.tags, []).matches(.tags([])))
    #expect(matches(Call.ids, [1, 2]).matches(.ids([2, 1])))
    #expect(matches(Call.rows, [[1], [any()]]).matches(.rows([[1], [3]])))
    #expect(matches(Call.table, ["a": 1]).matches(.table(["a": 1])))
  }
}
