package import CellConfiguration

extension TextTransform {
  /// Returns a text with its letters in the transform's case, the same in every locale.
  ///
  /// A word is a maximal run without white space. In a capitalized word, the first letter becomes
  /// uppercase, even if it is not the first character, and all other letters become lowercase:
  /// "(new) IDEAS" becomes "(New) Ideas".
  ///
  /// - Complexity: O(*n*) in the length of the text, O(1) for ``none``.
  package func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: Self.lowered(text)
    case .capitalized: Self.capitalized(text)
    }
  }

  /// Returns a text in lowercase, with a sigma at the end of a word in its final form.
  private static func lowered(_ text: String) -> String {
    let lowered = text.lowercased()
    guard lowered.unicodeScalars.contains("σ") else { return lowered }
    let scalars = Array(lowered.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let follows = index > 0 && scalars[index - 1].properties.isAlphabetic
      let isFollowed =
        index + 1 < scalars.count && scalars[index + 1].properties.isAlphabetic
      result.append(scalar == "σ" && follows && !isFollowed ? "ς" : scalar)
    }
    return String(result)
  }

  private static func capitalized(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isRaised = false
    for character in lowered(text) {
      if character.isWhitespace {
        isRaised = false
      } else if !isRaised, character.isLetter, let first = character.unicodeScalars.first {
        result += first.properties.titlecaseMapping
        result.unicodeScalars.append(contentsOf: character.unicodeScalars.dropFirst())
        isRaised = true
        continue
      }
      result.append(character)
    }
    return result
  }
}
