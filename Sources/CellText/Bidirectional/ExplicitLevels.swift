/// The characters that rule X9 keeps in a paragraph, with their explicit levels.
struct ExplicitLevels {
  /// The maximum explicit level.
  private static let maximumDepth: UInt8 = 125

  /// The characters' positions in the paragraph.
  private(set) var positions = ContiguousArray<Int>()
  /// The classes of the characters, after overrides.
  private(set) var classes = ContiguousArray<BidirectionalClass>()
  private(set) var levels = ContiguousArray<UInt8>()

  /// An open embedding, override or isolate.
  private struct Status {
    var level: UInt8
    var override: BidirectionalClass?
    var isIsolate = false
  }

  private var stack: [Status]
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  private var top: Status { stack[stack.count - 1] }

  /// Reads a paragraph (X1 to X9).
  init(
    _ paragraph: ContiguousArray<BidirectionalClass>, _ matches: IsolateMatches, baseLevel: UInt8
  ) {
    stack = [Status(level: baseLevel)]
    positions.reserveCapacity(paragraph.count)
    classes.reserveCapacity(paragraph.count)
    levels.reserveCapacity(paragraph.count)
    for index in 0..<paragraph.count {
      let value = paragraph[index]
      switch value {
      case .rightToLeftEmbedding: embed(1, nil)  // X2
      case .leftToRightEmbedding: embed(0, nil)  // X3
      case .rightToLeftOverride: embed(1, .rightToLeft)  // X4
      case .leftToRightOverride: embed(0, .leftToRight)  // X5
      case .rightToLeftIsolate:  // X5a
        keep(index, value)
        isolate(1)
      case .leftToRightIsolate:  // X5b
        keep(index, value)
        isolate(0)
      case .firstStrongIsolate:  // X5c
        keep(index, value)
        let content = index + 1..<(matches.end(of: index) ?? paragraph.count)
        isolate(BidirectionalParagraph.firstStrongLevel(paragraph, content, matches) ?? 0)
      case .popDirectionalIsolate:  // X6a
        endIsolate()
        keep(index, value)
      case .popDirectionalFormat: endEmbedding()  // X7
      case .boundaryNeutral: break  // X9
      case .paragraphSeparator:  // X8
        positions.append(index)
        classes.append(value)
        levels.append(baseLevel)
      default: keep(index, value)  // X6
      }
    }
  }

  private mutating func keep(_ index: Int, _ value: BidirectionalClass) {
    positions.append(index)
    classes.append(top.override ?? value)
    levels.append(top.level)
  }

  /// Returns the next even (parity 0) or odd (parity 1) level, or `nil` if it is too deep.
  private func nextLevel(_ parity: UInt8) -> UInt8? {
    let next = top.level + (top.level & 1 == parity ? 2 : 1)
    let isValid = next <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0
    return isValid ? next : nil
  }

  private mutating func embed(_ parity: UInt8, _ override: BidirectionalClass?) {
    if let level = nextLevel(parity) {
      stack.append(Status(level: level, override: override))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  private mutating func isolate(_ parity: UInt8) {
    if let level = nextLevel(parity) {
      validIsolates += 1
      stack.append(Status(level: level, isIsolate: true))
    } else {
      overflowIsolates += 1
    }
  }

  private mutating func endIsolate() {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate { stack.removeLast() }
      stack.removeLast()
      validIsolates -= 1
    }
  }

  private mutating func endEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if stack.count > 1, !top.isIsolate {
      stack.removeLast()
    }
  }
}

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
