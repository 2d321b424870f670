package import CellConfiguration

/// An outline as a list of rows with depths, whose visible rows are found again each time.
package struct SelectionOutline: ListRows {
  package struct Node: Sendable {
    var row: ListSelection<Int>.Row
    var depth = 0
    var isExpanded = true
  }

  /// The rows, each before the rows in it.
  package private(set) var nodes: [Node] = []

  package init() {}

  /// Creates an outline without levels.
  package init(_ rows: [ListSelection<Int>.Row]) { nodes = rows.map { Node(row: $0) } }

  /// The indices of the nodes that no collapsed node contains.
  var visibleIndices: [Int] {
    var limit = Int.max
    return nodes.indices.filter { index in
      if nodes[index].depth > limit { return false }
      limit = nodes[index].isExpanded ? .max : nodes[index].depth
      return true
    }
  }

  package var count: Int { visibleIndices.count }

  package func id(at index: Int) -> Int { nodes[visibleIndices[index]].row.id }

  package func index(of id: Int) -> Int? {
    visibleIndices.firstIndex { nodes[$0].row.id == id }
  }

  package func contains(_ id: Int) -> Bool { place(of: id) != nil }

  package func place(of id: Int) -> Int? { nodes.firstIndex { $0.row.id == id } }

  package func visibleAncestor(of id: Int) -> Int? {
    let visible = Set(visibleIndices)
    var place = place(of: id)
    while let index = place, !visible.contains(index) {
      place = nodes[..<index].lastIndex { $0.depth < nodes[index].depth }
    }
    return place.map { nodes[$0].row.id }
  }

  package func primaryAction(of id: Int) -> RowPrimaryAction {
    place(of: id).map { nodes[$0].row.primaryAction } ?? .none
  }

  /// Returns the outline after a row expands or collapses, moves to another level, is inserted or
  /// changes its action, or after rows are removed.
  package func edited(_ random: inout RandomSource) -> SelectionOutline {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    var result = self
    let index = nodes.isEmpty ? 0 : number(0..<nodes.count)
    let action: RowPrimaryAction = [.none, .select, .select, .open][number(0..<4)]
    switch nodes.isEmpty ? 9 : number(0..<10) {
    case 0..<4: result.nodes[index].isExpanded.toggle()
    case 4: result.nodes[index].depth = number(0..<4)
    case 5: result.nodes[index].row.primaryAction = action
    case 6: result.nodes.removeSubrange(index..<min(nodes.count, index + 1 + number(0..<3)))
    default:
      for _ in 0..<1 + number(0..<4) {
        let id = number(0..<60)
        if result.contains(id) { continue }
        let node = Node(row: .init(id, action), depth: number(0..<4))
        result.nodes.insert(node, at: number(0..<result.nodes.count + 1))
      }
    }
    // A row is at most one level deeper than the row before it.
    var depth = -1
    for index in result.nodes.indices {
      depth = min(result.nodes[index].depth, depth + 1)
      result.nodes[index].depth = depth
    }
    return result
  }
}
