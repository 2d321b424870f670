import CellConfiguration
import CellText

/// The embedding levels of a text's characters, resolved paragraph by paragraph.
struct LineLevels {
  private var levels: [Int: UInt8] = [:]
  private var baseLevels: [Int: UInt8] = [:]
  private var resets: Set<Int> = []

  init(_ text: String, _ direction: LayoutDirection) {
    let otherwise: UInt8 = direction == .rightToLeft ? 1 : 0
    var classes = ContiguousArray<BidirectionalClass>()
    var codePoints = ContiguousArray<UInt32>()
    var offsets: [Int] = []
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      classes.append(BidirectionalClass(of: scalar.value))
      codePoints.append(scalar.value)
      offsets.append(offset)
      offset += String(scalar).utf8.count
      let isLast = index == scalars.count - 1
      let joins = scalar == "\r" && !isLast && scalars[index + 1] == "\n"
      guard isLast || classes.last == .paragraphSeparator && !joins else { continue }
      let paragraph = BidirectionalParagraph(
        classes, codePoints, base: .firstStrong(otherwise: otherwise))
      for (index, offset) in offsets.enumerated() {
        levels[offset] = paragraph.levels[index]
        baseLevels[offset] = paragraph.baseLevel
        if paragraph.isResetAtLineEnd(index) { resets.insert(offset) }
      }
      classes = []
      codePoints = []
      offsets = []
    }
  }

  /// The offsets of clusters on a line, from left to right.
  func offsets(of clusters: [TextCluster]) -> [Int] {
    let baseLevel = clusters.first.flatMap { baseLevels[$0.utf8Offset] } ?? 0
    // A separator inside a line begins another paragraph, which is like an isolate.
    var own = clusters.map { cluster in
      let isIsolate = baseLevel == 1 && baseLevels[cluster.utf8Offset] == 0
      return (levels[cluster.utf8Offset] ?? 0) + (isIsolate ? 2 : 0)
    }
    for index in clusters.indices.reversed() {
      let cluster = clusters[index]
      guard cluster.utf8Range.allSatisfy({ levels[$0] == nil || resets.contains($0) }) else {
        break
      }
      own[index] = baseLevel
    }
    return VisualOrder.indices(of: own).map { clusters[$0].utf8Offset }
  }
}

/// The direction that a paragraph's letters determine, computed from the rules and not by the
/// engine.
enum ParagraphDirection {
  /// The direction of the first strong letter outside isolates (P2, P3) of the paragraph around an
  /// offset in UTF-8 code units, or `nil` if it has none.
  static func stated(in text: String, at offset: Int) -> LayoutDirection? {
    var position = 0
    var isolates = 0
    var direction: LayoutDirection?
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer {
        position += UTF8.width(scalar)
        previous = scalar
      }
      let joins = previous == "\r" && scalar == "\n"
      if !joins, previous.map({ BidirectionalClass(of: $0.value) }) == .paragraphSeparator {
        if position > offset { return direction }
        isolates = 0
        direction = nil
      }
      switch BidirectionalClass(of: scalar.value) {
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: isolates += 1
      case .popDirectionalIsolate: isolates = max(isolates - 1, 0)
      case .leftToRight where isolates == 0: direction = direction ?? .leftToRight
      case .rightToLeft where isolates == 0, .arabicLetter where isolates == 0:
        direction = direction ?? .rightToLeft
      default: break
      }
    }
    // An empty paragraph follows a separator at the end of the text.
    let endsParagraph =
      previous.map { BidirectionalClass(of: $0.value) } == .paragraphSeparator
    return endsParagraph && offset >= position ? nil : direction
  }
}
