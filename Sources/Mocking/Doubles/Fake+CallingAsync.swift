// The one line of an asynchronous method that cannot throw.

extension Fake {
  /// Records a call and answers it in its own time.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(isolation: isolation)
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call of a method that returns nothing, and waits for what was set up to happen.
  ///
  /// It needs no answer.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func call(
    _ interaction: Interaction, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(isolation: isolation)
    } catch {
      return call.fallBack(after: error, default: nil)
    }
  }

  /// Records a call and answers it in its own time, or hands it on to an object that the fake forwards to.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(
        isolation: isolation,
        on: { object in
          guard let object = object.taken(as: Target.self) else { return nil }
          return try await target(object)
        })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call and answers it in its own time, or hands it on to the superclass if the fake forwards to it.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    super: () async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(
        isolation: isolation,
        super: { superclass in
          guard superclass.taken(as: Void.self) != nil else { return nil }
          return try await `super`()
        })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call and answers it in its own time, or hands it on to an object or the superclass if the fake forwards to them.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do. A caller that was
  /// cancelled, and is answered so, gets the default value, and nothing fails.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) async throws -> Output,
    super: () async throws -> Output
  ) async -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(
        isolation: isolation,
        on: { object in
          guard let object = object.taken(as: Target.self) else { return nil }
          return try await target(object)
        },
        super: { superclass in
          guard superclass.taken(as: Void.self) != nil else { return nil }
          return try await `super`()
        })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }
}
