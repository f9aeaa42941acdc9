/// A place in source code, as `#fileID`, `#filePath`, `#line` and `#column` give it.
public struct CodeLocation: Sendable {
  private let staticFileID: StaticString
  /// The path as the compiler had it; XCTest wants it in this type.
  package let staticFilePath: StaticString
  /// The line, counted from one.
  public let line: Int
  /// The column, counted from one.
  public let column: Int

  /// Creates a location; without arguments, the place of the call.
  ///
  /// - Parameters:
  ///   - fileID: The module and file, as `#fileID`.
  ///   - filePath: The whole path, as `#filePath`.
  ///   - line: The line, counted from one.
  ///   - column: The column, counted from one.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    staticFileID = fileID
    staticFilePath = filePath
    self.line = Int(line)
    self.column = Int(column)
  }

  /// The module and the file: `AppTests/LoginTests.swift`.
  public var fileID: String { staticFileID.description }
  /// The whole path of the file.
  public var filePath: String { staticFilePath.description }
}

extension CodeLocation: Hashable {
  /// Whether both are the same place.
  public static func == (lhs: CodeLocation, rhs: CodeLocation) -> Bool {
    lhs.line == rhs.line && lhs.column == rhs.column && lhs.filePath == rhs.filePath
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}

extension CodeLocation: CustomStringConvertible {
  /// The file's name and the line: `LoginTests.swift:21`.
  public var description: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
