extension Unicode.Scalar {
  /// Whether a terminal acts on the character instead of showing it.
  ///
  /// Such a character moves the cursor, colors, erases, begins a line or turns the text around it.
  package var controlsTerminals: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension String {
  /// The text with the characters that control terminals written as in Swift: `\u{1B}`.
  package var escapedForTerminals: String {
    guard unicodeScalars.contains(where: \.controlsTerminals) else { return self }
    return unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.controlsTerminals {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
