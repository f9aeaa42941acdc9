import Foundation
import Mocking
import Testing

/// What the README of Dobby promises of mocks; that of matchers and stubs is tested with those.
@Suite struct SeedAcceptanceTestsDobby {
  private let log = FailureLog()

  private func count(after step: () -> Void) -> Int {
    step()
    return log.all.count
  }

  @Test func aStrictMockExpectsAllInOrder() {
    let mock = Mock<[Int]>(reporter: log.reporter)
    mock.expect(matches([any(), matches { $0 > 0 }]))
    #expect(count { mock.record([0, 1]) } == 0)
    #expect(count { mock.verify() } == 0)
    #expect(count { mock.record([1, 0]) } == 1)
  }

  @Test func theOrderMayBeIgnored() {
    let mock = Mock<[Int]>(ordered: false, reporter: log.reporter)
    mock.expect(matches([0, 1]))
    mock.expect(matches([1, 0]))
    #expect(count { mock.record([1, 0]) } == 0)
    #expect(count { mock.record([0, 1]) } == 0)
    #expect(count { mock.verify() } == 0)
    #expect(count { mock.record([0, 0]) } == 1)
  }

  @Test func aNiceMockIgnoresTheRestAndKeepsTheOrder() {
    let mock = Mock<[Int?]>(strict: false, reporter: log.reporter)
    mock.expect(matches([some(0)]))
    mock.expect(matches([some(any())]))
    mock.record([nil])
    mock.record([1])
    #expect(count { mock.record([0]) } == 0)
    #expect(count { mock.verify() } == 1)
    #expect(count { mock.record([1]) } == 1)
    #expect(count { mock.verify() } == 1)
  }

  @Test func aNiceMockMayIgnoreTheOrderToo() {
    let mock = Mock<[String: Int?]>(strict: false, ordered: false, reporter: log.reporter)
    mock.expect(matches(["zero": some(0)]))
    mock.expect(matches(["none": none()]))
    mock.record(["some": 1])
    mock.record(["none": nil])
    mock.record(["zero": 0])
    #expect(count { mock.verify() } == 0)
  }

  @Test func aNiceMockRejects() {
    let mock = Mock<Int>(nice: true, reporter: log.reporter)
    mock.reject(0)
    #expect(count { mock.record(0) } == 1)
  }

  @Test func verificationMayWait() async {
    let mock = Mock<Int>(reporter: log.reporter)
    mock.expect(1)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { mock.record(1) }
    await mock.verify(delay: 10)
    #expect(log.all.isEmpty)
  }

  private class Joiner {
    func join(first: String, _ second: String) -> String { first + second }
  }

  private final class JoinerMock: Joiner {
    let joinMock: Mock<(String, String)>
    let joinStub = Stub<(String, String), String>()
    init(_ log: FailureLog) { joinMock = Mock(reporter: log.reporter) }

    override func join(first: String, _ second: String) -> String {
      joinMock.record((first, second))
      // As there: a call that the stub has no behavior for ends the test.
      // swift-format-ignore: NeverUseForceTry
      return try! joinStub.invoke((first, second))
    }
  }

  @Test func aSubclassRecordsAndIsStubbed() {
    let joiner = JoinerMock(log)
    joiner.joinMock.expect(matches(("Hello", "World")))
    joiner.joinStub.on(any()) { first, _ in first }
    #expect(joiner.join(first: "Hello", "World") == "Hello")
    #expect(count { joiner.joinMock.verify() } == 0)
  }
}
