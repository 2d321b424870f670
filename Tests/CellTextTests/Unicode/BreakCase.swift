/// One line of the consortium's break test data.
struct BreakCase: CustomStringConvertible {
  let description: String
  let codePoints: [UInt32]
  /// Whether a break follows each code point.
  let breaks: [Bool]

  init(_ row: Substring) {
    description = String(row)
    var codePoints: [UInt32] = []
    var breaks: [Bool] = []
    var current: UInt32 = 0
    for character in row {
      if let digit = character.hexDigitValue {
        current = current * 16 + UInt32(digit)
      } else {
        codePoints.append(current)
        breaks.append(character == "|")
        current = 0
      }
    }
    self.codePoints = codePoints
    self.breaks = breaks
  }

  static func all(_ rows: String) -> [BreakCase] {
    rows.split(separator: ",").map { BreakCase($0.drop(while: \.isWhitespace)) }
  }
}
