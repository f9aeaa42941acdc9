/// Something that may work when it is tried again.
protocol Uploading: Sendable {
  func upload(_ text: String) async throws
}

/// Waits between two tries.
protocol Waiting: Sendable {
  func wait(for duration: Duration) async
}

/// Uploads, trying again after a wait that doubles each time.
struct RetryingUploader {
  let uploader: any Uploading
  let waiting: any Waiting
  var tries = 4

  func upload(_ text: String) async throws {
    var pause = Duration.seconds(1)
    for _ in 1..<tries {
      do {
        return try await uploader.upload(text)
      } catch {
        await waiting.wait(for: pause)
        pause *= 2
      }
    }
    try await uploader.upload(text)
  }
}
