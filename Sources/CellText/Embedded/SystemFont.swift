import CellConfiguration
import Foundation

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
        while case let left = reader.glyphs(), !left.isEmpty {
          let right = reader.glyphs()
          let cuts = reader.cuts(to: column)
          for first in left {
            for second in right { kern(first, second, cuts.text, cuts.display) }
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
    let numbers = (0..<6).map { _ in integer() ?? 0 }
    return (
      AdvanceTable.packed(numbers[1], numbers[column]),
      AdvanceTable.packed(numbers[4], numbers[column + 3])
    )
  }

  /// Reads the characters of a word, where an open box represents the space.
  fileprivate mutating func glyphs() -> [Int] {
    word().unicodeScalars.map { $0 == "␣" ? 0x20 : Int($0.value) }
  }
}
