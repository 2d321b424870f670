import CellConfiguration
import Foundation

/// Advances of the Inter typeface, looked up by code point and weight.
struct InterAdvances: Sendable {
  /// The weights of the table's columns, as `UIFont.Weight` numbers them.
  ///
  /// Inter's weights 100, 400, 500, 600, 700 and 900.
  static let weights: [CGFloat] = [-0.8, 0, 0.23, 0.3, 0.4, 0.62]

  static let unitsPerEm = CGFloat(InterAdvanceTable.unitsPerEm)

  /// The advances, read when a font or a character first needs them.
  static let shared = InterAdvances()

  /// Code points between Cyrillic letters and the baht sign, which the typeface lacks.
  ///
  /// Their scripts, such as Arabic, do not need the table.
  private static let gap: ClosedRange<UInt32> = 0x530...0xE3E

  private static let blockBits: UInt32 = 6
  private static let blockSize = 1 << Int(blockBits)
  private static let limit: UInt32 = 0x20000

  /// The advances of printable ASCII, each table for one weight and the next heavier one.
  let tables: PermanentArray<AdvanceTable>

  /// The row number of each code point, in blocks, counted from 1; 0 means no row.
  private let rowNumbers: PermanentArray<UInt16>
  private let blocks: PermanentArray<UInt16>
  /// The rows of the table, with one advance for each weight.
  private let advances: PermanentArray<UInt16>

  private init() {
    let columns = Self.weights.count
    var rowNumbers = ContiguousArray<UInt16>(repeating: 0, count: Self.blockSize)
    var blocks = ContiguousArray<UInt16>(
      repeating: 0, count: Int(Self.limit >> Self.blockBits))
    var advances = ContiguousArray<UInt16>()
    advances.reserveCapacity((InterAdvanceTable.rowCount + 1) * columns)
    advances.append(contentsOf: repeatElement(0, count: columns))
    InterAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      var row: UInt16 = 0
      while let codePoint = reader.hexadecimal() {
        row += 1
        assert(!Self.gap.contains(UInt32(codePoint)), "a row is in the gap: \(codePoint)")
        for _ in 0..<columns {
          advances.append(UInt16(clamping: reader.decimal() ?? 0))
        }
        guard codePoint < Int(Self.limit) else { continue }
        let block = codePoint >> Int(Self.blockBits)
        if blocks[block] == 0 {
          blocks[block] = UInt16(rowNumbers.count / Self.blockSize)
          rowNumbers.append(contentsOf: repeatElement(0, count: Self.blockSize))
        }
        rowNumbers[Int(blocks[block]) * Self.blockSize + codePoint % Self.blockSize] = row
      }
    }
    tables = PermanentArray(
      (0..<columns).map { column in
        AdvanceTable.plain(
          (0..<AdvanceTable.count).map { code in
            let block = Int(blocks[code >> Int(Self.blockBits)])
            let start = Int(rowNumbers[block * Self.blockSize + code % Self.blockSize]) * columns
            let heavier = min(column + 1, columns - 1)
            return AdvanceTable.packed(
              Int(advances[start + column]), Int(advances[start + heavier]))
          })
      })
    self.rowNumbers = PermanentArray(rowNumbers)
    self.blocks = PermanentArray(blocks)
    self.advances = PermanentArray(advances)
  }

  /// Returns the advance of a code point in font units, or `nil` if the typeface lacks it.
  static func advance(of codePoint: UInt32, _ weight: InterWeight) -> CGFloat? {
    gap.contains(codePoint) ? nil : shared.advance(of: codePoint, weight)
  }

  private func advance(of codePoint: UInt32, _ weight: InterWeight) -> CGFloat? {
    guard let row = rowStart(of: codePoint) else { return nil }
    let start = row &+ weight.column
    let lower = CGFloat(advances[start])
    return weight.fraction == 0
      ? lower : lower + (CGFloat(advances[start &+ 1]) - lower) * weight.fraction
  }

  /// Returns the index where the advances of a code point begin, or `nil` if the typeface lacks it.
  private func rowStart(of codePoint: UInt32) -> Int? {
    guard codePoint < Self.limit else { return nil }
    let block = Int(blocks[Int(codePoint >> Self.blockBits)])
    let row = rowNumbers[block &* Self.blockSize &+ Int(codePoint) & (Self.blockSize &- 1)]
    return row > 0 ? Int(row) &* Self.weights.count : nil
  }
}

/// The position of a font's weight between two columns of the advance table.
struct InterWeight {
  /// The column at or below the weight.
  var column: Int
  /// The fraction of the way from the column to the next, from 0 to below 1.
  var fraction: CGFloat

  /// Finds the columns of a weight; weights beyond the lightest or heaviest count as those.
  init(_ weight: CellFont.Weight) {
    let value = weight.rawValue
    // Almost all text is regular.
    if value == 0 || value.isNaN {
      self.init(column: 1, fraction: 0)
      return
    }
    let weights = InterAdvances.weights
    guard let upper = weights.firstIndex(where: { $0 > value }) else {
      self.init(column: weights.count - 1, fraction: 0)
      return
    }
    let lower = max(upper - 1, 0)
    let distance = weights[upper] - weights[lower]
    self.init(column: lower, fraction: distance > 0 ? (value - weights[lower]) / distance : 0)
  }

  private init(column: Int, fraction: CGFloat) {
    self.column = column
    self.fraction = fraction
  }
}
