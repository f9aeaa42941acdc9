import Matchers
import Testing

/// Cases that an interaction may have: none, one or several values, labelled or not, of every kind.
private enum Call: Equatable {
  case ping
  case find(String?)
  case fetch(id: Int)
  case fetch(name: Int)
  case save(String, notify: Bool)
  case move(Int, Int)
  case point((Int, Int))
  case segment((Int, Int), to: (Int, Int))
  case list([Int])
  case nested(Inner)
  case measure(Double)
  case anything(label: Ignored<Any>)
  case five(Int, b: Int, Int, d: String, Bool)
  indirect case again(Call)

  static func == (lhs: Call, rhs: Call) -> Bool { "\(lhs)" == "\(rhs)" }
}

private enum Inner: Equatable { case on, off(Int) }

private enum Box<Content: Equatable>: Equatable { case full(Content), tagged(tag: String, Content), empty }

@Suite struct EnumCasesTests {
  @Test func oneLabelledValue() {
    #expect(matches(Call.fetch(id:), 3).matches(.fetch(id: 3)))
    #expect(!matches(Call.fetch(id:), 3).matches(.fetch(id: 4)))
    #expect(!matches(Call.fetch(id:), any()).matches(.ping))
  }

  @Test func oneValueWithoutALabel() {
    #expect(matches(Call.list, matches([1, any()])).matches(.list([1, 9])))
    #expect(!matches(Call.list, matches([1, any()])).matches(.list([2, 9])))
  }

  @Test func severalValues() {
    #expect(matches(Call.save, "Alex", any()).matches(.save("Alex", notify: true)))
    #expect(!matches(Call.save, "Alex", false).matches(.save("Alex", notify: true)))
    #expect(matches(Call.five, 1, any(), 3, "x", true).matches(.five(1, b: 2, 3, d: "x", true)))
    #expect(!matches(Call.five, 1, any(), 3, "x", true).matches(.five(1, b: 2, 4, d: "x", true)))
  }

  @Test func theSameValuesInAnotherCaseDoNotMatch() {
    #expect(!matches(Call.move, 1, 2).matches(.point((1, 2))))
    #expect(!matches(Call.point, matches((1, 2))).matches(.move(1, 2)))
  }

  @Test func labelsTellCasesOfOneNameApart() {
    #expect(!matches(Call.fetch(id:), 3).matches(.fetch(name: 3)))
    #expect(matches(Call.fetch(name:), 3).matches(.fetch(name: 3)))
  }

  @Test func optionalValues() {
    #expect(matches(Call.find, nil).matches(.find(nil)))
    #expect(!matches(Call.find, nil).matches(.find("x")))
    #expect(matches(Call.find, some("x")).matches(.find("x")))
    #expect(matches(Call.find, none()).matches(.find(nil)))
    #expect(matches(Call.find, "x").matches(.find("x")))
  }

  @Test func tuplesAsValues() {
    #expect(matches(Call.point, matches((1, any()))).matches(.point((1, 5))))
    #expect(!matches(Call.point, matches((1, any()))).matches(.point((2, 5))))
    let segment: Matcher<Call> = matches(Call.segment, any(), equals((3, 4)))
    #expect(segment.matches(.segment((1, 2), to: (3, 4))))
    #expect(!segment.matches(.segment((1, 2), to: (3, 5))))
  }

  @Test func enumsAsValues() {
    #expect(matches(Call.nested, matches(Inner.off, 3)).matches(.nested(.off(3))))
    #expect(!matches(Call.nested, matches(Inner.off, 3)).matches(.nested(.on)))
    #expect(matches(Call.nested, equals(.on)).matches(.nested(.on)))
  }

  @Test func indirectCases() {
    #expect(matches(Call.again, matches(Call.fetch(id:), 3)).matches(.again(.fetch(id: 3))))
    #expect(!matches(Call.again, equals(.ping)).matches(.again(.fetch(id: 3))))
  }

  @Test func valuesThatAreNotEqualToThemselves() {
    #expect(matches(Call.measure, any()).matches(.measure(.nan)))
    #expect(matches(Call.measure, matches { $0.isNaN }).matches(.measure(.nan)))
  }

  @Test func genericEnums() {
    #expect(matches(Box<Int>.full, 3).matches(.full(3)))
    #expect(!matches(Box<Int>.full, 3).matches(.empty))
    #expect(matches(Box<String?>.tagged, "t", nil).matches(.tagged(tag: "t", nil)))
    #expect(matches(Box<(Box<Int>)>.full, matches(Box<Int>.full, any())).matches(.full(.full(1))))
  }

  @Test func ignoredAndErasedValues() {
    #expect(matches(Call.anything, any()).matches(.anything(label: Ignored(3))))
  }

  @Test func optionalsAreEnumsToo() {
    #expect(matches(Optional<Int>.some, 3).matches(3))
    #expect(!matches(Optional<Int>.some, 3).matches(nil))
  }

  @Test func variablesStandForMatchers() {
    let (id, name, flag) = (3, "Alex", true)
    #expect(matches(Call.fetch(id:), id).matches(.fetch(id: 3)))
    #expect(matches(Call.save, name, flag).matches(.save("Alex", notify: true)))
    #expect(matches(Call.save, name, not(flag)).matches(.save("Alex", notify: false)))
  }

  @Test func explainsByLabelOrPosition() {
    let mismatch = matches(Call.save, "Alex", true).mismatch(in: .save("Bob", notify: false))
    #expect(mismatch?.description == ".0: expected \"Alex\", was \"Bob\"\n.notify: expected true, was false")
  }

  @Test func explainsAnotherCaseAsAWhole() {
    let mismatch = matches(Call.fetch(id:), 3).mismatch(in: .ping)
    #expect(mismatch?.description == "expected .fetch(id: 3), was .ping")
  }

  @Test func describesItself() {
    #expect(matches(Call.save, any(), true).description == "save(_, notify: true)")
    #expect(matches(Call.find, nil).description == "find(nil)")
    #expect((!matches(Call.list, any())).description == "not(list(_))")
  }

  @Test func learnsItsNameFromAValueWhereItCannotMakeOne() {
    struct User: Equatable { var name: String }
    enum Event: Equatable { case saved(User, by: User) }
    let matcher = matches(Event.saved, has(\.name, "Ann"), any())
    #expect(matcher.description == "a case of Event with (has(name: \"Ann\"), _)")
    let user = User(name: "Bob")
    #expect(matcher.mismatch(in: .saved(user, by: user))?.description == ".0.name: expected \"Ann\", was \"Bob\"")
  }
}
