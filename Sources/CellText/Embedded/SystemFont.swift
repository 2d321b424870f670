import CellConfiguration
package import Foundation

/// The measured advances and kerning of the system font.
///
/// All values are linear in the weight on two segments, so three weights suffice. They are also
/// linear in the size between two optical cuts.
struct SystemFont: Sendable {
  /// The tables of one segment of weights, in both cuts.
  typealias Tables = (text: AdvanceTable, display: AdvanceTable)

  static let unitsPerEm = CGFloat(SystemAdvanceTable.unitsPerEm)

  /// The segment from regular to the lightest weight, read when a font first needs it.
  private static let lighter = tables(to: 0)

  /// The segment from regular to black.
  private let heavier = tables(to: 2)

  /// The positions of weights: -1 is the lightest, 0 is regular, and 1 is black.
  private let positions = LinearTable(
    [
      (CellFont.Weight.ultraLight, -15155), (.thin, -11878), (.light, -5161), (.regular, 0),
      (.medium, 3004), (.semibold, 5188), (.bold, 8192), (.heavy, 12561), (.black, 16384),
    ].map { ($0.rawValue, $1 / 16384) })

  /// The share of the display cut for each size.
  private let displayShares = LinearTable([
    (17, 0), (17.5, 0.022705), (18, 0.045471), (19, 0.090881), (20, 0.236328), (21, 0.381836),
    (22, 0.527283), (23, 0.672729), (24, 0.818176), (25, 0.863647), (26, 0.909119),
    (27, 0.954529), (28, 1),
  ])

  /// The measured characters.
  let glyphs = SystemGlyphs()

  /// Returns the tables of the segment that contains a weight, and the weight's position in it.
  ///
  /// The position is 0 at regular and 1 at the other end.
  func tables(of weight: CellFont.Weight) -> (tables: Tables, share: CGFloat) {
    // Almost all text is regular.
    if weight.rawValue == 0 { return (heavier, 0) }
    let position = positions[weight.rawValue]
    return (position < 0 ? Self.lighter : heavier, position.magnitude)
  }

  /// Returns the share of the display cut in the advances at a size, from 0 to 1.
  func displayShare(at size: CGFloat) -> CGFloat {
    size <= 17 ? 0 : size >= 28 ? 1 : displayShares[size]
  }

  /// Reads the tables of the segment from regular to another weight.
  private static func tables(to column: Int) -> Tables {
    var (text, display) = (emptyRow, emptyRow)
    SystemAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      var numbers = SystemGlyphs.Numbers()
      while let codePoint = reader.hexadecimal() {
        let glyph = numbers.next(codePoint)
        (text[glyph], display[glyph]) = reader.cuts(to: column)
      }
    }
    return AdvanceTable.kerned(text: text, display: display) { kern in
      SystemKerningTable.rows.withUTF8Buffer { bytes in
        var reader = TableReader(bytes)
        while case let left = reader.wordRange(), !left.isEmpty {
          let right = reader.wordRange()
          let cuts = reader.cuts(to: column)
          reader.forEachGlyph(in: left) { first in
            reader.forEachGlyph(in: right) { kern(first, $0, cuts.text, cuts.display) }
          }
        }
      }
    }
  }

  private static var emptyRow: [UInt64] {
    [UInt64](repeating: 0, count: AdvanceTable.count)
  }
}

extension TableReader {
  /// Reads the values of three weights in both cuts, and packs those of regular and another weight.
  fileprivate mutating func cuts(to column: Int) -> (text: UInt64, display: UInt64) {
    let (text, display) = (weights(), weights())
    return (
      AdvanceTable.packed(text.1, column == 0 ? text.0 : text.2),
      AdvanceTable.packed(display.1, column == 0 ? display.0 : display.2)
    )
  }

  private mutating func weights() -> (Int, Int, Int) {
    (decimal() ?? 0, decimal() ?? 0, decimal() ?? 0)
  }

  /// Calls a closure with each character of a word, where an open box represents the space.
  ///
  /// All other characters are ASCII.
  fileprivate func forEachGlyph(in word: Range<Int>, _ body: (Int) -> Void) {
    let firstOfBox: UInt8 = 0xE2
    for byte in bytes[word] where byte < 0x80 || byte == firstOfBox {
      body(byte == firstOfBox ? 0x20 : Int(byte))
    }
  }
}

/// The numbers of the characters that were measured in the system font, by code point.
///
/// Letters with marks have the number of their base letter (inferred), and a no-break space has the
/// number of the space.
struct SystemGlyphs: Sendable {
  /// Numbers the characters of the table in order.
  ///
  /// ASCII characters have their code as the number. Other characters have the codes of control
  /// characters, which no font shows.
  struct Numbers {
    private var others = 0

