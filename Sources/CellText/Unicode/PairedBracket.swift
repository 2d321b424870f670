/// A bracket that comes in pairs, as defined by rules BD14 to BD16 of UAX #9.
struct PairedBracket {
  /// Whether the bracket opens a pair.
  let isOpening: Bool

  /// A number shared by the two brackets of a pair and their canonical equivalents.
  let pair: UInt32

  private static let all: [UInt32: PairedBracket] = {
    var all: [UInt32: PairedBracket] = [:]
    PairedBracketTable.rows.withUTF8Buffer { bytes in
      var reader = TableReader(bytes)
      while let codePoint = reader.hexadecimal() {
        let isOpening = reader.word() == "o"
        let pair = UInt32(reader.hexadecimal() ?? 0)
        all[UInt32(codePoint)] = PairedBracket(isOpening: isOpening, pair: pair)
      }
    }
    return all
  }()

  private init(isOpening: Bool, pair: UInt32) {
    self.isOpening = isOpening
    self.pair = pair
  }

  /// Creates a bracket from a code point, or returns `nil` if the code point is not such a bracket.
  init?(_ codePoint: UInt32) {
    guard let bracket = Self.all[codePoint] else { return nil }
    self = bracket
  }
}
