/// Something to buy.
struct Product: Equatable, Sendable {
  var id: Int
  var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Where products come from.
protocol ProductRepository: Sendable {
  func product(id: Int) async throws -> Product
}

/// Products by their number, each loaded at most once.
actor ProductCatalog {
  private let repository: any ProductRepository
  private var loaded: [Int: Product] = [:]

  init(repository: any ProductRepository) {
    self.repository = repository
  }

  func product(id: Int) async throws -> Product {
    if let product = loaded[id] { return product }
    let product = try await repository.product(id: id)
    loaded[id] = product
    return product
  }
}
