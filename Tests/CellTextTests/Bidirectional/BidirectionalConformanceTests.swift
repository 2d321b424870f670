import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The bidirectional algorithm conforms to Unicode")
struct BidirectionalConformanceTests {
  /// The classes that the letters of a word stand for.
  private static func classes(_ word: some StringProtocol) -> [BidirectionalClass] {
    word.utf8.compactMap { BidirectionalClass(rawValue: $0 - UInt8(ascii: "a")) }
  }

  @Test("Every case of Unicode's bidirectional class data passes")
  func classes() {
    var wrong: [String] = []
    var count = 0
    for row in someCases(BidirectionalClassCases.groups.split(separator: ",")) {
      let fields = row.split(whereSeparator: \.isWhitespace)
      var digest = CaseDigest()
      for word in Self.words(from: Self.classes(fields[0])) {
        let example = BidirectionalCase(classes: word)
        for direction in BidirectionalCase.directions {
          example.add(direction.base, to: &digest)
          count += 1
        }
      }
      if UInt64(fields[1], radix: 16) != digest.value { wrong.append(String(row)) }
    }
    for row in someCases(BidirectionalClassCases.longer.split(separator: ",")) {
      let fields = row.split(whereSeparator: \.isWhitespace)
      let example = BidirectionalCase(classes: Self.classes(fields[0]))
      var digest = CaseDigest()
      for direction in BidirectionalCase.directions
      where (Int(fields[1]) ?? 0) & direction.bit != 0 {
        example.add(direction.base, to: &digest)
        count += 1
      }
      if UInt64(fields[2], radix: 16) != digest.value { wrong.append(String(row)) }
    }
    print("BidiTest: \(count) cases in groups of which \(wrong.count) are wrong")
    #expect(triesAllCases ? count == BidirectionalClassCases.caseCount : count > 1000)
    #expect(wrong == [])
  }

  /// All sequences of up to four classes that begin with two, or just the one that is given.
  ///
  /// In lexical order; a paragraph separator only ends a sequence.
  private static func words(from start: [BidirectionalClass]) -> [[BidirectionalClass]] {
    guard start.count > 1, start.last != .paragraphSeparator, start.count < 4 else {
      return [start]
    }
    return [start] + BidirectionalClass.allCases.flatMap { words(from: start + [$0]) }
  }

  @Test("Every case of Unicode's bidirectional character data passes")
  func characters() {
    let alphabet = BidirectionalCharacterCases.alphabet.split(separator: " ").compactMap {
      UInt32($0, radix: 16)
    }
    var wrong: [String] = []
    var count = 0
    for row in someCases(BidirectionalCharacterCases.rows.split(separator: "\n")) {
      let fields = row.split(separator: " ")
      let bits = Int(fields[0]) ?? 0
      var digest = CaseDigest()
      var word: [UInt32] = []
      for field in fields.dropFirst(2) {
        let bytes = Array(field.utf8)
        word.removeSubrange(Int(bytes[0] - UInt8(ascii: "a"))...)
        word += bytes.dropFirst().map { alphabet[Int($0 - UInt8(ascii: "("))] }
        let example = BidirectionalCase(codePoints: word)
        for direction in BidirectionalCase.directions where bits & direction.bit != 0 {
          example.add(direction.base, to: &digest)
          count += 1
        }
      }
      if UInt64(fields[1], radix: 16) != digest.value { wrong.append(String(row)) }
    }
    print("BidiCharacterTest: \(count) cases in groups of which \(wrong.count) are wrong")
    #expect(triesAllCases ? count == BidirectionalCharacterCases.caseCount : count > 1000)
    #expect(wrong == [])
  }

  @Test("A pair of brackets has one direction, even after a bracket with a mark")
  func markedBracket() {
    let example = BidirectionalCase(
      codePoints: [0x61, 0x20, 0x627, 0x29, 0x354, 0x28, 0x31, 0x61, 0x29])
    #expect(example.resolved(.level(0)).levels == [0, 0, 1, 0, 0, 0, 2, 0, 0])
  }

  @Test("The quick scan detects every character that may run from right to left")
  func scan() {
    for codePoint in UInt32(0)...0x10FFFF {
      switch BidirectionalClass(of: codePoint) {
      case .rightToLeft, .arabicLetter, .arabicNumber, .leftToRightEmbedding,
        .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride, .popDirectionalFormat,
        .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate, .popDirectionalIsolate:
        if !DirectionScan.mayRunRightToLeft(codePoint) {
          Issue.record("U+\(String(codePoint, radix: 16)) is overlooked")
        }
      default: break
      }
    }
  }

  @Test(
    "Every text that the quick scan calls left to right has only the base level",
    arguments: [false, true])
  func scanIsRight(_ isRightToLeftLayout: Bool) {
    var generator = TextGenerator(seed: 77)
    var count = 0
    for _ in 0..<2000 {
      var text = generator.text()
      let isLeftToRight = text.withUTF8 {
        DirectionScan.isLeftToRight($0, inRightToLeftLayout: isRightToLeftLayout)
      }
      guard isLeftToRight else { continue }
      count += 1
      for paragraph in text.unicodeScalars.split(whereSeparator: {
        BidirectionalClass(of: $0.value) == .paragraphSeparator
      }) {
        let codePoints = ContiguousArray(paragraph.map(\.value))
        let resolved = BidirectionalParagraph(
          ContiguousArray(codePoints.map(BidirectionalClass.init(of:))), codePoints,
          base: .firstStrong(otherwise: isRightToLeftLayout ? 1 : 0))
        #expect(resolved.levels.allSatisfy { $0 == 0 }, "\(text.debugDescription)")
      }
    }
    #expect(count > 500)
  }

  @Test("Left-to-right scripts pass the quick scan")
  func scanIsTaken() {
    let rightToLeft: ClosedRange<Unicode.Scalar> = "\u{590}"..."\u{8FF}"
    for name in LanguageNames.all {
      var text = name
      let runsRightToLeft = name.unicodeScalars.contains {
        rightToLeft.contains($0) || ("\u{1E900}"..."\u{1E95F}").contains($0)
      }
      let isLeftToRight = text.withUTF8 {
        DirectionScan.isLeftToRight($0, inRightToLeftLayout: true)
      }
      #expect(isLeftToRight == !runsRightToLeft, "\(name)")
    }
  }
}

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
