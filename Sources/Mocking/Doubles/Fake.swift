/// A type with a test double, which gives it the verbs of a mock and of a stub.
///
/// Conform a class, actor or struct that stands in for something real; see ``TestDouble`` for an example. To the code under
/// test it is what it stands in for, and to the test it is a mock that can be told what to answer:
///
/// ```swift
/// dog.on(.bark, return: "Meow")
/// dog.expect(FakeDog.Interaction.eat, any(), times: 2)
/// …
/// dog.verify()
/// ```
///
/// A fake whose own methods have the name of a verb keeps them; the verb is found at its `double`.
public protocol Fake<Interaction>: InteractionRecording {
  /// What is called.
  associatedtype Interaction
  /// What records and answers the calls.
  var double: TestDouble<Interaction> { get }
}

extension Fake {
  /// The mock that records the calls.
  public var mock: Mock<Interaction> { double.mock }

  /// Records a call that needs no answer.
  ///
  /// - Parameters:
  ///   - interaction: What was called.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  public func record(
    _ interaction: Interaction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    mock.record(interaction, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// MARK: - When no answer was set up

extension Fake {
  /// Answers calls that nothing else answers with the default value of what they return.
  ///
  /// - Parameter defaults: The values to use.
  public func useDefaultValues(from defaults: DefaultValues = .standard) {
    double.stub.useDefaultValues(from: defaults)
  }

  /// Hands calls that no answer was set up for on to an object.
  ///
  /// The method of the fake says how, where it calls with `on:`. An object of another type than that closure takes is
  /// passed over.
  ///
  /// - Parameters:
  ///   - target: The object; see ``Stub/forward(to:fileID:filePath:line:column:)``.
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  /// - Returns: What can be disposed of to forward no more.
  @discardableResult
  public func forward<Target>(
    to target: Target, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Behavior {
    double.stub.forward(to: target, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Hands calls that no answer was set up for on to a closure.
  ///
  /// - Parameters:
  ///   - fileID: Where it is set up.
  ///   - filePath: Likewise.
  ///   - line: Likewise.
  ///   - column: Likewise.
  ///   - handler: Computes what to return, or throws. It runs on the thread of the call, outside any lock.
  /// - Returns: What can be disposed of to forward no more.
  @discardableResult
  public func forward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    to handler: @escaping @Sendable (Interaction) throws -> Any?
  ) -> Behavior {
    double.stub.forward(fileID: fileID, filePath: filePath, line: line, column: column) {
      answerValue(try handler($0))
    }
  }

  /// Hands calls that no answer was set up for on to the superclass of the fake.
  ///
  /// The method of the fake says how, where it calls with `super:`.
  ///
  /// ```swift
  /// override func bark() -> String { call(.bark, super: { super.bark() }) }
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
    double.stub.forwardToSuper(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes away all answers, what is forwarded to, and default values; expectations and what was recorded stay.
  public func removeAllAnswers() {
    double.stub.removeAll()
  }

  /// Fails the test for each answer that was never asked for, at the line where it was set up.
  public func verifyNoUnusedBehaviors() {
    double.stub.verifyNoUnusedBehaviors()
  }
}
