/// A line of those who wait, first come, first served, out of which anyone may step.
struct WaitingLine<Element: Sendable>: Sendable {
  private var elements: [Int: Element] = [:]
  /// The numbers in order of arrival; those that have stepped out are passed over.
  private var order: ArraySlice<Int> = []

  var count: Int { elements.count }

  mutating func append(_ element: Element, number: Int) {
    elements[number] = element
    order.append(number)
  }

  /// Takes out the first in line, in O(1) amortised.
  mutating func popFirst() -> (number: Int, element: Element)? {
    while let number = order.popFirst() {
      if let element = elements.removeValue(forKey: number) { return (number, element) }
    }
    return nil
  }

  mutating func remove(_ number: Int) -> Element? { elements.removeValue(forKey: number) }

  mutating func removeAll() -> [Element] {
    var all: [Element] = []
    while let (_, element) = popFirst() { all.append(element) }
    return all
  }
}
