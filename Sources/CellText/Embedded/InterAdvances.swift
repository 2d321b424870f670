import Foundation

/// Advances of the Inter typeface, looked up by code point and weight.
struct InterAdvances: Sendable {
  /// The weights of the table's columns, as `UIFont.Weight` numbers them.
  ///
  /// Inter's weights 100, 400, 500, 600, 700 and 900.
  static let weights: [CGFloat] = [-0.8, 0, 0.23, 0.3, 0.4, 0.62]

  static let unitsPerEm = CGFloat(InterAdvanceTable.unitsPerEm)

  private static let blockBits: UInt32 = 6
  private static let blockSize = 1 << Int(blockBits)
  private static let limit: UInt32 = 0x20000

  /// A column of 128 advances for each weight.
  private var ascii: ContiguousArray<UInt16>
  /// Row numbers of the table, counted from 1, in blocks of code points; 0 is no row.
  private var rowNumbers = ContiguousArray<UInt16>(repeating: 0, count: blockSize)
  private var blocks: ContiguousArray<UInt16>
  /// The table's rows of one advance a weight.
  private var advances = ContiguousArray<UInt16>()

  init() {
    let columns = Self.weights.count
    ascii = ContiguousArray(repeating: 0, count: 128 * columns)
    blocks = ContiguousArray(repeating: 0, count: Int(Self.limit >> Self.blockBits))
    advances.reserveCapacity((InterAdvanceTable.rowCount + 1) * columns)
    advances.append(contentsOf: repeatElement(0, count: columns))
    InterAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      var row: UInt16 = 0
      while let codePoint = reader.hexadecimal() {
        row += 1
        for column in 0..<columns {
          let advance = UInt16(clamping: reader.decimal() ?? 0)
          advances.append(advance)
          if codePoint < 128 { ascii[column * 128 + codePoint] = advance }
        }
        setRow(row, at: codePoint)
      }
    }
  }

  private mutating func setRow(_ row: UInt16, at codePoint: Int) {
    guard codePoint < Int(Self.limit) else { return }
    let block = codePoint >> Int(Self.blockBits)
    if blocks[block] == 0 {
      blocks[block] = UInt16(rowNumbers.count / Self.blockSize)
      rowNumbers.append(contentsOf: repeatElement(0, count: Self.blockSize))
    }
    rowNumbers[Int(blocks[block]) * Self.blockSize + codePoint % Self.blockSize] = row
  }

  /// The advance of a code point in font units, or `nil` if the typeface does not have it.
  func advance(of codePoint: UInt32, _ weight: InterWeight) -> CGFloat? {
    guard codePoint < Self.limit else { return nil }
    let block = Int(blocks[Int(codePoint >> Self.blockBits)])
    let row = rowNumbers[block &* Self.blockSize &+ Int(codePoint) & (Self.blockSize &- 1)]
    guard row > 0 else { return nil }
    let start = Int(row) &* Self.weights.count &+ weight.column
    let lower = CGFloat(advances[start])
    return weight.fraction == 0
      ? lower : lower + (CGFloat(advances[start &+ 1]) - lower) * weight.fraction
  }

  /// The advance of a printable ASCII character in font units.
  func advance(ofASCII byte: UInt8, _ weight: InterWeight) -> CGFloat {
    let index = weight.column &* 128 &+ Int(byte & 0x7F)
    let lower = CGFloat(ascii[index])
    return weight.fraction == 0
      ? lower : lower + (CGFloat(ascii[index &+ 128]) - lower) * weight.fraction
  }

  /// The advance of an ASCII character in a column of weights, in font units.
  func advance(ofASCII byte: UInt8, column: Int) -> UInt16 {
    ascii[column * 128 + Int(byte & 0x7F)]
  }
}
