import Testing

@testable import Matchers

/// Every kind of value that a cast might stumble over.
private enum Event {
  case closure(() -> Void)
  case handler(done: @Sendable (Int) async throws -> String)
  case load(id: Int, then: @MainActor @Sendable (Int) -> Void)
  case callback((@Sendable () -> Void)?)
  case nested(String??)
  case nestedTwice(String??, Int)
  case anything(Any)
  case labelledAnything(value: Any)
  case failed(any Error)
  case failedTwice(any Error, after: Int)
  case key(AnyHashable)
  case nothing(Void)
  case type(Any.Type)
  case outcome(Result<Int, Problem>)
  case place((x: Int, y: Int))
  case placed(at: (Int, Int))
  case deep((Int, (Int, (Int, String))))
  case maybePlace((Int, Int)?)
  case values([String: Int?])
}

private struct Problem: Error, Equatable {}

private enum Generic<Content> { case full(Content), pair(Content, label: Content) }

/// Writes its own reflection.
private enum Reflected: CustomReflectable {
  case id(Int)
  var customMirror: Mirror { Mirror(self, children: ["hidden": 0], displayStyle: .struct) }
}

@Suite struct ReflectedCaseTests {
  @Test func aClosureIsAValue() {
    #expect(matches(Event.closure, any()).matches(.closure {}))
  }

  @Test func aLabelledClosureIsAValue() {
    #expect(matches(Event.handler, any()).matches(.handler { _ in "" }))
  }

  @Test func aClosureIsOneOfSeveralValues() {
    let matcher: Matcher<Event> = matches(Event.load, 3, any())
    #expect(matcher.matches(.load(id: 3) { _ in }))
    #expect(!matcher.matches(.load(id: 4) { _ in }))
  }

  @Test func anOptionalClosureIsThereOrNot() {
    #expect(matches(Event.callback, nil).matches(.callback(nil)))
    #expect(!matches(Event.callback, nil).matches(.callback {}))
    #expect(matches(Event.callback, some(any())).matches(.callback {}))
  }

  @Test func anOptionalInAnOptionalKeepsItsDepth() {
    #expect(matches(Event.nested, none()).matches(.nested(nil)))
    #expect(!matches(Event.nested, none()).matches(.nested(.some(nil))))
    #expect(matches(Event.nested, some(none())).matches(.nested(.some(nil))))
    #expect(!matches(Event.nested, some(none())).matches(.nested(nil)))
  }

  @Test func anOptionalInAnOptionalKeepsItsDepthAmongSeveral() {
    let matcher: Matcher<Event> = matches(Event.nestedTwice, some(none()), 1)
    #expect(matcher.matches(.nestedTwice(.some(nil), 1)))
    #expect(!matcher.matches(.nestedTwice(nil, 1)))
  }

  @Test func anErasedValueMayBeAnything() {
    for value: Any in [3, Int?.none as Any, (1, 2), [Int](), ()] {
      #expect(matches(Event.anything, any()).matches(.anything(value)))
      #expect(matches(Event.labelledAnything, any()).matches(.labelledAnything(value: value)))
    }
  }

  @Test func anErasedValueWithALabelIsToldApart() {
    #expect(!matches(Event.anything, any()).matches(.labelledAnything(value: 3)))
  }

  @Test func anErrorIsAValue() {
    #expect(matches(Event.failed, isA(Problem.self)).matches(.failed(Problem())))
    #expect(!matches(Event.failed, isA(Problem.self)).matches(.failed(CancellationError())))
  }

  @Test func anErrorIsOneOfSeveralValues() {
    let matcher: Matcher<Event> = matches(Event.failedTwice, isA(Problem.self), 3)
    #expect(matcher.matches(.failedTwice(Problem(), after: 3)))
    #expect(!matcher.matches(.failedTwice(Problem(), after: 4)))
  }

  @Test func aHashableIsAValue() {
    #expect(matches(Event.key, equals("a" as AnyHashable)).matches(.key("a")))
    #expect(!matches(Event.key, equals("a" as AnyHashable)).matches(.key(1)))
  }

