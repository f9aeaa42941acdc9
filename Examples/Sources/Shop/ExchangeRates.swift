import Foundation

/// Fetches what is at a path, and calls back on some queue.
protocol HTTPClient {
  func get(_ path: String, completion: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

/// Knows what a currency is worth, asking a server for each currency once.
final class ExchangeRates: @unchecked Sendable {
  struct Unreadable: Error, Equatable {}

  private let client: any HTTPClient
  // Guards the rates, which is what makes the class Sendable.
  private let lock = NSLock()
  private var known: [String: Double] = [:]

  init(client: any HTTPClient) {
    self.client = client
  }

  func rate(of currency: String, completion: @escaping @Sendable (Result<Double, any Error>) -> Void) {
    if let rate = lock.withLock({ known[currency] }) { return completion(.success(rate)) }
    client.get("/rates/\(currency)") { result in
      completion(
        result.flatMap { data in
          guard let rate = Double(String(decoding: data, as: UTF8.self)) else { return .failure(Unreadable()) }
          self.lock.withLock { self.known[currency] = rate }
          return .success(rate)
        })
    }
  }
}
