import CellConfiguration
import CellText

/// The embedding levels of a text's characters, resolved paragraph by paragraph.
struct LineLevels {
  private var levels: [Int: UInt8] = [:]
  private var baseLevels: [Int: UInt8] = [:]
  private var resets: Set<Int> = []

  init(_ text: String, _ direction: TraitEnvironmentLayoutDirection) {
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
    // A separator that ends no line brings another paragraph, which is like an isolate.
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
