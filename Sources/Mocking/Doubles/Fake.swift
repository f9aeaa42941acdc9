/// A type with a test double, which gives it the verbs of a mock and of a stub.
///
/// Conform a class, actor or struct that stands in for something real; see ``TestDouble`` for an example. To the code under
/// test it is what it stands in for, and to the test it is a mock that can be told what to answer:
///
/// ```swift
/// dog.on(.bark).return("Meow")
/// dog.expect(FakeDog.Interaction.eat, any(), times: 2)
/// …
/// dog.verify()
/// ```
///
/// A fake whose own methods have the name of a verb keeps them; the verb is found at its `double`. No verb can satisfy a
/// requirement of the protocol that the fake conforms to, since each takes its call site.
public protocol Fake<Interaction>: InteractionRecording, Answerable
where Input == Interaction, Output == Any, Role == RecordsAndAnswers {
  /// What is called.
  associatedtype Interaction
  // Given again with their values, so that the type of `double` is enough to tell what a fake's calls are.
  associatedtype Input = Interaction
  associatedtype Output = Any
  associatedtype Role = RecordsAndAnswers

  /// What records and answers the calls.
  var double: TestDouble<Interaction> { get }
}

extension Fake {
  /// The mock that records the calls.
  public var mock: Mock<Interaction> { double.mock }

  /// The stub that answers the calls.
  public var stub: Stub<Interaction, Any> { double.stub }

  /// Records a call that needs no answer.
  public func record(_ interaction: Interaction, file: StaticString = #filePath, line: UInt = #line) {
    mock.record(interaction, file: file, line: line)
  }

  // MARK: - When no answer was set up

  /// Answers calls that nothing else answers with the default value of what they return.
  public func useDefaultValues(from defaults: DefaultValues = .standard) { stub.useDefaultValues(from: defaults) }

  /// Hands calls that no answer was set up for on to an object.
  ///
  /// The method of the fake says how, where it calls with `on:`. An object of another type than that closure takes is
  /// passed over. It is used on whatever thread calls the fake, so it has to be safe there.
  @discardableResult
  public func forward<Target>(to target: Target, file: StaticString = #filePath, line: UInt = #line) -> Behavior {
    stub.forward(to: target, file: file, line: line)
  }

  /// Hands calls that no answer was set up for on to the superclass of the fake.
  ///
  /// The method of the fake says how, where it calls with `super:`.
  ///
  /// ```swift
  /// override func bark() -> String { call(.bark, super: { super.bark() }) }
  /// ```
  @discardableResult
  public func forwardToSuper(file: StaticString = #filePath, line: UInt = #line) -> Behavior {
    stub.forwardToSuper(file: file, line: line)
  }

  /// Answers what nothing else does.
  @discardableResult
  public func otherwise<Result>(
    file: StaticString = #filePath, line: UInt = #line, _ handler: @escaping @Sendable (Interaction) throws -> Result
  ) -> Behavior {
    stub.otherwise(file: file, line: line) { anyOutput(try handler($0)) }
  }

  /// Fails the test for each answer that was never asked for, at the line where it was set up.
  public func verifyNoUnusedBehaviors(file: StaticString = #filePath, line: UInt = #line) {
    stub.verifyNoUnusedBehaviors()
  }

  // MARK: - Forgetting

  /// Forgets everything: expectations, rejections, what was recorded, answers, forwarding and default values.
  public func reset(file: StaticString = #filePath, line: UInt = #line) {
    mock.reset()
    stub.removeAll()
  }

  /// Forgets what was recorded; expectations and rejections start anew, and so do the answers of expectations.
  public func clearInteractions(file: StaticString = #filePath, line: UInt = #line) {
    mock.clearInteractions()
  }

  /// Forgets expectations and their answers, and rejections.
  public func clearExpectations(file: StaticString = #filePath, line: UInt = #line) {
    mock.clearExpectations()
  }

  /// Takes away all answers, those of expectations included; forwarding, `otherwise` and default values stay.
  public func removeAllAnswers(file: StaticString = #filePath, line: UInt = #line) {
    stub.answers.removeSelected()
    for expectation in mock.storage.withLock({ $0.core.ledger.expectations }) {
      mock.answers(of: expectation)?.removeAll()
    }
  }

  // MARK: - What is not there

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'otherwise { … }'")
  public func forward<Result>(
    to closure: @escaping () throws -> Result, file: StaticString = #filePath, line: UInt = #line
  ) throws {}

  /// A closure is no object to forward to.
  @available(*, deprecated, message: "a closure is no object to forward to; write 'otherwise { … }'")
  public func forward<Result>(
    to closure: @escaping (Interaction) throws -> Result, file: StaticString = #filePath, line: UInt = #line
  ) throws {}

  /// A fake has no short form.
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).perform { … }'")
  public func on<Result>(_ matcher: Matcher<Interaction>, _ handler: @escaping (Interaction) throws -> Result) {}

  /// A fake has no short form.
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).perform { … }'")
  public func on<each Value, Result>(
    _ enumCase: @escaping (repeat each Value) -> Interaction, _ handler: @escaping (repeat each Value) throws -> Result
  ) {}

  /// A fake has no short form.
  @_disfavoredOverload
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).return(…)'")
  public func on(_ matcher: Matcher<Interaction>, return value: Any?) {}

  /// A fake has no short form.
  @_disfavoredOverload
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).throw(…)'")
  public func on(_ matcher: Matcher<Interaction>, throw error: any Error) {}
}

extension Fake where Interaction: Equatable {
  /// A fake has no short form.
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).perform { … }'")
  public func on<Result>(_ interaction: Interaction, _ handler: @escaping () throws -> Result) {}

  /// A fake has no short form.
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).return(…)'")
  public func on(_ interaction: Interaction, return value: Any?) {}

  /// A fake has no short form.
  @available(*, unavailable, message: "a fake has no short form: write 'on(…).throw(…)'")
  public func on(_ interaction: Interaction, throw error: any Error) {}
}
