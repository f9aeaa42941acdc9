/// What a stub of any type answers for what the user gave: `nil` for whatever optional type is asked for.
func answerValue(_ output: Any?) -> Any {
  output ?? NilAnswer()
}

extension Stub where Output == Any {
  func add(
    _ matcher: Matcher<Input>, at location: CodeLocation, times: Int?,
    handler: @escaping @Sendable (Input) throws -> Any?
  ) -> Behavior {
    add(matcher, at: location, answers: [.perform { answerValue(try handler($0)) }], times: times)
  }

  func add(
    _ matcher: Matcher<Input>, at location: CodeLocation, times: Int?,
    handler: @escaping @Sendable (Input) async throws -> sending Any?
  ) -> Behavior where Input: Sendable {
    let answer = Answer<Input, Any>.perform { input in
      let output = try await handler(input)
      return output ?? NilAnswer()
    }
    return add(matcher, at: location, answers: [answer], times: times)
  }
}

/// The associated values of a call that was matched by its case.
func payload<Enum, each Argument>(
  of enumCase: (repeat each Argument) -> Enum, in value: Enum
) throws -> (repeat each Argument) {
  guard let payload = associatedValues(of: enumCase, in: value) else { throw PayloadChanged(call: "\(value)") }
  return payload
}

/// A call that was of a case when it was matched, and is not when it is answered.
///
/// That takes a case written as a closure that makes another one each time.
struct PayloadChanged: Error, CustomStringConvertible {
  let call: String
  var description: String { "\(call) is not of the case that it was matched by" }
}

// MARK: - Expecting and answering

extension Fake {
  /// Sets up an expectation and an answer for as many calls as are expected; neither, if the count or the matcher is impossible.
  func expect(
    _ matcher: Matcher<Interaction>, times: some Times, in orders: [InOrder], answer: Answer<Interaction, Any>,
    at location: CodeLocation
  ) {
    // The answer first, so that it is there when a call on another thread finds the expectation.
    if let range = times.countRange, matcher.quickMisuse == nil {
      _ = double.stub.add(
        matcher, at: location, answers: [answer], times: range.isUnlimited ? nil : range.upper, mayGoUnused: true)
    }
    expect(matcher, times: times, in: orders, at: location)
  }
}
