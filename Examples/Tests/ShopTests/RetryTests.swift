import Mocking
import Testing

@testable import Shop

private final class UploaderFake: Uploading {
  let mock = Mock<String>()
  let uploadStub = Stub<String, Void>()

  func upload(_ text: String) async throws {
    mock.record(text)
    try await uploadStub.throwingCall(text)
  }
}

private final class WaitingFake: Waiting {
  let mock = Mock<Duration>(nice: true)

  func wait(for duration: Duration) async { mock.record(duration) }
}

@Suite(.verifyingMocks) struct RetryTests {
  private struct Offline: Error {}

  private let uploader = UploaderFake()
  private let waiting = WaitingFake()
  private var retrying: RetryingUploader { RetryingUploader(uploader: uploader, waiting: waiting) }

  @Test func triesUntilItWorksAndBacksOff() async throws {
    uploader.mock.expect("photo", times: 3)
    uploader.uploadStub.on(any()).inTurn(.throw(Offline()), .throw(Offline()), .return())
    try await retrying.upload("photo")
    #expect(waiting.mock.interactions == [.seconds(1), .seconds(2)])
  }

  @Test func givesUpAfterTheLastTry() async {
    uploader.mock.expect(any(), times: 4)
    uploader.uploadStub.on(any()).throw(Offline())
    await #expect(throws: Offline.self) { try await retrying.upload("photo") }
    #expect(waiting.mock.interactions.count == 3)
  }

  @Test func doesNotWaitWhenItWorksAtOnce() async throws {
    uploader.mock.expect(any())
    uploader.uploadStub.on(any()).return()
    try await retrying.upload("photo")
    waiting.mock.verifyNoMoreInteractions()
  }
}
