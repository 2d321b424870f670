/// Which isolate initiator of a paragraph ends with which PDI (BD9).
struct IsolateMatches {
  private var ends: [Int: Int] = [:]
  private var endPositions: Set<Int> = []

  init(_ classes: ContiguousArray<BidirectionalClass>) {
    var open: [Int] = []
    for (index, value) in classes.enumerated() {
      if value.isIsolateInitiator {
        open.append(index)
      } else if value == .popDirectionalIsolate, let start = open.popLast() {
        ends[start] = index
        endPositions.insert(index)
      }
    }
  }

  /// The PDI that ends an isolate, `nil` if the end of the paragraph does.
  func end(of initiator: Int) -> Int? { ends[initiator] }

  /// Whether a position is a PDI that ends an isolate.
  func isEnd(_ position: Int) -> Bool { endPositions.contains(position) }
}
