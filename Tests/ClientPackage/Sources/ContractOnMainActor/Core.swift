import Mocking

// Mocks and stubs, as a user writes them. `import Mocking` brings Matchers and Stubbing along.

nonisolated enum Interaction: Equatable, Sendable {
  case fetch(id: Int)
  case save(User, notify: Bool)
  case ping
  case find(String?)
  case pair(Int, String)
}

struct Timeout: Error {}

func expecting() {
  let mock = Mock<Interaction>(ordered: false)

  // A value, a matcher, or a case and its arguments; any number of times.
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

  // Across mocks.
  let order = InOrder()
  mock.expect(.ping, in: order)
  Mock<Int>(nice: true).expect(1, in: order)

  mock.record(.fetch(id: 3))
  mock.verify()
  mock.verify(delay: 2)
  mock.verify(delay: 0.5)
  mock.verify(delay: .seconds(2))
  mock.reset()
}

func observing() {
  let mock = Mock<Interaction>(strict: true, ordered: false, name: "repository", reporter: FailureReporter { failure in
    print(failure.message, failure.location.fileID, failure.location.line)
  })
  mock.record(.ping)
}

func spying(on mock: Mock<Interaction>) async {
  _ = mock.interactions.count
  _ = mock.received(.ping) && mock.received(Interaction.save) && mock.received(Interaction.save, any(), true)
  _ = mock.count(of: .ping) + mock.count(of: Interaction.fetch) + mock.count(of: Interaction.fetch, 3)
  _ = mock.count(of: any())
  let ids: [Int] = mock.arguments(of: Interaction.fetch)
  print(ids)
  for (user, notify) in mock.arguments(of: Interaction.save) { print(user.name, notify) }

  mock.verify(.ping)
  mock.verify(.ping, times: 2...)
  mock.verify(Interaction.fetch, 3, times: 2)
  mock.verify(Interaction.save)
  mock.verify(Interaction.save, has(\.name, "A"), any())
  mock.verifyNoMoreInteractions()

  await mock.verify(delay: 2)
  await mock.verify(delay: .milliseconds(20))
  await mock.verify(delay: .seconds(1), clock: ContinuousClock())
  await mock.verify(after: .milliseconds(50))
  _ = await mock.received(.ping, within: .seconds(1))
}

func stubbing() async throws {
  let stub = Stub<(Int, Int), Int>()
  let behavior = stub.on(equals((2, 3)), return: 4)
  stub.on(matches((any(), any()))) { x, y in x * y }
  stub.on(any()) { $0 + $1 }
  stub.on(any()) { $0.0 + $0.1 }
  stub.on(matches((1, any())), throw: Timeout())
  stub.on(any(), answers: .return(1), .throw(Timeout()), .perform { $0.0 })
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

  let anything = Stub<Interaction, Any>()
  anything.on(.ping, return: "pong")
  anything.on(Interaction.fetch, return: User(name: "a", age: 1))
  anything.on(Interaction.fetch, 3, return: User(name: "a", age: 1))
  let user: User = try anything.invoke(.fetch(id: 3))
  print(user)
}

func stubbingSynchronously() throws {
  let count = Stub<Void, Int>()
  count.return(4)
  _ = try count.invoke()
  let product = Stub<(Int, Int), Int>()
  product.on(any()) { x, y in x * y }
  _ = try product.invoke((2, 3))
}
