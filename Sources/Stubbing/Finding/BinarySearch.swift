extension Array {
  /// The position of the first element that belongs behind all others, where those that do are at the end; by halves.
  package func firstPosition(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
