/// A bracket that comes in pairs, as rules BD14 to BD16 of UAX #9 know it.
struct PairedBracket {
  /// Whether it opens a pair.
  let isOpening: Bool

  /// A number that the two brackets of a pair have in common, also with their canonical
  /// equivalents.
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

  /// Finds out whether a code point is such a bracket.
  init?(_ codePoint: UInt32) {
    guard let bracket = Self.all[codePoint] else { return nil }
    self = bracket
  }
}