    /// Returns the number of the next character of the table.
    mutating func next(_ codePoint: Int) -> Int {
      if codePoint < AdvanceTable.count { return codePoint }
      others += 1
      return others
    }
  }

  private static let limit = 0x2200

  /// The number of each code point; 0 if it was not measured.
  private let glyphs: PermanentArray<UInt8>

  init() {
    var glyphs = [UInt8](repeating: 0, count: Self.limit)
    SystemAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      var numbers = Numbers()
      while let codePoint = reader.hexadecimal() {
        glyphs[codePoint] = UInt8(numbers.next(codePoint))
        // The advances are read elsewhere.
        for _ in 0..<6 { _ = reader.decimal() }
      }
    }
    SystemAdvanceTable.baseLetters.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while let start = reader.hexadecimal() {
        for (offset, index) in reader.wordRange().enumerated() {
          let base = reader.bytes[index]
          if base != UInt8(ascii: ".") { glyphs[start + offset] = base }
        }
      }
    }
    glyphs[0xA0] = 0x20
    self.glyphs = PermanentArray(glyphs)
  }

  /// The number of a character, or `nil` if its advance was not measured.
  subscript(codePoint: UInt32) -> Int? {
    guard codePoint < Self.limit else { return nil }
    let glyph = glyphs[Int(codePoint)]
    return glyph == 0 ? nil : Int(glyph)
  }
}

/// The letter spacing of the system font, which depends on its size.
package enum SystemTracking {
  /// Sizes in points and their spacings in 2048ths of an em.
  ///
  /// Measured in UIKit (Mac Catalyst and iOS 26.1) by the project OpenUIKit.
  private static let measured = LinearTable([
    (8, 52), (9, 38), (10, 24), (11, 12), (11.5, 6), (12, 0), (13, -12), (13.5, -17), (14, -22),
    (15, -32), (16, -40), (17, -52), (17.5, -51), (18, -50), (19, -48), (20, -46), (21, -35),
    (22, -24), (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27),
    (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19),
    (40, 19),
  ])

  /// Sizes that were not measured and their spacings, both in points.
  ///
  /// From Apple's published tracking table, which ends before 80 points, with the measured spacings
  /// where the two tables meet. Sources give 0.31 and 0.33 for 52 and 53 points in either order;
  /// their mean is used for both.
  private static let published = LinearTable([
    (6, 0.24), (7, 0.23), (8, 8 * 52 / 2048),
    (40, 40 * 19 / 2048), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36),
    (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.32), (53, 0.32), (54, 0.32),
    (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14),
    (72, 0.14), (76, 0.07), (80, 0),
  ])

  /// Returns the space added after every character, in points.
  ///
  /// It is linear per em between measured sizes, and linear between published ones. Sizes below the
  /// first published one count as that size.
  package static func points(at size: CGFloat) -> CGFloat {
    measured.domain.contains(size)
      ? measured[size] * size / CGFloat(SystemAdvanceTable.unitsPerEm) : published[size]
  }

  /// Returns the spacings of all whole sizes up to the first size without spacing.
  static func ofWholeSizes() -> [CGFloat] {
    (0...80).map { points(at: CGFloat($0)) }
  }
}

/// A function that is linear between the points of a table and constant beyond its ends.
struct LinearTable: Sendable {
  private struct Point: BitwiseCopyable, Sendable {
    var x: CGFloat
    var y: CGFloat
  }

  /// The points, at least one, in ascending order of `x`.
  private let points: PermanentArray<Point>

  init(_ points: [(x: CGFloat, y: CGFloat)]) {
    self.points = PermanentArray(points.map { Point(x: $0.x, y: $0.y) })
  }

  /// The range from the first point of the table to the last.
  var domain: ClosedRange<CGFloat> { points[0].x...points[points.count - 1].x }

  /// The value at a position; for NaN, the value of the first point.
  subscript(x: CGFloat) -> CGFloat {
    // Without bounds checks, because this is read for every font that is not regular. One bisection
    // leaves few points.
    let (start, count) = (points.start, points.count)
    var upper = start[count &>> 1].x < x ? count &>> 1 &+ 1 : 0
    while upper < count, start[upper].x < x { upper &+= 1 }
    if upper == count { return start[count &- 1].y }
    let high = start[upper]
    guard upper > 0, high.x > x else { return high.y }
    let low = start[upper &- 1]
    return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
  }
}
