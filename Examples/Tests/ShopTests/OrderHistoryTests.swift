import Mocking
import Testing

@testable import Shop

private final class OrderPagesFake: OrderPages, Fake {
  enum Interaction: Equatable { case page(from: String?) }

  let double = TestDouble<Interaction>(strict: true, ordered: true)

  func page(from cursor: String?) async throws -> OrderPage { try await throwingCall(.page(from: cursor)) }
}

@Suite(.verifyingMocks(onUnused: .fail)) struct OrderHistoryTests {
  private struct Offline: Error, Equatable {}

  private func collect(_ history: OrderHistory) async throws -> [Int] {
    try await history.reduce(into: []) { $0.append($1) }
  }

  @Test func goesFromPageToPage() async throws {
    let pages = OrderPagesFake()
    pages.expect(.page(from: nil)).return(OrderPage(orders: [1, 2], next: "b"))
    pages.expect(.page(from: "b")).return(OrderPage(orders: [], next: "c"))
    pages.expect(.page(from: "c")).return(OrderPage(orders: [3], next: nil))
    #expect(try await collect(OrderHistory(pages: pages)) == [1, 2, 3])
  }

  @Test func asksForNoMoreThanIsNeeded() async throws {
    let pages = OrderPagesFake()
    pages.expect(.page(from: nil)).return(OrderPage(orders: [1, 2], next: "b"))
    #expect(try await OrderHistory(pages: pages).first { _ in true } == 1)
  }

  @Test func endsWhereAPageFails() async throws {
    let pages = OrderPagesFake()
    pages.expect(.page(from: nil)).return(OrderPage(orders: [1], next: "b"))
    pages.expect(.page(from: "b")).throw(Offline())
    var seen: [Int] = []
    await #expect(throws: Offline()) {
      for try await order in OrderHistory(pages: pages) { seen.append(order) }
    }
    #expect(seen == [1])
  }
}
