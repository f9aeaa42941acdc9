/// One page of a customer's orders.
struct OrderPage: Equatable, Sendable {
  var orders: [Int]
  /// Where the next page begins; nil for the last one.
  var next: String?
}

/// Hands out orders page by page.
protocol OrderPages: Sendable {
  func page(from cursor: String?) async throws -> OrderPage
}

/// All orders of a customer, one after the other; a page is asked for when its first order is needed.
struct OrderHistory: AsyncSequence {
  typealias Element = Int

  let pages: any OrderPages

  func makeAsyncIterator() -> Iterator { Iterator(pages: pages) }

  struct Iterator: AsyncIteratorProtocol {
    let pages: any OrderPages
    private var orders: ArraySlice<Int> = []
    private var cursor: String?
    private var isLast = false

    init(pages: any OrderPages) {
      self.pages = pages
    }

    mutating func next() async throws -> Int? {
      while orders.isEmpty && !isLast {
        let page = try await pages.page(from: cursor)
        (orders, cursor, isLast) = (page.orders[...], page.next, page.next == nil)
      }
      return orders.popFirst()
    }
  }
}
