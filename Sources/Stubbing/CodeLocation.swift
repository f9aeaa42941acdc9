/// A place in source code: the call site of what a failure is about.
///
/// Every function that may report something takes its call site as `file:` and `line:`. Leave both out. A helper function
/// of your tests that should be named by its caller hands its own on:
///
/// ```swift
/// func expectLogin(_ mock: Mock<Call>, file: StaticString = #filePath, line: UInt = #line) {
///   mock.expect(.login, file: file, line: line)
/// }
/// ```
public struct CodeLocation: Hashable, CustomStringConvertible, Sendable {
  package let file: StaticString
  /// The line, counted from one.
  public let line: Int

  /// Makes the location of a call.
  public init(file: StaticString = #filePath, line: UInt = #line) {
    self.file = file
    // As `Int(clamping:)`, which takes much longer in a debug build.
    self.line = line > UInt(Int.max) ? .max : Int(bitPattern: line)
  }

  /// The path of the file, as the compiler was given it.
  public var filePath: String { file.description }

  /// Whether both are the same line of the same file.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.line == rhs.line && lhs.filePath == rhs.filePath }

  /// Hashes the line.
  public func hash(into hasher: inout Hasher) { hasher.combine(line) }

  /// The name of the file and the line, such as `SignUpTests.swift:21`.
  public var description: String { "\(filePath.split(separator: "/").last.map(String.init) ?? filePath):\(line)" }
}
