import Stubbing
import Testing

@Suite struct CodeLocationTests {
  @Test func isThePlaceOfTheCallUnlessToldOtherwise() {
    let location = CodeLocation(); let line = #line
    #expect(location.line == line)
    #expect(location.filePath == "\(#filePath)")
  }

  @Test func readsAsTheFilesNameAndTheLine() {
    let location = CodeLocation(file: "/App/Login.swift", line: 21)
    #expect(location.description == "Login.swift:21")
  }

  @Test func aFileOnItsOwnReadsAsItIs() {
    let location = CodeLocation(file: "main.swift", line: 1)
    #expect(location.description == "main.swift:1")
  }

  @Test func placesAreEqualWhereTheyAreTheSame() {
    func place(_ line: UInt, in path: StaticString = "/A.swift") -> CodeLocation {
      CodeLocation(file: path, line: line)
    }
    #expect(place(1) == place(1))
    #expect(place(1) != place(2))
    #expect(place(1) != place(1, in: "/B/A.swift"))
    #expect(Set([place(1), place(1), place(2)]).count == 2)
  }

  @Test func aLineThatNoFileHasIsNoTrap() {
    #expect(CodeLocation(file: "/A.swift", line: .max).line == .max)
  }
}
