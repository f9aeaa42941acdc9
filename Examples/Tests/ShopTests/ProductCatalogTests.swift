import Mocking
import Testing

@testable import Shop

private actor ProductRepositoryFake: ProductRepository {
  let mock = Mock<Int>()
  let productStub = Stub<Int, Product>()

  func product(id: Int) async throws -> Product {
    mock.record(id)
    return try await productStub.throwingCall(id)
  }
}

@Suite struct ProductCatalogTests {
  private struct OutOfStock: Error {}

  private let repository = ProductRepositoryFake()

  @Test func loadsAProductOnce() async throws {
    repository.mock.expect(3)
    repository.productStub.on(3).return(Product(id: 3, name: "Lamp"))
    let catalog = ProductCatalog(repository: repository)

    for _ in 1...2 {
      let product = try await catalog.product(id: 3)
      #expect(product.name == "Lamp")
    }
    repository.mock.verify()
  }

  @Test func triesAgainAfterAFailure() async throws {
    repository.mock.expect(3, times: 2)
    let outage = repository.productStub.on(3).throw(OutOfStock())
    let catalog = ProductCatalog(repository: repository)

    await #expect(throws: OutOfStock.self) { try await catalog.product(id: 3) }
    outage.dispose()
    repository.productStub.on(3).perform { id in Product(id: id, name: "Lamp") }
    #expect(try await catalog.product(id: 3).name == "Lamp")
    repository.mock.verify()
  }

  @Test func waitsForASlowRepository() async throws {
    repository.mock.expect(any())
    repository.productStub.on(any()).perform { id in
      try await Task.sleep(for: .milliseconds(10))
      return Product(id: id, name: "Chair")
    }
    #expect(try await ProductCatalog(repository: repository).product(id: 8) == Product(id: 8, name: "Chair"))
  }

  @Test func loadsInTheBackground() async {
    let loading = repository.mock.expect(1)
    repository.productStub.on(any()).return(Product(id: 1, name: "Desk"))
    let catalog = ProductCatalog(repository: repository)
    Task.detached { try await catalog.product(id: 1) }
    await loading.verify(within: .seconds(5))
  }
}
