public import CellConfiguration

extension TextTransform {
  /// The text with its letters in another case, the same in every locale.
  ///
  /// A word is a maximal run without white space. Of a capitalised word the first letter is raised,
  /// which need not be its first character, and all others are lowered: "(new) IDEAS" becomes
  /// "(New) Ideas".
  ///
  /// - Complexity: O(*n*) in the length of the text, O(1) for ``none``.
  public func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: Self.capitalized(text)
    }
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    // What follows the first letter is lowered as one string, because a final sigma depends on
    // its neighbours.
    var isRaised = false
    var rest = ""
    for character in text {
      if character.isWhitespace {
        result += rest.lowercased()
        rest = ""
        result.append(character)
        isRaised = false
      } else if !isRaised, character.isLetter {
        let letter = String(character)
        let title = character.unicodeScalars.first?.properties.titlecaseMapping ?? letter
        result += title + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
        isRaised = true
      } else if isRaised {
        rest.append(character)
      } else {
        result.append(character)
      }
    }
    return result + rest.lowercased()
  }
}
