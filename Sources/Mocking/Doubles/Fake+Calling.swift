// The one line of a method that cannot throw.

extension Fake {
  /// Records a call and answers it.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// ```swift
  /// func count() -> Int { call(.count) }
  /// ```
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer()
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call of a method that returns nothing.
  ///
  /// It needs no answer.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func call(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Void>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer()
    } catch {
      return call.fallBack(after: error, default: nil)
    }
  }

  /// Records a call and answers it, or hands it on to an object that the fake forwards to.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) throws -> Output
  ) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer(on: { try $0.taken(as: Target.self).map(target) })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call and answers it, or hands it on to the superclass if the fake forwards to it.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func call<Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    super: () throws -> Output
  ) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer(super: { try $0.taken(as: Void.self).map { try `super`() } })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }

  /// Records a call and answers it, or hands it on to an object or the superclass if the fake forwards to them.
  ///
  /// A call that nothing answers, or that is answered by an error, fails the test that the fake was made in, and returns
  /// a default value. Where there is none, the process stops with a message that says what to do.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fallback: What to return if nothing answers; the default value of the type, unless told otherwise.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - target: Calls the method on an object. Objects of another type are passed over.
  ///   - super: Calls the method of the superclass.
  /// - Returns: What the first matching answer says; else what the fake forwards to; else a default value.
  @_disfavoredOverload  // So that `await` finds the other one, whatever the closures do.
  public func call<Target, Output>(
    _ interaction: Interaction, default fallback: @autoclosure () -> Output? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    on target: (Target) throws -> Output,
    super: () throws -> Output
  ) -> Output {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let call = FakeCall<Interaction, Output>(double: double, interaction: interaction, location: location)
    do {
      return try call.answer(
        on: { try $0.taken(as: Target.self).map(target) }, super: { try $0.taken(as: Void.self).map { try `super`() } })
    } catch {
      return call.fallBack(after: error, default: fallback())
    }
  }
}
