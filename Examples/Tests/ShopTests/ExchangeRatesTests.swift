import Foundation
import Mocking
import Testing

@testable import Shop

/// A fake whose method returns nothing, and calls back.
///
/// The completion rides in the call, and the test calls it: when the test pleases, or by an answer that was set up.
private final class HTTPClientFake: HTTPClient, Fake {
  typealias Completion = @Sendable (Result<Data, any Error>) -> Void

  enum Interaction: Equatable {
    case get(String, completion: Ignored<Completion>)
  }

  let double = TestDouble<Interaction>()

  func get(_ path: String, completion: @escaping Completion) { call(.get(path, completion: Ignored(completion))) }
}

@Suite struct ExchangeRatesTests {
  private typealias Call = HTTPClientFake.Interaction
  private struct Offline: Error {}

  private let client = HTTPClientFake()
  private let results = Mock<Double>(nice: true)
  private let errors = Mock<String>(nice: true)

  private func ask(_ rates: ExchangeRates, for currency: String) {
    rates.rate(of: currency) { [results, errors] result in
      switch result {
      case .success(let rate): results.record(rate)
      case .failure(let error): errors.record("\(type(of: error))")
      }
    }
  }

  @Test func callsBackWhenTheServerDoes() {
    ask(ExchangeRates(client: client), for: "EUR")
    #expect(results.interactions.isEmpty)
    for (path, completion) in client.calls(Call.get) {
      #expect(path == "/rates/EUR")
      completion.value(.success(Data("1.25".utf8)))
    }
    #expect(results.interactions == [1.25])
  }

  @Test func asksForEachCurrencyOnce() {
    client.expect(Call.get, hasSuffix("EUR"), any()).perform { _, completion in
      completion.value(.success(Data("1.25".utf8)))
    }
    let rates = ExchangeRates(client: client)
    ask(rates, for: "EUR")
    ask(rates, for: "EUR")
    #expect(results.interactions == [1.25, 1.25])
    client.verify()
    client.verifyNoMoreInteractions()
  }

  @Test func saysWhatWentWrong() {
    client.on(Call.get).perform { _, completion in completion.value(.success(Data("much".utf8))) }
    client.on(Call.get, "/rates/EUR", any()).perform { _, completion in completion.value(.failure(Offline())) }
    let rates = ExchangeRates(client: client)
    ask(rates, for: "EUR")
    ask(rates, for: "USD")
    #expect(errors.interactions == ["Offline", "Unreadable"])
  }

  @Test func callsBackFromAnotherQueue() async {
    client.on(Call.get).perform { _, completion in
      DispatchQueue.global().async { completion.value(.success(Data("2".utf8))) }
    }
    ask(ExchangeRates(client: client), for: "USD")
    await results.calls(2).verify(within: .seconds(5))
  }
}
