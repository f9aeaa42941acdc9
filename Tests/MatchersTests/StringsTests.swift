import Matchers
import Testing

@Suite struct StringsTests {
  @Test func partsOfAString() {
    #expect((hasPrefix("ab") as Matcher<String>).matches("abc"))
    #expect(!(hasPrefix("b") as Matcher<String>).matches("abc"))
    #expect((hasSuffix("bc") as Matcher<String>).matches("abc"))
    #expect(!(hasSuffix("b") as Matcher<String>).matches("abc"))
    #expect((contains("b") as Matcher<String>).matches("abc"))
    #expect(!(contains("x") as Matcher<String>).matches("abc"))
    #expect((contains("") as Matcher<String>).matches(""))
    #expect((hasPrefix("ab") as Matcher<Substring>).matches("abc"))
  }

  @Test func regularExpressionsAsAWholeOrInside() {
    let whole: Matcher<String> = matches(/[a-z]+@[a-z]+/)
    #expect(whole.matches("a@b"))
    #expect(!whole.matches("a@b!"))
    let part: Matcher<String> = contains(/[0-9]/)
    #expect(part.matches("a1"))
    #expect(!part.matches("a"))
  }

  @Test func stringsAreCollections() {
    #expect((isEmpty() as Matcher<String>).matches(""))
    #expect((hasCount(3) as Matcher<String>).matches("abc"))
    #expect((contains(equals("c" as Character)) as Matcher<String>).matches("abc"))
  }

  @Test func explainThemselvesAndTheirNegation() {
    let prefix: Matcher<String> = hasPrefix("a")
    #expect(prefix.mismatch(in: "b")?.description == #"expected a string beginning with "a", was "b""#)
    #expect((!prefix).mismatch(in: "a")?.description == #"expected a string not beginning with "a", was "a""#)
    let regex: Matcher<String> = matches(/[0-9]/)
    #expect(regex.mismatch(in: "b")?.description == #"expected a string matched by /[0-9]/, was "b""#)
  }

  @Test func caseMayMakeNoDifference() {
    for (left, right) in [("Hello", "hELLO"), ("straße", "STRASSE"), ("ΣΑΣ", "σας")] {
      #expect(equals(left, ignoringCase: true).matches(right))
    }
    #expect(!equals("a", ignoringCase: true).matches("b"))
    #expect(!equals("a", ignoringCase: false).matches("A"))
    let matcher = equals("a", ignoringCase: true)
    #expect(matcher.description == #"equals("a", ignoringCase: true)"#)
    #expect(matcher.mismatch(in: "b")?.description == #"expected "a" in any case, was "b""#)
    #expect(not(matcher).mismatch(in: "A")?.description == #"expected a string other than "a" in any case, was "A""#)
  }
}
