// The one line of a method that throws one type of error.

extension Fake {
  /// Records a call of a method that throws errors of one type, and answers it.
  ///
  /// An error of another type, or a call that nothing answers, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - failure: The type of the errors that the method throws.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws, if it is of that type.
  public func throwingCall<Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws(Failure) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer()
    } catch let error as Failure {
      throw error
    } catch {
      return call.fallBack(
        after: error, default: fallback(), cannot: "throw anything but `\(failure)`")
    }
  }

  /// Records a call of a method that throws errors of one type and returns nothing, and answers it.
  ///
  /// An error of another type fails the test that the fake was made in.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - failure: The type of the errors that the method throws.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Throws: What the answer throws, if it is of that type.
  public func throwingCall<Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws(Failure) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer()
    } catch let error as Failure {
      throw error
    } catch {
      return call.fallBack(
        after: error, default: nil, cannot: "throw anything but `\(failure)`")
    }
  }

  /// Records a call of a method that throws errors of one type, and answers it in its own time.
  ///
  /// An error of another type, or a call that nothing answers, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - failure: The type of the errors that the method throws.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  /// - Throws: What the answer throws, if it is of that type.
  public func throwingCall<Output, Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type, default fallback: @autoclosure () -> Output? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(Failure) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(isolation: isolation)
    } catch let error as Failure {
      throw error
    } catch {
      return call.fallBack(
        after: error, default: fallback(), cannot: "throw anything but `\(failure)`")
    }
  }

  /// Records a call of a method that throws errors of one type and returns nothing, and answers it in its own time.
  ///
  /// An error of another type fails the test that the fake was made in.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - failure: The type of the errors that the method throws.
  ///   - isolation: The actor to stay on; that of the caller.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Throws: What the answer throws, if it is of that type.
  public func throwingCall<Failure: Error>(
    _ interaction: Interaction, throws failure: Failure.Type, isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws(Failure) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    do {
      return try await call.awaitedAnswer(isolation: isolation)
    } catch let error as Failure {
      throw error
    } catch {
      return call.fallBack(
        after: error, default: nil, cannot: "throw anything but `\(failure)`")
    }
  }
}
