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
        for _ in 0..<6 { _ = reader.integer() }
      }
    }
    SystemAdvanceTable.baseLetters.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while let start = reader.hexadecimal() {
        for (offset, base) in reader.word().utf8.enumerated() where base != UInt8(ascii: ".") {
          glyphs[start + offset] = base
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
