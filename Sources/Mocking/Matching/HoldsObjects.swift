import Foundation

/// Whether a value is an object, or one is somewhere in it, as far as reflection shows.
///
/// Such a value may change, and what it is equal to with it. Foundation's value types hold on to objects, and do not change.
///
/// - Complexity: A look by reflection at each part, up to a few levels and a few elements of each collection.
func holdsObjects(_ value: Any) -> Bool {
  holdsObjects(value, depth: 0)
}

private func holdsObjects(_ value: Any, depth: Int) -> Bool {
  if value is any ReferenceConvertible { return false }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return true }
  return depth < 6 && mirror.children.prefix(8).contains { holdsObjects($0.value, depth: depth + 1) }
}
