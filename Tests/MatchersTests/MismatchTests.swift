import Matchers
import Testing

@Suite struct MismatchTests {
  @Test func aDifferenceReadsWithItsPath() {
    #expect(Difference(path: ".name", expected: "1", actual: "2").description == ".name: expected 1, was 2")
  }

  @Test func aDifferenceInTheValueItselfReadsWithoutOne() {
    #expect(Difference(expected: "1", actual: "2").description == "expected 1, was 2")
  }

  @Test func aMismatchShowsItsFirstDifference() throws {
    let mismatch = try #require(matches((1, 2, 3)).mismatch(in: (1, 4, 5)))
    #expect(mismatch.path == ".1")
    #expect(mismatch.expected == "2")
    #expect(mismatch.actual == "4")
  }

  @Test func aMismatchListsItsDifferencesFromTheOutsideIn() throws {
    let matcher: Matcher<(Int, [Int])> = matches((1, matches([2, 3])))
    let mismatch = try #require(matcher.mismatch(in: (0, [2, 0])))
    #expect(mismatch.differences.map(\.path) == [".0", ".1[1]"])
    #expect(mismatch.description == ".0: expected 1, was 0\n.1[1]: expected 3, was 0")
  }
}