  @Test func voidIsAValue() {
    #expect(matches(Event.nothing, any()).matches(.nothing(())))
    #expect(!matches(Event.nothing, any()).matches(.closure {}))
  }

  @Test func aTypeIsAValue() {
    #expect(matches(Event.type, matches { $0 == Int.self }).matches(.type(Int.self)))
    #expect(!matches(Event.type, matches { $0 == Int.self }).matches(.type(String.self)))
  }

  @Test func anEnumOfTheStandardLibraryIsAValue() {
    #expect(matches(Event.outcome, success(3)).matches(.outcome(.success(3))))
    #expect(!matches(Event.outcome, success(3)).matches(.outcome(.failure(Problem()))))
  }

  @Test func aTupleWithLabelsIsAValue() {
    #expect(matches(Event.place, matches { $0.x == 1 }).matches(.place((1, 2))))
    #expect(!matches(Event.place, matches { $0.x == 1 }).matches(.place((2, 1))))
  }

  @Test func aLabelledTupleIsAValue() {
    #expect(matches(Event.placed(at:), matches((1, any()))).matches(.placed(at: (1, 2))))
    #expect(!matches(Event.placed(at:), matches((1, any()))).matches(.placed(at: (2, 1))))
  }

  @Test func aTupleInATupleIsAValue() {
    let matcher: Matcher<Event> = matches(Event.deep, matches((1, matches((2, matches((any(), "x")))))))
    #expect(matcher.matches(.deep((1, (2, (3, "x"))))))
    #expect(!matcher.matches(.deep((1, (2, (3, "y"))))))
  }

  @Test func anOptionalTupleIsAValue() {
    #expect(matches(Event.maybePlace, some(matches((1, any())))).matches(.maybePlace((1, 2))))
    #expect(!matches(Event.maybePlace, some(matches((1, any())))).matches(.maybePlace(nil)))
    #expect(matches(Event.maybePlace, nil).matches(.maybePlace(nil)))
  }

  @Test func aDictionaryOfOptionalsIsAValue() {
    let matcher: Matcher<Event> = matches(Event.values, matches(["a": none(), "b": some(1)]))
    #expect(matcher.matches(.values(["a": nil, "b": 1])))
    #expect(!matcher.matches(.values(["a": 1, "b": 1])))
  }

  @Test func aGenericCaseTakesATuple() {
    let matcher: Matcher<Generic<(Int, Int)>> = matches(Generic<(Int, Int)>.full, matches((1, any())))
    #expect(matcher.matches(.full((1, 2))))
    #expect(!matcher.matches(.full((2, 2))))
  }

  @Test func aGenericCaseTakesTwoOptionals() {
    let matcher: Matcher<Generic<Int?>> = matches(Generic<Int?>.pair, nil, some(1))
    #expect(matcher.matches(.pair(nil, label: 1)))
    #expect(!matcher.matches(.pair(1, label: nil)))
  }

  @Test func aCaseOfAnOptionalHoldsAnOptional() {
    #expect(matches(Optional<Int?>.some, nil).matches(.some(nil)))
    #expect(!matches(Optional<Int?>.some, nil).matches(nil))
    #expect(!matches(Optional<Int?>.some, nil).matches(3))
  }

  @Test func anEnumThatReflectsItselfSaysWhyItDoesNotMatch() {
    let mismatch = matches(Reflected.id, 3).mismatch(in: .id(3))
    #expect(mismatch?.actual.contains("match it with a closure") == true)
  }

  @Test func aCaseWithoutValuesHasNoPayload() {
    enum Plain { case one }
    #expect(ReflectedCase(of: Plain.one) == nil)
  }

  @Test func aValueThatIsNoEnumHasNoPayload() {
    #expect(ReflectedCase(of: (1, 2)) == nil)
    #expect(ReflectedCase(of: [1]) == nil)
  }

  @Test func labelsAreThoseOfTheCase() {
    #expect(ReflectedCase(of: Event.load(id: 3) { _ in })?.labels == ["id", "then"])
    #expect(ReflectedCase(of: Event.failedTwice(Problem(), after: 3))?.labels == [nil, "after"])
    #expect(ReflectedCase(of: Event.placed(at: (1, 2)))?.labels == ["at"])
  }
}
