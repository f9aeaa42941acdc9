import Foundation

/// Whether a value is an object, or one is somewhere in it, as far as reflection shows.
///
/// Such a value may change, and what it is equal to with it. Foundation's value types hold on to objects, and do not change.
///
/// - Complexity: A look by reflection at each part, up to a few levels and a few elements of each collection.
package func holdsObjects(_ value: Any) -> Bool {
  holdsObjects(value, depth: 0)
}

private func holdsObjects(_ value: Any, depth: Int) -> Bool {
  if value is String || value is Int || value is Bool { return false }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .class: return true
  case nil: return false
  case .struct where value is any ReferenceConvertible: return false
  default: break
  }
  if depth == 6 { return false }
  var count = 0
  for child in mirror.children {
    if holdsObjects(child.value, depth: depth + 1) { return true }
    count += 1
    if count == 8 { return false }
  }
  return false
}
