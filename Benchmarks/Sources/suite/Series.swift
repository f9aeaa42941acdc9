import Foundation

/// One work measured at growing sizes.
struct Series {
  private(set) var points: [(size: Int, seconds: Double)] = []
  private(set) var isStopped = false

  /// Measures size after size, until one takes too long.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, growing.
  ///   - sizing: Says what too long is.
  ///   - measure: Returns the seconds for one size.
  init(sizes: [Int], sizing: Sizing, measure: (Int) -> Double) {
    for size in sizes {
      if let last = points.last, last.seconds > sizing.patience || foreseen(at: size) > sizing.foresight {
        isStopped = true
        return
      }
      points.append((size, measure(size)))
    }
  }

  /// The largest size that was reached.
  var largest: (size: Int, seconds: Double) { points[points.count - 1] }

  /// By which power of the size the time grows: the slope of a line through the logarithms.
  ///
  /// Nil for less than two sizes.
  var growth: Double? { slope(of: points) }

  /// The sizes that were measured, for the table.
  var range: String {
    let range = points.count > 1 ? "\(points[0].size)…\(largest.size)" : "\(largest.size)"
    return range + (isStopped ? " (stopped)" : "")
  }

  /// How long a size should take if growth goes on as between the last two.
  private func foreseen(at size: Int) -> Double {
    let growth = slope(of: points.suffix(2)) ?? 1
    return largest.seconds * pow(Double(size) / Double(largest.size), growth)
  }
}

/// Fits a line through the logarithms of sizes and times by least squares.
private func slope(of points: some Collection<(size: Int, seconds: Double)>) -> Double? {
  guard points.count > 1 else { return nil }
  let logs = points.map { (x: log(Double($0.size)), y: log($0.seconds)) }
  let count = Double(logs.count)
  let meanX = logs.reduce(0) { $0 + $1.x } / count
  let meanY = logs.reduce(0) { $0 + $1.y } / count
  let covariance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
  let variance = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
  return covariance / variance
}
