// Dobby's short forms. A stub's output has a type, so none of them can take a closure for a value; fakes have none.

extension Stub {
  /// Short for `on(matcher).return(output)`.
  @_disfavoredOverload  // So that a literal is taken for the value that it is.
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, return output: Output, times: Int? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Behavior {
    on(matcher, file: file, line: line).return(output, times: times)
  }

  /// Short for `on(matcher).throw(error)`.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, throw error: any Error, times: Int? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Behavior {
    on(matcher, file: file, line: line).throw(error, times: times)
  }

  /// Short for `on(matcher).perform { … }`.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    on(matcher, file: file, line: line).perform(times: times, handler)
  }

  /// Short for `on(matcher).perform { … }`, asynchronously.
  @_disfavoredOverload
  @discardableResult
  public func on(
    _ matcher: Matcher<Input>, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    on(matcher, file: file, line: line).perform(times: times, handler)
  }
}

extension Stub where Input: Equatable {
  /// Short for `on(input).return(output)`.
  @discardableResult
  public func on(
    _ input: Input, return output: Output, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Behavior {
    on(input, file: file, line: line).return(output, times: times)
  }

  /// Short for `on(input).throw(error)`.
  @discardableResult
  public func on(
    _ input: Input, throw error: any Error, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Behavior {
    on(input, file: file, line: line).throw(error, times: times)
  }

  /// Short for `on(input).perform { … }`.
  @discardableResult
  public func on(
    _ input: Input, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping @Sendable (Input) throws -> Output
  ) -> Behavior {
    on(input, file: file, line: line).perform(times: times, handler)
  }

  /// Short for `on(input).perform { … }`, asynchronously.
  @discardableResult
  public func on(
    _ input: Input, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping @Sendable (Input) async throws -> sending Output
  ) -> Behavior where Input: Sendable {
    on(input, file: file, line: line).perform(times: times, handler)
  }
}

extension Stub where Input == Void {
  /// Short for `on(any()).return(output)`.
  @discardableResult
  public func `return`(
    _ output: Output, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Behavior {
    on(any(), file: file, line: line).return(output, times: times)
  }

  /// Short for `on(any()).throw(error)`.
  @discardableResult
  public func `throw`(
    _ error: any Error, times: Int? = nil, file: StaticString = #filePath, line: UInt = #line
  ) -> Behavior {
    on(any(), file: file, line: line).throw(error, times: times)
  }
}
