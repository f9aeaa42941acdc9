import Foundation
import Matchers
import Testing

@Suite struct ClosenessTests {
  @Test func numbersAndDurationsHaveADifference() {
    #expect(close(to: 3, within: 1).matches(4))
    #expect(!close(to: 3, within: 1).matches(1))
    #expect(close(to: 3 as UInt, within: 1).matches(2))
    #expect(close(to: 0.3, within: 1e-9).matches(0.1 + 0.2))
    #expect(close(to: Duration.seconds(2), within: .milliseconds(50)).matches(.milliseconds(1_950)))
    #expect(!close(to: Duration.seconds(2), within: .milliseconds(50)).matches(.milliseconds(2_051)))
    #expect(close(to: Double.infinity, within: 0).matches(.infinity))
    #expect(!close(to: Double.nan, within: 1).matches(.nan))
    #expect(!close(to: 1, within: Double.nan).matches(1))
    #expect(!close(to: 1, within: -1).matches(1))
  }

  @Test func datesHaveADistance() {
    let date = Date(timeIntervalSince1970: 1_000)
    #expect(close(to: date, within: 5).matches(date + 5))
    #expect(close(to: date, within: 5).matches(date - 5))
    #expect(!close(to: date, within: 5).matches(date + 6))
    #expect(!close(to: date, within: -5).matches(date))
  }

  @Test func noDistanceIsTooGreat() {
    #expect(!close(to: Int.min, within: 5).matches(.max))
    #expect(close(to: Int8.min, within: 127).matches(-1))
    #expect(!close(to: UInt64.max, within: 5).matches(0))
  }

  @Test func saysHowClose() {
    #expect(
      close(to: Duration.seconds(2), within: .milliseconds(50)).mismatch(in: .seconds(3))?.description
        == "expected a value within 0.05 seconds of 2.0 seconds, was 3.0 seconds")
    #expect(
      not(close(to: 3, within: 1)).mismatch(in: 4)?.description == "expected a value not within 1 of 3, was 4")
    #expect(close(to: 3, within: 1).description == "close(to: 3, within: 1)")
  }
}
