/// The advances of printable ASCII before each other in two weights of a typeface, ready to be
/// added up.
///
/// A character's number is its code; 0 is no character, and those of control characters stand for
/// other characters that the typeface has. An advance that stands in the table for a character and
/// the next one includes their kerning. It is in font units, that of the first weight in the lower
/// 32 bits of a number, that of the second one in the others. The memory never changes and is never
/// freed, so that threads may share it.
struct AdvanceTable: @unchecked Sendable {
  /// How many numbers there are for characters.
  static let count = 128
  /// The sums of longer texts do not fit into 32 bits.
  private static let longest = 1 << 20

  /// The advances at the index of each pair.
  private let advances: UnsafePointer<UInt64>
  /// What counts of an index: without kerning, only the first character.
  private let mask: Int

  private init(_ advances: UnsafePointer<UInt64>, mask: Int) {
    self.advances = advances
    self.mask = mask
  }

  /// Makes a table without kerning from the advances of all characters.
  static func plain(_ advances: [UInt64]) -> AdvanceTable {
    AdvanceTable(PermanentArray(advances).start, mask: count - 1)
  }

  /// Makes the tables of two optical cuts, which share their memory.
  ///
  /// - Parameters:
  ///   - text: The advances of all characters in the text cut.
  ///   - display: Those in the display cut.
  ///   - kern: Calls its argument with each pair that is kerned, and by how much in both cuts.
  static func kerned(
    text: [UInt64], display: [UInt64],
    kern: ((_ left: Int, _ right: Int, _ text: UInt64, _ display: UInt64) -> Void) -> Void
  ) -> (text: AdvanceTable, display: AdvanceTable) {
    // A row for each character that may follow, with the advances of both cuts before it.
    let row = text + display
    var advances: [UInt64] = []
    advances.reserveCapacity(count * row.count)
    for _ in 0..<count { advances += row }
    kern { left, right, text, display in
      advances[index(left, before: right)] &+= text
      advances[index(left, before: right) + count] &+= display
    }
    let memory = PermanentArray(advances).start
    let mask = index(count - 1, before: count - 1)
    return (AdvanceTable(memory, mask: mask), AdvanceTable(memory + count, mask: mask))
  }

  /// Advances in two weights in one number.
  ///
  /// Kerning, which can be negative, is packed likewise: the number is right once it is added.
  static func packed(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(bitPattern: Int64(first)) &+ UInt64(bitPattern: Int64(second)) &<< 32
  }

  /// The two characters' codes in the order in which they are in memory, the first one lowest.
  private static func index(_ glyph: Int, before next: Int) -> Int {
    next &<< 8 | glyph
  }

  /// The advance of a character before another one; without that, as if nothing followed.
  func advance(of glyph: Int, before next: Int = 0) -> UInt64 {
    advances[Self.index(glyph, before: next) & mask]
  }

  /// The sum of the advances of printable ASCII; `nil` if it is too long.
  @inline(__always)
  func sum(of text: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let start = text.baseAddress, text.count > 0, text.count <= Self.longest else {
      return text.isEmpty ? 0 : nil
    }
    let memory = UnsafeRawPointer(start)
    let last = text.count &- 1
    var sum = advance(of: Int(text[last]))
    for offset in 0..<last {
      // Two codes at once are the index of a pair.
      let pair = memory.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
      sum &+= advances[Int(UInt16(littleEndian: pair)) & mask]
    }
    return sum
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all of a text is printable ASCII.
  ///
  /// Looks at eight characters at once: one that is printable has no high bit, and gets none if 1
  /// is added or 32 is taken away. Where either carries over to the next character, the text is not
  /// printable anyway.
  @inline(__always)
  var isPrintableASCII: Bool {
    let (ones, highBits): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    guard let start = baseAddress, count >= 8 else {
      return allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    let memory = UnsafeRawPointer(start)
    let last = count &- 8
    func bits(at offset: Int) -> UInt64 {
      let codes = memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return codes | (codes &+ ones) | (codes &- ones &<< 5)
    }
    var found = bits(at: last)
    for offset in stride(from: 0, to: last, by: 8) { found |= bits(at: offset) }
    return found & highBits == 0
  }
}
