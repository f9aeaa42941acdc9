/// Where a call can be handed on to: what the fake's method gives with `on:` and `super:`.
package struct Routes<Value> {
  let takes: ((Any) -> Bool)?
  let object: ((Any) throws -> Value)?
  let superclass: (() throws -> Value)?

  /// Makes the routes of a call that is handed on to nothing, or to the superclass only.
  package init(super superclass: (() throws -> Value)?) {
    (takes, object, self.superclass) = (nil, nil, superclass)
  }

  /// Makes the routes of a call that may be handed on to an object, or to the superclass.
  package init<Target>(on target: @escaping (Target) throws -> Value, super superclass: (() throws -> Value)?) {
    takes = { $0 is Target }
    object = { try target($0 as! Target) }  // Only asked for what it takes.
    self.superclass = superclass
  }
}

/// Where an asynchronous call can be handed on to; see `Routes`.
package struct AsyncRoutes<Value> {
  let takes: ((Any) -> Bool)?
  let object: ((LentObject) async throws -> Value)?
  let superclass: (() async throws -> Value)?

  package init(super superclass: (() async throws -> Value)?) {
    (takes, object, self.superclass) = (nil, nil, superclass)
  }

  package init<Target>(
    on target: @escaping (Target) async throws -> Value, super superclass: (() async throws -> Value)?
  ) {
    takes = { $0 is Target }
    object = { try await target($0.lent()) }
    self.superclass = superclass
  }
}

/// An object that calls are forwarded to, on its way to the closure that calls it.
struct LentObject {
  let object: Any

  func lent<Target>() -> sending Target {
    // Lent for one call, and safe wherever the stub is invoked: see the conformance below.
    nonisolated(unsafe) let target = object as! Target  // Only asked for what it takes.
    return target
  }
}

// The object need not be Sendable. It is lent to one closure of the fake's for the time of one call, and where a stub is
// invoked from several isolation domains, it has to be safe in all of them: `forward(to:)` says so to who sets it up.
extension LentObject: @unchecked Sendable {}
