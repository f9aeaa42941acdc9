import Mocking

// Fakes that are not what they say.

final class WithoutADouble: Fake {  // error: type 'WithoutADouble' does not conform to protocol 'Fake'
  enum Interaction: Equatable { case ping }
}

final class OfAnotherType: Dog, Fake {
  typealias Interaction = Call
  let double = TestDouble<Call>()

  override func bark() -> String { call(.eat) }  // error: member 'eat' expects argument of type 'Food'
}

protocol Resettable { func reset() }
final class LacksReset: Fake, Resettable {  // error: type 'LacksReset' does not conform to protocol 'Resettable'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol Verifiable { func verify() }
final class LacksVerify: Fake, Verifiable {  // error: type 'LacksVerify' does not conform to protocol 'Verifiable'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol ClearingInteractions { func clearInteractions() }
final class LacksClearInteractions: Fake, ClearingInteractions {  // error: type 'LacksClearInteractions' does not conform to protocol 'ClearingInteractions'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol ClearingExpectations { func clearExpectations() }
final class LacksClearExpectations: Fake, ClearingExpectations {  // error: type 'LacksClearExpectations' does not conform to protocol 'ClearingExpectations'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol RemovingAnswers { func removeAllAnswers() }
final class LacksRemoveAllAnswers: Fake, RemovingAnswers {  // error: type 'LacksRemoveAllAnswers' does not conform to protocol 'RemovingAnswers'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol ForwardingToSuper { func forwardToSuper() }
final class LacksForwardToSuper: Fake, ForwardingToSuper {  // error: type 'LacksForwardToSuper' does not conform to protocol 'ForwardingToSuper'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol UsingDefaultValues { func useDefaultValues() }
final class LacksUseDefaultValues: Fake, UsingDefaultValues {  // error: type 'LacksUseDefaultValues' does not conform to protocol 'UsingDefaultValues'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol VerifyingNoMore { func verifyNoMoreInteractions() }
final class LacksVerifyNoMore: Fake, VerifyingNoMore {  // error: type 'LacksVerifyNoMore' does not conform to protocol 'VerifyingNoMore'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol VerifyingUnused { func verifyNoUnusedBehaviors() }
final class LacksVerifyUnused: Fake, VerifyingUnused {  // error: type 'LacksVerifyUnused' does not conform to protocol 'VerifyingUnused'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol Calls { func calls(_ call: Call) }
final class LacksCalls: Fake, Calls {  // error: type 'LacksCalls' does not conform to protocol 'Calls'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol Records { func record(_ call: Call) }
final class LacksRecord: Fake, Records {  // error: type 'LacksRecord' does not conform to protocol 'Records'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol Rejects { func reject(_ call: Call) }
final class LacksReject: Fake, Rejects {  // error: type 'LacksReject' does not conform to protocol 'Rejects'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol CallsItself { func call(_ call: Call) }
final class LacksCall: Fake, CallsItself {  // error: type 'LacksCall' does not conform to protocol 'CallsItself'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol Forwards { func forward(to target: Int) }
final class LacksForward: Fake, Forwards {  // error: type 'LacksForward' does not conform to protocol 'Forwards'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}

protocol FallsBack { func otherwise(_ handler: @escaping @Sendable (Call) throws -> Int) }
final class LacksOtherwise: Fake, FallsBack {  // error: type 'LacksOtherwise' does not conform to protocol 'FallsBack'
  typealias Interaction = Call
  let double = TestDouble<Call>()
}
