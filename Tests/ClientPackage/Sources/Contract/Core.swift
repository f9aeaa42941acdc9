import Mocking

enum Interaction: Equatable, Sendable {
  case fetch(id: Int)
  case save(User, notify: Bool)
  case ping
  case find(String?)
  case pair(Int, String)
}
struct Timeout: Error {}
func expecting() {
  let mock = Mock<Interaction>(ordered: false)
  mock.expect(.fetch(id: 3))
  mock.expect(.ping, times: 2)
  mock.expect(.ping, times: 1...)
  mock.expect(.ping, times: 1...3)
  mock.expect(.ping, times: ..<4)
  mock.expect(any())
  mock.expect(any(), times: 0...)
  mock.expect(not(equals(.ping)))
  mock.expect(Interaction.fetch)
  mock.expect(Interaction.fetch, 3)
  mock.expect(Interaction.fetch(id:), 3)
  mock.expect(Interaction.save, has(\.name, "Alex"), any())
  mock.expect(Interaction.save, has(\.name, hasPrefix("A") && not("Al")) && has(\.age, greater(than: 3)), true, times: 2)
  mock.expect(Interaction.save, any(), true)
  mock.expect(Interaction.find, nil)
  mock.expect(Interaction.find, some("x"))
  mock.expect(Interaction.find, none())
  mock.expect(matches(Interaction.save, any(), false) || equals(.ping))
  mock.expect(matches { $0 == .ping })
  mock.expect(matches { if case .fetch(let id) = $0 { id > 3 } else { false } })
  mock.reject(.ping)
  mock.reject(Interaction.fetch, 4)
  mock.record(.fetch(id: 3))
  mock.verify()
  mock.verify(delay: 2)
  mock.verify(delay: 0.5)
  mock.verify(delay: .seconds(2))
  mock.reset()
  let n = 3, t = 2
  mock.expect(Interaction.fetch, n)
  mock.expect(Interaction.pair, n, any(), times: t)
  mock.expect(Interaction.pair, n, "x")
  let i = Mock<[Int]>(); i.expect([0, 1]); i.expect(matches([any(), 3]))
  let d = Mock<Double>(); d.expect(3); d.expect(3.5)
  let o = Mock<Int?>(); o.expect(3); o.expect(nil); o.expect(none()); o.expect(some(any()))
  let p = Mock<(String, String)>(); p.expect(matches(("Hello", "World"))); p.expect(equals(("a", "b")))
  let s = Mock<String>(); s.expect("x"); s.expect("a\(n)")
}
func observing() {
  let mock = Mock<Interaction>(strict: true, ordered: false, name: "repository", reporter: FailureReporter { failure in
    print(failure.message, failure.location.fileID, failure.location.line)
  })
  mock.record(.ping)
}
func spying(on mock: Mock<Interaction>) async {
  await mock.verify(delay: 2)
  await mock.verify(delay: .milliseconds(20))
  await mock.verify(delay: .seconds(1), clock: ContinuousClock())
}
func stubbing() async throws {
  let stub = Stub<(Int, Int), Int>()
  let behavior = stub.on(equals((2, 3)), return: 4)
  stub.on(matches((any(), any()))) { x, y in x * y }
  stub.on(any()) { $0 + $1 }
  stub.on(any()) { $0.0 + $0.1 }
  stub.on(matches((1, any())), throw: Timeout())
  _ = try await stub.invoke((2, 3))
  behavior.dispose()
  _ = behavior.isDisposed

  let names = Stub<Int, String>()
  names.on(3, return: "x")
  names.on(greater(than: 3) || 1, return: "z")
  names.on(5) { _ in throw Timeout() }
  names.on(any()) { id in
    try await Task.sleep(for: .seconds(1))
    return "\(id)"
  }
  _ = try await names.invoke(3)
  let count = Stub<Void, Int>()
  count.return(4)
  _ = try await count.invoke()
}
func stubbingSynchronously() throws {
  let count = Stub<Void, Int>()
  count.return(4)
  _ = try count.invoke()
  let product = Stub<(Int, Int), Int>()
  product.on(any()) { x, y in x * y }
  _ = try product.invoke((2, 3))
}
actor ActorRepository {
  let mock = Mock<Interaction>()
  let fetchStub = Stub<Int, User>()
  func fetch(_ id: Int) async throws -> User {
    mock.record(.fetch(id: id))
    return try await fetchStub.invoke(id)
  }
}
