/// The pairs of isolate initiators and their PDIs in a paragraph (BD9).
struct IsolateMatches {
  private var ends: [Int: Int] = [:]
  private var endPositions: Set<Int> = []

  init(_ classes: ContiguousArray<BidirectionalClass>) {
    var open: [Int] = []
    for index in 0..<classes.count {
      let value = classes[index]
      if value.isIsolateInitiator {
        open.append(index)
      } else if value == .popDirectionalIsolate, let start = open.popLast() {
        ends[start] = index
        endPositions.insert(index)
      }
    }
  }

  /// Returns the PDI that ends an isolate, or `nil` if the end of the paragraph does.
  func end(of initiator: Int) -> Int? { ends[initiator] }

  /// Returns whether there is a PDI at a position that ends an isolate.
  func isEnd(_ position: Int) -> Bool { endPositions.contains(position) }
}
