import Mocking
import Testing

@testable import Shop

@MainActor private final class ProductSearchFake: ProductSearch {
  let searchStub = Stub<String, [Product]>()

  func products(matching query: String) async throws -> [Product] {
    try await searchStub.throwingCall(query)
  }
}

@MainActor private final class SearchLogFake: SearchLog {
  let mock = Mock<String>()

  func log(_ message: String) { mock.record(message) }
}

@MainActor @Suite struct SearchViewModelTests {
  private struct Offline: Error {}

  private let search = ProductSearchFake()
  private let log = SearchLogFake()

  @Test func showsWhatIsFound() async {
    let lamp = Product(id: 3, name: "Lamp")
    search.searchStub.on("la").return([lamp])
    log.mock.expect("found 1")
    let model = SearchViewModel(search: search, log: log)
    await model.run(query: "la")
    #expect(model.state == .found([lamp]))
    log.mock.verify()
  }

  @Test func showsThatTheSearchFailed() async {
    search.searchStub.on(any()).throw(Offline())
    log.mock.expect(not("found 0"))
    let model = SearchViewModel(search: search, log: log)
    await model.run(query: "la")
    #expect(model.state == .failed)
    log.mock.verify()
  }

  @Test func showsTheOldResultUntilTheNewOneComes() async {
    let lamp = Product(id: 3, name: "Lamp")
    let model = SearchViewModel(search: search, log: log)
    log.mock.expect(any(), times: 2)
    search.searchStub.on("la").return([lamp])
    // The closure runs on the main actor, and may read what that protects.
    search.searchStub.on("lad").performOnMainActor { _ in
      #expect(model.state == .found([lamp]))
      return []
    }
    await model.run(query: "la")
    await model.run(query: "lad")
    #expect(model.state == .found([]))
    log.mock.verify()
  }
}
