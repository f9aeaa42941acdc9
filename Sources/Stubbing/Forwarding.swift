/// What a stub hands an invocation on to when no behavior matches.
struct ForwardingTarget<Input, Output> {
  enum Kind {
    case closure(Answer<Input, Output>)
    case object(Any)
    case superclass
  }

  let kind: Kind
  let handle: Behavior

  /// Answers at once, if it can.
  ///
  /// - Returns: Nil if the target is an object of an unrelated type, or a superclass that the invocation does not call.
  func answer<Value>(
    to input: Input, on: (ForwardedObject) throws -> Value?, super: (ForwardedObject) throws -> Value?,
    convert: (Output, Behavior) throws -> Value, stub: String
  ) throws -> Value? {
    switch kind {
    case .closure(let answer):
      switch handle.claim(isRefused: { _ in answer.isAsynchronous }) {
      case .taken: return try convert(answer.now(for: input), handle)
      case .refused: throw StubError.mustBeAwaited(input, by: stub, target: handle)
      case .gone: return nil
      }
    case .object(let object): return try on(ForwardedObject(object: object, handle: handle))
    case .superclass: return try `super`(ForwardedObject(object: (), handle: handle))
    }
  }

  /// Answers, taking whatever time it takes, if it can.
  func awaitedAnswer<Value>(
    to input: Input, isolation: isolated (any Actor)? = #isolation,
    on: (ForwardedObject) async throws -> Value?, super: (ForwardedObject) async throws -> Value?,
    convert: (Output, Behavior) throws -> Value
  ) async throws -> Value? {
    switch kind {
    case .closure(let answer):
      guard case .taken = handle.claim() else { return nil }
      return try convert(await answer.awaited(for: input), handle)
    case .object(let object): return try await on(ForwardedObject(object: object, handle: handle))
    case .superclass: return try await `super`(ForwardedObject(object: (), handle: handle))
    }
  }
}

/// An object that a stub forwards to, on its way to the closure that calls it; `()` stands for the superclass.
package struct ForwardedObject {
  private let object: Any
  private let handle: Behavior

  fileprivate init(object: Any, handle: Behavior) {
    self.object = object
    self.handle = handle
  }

  /// The object, counting the invocation, if it is of a type.
  package func taken<Target>(as type: Target.Type) -> sending Target? {
    guard let target = object as? Target, case .taken = handle.claim() else { return nil }
    // Lent for one invocation, and safe wherever the stub is invoked: see the conformance below.
    nonisolated(unsafe) let lent = target
    return lent
  }
}

// The object need not be Sendable. It is lent to one closure of the fake's for the time of one invocation, and where a
// stub is invoked from several isolation domains, it has to be safe in all of them: `forward(to:)` says so to who sets it.
extension ForwardedObject: @unchecked Sendable {}

// MARK: - Setting up

extension Stub {
  /// Hands invocations that no behavior matches on to a closure.
  ///
  /// ```swift
  /// repository.fetchStub.forward { id in try real.fetch(id: id) }
  /// ```
  ///
  /// Behaviors answer first, whatever the order in which they and this are set up. What is forwarded to later answers
  /// before what is forwarded to earlier.
  ///
  /// - Parameters:
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread that invokes the stub, outside any lock.
  /// - Returns: What can be disposed of to forward no more.
  @discardableResult
  public func forward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    to handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return addTarget(.closure(.perform(handler)), at: location)
  }

  /// Hands invocations that no behavior matches on to a closure that takes its time.
  ///
  /// - Parameters:
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. Only an invocation with `await` can be answered by it.
  /// - Returns: What can be disposed of to forward no more.
  @discardableResult
  public func forward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    to handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return addTarget(.closure(.perform(handler)), at: location)
  }

  /// Hands invocations that no behavior matches on to an object.
  ///
  /// The method of the fake says how, where it invokes the stub with `on:`. An object of another type than that closure
  /// takes is passed over.
  ///
  /// ```swift
  /// override func bark() -> String { barkStub.call((), on: { (dog: Dog) in dog.bark() }) }
  ///
  /// fake.barkStub.forward(to: Dog())
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object. It is kept until the forwarding is disposed of. It is used on whatever thread invokes the
  ///     stub: where that is more than one, it has to be safe there.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What can be disposed of to forward no more.
  @_disfavoredOverload  // So that a closure is taken for the closure that it is.
  @discardableResult
  public func forward<Target>(
    to target: Target, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let type = "\(Swift.type(of: target as Any))"
    if type.contains("->") {
      let needed = "@Sendable (\(Input.self)) throws -> \(Output.self)"
      sink.report("\(description) cannot forward to a closure of type \(type): it has to be \(needed).", location)
    }
    return addTarget(.object(target), at: location)
  }

  /// Hands invocations that no behavior matches on to the superclass of the fake.
  ///
  /// The method of the fake says how, where it invokes the stub with `super:`.
  ///
  /// ```swift
  /// override func bark() -> String { barkStub.call((), super: { super.bark() }) }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What can be disposed of to forward no more.
  @discardableResult
  public func forwardToSuper(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Behavior {
    addTarget(.superclass, at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func addTarget(_ kind: ForwardingTarget<Input, Output>.Kind, at location: CodeLocation) -> Behavior {
    dropDisposed()
    return state.withLock { state in
      let handle = makeHandle(number: state.takeNumber(), at: location)
      state.append(ForwardingTarget(kind: kind, handle: handle))
      return handle
    }
  }
}
