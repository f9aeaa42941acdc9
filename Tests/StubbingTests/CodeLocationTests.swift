import Stubbing
import Testing

@Suite struct CodeLocationTests {
  @Test func isThePlaceOfTheCallUnlessToldOtherwise() {
    let location = CodeLocation(); let line = #line
    #expect(location.line == line)
    #expect(location.fileID == #fileID)
    #expect(location.filePath == "\(#filePath)")
  }

  @Test func readsAsTheFilesNameAndTheLine() {
    let location = CodeLocation(fileID: "App/Login.swift", filePath: "/App/Login.swift", line: 21, column: 3)
    #expect(location.description == "Login.swift:21")
  }

  @Test func aFileOnItsOwnReadsAsItIs() {
    let location = CodeLocation(fileID: "main.swift", filePath: "main.swift", line: 1, column: 1)
    #expect(location.description == "main.swift:1")
  }

  @Test func placesAreEqualWhereTheyAreTheSame() {
    func place(_ line: UInt, _ column: UInt, in path: StaticString = "/A.swift") -> CodeLocation {
      CodeLocation(fileID: "App/A.swift", filePath: path, line: line, column: column)
    }
    #expect(place(1, 2) == place(1, 2))
    #expect(place(1, 2) != place(1, 3))
    #expect(place(1, 2) != place(2, 2))
    #expect(place(1, 2) != place(1, 2, in: "/B/A.swift"))
    #expect(Set([place(1, 2), place(1, 2)]).count == 1)
  }
}
