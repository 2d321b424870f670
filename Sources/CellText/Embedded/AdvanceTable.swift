/// The advances of pairs of printable ASCII characters in two weights of a typeface.
///
/// A character's number is its code. No character has the number 0; the codes of control characters
/// represent other characters of the typeface. The advance of a character before another one
/// includes their kerning. Advances are in font units. A number holds the advance in the first
/// weight in its lower 32 bits, and the advance in the second weight in its upper 32 bits. The
/// memory never changes and is never freed, so threads may share it.
struct AdvanceTable: @unchecked Sendable {
  /// The number of character numbers.
  static let count = 128
  /// The maximum length of a text; sums of longer texts do not fit in 32 bits.
  private static let longest = 1 << 20

  /// The advances at the index of each pair.
  private let advances: UnsafePointer<UInt64>
  /// The mask for the index of a pair; without kerning, it keeps only the first character.
  private let mask: Int

  private init(_ advances: UnsafePointer<UInt64>, mask: Int) {
    self.advances = advances
    self.mask = mask
  }

  /// Creates a table without kerning from the advances of all characters.
  static func plain(_ advances: [UInt64]) -> AdvanceTable {
    AdvanceTable(PermanentArray(advances).start, mask: count - 1)
  }

  /// Creates the tables of two optical cuts, which share their memory.
  ///
  /// - Parameters:
  ///   - text: The advances of all characters in the text cut.
  ///   - display: The advances of all characters in the display cut.
  ///   - kern: Calls its argument with each kerned pair and its kerning in both cuts.
  static func kerned(
    text: [UInt64], display: [UInt64],
    kern: ((_ left: Int, _ right: Int, _ text: UInt64, _ display: UInt64) -> Void) -> Void
  ) -> (text: AdvanceTable, display: AdvanceTable) {
    // A row for each following character, with the advances of both cuts before it.
    let row = text + display
    // Filled in place, because each page that is touched first delays the first layout. For the
    // same reason, there are no rows of control characters, which nothing reads.
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: count * row.count)
    for next in 0..<count where next == 0 || next >= 0x20 {
      (memory + next * row.count).initialize(from: row, count: row.count)
    }
    kern { left, right, text, display in
      memory[index(left, before: right)] &+= text
      memory[index(left, before: right) + count] &+= display
    }
    let mask = index(count - 1, before: count - 1)
    return (AdvanceTable(memory, mask: mask), AdvanceTable(memory + count, mask: mask))
  }

  /// Packs the advances in two weights into one number.
  ///
  /// Kerning, which can be negative, is packed the same way: adding it to packed advances gives the
  /// right number.
  static func packed(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(bitPattern: Int64(first)) &+ UInt64(bitPattern: Int64(second)) &<< 32
  }

  /// Returns the index of a pair: its codes in memory order, with the first in the lowest byte.
  private static func index(_ glyph: Int, before next: Int) -> Int {
    next &<< 8 | glyph
  }

  /// Returns the advance of a character before printable ASCII; for 0, as if nothing followed.
  func advance(of glyph: Int, before next: Int = 0) -> UInt64 {
    advances[Self.index(glyph, before: next) & mask]
  }

  /// Returns the sum of the advances of printable ASCII, or `nil` if the text is too long.
  @inline(__always)
  func sum(of text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let start = text.baseAddress, text.count > 0, text.count <= Self.longest else {
      return text.isEmpty ? 0 : nil
    }
    let memory = UnsafeRawPointer(start)
    let last = text.count &- 1
    var sum = advances[Int(text[last]) & mask]
    for offset in 0..<last {
      // Two adjacent codes, read at once, are the index of a pair.
      let pair = memory.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      sum &+= advances[Int(UInt16(littleEndian: pair)) & mask]
    }
    return sum
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether all of a text is printable ASCII.
  ///
  /// This tests eight characters at once. A printable character has no high bit, and gets none when
  /// 1 is added or 32 is subtracted. If either operation carries over to the next character, the
  /// text is not printable anyway.
  @inline(__always)
  var isPrintableASCII: Bool {
    let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    guard let start = baseAddress, count >= 4 else {
      return allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    let memory = UnsafeRawPointer(start)
    func four(at offset: Int) -> UInt64 {
      UInt64(memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    func bits(_ codes: UInt64) -> UInt64 { codes | (codes &+ ones) | (codes &- ones &<< 5) }
    // The last eight may overlap the eight before them, and so may the last four.
    if count < 8 { return bits(four(at: 0) | four(at: count &- 4) &<< 32) & highBits == 0 }
    func eight(at offset: Int) -> UInt64 {
      memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    let last = count &- 8
    var found = bits(eight(at: last))
    for offset in stride(from: 0, to: last, by: 8) { found |= bits(eight(at: offset)) }
    return found & highBits == 0
  }
}
