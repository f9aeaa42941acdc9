import Matchers
import Testing

/// Explaining ends quickly, however large the values: well under 100 ms on an idle machine.
@Suite(.serialized) struct ExplanationSpeedTests {
  private struct Row: Equatable {
    var id: Int
    var name: String
  }

  private func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, name: "row \($0)") } }

  /// Fails the test if explaining takes much longer than it should.
  private func explain<Value: Equatable>(
    _ expected: Value, _ actual: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Difference] {
    var found: [Difference] = []
    let times = (1...3).map { _ in
      ContinuousClock().measure { found = equals(expected).mismatch(in: actual)?.differences ?? [] }
    }
    #expect(times.min().map { $0 < .milliseconds(200) } == true, "\(times)", sourceLocation: sourceLocation)
    return found
  }

  @Test func largeArraysThatDifferInOneElement() {
    var others = rows(10_000)
    others[7_000].name = "another"
    #expect(
      explain(rows(10_000), others).map(\.description) == [#"[7000].name: expected "row 7000", was "another""#])
  }

  @Test func largeArraysOfWhichOneHasAnElementMore() {
    var others = rows(10_000)
    others.insert(Row(id: -1, name: "new"), at: 5_000)
    #expect(
      explain(rows(10_000), others).map(\.description) == [
        #"[5000]: expected no such element, was Row(id: -1, name: "new")"#
      ])
  }

  @Test func largeArraysThatDifferThroughout() throws {
    let found = explain(rows(10_000), rows(10_000).reversed())
    #expect(found.count < 30)
    #expect(try #require(found.last).description.contains("more"))
  }

  @Test func longTextsThatDifferAtTheEnd() throws {
    let text = String(repeating: "All work and no play. ", count: 50_000)
    let found = explain(text + "One", text + "Two")
    #expect(found.map(\.path) == ["[byte 1100000]"])
    #expect(found.first?.actual.hasSuffix(#""Two""#.dropFirst()) == true)
  }

  @Test func longTextsOfManyLines() {
    let lines = String(repeating: "All work and no play.\n", count: 50_000)
    let found = explain(lines + "One", lines + "Two")
    #expect(found.map(\.path) == ["[line 50001, byte 0]"])
  }

  @Test func largeDictionariesAndSets() {
    let left = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ($0, $0) })
    #expect(explain(left, left.mapValues { $0 + 1 }).count < 30)
    #expect(explain(Set(0..<10_000), Set(5_000..<15_000)).count < 30)
  }

  private final class Node: Equatable {
    let value: Int
    var next: Node?
    init(_ value: Int) { self.value = value }
    static func == (left: Node, right: Node) -> Bool { left === right }
  }

  @Test func objectsThatLeadBackToThemselves() {
    func circle(_ values: [Int]) -> Node {
      let nodes = values.map(Node.init)
      for index in nodes.indices { nodes[index].next = nodes[(index + 1) % nodes.count] }
      return nodes[0]
    }
    #expect(explain(circle([1, 2, 3]), circle([1, 2, 4])).map(\.path) == [".next.next.value"])
    #expect(explain(circle([1, 2]), circle([1, 2])).count == 1)
  }

  private indirect enum Tree: Equatable { case leaf(Int), node(Tree, Tree) }

  @Test func deepAndWideValues() {
    func tree(_ depth: Int, _ leaf: Int) -> Tree {
      depth == 0 ? .leaf(leaf) : .node(tree(depth - 1, leaf), tree(depth - 1, leaf))
    }
    #expect(explain(tree(14, 1), tree(14, 2)).count < 30)
  }
}
