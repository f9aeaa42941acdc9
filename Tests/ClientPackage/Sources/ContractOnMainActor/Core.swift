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
  mock.expect(Interaction.save, User(name: "Alex", age: 3), any())
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

func followingOneExpectation(of mock: Mock<Interaction>) async {
  let saved = mock.expect(Interaction.save, any(), true, times: 1...)
  _ = saved.count == 0 && !saved.isFulfilled
  await saved.verify(within: .seconds(1))
  saved.dispose()
}

func observing() {
  let mock = Mock<Interaction>(strict: true, ordered: false, name: "repository", reporter: FailureReporter { failure in
    print(failure.message, failure.location.filePath, failure.location.line)
  })
  mock.record(.ping)
}

func asking(_ mock: Mock<Interaction>) async {
  _ = mock.interactions.count

  // What was recorded, found as it is expected, and typed: a collection of the values of the case.
  _ = mock.calls(.ping).count == 2 && mock.calls(Interaction.save).isEmpty
  _ = mock.calls(Interaction.fetch, 3).count + mock.calls(any()).count
  let ids: [Int] = Array(mock.calls(Interaction.fetch))
  print(ids)
  for (user, notify) in mock.calls(Interaction.save) { print(user.name, notify) }
  for (user, _) in mock.calls(Interaction.save, has(\.name, "A"), any()) { print(user.name) }
  _ = mock.calls(Interaction.save).last?.0.name == "A"

  // Verified after the fact, or waited for: what has come already counts.
  mock.verify(.ping)
  mock.verify(.ping, times: 2...)
  mock.verify(Interaction.fetch, 3, times: 2)
  mock.verify(Interaction.save)
  mock.verify(Interaction.save, has(\.name, "A"), any())
  mock.calls(.ping).verify(times: 2)
  await mock.calls(.ping).verify(within: .seconds(1))
  await mock.calls(Interaction.fetch, greater(than: 3)).verify(times: 2..., within: .seconds(1))
  _ = mock.calls(Interaction.fetch) == [1, 2, 3]
  _ = mock.calls(.ping).count + mock.calls(Interaction.fetch).count == 6
  verifyInOrder(mock.calls(Interaction.fetch), mock.calls(.ping), Mock<Int>().calls(1))
  await verifyInOrder(mock.calls(Interaction.fetch), mock.calls(.ping), within: .seconds(1))
  mock.verifyNoMoreInteractions()

  await mock.verify(delay: 2)
  await mock.verify(delay: .milliseconds(20))
  await mock.verify(delay: .seconds(1), clock: ContinuousClock())
  await mock.verify(after: .milliseconds(50))
  for await interaction in mock.allInteractions {
    print(interaction)
    break
  }
}

func stubbing() async throws {
  let stub = Stub<(Int, Int), Int>()
  let four = stub.on(equals((2, 3))).return(4)
  stub.on(matches((any(), any()))).perform { x, y in x * y }
  stub.on(any()).perform { $0 + $1 }
  stub.on(any()).perform { $0.0 + $0.1 }
  stub.on(matches((1, any()))).throw(Timeout())
  stub.on(any()).return(1, 2, 3)
  stub.on(any()).return(1, 2, 3, repeating: .cycle)
  stub.on(any()).inTurn(.return(1), .throw(Timeout()), .perform { $0.0 })
  _ = try await stub.invoke((2, 3))
  four.dispose()
  _ = four.isDisposed || four.invocationCount == 0

  let names = Stub<Int, String>()
  names.on(3).return("x")
  names.on(3).return("x", times: 2)
  names.on(greater(than: 3) || 1).return("z")
  names.on(5).perform { id in "\(id)" }
  names.on(6).perform { _ in throw Timeout() }
  names.on(any()).perform { id in
    try await Task.sleep(for: .seconds(1))
    return "\(id)"
  }
  let loading = names.on(any()).suspend()
  let id: Int = try await loading.arrival(within: .seconds(2))
  loading.resume(returning: "\(id)")
  loading.resume(throwing: Timeout())
  _ = try await names.invoke(3)

  let done = Stub<Int, Void>()
  done.on(3).return()
  done.on(any()).perform { _ in
    print("one")
    print("two")
  }
  done.on(any()).suspend().resume()

  let count = Stub<Void, Int>()
  count.return(4)
  _ = try await count.invoke()

  let users = Stub<Interaction, User?>()
  users.on(.ping).return(nil)
  users.on(Interaction.fetch).perform { id in User(name: "\(id)", age: id) }
  users.on(Interaction.save, has(\.age, 3), any()).perform { user, notify in notify ? user : nil }
}

/// The short forms, as Dobby has them: of stubs, by value and by matcher.
func stubbingInShort() throws {
  let product = Stub<(Int, Int), Int>()
  let behavior = product.on(equals((2, 3)), return: 4)
  product.on(matches((any(), any()))) { x, y in x * y }
  product.on(matches((1, any())), throw: Timeout())
  _ = try product.invoke((2, 3))
  behavior.dispose()

  let names = Stub<Int, String>()
  names.on(3, return: "x")
  names.on(4, throw: Timeout())
  names.on(5) { id in "\(id)" }
  names.on(any()) { id in
    try await Task.sleep(for: .seconds(1))
    return "\(id)"
  }
}
