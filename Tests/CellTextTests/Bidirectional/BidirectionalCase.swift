import CellText

/// Characters of one paragraph that is one line, as the consortium's data have them.
struct BidirectionalCase {
  /// The directions of a paragraph in the order of the data's bits.
  static let directions: [(bit: Int, base: BidirectionalParagraph.Base)] = [
    (1, .firstStrong(otherwise: 0)), (2, .level(0)), (4, .level(1)),
  ]

  let classes: ContiguousArray<BidirectionalClass>
  let codePoints: ContiguousArray<UInt32>

  /// A sequence of classes, in characters that are no brackets.
  init(classes: [BidirectionalClass]) {
    self.classes = ContiguousArray(classes)
    codePoints = ContiguousArray(repeating: 0x61, count: classes.count)
  }

  init(codePoints: [UInt32]) {
    self.codePoints = ContiguousArray(codePoints)
    classes = ContiguousArray(codePoints.map(BidirectionalClass.init(of:)))
  }

  /// The levels on the line, `nil` for what rule X9 takes out, and the rest from left to right.
  func resolved(
    _ base: BidirectionalParagraph.Base
  ) -> (baseLevel: UInt8, levels: [UInt8?], order: [Int]) {
    let paragraph = BidirectionalParagraph(classes, codePoints, base: base)
    var levels = paragraph.levels
    var index = levels.count
    while index > 0, paragraph.isResetAtLineEnd(index - 1) {
      index -= 1
      levels[index] = paragraph.baseLevel
    }
    var order: [Int] = []
    for index in VisualOrder.indices(of: levels) where !classes[index].isRemoved {
      order.append(index)
    }
    var shown: [UInt8?] = []
    for index in 0..<levels.count { shown.append(classes[index].isRemoved ? nil : levels[index]) }
    return (paragraph.baseLevel, shown, order)
  }

  /// Adds the result to a digest.
  func add(_ base: BidirectionalParagraph.Base, to digest: inout CaseDigest) {
    let result = resolved(base)
    for level in result.levels { digest.add(level ?? 255) }
    digest.add(254)
    for index in result.order { digest.add(UInt8(index)) }
    digest.add(254)
  }
}

/// FNV-1a of 64 bits, by Fowler, Noll and Vo.
struct CaseDigest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
