/// A property of all code points, read from a literal table and stored in two stages.
///
/// Looking up a code point takes two array accesses. Equal blocks are stored once, so a map takes
/// some tens of kilobytes.
struct CodePointMap: Sendable {
  private static let blockBits: UInt32 = 7
  private static let blockSize = 1 << Int(blockBits)
  private static let limit = 0x110000

  private let blockStarts: PermanentArray<UInt16>
  private let values: PermanentArray<UInt8>

  /// Creates a map from pairs `first-code-point name`; a name applies until the next pair begins.
  ///
  /// - Parameters:
  ///   - rows: The table of words, with code points in hexadecimal in ascending order.
  ///   - names: The names of the values. A value is the index of its name. Unknown names count as
  ///     the first.
  init(rows: StaticString, names: [String]) {
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, UInt8($0)) })
    var blockStarts: [UInt16] = []
    var values: [UInt8] = []
    var uniformBlocks: [UInt8: UInt16] = [:]
    var block = ContiguousArray<UInt8>(repeating: 0, count: Self.blockSize)
    var filled = 0
    var current: UInt8 = 0

    // Assigns `current` to all code points below `end` that have no value yet.
    func fill(upTo end: Int) {
      while filled < end {
        let offset = filled % Self.blockSize
        let count = min(end - filled, Self.blockSize - offset)
        if count == Self.blockSize {
          let start = uniformBlocks[current] ?? UInt16(values.count / Self.blockSize)
          if uniformBlocks.updateValue(start, forKey: current) == nil {
            values.append(contentsOf: repeatElement(current, count: count))
          }
          blockStarts.append(start)
        } else {
          for index in offset..<offset + count { block[index] = current }
          if offset + count == Self.blockSize {
            blockStarts.append(UInt16(values.count / Self.blockSize))
            values.append(contentsOf: block)
          }
        }
        filled += count
      }
    }

    rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while let codePoint = reader.hexadecimal() {
        fill(upTo: codePoint)
        current = numbers[reader.word()] ?? 0
      }
    }
    fill(upTo: Self.limit)
    self.blockStarts = PermanentArray(blockStarts)
    self.values = PermanentArray(values)
  }

  /// The value of a code point; beyond U+10FFFF, the value of U+10FFFF.
  subscript(codePoint: UInt32) -> UInt8 {
    let codePoint = min(codePoint, UInt32(Self.limit - 1))
    let block = Int(blockStarts[Int(codePoint >> Self.blockBits)])
    return values[block &<< Int(Self.blockBits) | Int(codePoint) & (Self.blockSize - 1)]
  }
}
