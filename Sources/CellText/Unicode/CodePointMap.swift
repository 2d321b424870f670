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

/// A reader for the fields of a literal table: numbers and words between spaces and line ends.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Creates a reader at the start of a table; `bytes` must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads a hexadecimal number; returns `nil` at the end of the table.
  mutating func hexadecimal() -> Int? {
    number(radix: 16)
  }

  /// Reads a decimal number; returns `nil` at the end of the table.
  mutating func decimal() -> Int? {
    number(radix: 10)
  }

  /// Reads a decimal number that may be negative; returns `nil` at the end of the table.
  mutating func integer() -> Int? {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "-") else { return decimal() }
    position += 1
    return decimal().map { -$0 }
  }

  /// Reads a word; returns an empty string at the end of the table.
  mutating func word() -> String {
    skipSpace()
    let start = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func number(radix: Int) -> Int? {
    skipSpace()
    guard position < bytes.count else { return nil }
    var value = 0
    while position < bytes.count, bytes[position] > 0x20 {
      let byte = Int(bytes[position])
      value = value * radix + (byte <= 0x39 ? byte - 0x30 : byte - 0x37)
      position += 1
    }
    return value
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }
}
