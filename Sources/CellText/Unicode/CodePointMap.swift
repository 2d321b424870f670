/// A property of all code points, read from a literal table and stored in two stages.
///
/// Looking up a code point takes two array accesses. Equal blocks are stored once, so a map takes
/// some tens of kilobytes.
struct CodePointMap: BitwiseCopyable, Sendable {
  private static let blockBits: UInt32 = 7
  private static let blockSize = 1 << Int(blockBits)
  private static let limit = 0x110000

  private let blockStarts: PermanentArray<UInt16>
  private let values: PermanentArray<UInt8>

  /// Creates a map from pairs `first-code-point name`; a name applies until the next pair begins.
  ///
  /// - Parameters:
  ///   - rows: The table of words, with code points in hexadecimal in ascending order.
  ///   - names: The names of the values, which differ in their last eight bytes. A value is the
  ///     index of its name. Unknown names count as the first.
  init(rows: StaticString, names: [String]) {
    let names = names.map(TableReader.number(of:))
    let blocks = rows.withUTF8Buffer { bytes in
      var blocks = Blocks()
      var reader = TableReader(bytes)
      var value: UInt8 = 0
      while let codePoint = reader.hexadecimal() {
        blocks.fill(upTo: codePoint, with: value)
        let name = reader.wordNumber()
        value = UInt8(names.firstIndex(of: name) ?? 0)
      }
      blocks.fill(upTo: Self.limit, with: value)
      return blocks
    }
    blockStarts = PermanentArray(blocks.starts)
    values = PermanentArray(blocks.values)
  }

  /// The two stages of a map whose table is being read.
  private struct Blocks {
    private(set) var starts: [UInt16] = []
    private(set) var values: [UInt8] = []
    /// The numbers of the blocks whose code points all have one value, by that value.
    private var uniform = [UInt16?](repeating: nil, count: Int(UInt8.max) + 1)
    /// The number of code points that have a value.
    private var filled = 0

    init() { starts.reserveCapacity(limit / blockSize) }

    /// Assigns a value to all code points below `end` that have none yet.
    mutating func fill(upTo end: Int, with value: UInt8) {
      while filled < end {
        let offset = filled % blockSize
        if offset == 0, end - filled >= blockSize {
          fillBlocks((end - filled) / blockSize, with: value)
        } else {
          let count = min(end - filled, blockSize - offset)
          if offset == 0 { starts.append(UInt16(values.count / blockSize)) }
          values.append(contentsOf: repeatElement(value, count: count))
          filled += count
        }
      }
    }

    /// Assigns a value to all code points of some blocks, which are stored once.
    private mutating func fillBlocks(_ count: Int, with value: UInt8) {
      let block = uniform[Int(value)] ?? UInt16(values.count / blockSize)
      if uniform[Int(value)] == nil {
        uniform[Int(value)] = block
        values.append(contentsOf: repeatElement(value, count: blockSize))
      }
      starts.append(contentsOf: repeatElement(block, count: count))
      filled += count * blockSize
    }
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
  let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Creates a reader at the start of a table; `bytes` must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads a hexadecimal number; returns `nil` at the end of the table.
  mutating func hexadecimal() -> Int? {
    number(radix: 16)
  }

  /// Reads a decimal number, which may be negative; returns `nil` at the end of the table.
  mutating func decimal() -> Int? {
    number(radix: 10)
  }

  /// Reads a word; returns an empty string at the end of the table.
  mutating func word() -> String {
    String(decoding: bytes[wordRange()], as: UTF8.self)
  }

  /// Reads a word, and returns its place in ``bytes``, which is empty at the end of the table.
  mutating func wordRange() -> Range<Int> {
    skipSpace()
    let start = position
    while position < bytes.count, bytes[position] > 0x20 { position += 1 }
    return start..<position
  }

  /// Reads the last eight bytes of a word as a number, which takes less time than a string.
  ///
  /// The result is 0 at the end of the table.
  mutating func wordNumber() -> UInt64 {
    skipSpace()
    var number: UInt64 = 0
    while position < bytes.count, bytes[position] > 0x20 {
      number = number &<< 8 | UInt64(bytes[position])
      position += 1
    }
    return number
  }

  /// Returns the number that ``wordNumber()`` reads for a word.
  static func number(of word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 &<< 8 | UInt64($1) }
  }

  private mutating func number(radix: Int) -> Int? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let isNegative = bytes[position] == UInt8(ascii: "-")
    // A local position stays in a register.
    var end = isNegative ? position + 1 : position
    var value = 0
    while end < bytes.count, case let byte = Int(bytes[end]), byte > 0x20 {
      value = value &* radix &+ (byte <= 0x39 ? byte &- 0x30 : byte &- 0x37)
      end &+= 1
    }
    position = end
    return isNegative ? -value : value
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
  }
}
