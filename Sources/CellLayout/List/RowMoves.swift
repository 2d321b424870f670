package import CellConfiguration

/// A row that moves past others or to another section.
package struct RowMove: Hashable, Sendable {
  /// The position before.
  package var source: ListPosition

  /// The position after.
  package var destination: ListPosition

  /// Creates a move.
  package init(from source: ListPosition, to destination: ListPosition) {
    self.source = source
    self.destination = destination
  }

  var reversed: RowMove { RowMove(from: destination, to: source) }
}

/// The rows that move in a change of a list.
///
/// Differences of snapshots find the moves in both orders. The dictionary is made only when it is
/// read.
struct RowMoves: Sendable {
  private enum Storage {
    case arrays(bySource: [RowMove], byDestination: [RowMove])
    case dictionary([ListPosition: ListPosition])
  }

  private var storage: Storage

  /// Creates moves from a dictionary of their destinations.
  init(_ destinations: [ListPosition: ListPosition] = [:]) { storage = .dictionary(destinations) }

  /// Creates moves from two copies, one sorted by source and one by destination.
  init(bySource: [RowMove], byDestination: [RowMove]) {
    storage = .arrays(bySource: bySource, byDestination: byDestination)
  }

  /// The positions after, by the positions before.
  var destinations: [ListPosition: ListPosition] {
    switch storage {
    case .dictionary(let destinations): destinations
    case .arrays(let moves, _):
      Dictionary(uniqueKeysWithValues: moves.lazy.map { ($0.source, $0.destination) })
    }
  }

  /// The moves in the order of their sources.
  var bySource: [RowMove] {
    switch storage {
    case .arrays(let moves, _): moves
    case .dictionary(let destinations):
      destinations.map { RowMove(from: $0, to: $1) }.sorted { $0.source < $1.source }
    }
  }

  /// The moves in the order of their destinations.
  var byDestination: [RowMove] {
    switch storage {
    case .arrays(_, let moves): moves
    case .dictionary(let destinations):
      destinations.map { RowMove(from: $0, to: $1) }.sorted { $0.destination < $1.destination }
    }
  }

  /// Returns whether the row at a position before the change moves.
  func contains(_ source: ListPosition) -> Bool {
    switch storage {
    case .dictionary(let destinations): destinations[source] != nil
    case .arrays(let moves, _): moves.destination(of: source) != nil
    }
  }
}

extension RowMoves: Hashable {
  static func == (a: RowMoves, b: RowMoves) -> Bool { a.bySource == b.bySource }

  func hash(into hasher: inout Hasher) { hasher.combine(bySource) }
}

extension [RowMove] {
  /// Returns the destination of a position, among moves that are sorted by their sources.
  func destination(of source: ListPosition) -> ListPosition? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].source < source { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].source == source ? self[low].destination : nil
  }
}
