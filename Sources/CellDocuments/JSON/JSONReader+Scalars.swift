import CellConfiguration

extension JSONReader {
  /// Reads a number.
  mutating func number() throws -> JSONValue {
    let start = position
    while let byte = peek(), "+-.".utf8.contains(byte) || Self.isNumberPart(byte) { position += 1 }
    let range = start..<position
    let digits = text(range)
    guard Self.isNumber(digits.utf8[...]) else {
      let number = Double(digits.hasSuffix(".") ? String(digits.dropLast()) : digits)
      let instead = number.flatMap { $0.isFinite ? $0 : nil }.map { number in
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
      }
      try report(
        range, found: digits.shortenedForMessages, expected: "a number as JSON writes it",
        replacement: instead)
      return JSONValue(kind: .unusable, range: range)
    }
    let number = Double(digits)
    // Foundation reads a number that is too close to zero as 0 for some types only.
    let isTooSmall = number == 0 && Self.hasNonzeroDigit(digits.utf8)
    guard number?.isFinite == true, !isTooSmall else {
      try report(
        range, found: digits.shortenedForMessages,
        expected: isTooSmall
          ? "0, or a number that is farther from zero" : "a number that is closer to zero")
      return JSONValue(kind: .unusable, range: range)
    }
    return JSONValue(kind: .number(digits), range: range)
  }

  /// Returns whether a number has a digit other than 0 before its exponent.
  private static func hasNonzeroDigit(_ number: String.UTF8View) -> Bool {
    number.prefix { $0 | 0x20 != UInt8(ascii: "e") }
      .contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  /// Returns whether a text is a number as JSON writes it.
  private static func isNumber(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    /// Removes digits from the start of the rest, and returns how many there were.
    func skipDigits() -> Int {
      let count = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let count = skipDigits()
    guard count == 1 || count > 1 && !startsWithZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits() > 0 else { return false }
    }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      guard skipDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The quotation marks that are read as such; JSON has the first.
  private static let quotationMarks: [(opening: StaticString, closing: StaticString)] = [
    ("\"", "\""), ("'", "'"), ("\u{201C}", "\u{201D}"), ("\u{2018}", "\u{2019}"),
  ]

  /// Reads a string; `nil` if there is none.
  mutating func string() throws -> String? {
    let start = position
    let isStraight = isAt("\"")
    guard let (opening, closing) = Self.quotationMarks.first(where: { isAt($0.opening) }) else {
      return nil
    }
    position += opening.utf8CodeUnitCount
    var result = ""
    while let byte = peek() {
      if isAt(closing) {
        position += closing.utf8CodeUnitCount
        if !isStraight {
          let written = text(start..<position)
          try report(
            start..<position, found: written.shortenedForMessages,
            expected: "straight double quotation marks around a text")
        }
        return result
      }
      switch byte {
      case UInt8(ascii: "\\"): result += try escape()
      case 0x0A, 0x0D:
        try report(
          start..<position, found: "a line break in a text",
          expected: "a quotation mark at its end, or \\n in it")
        noteSwallowedLine()
        return result
      case 0..<0x20:
        try report(
          position..<position + 1, found: "a control character in a text",
          expected: byte == 0x09 ? "\\t" : "an escape")
        position += 1
      default:
        let first = position
        while let next = peek(), next >= 0x20, next != UInt8(ascii: "\\"), !isAt(closing) {
          position += 1
        }
        result += text(first..<position)
      }
    }
    try report(
      start..<position, found: "a text without an end", expected: "a quotation mark at its end")
    noteSwallowedLine()
    return result
  }

  /// Reads an escape sequence.
  private mutating func escape() throws -> String {
    let start = position
    position += 1
    guard let byte = peek() else { return "" }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return text(position - 1..<position)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = codePoint() { return String(scalar) }
      try report(
        start..<position, found: text(start..<position),
        expected: "four hexadecimal digits of a character, or of both halves of a surrogate pair")
      return "\u{FFFD}"
    default:
      // Include the whole character.
      while let next = peek(), next & 0xC0 == 0x80 { position += 1 }
      try report(
        start..<position, found: text(start..<position),
        expected: #"one of \" \\ \/ \b \f \n \r \t \u"#)
      return ""
    }
  }

  /// Reads the character after `\u`, and the second half of a surrogate pair after it.
  private mutating func codePoint() -> Unicode.Scalar? {
    guard let unit = hexadecimal() else { return nil }
    guard unit & 0xFC00 == 0xD800, isAt("\\u") else { return Unicode.Scalar(unit) }
    position += 2
    guard let low = hexadecimal(), low & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard
      let end = (0..<4).allSatisfy({ peek($0).map(Self.isHexadecimal) ?? false })
        ? position + 4 : nil
    else { return nil }
    defer { position = end }
    return UInt32(text(position..<end), radix: 16)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
