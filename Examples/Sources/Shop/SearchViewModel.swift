/// Finds products by what their name begins with.
@MainActor
protocol ProductSearch {
  func products(matching query: String) async throws -> [Product]
}

/// Tells how a search went.
@MainActor
protocol SearchLog {
  func log(_ message: String)
}

/// What a search screen shows.
@MainActor
final class SearchViewModel {
  enum State: Equatable {
    case empty
    case found([Product])
    case failed
  }

  private(set) var state = State.empty
  private let search: any ProductSearch
  private let log: any SearchLog

  init(search: any ProductSearch, log: any SearchLog) {
    self.search = search
    self.log = log
  }

  func run(query: String) async {
    do {
      let products = try await search.products(matching: query)
      state = .found(products)
      log.log("found \(products.count)")
    } catch {
      state = .failed
      log.log("failed")
    }
  }
}
