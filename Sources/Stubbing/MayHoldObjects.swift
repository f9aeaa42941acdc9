import Foundation

/// Whether a value is an object, or one may be somewhere in it: true where reflection does not show.
///
/// Such a value may change, and what it is equal to with it. Foundation's value types hold on to objects, and do not change.
///
/// - Complexity: A look by reflection at each part, up to some hundreds.
package func mayHoldObjects(_ value: Any) -> Bool {
  var budget = 200
  return mayHoldObjects(value, budget: &budget)
}

private func mayHoldObjects(_ value: Any, budget: inout Int) -> Bool {
  if value is String || value is Int || value is Bool { return false }
  budget -= 1
  if budget < 0 { return true }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum, .optional, .tuple: break
  case _ where isOfFoundation(value): return false
  case .collection, .dictionary, .set: break
  // It shows what it likes.
  case .struct: if value is any CustomReflectable { return true }
  case nil: return !isPlain(value)
  default: return true
  }
  for child in mirror.children {
    if mayHoldObjects(child.value, budget: &budget) { return true }
  }
  return false
}

/// Whether a value without parts is of a type that is known to hold no objects.
private func isPlain(_ value: Any) -> Bool {
  value is any BinaryInteger || value is any FloatingPoint || value is any StringProtocol || value is Character
}

/// Whether a value is one of Foundation's values, whatever it holds on to.
private func isOfFoundation(_ value: Any) -> Bool {
  // On Linux, the first are not what they are elsewhere.
  value is Date || value is Data || value is UUID || value is Decimal || value is Locale
    || value is any ReferenceConvertible
}
