import Foundation

/// Estimated advances of single letters and marks, in ems.
struct LetterAdvances: BitwiseCopyable, Sendable {
  private static let blockBits: UInt32 = 7
  private static let blockSize = 1 << Int(blockBits)
  private static let limit: UInt32 = 0x2_0000

  /// The block number of each range of code points; block 0 is empty.
  private let blocks: PermanentArray<UInt8>
  /// The advances in the blocks, in thousandths of an em; 0 if unknown.
  private let thousandths: PermanentArray<Int16>

  init() {
    var blocks = [UInt8](repeating: 0, count: Int(Self.limit >> Self.blockBits))
    var thousandths = [Int16](repeating: 0, count: Self.blockSize)
    LetterAdvanceTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while let start = reader.hexadecimal() {
        for codePoint in start..<start + (reader.decimal() ?? 0) {
          let block = codePoint >> Int(Self.blockBits)
          if blocks[block] == 0 {
            blocks[block] = UInt8(thousandths.count / Self.blockSize)
            thousandths += [Int16](repeating: 0, count: Self.blockSize)
          }
          let index = Int(blocks[block]) * Self.blockSize + codePoint % Self.blockSize
          thousandths[index] = Int16(clamping: reader.decimal() ?? 0)
        }
      }
    }
    self.blocks = PermanentArray(blocks)
    self.thousandths = PermanentArray(thousandths)
  }

  /// The advance of a code point in ems, or `nil` if it is unknown.
  subscript(codePoint: UInt32) -> CGFloat? {
    guard codePoint < Self.limit else { return nil }
    let block = Int(blocks[Int(codePoint >> Self.blockBits)])
    let value = thousandths[block * Self.blockSize + Int(codePoint) % Self.blockSize]
    return value == 0 ? nil : CGFloat(value) / 1000
  }
}
