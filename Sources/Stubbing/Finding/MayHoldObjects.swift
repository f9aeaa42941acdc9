/// Whether a value is an object, or one may be somewhere in it: true where reflection does not show.
///
/// Such a value may change, and what it is equal to with it. Foundation's value types hold on to objects, and do not change.
///
/// Reflection reads what it shows, which ends the process for an `unowned` reference whose object is gone: printing such a value
/// does so, too.
///
/// - Complexity: A look by reflection at each part, up to some hundreds, but for parts whose type tells (see ``TypeNature``).
package func mayHoldObjects(_ value: Any) -> Bool {
  var budget = 200
  return mayHoldObjects(value, budget: &budget)
}

private func mayHoldObjects(_ value: Any, budget: inout Int) -> Bool {
  budget -= 1
  if budget < 0 { return true }
  switch nature(of: type(of: value)) {
  case .plain: return false
  case .hiding: return true
  case .open: break
  }
  // It reflects as what it holds, which may be an object that reflects as something else.
  if type(of: value) == AnyHashable.self { return mayHoldObjects((value as! AnyHashable).base, budget: &budget) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum, .optional:
    // At most one, for which a loop takes another half of the time.
    return mirror.children.first.map { mayHoldObjects($0.value, budget: &budget) } ?? false
  case .tuple, .collection, .dictionary, .set, .struct: break
  case nil: return !(value is Any.Type)
  default: return true
  }
  for child in mirror.children {
    if mayHoldObjects(child.value, budget: &budget) { return true }
  }
  return false
}
