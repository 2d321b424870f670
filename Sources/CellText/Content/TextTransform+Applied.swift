package import CellConfiguration
import Foundation

extension TextTransform {
  /// Returns a text with its letters in the transform's case.
  ///
  /// A word is a maximal run without white space. In a capitalized word, the first letter becomes
  /// uppercase, even if it is not the first character, and all other letters become lowercase:
  /// "(new) IDEAS" becomes "(New) Ideas".
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: A BCP 47 tag, such as `"tr"`. The result is the same for most languages and
  ///     for `nil`.
  /// - Complexity: O(*n*) in the length of the text, O(1) for ``none``.
  package func applied(to text: String, language: String? = nil) -> String {
    if self == .none { return text }
    let rules = language.flatMap(CasingRules.init(tag:))
    return switch self {
    case .none: text
    case .uppercase: rules.map { text.uppercased(with: $0.locale) } ?? text.uppercased()
    case .lowercase: Self.lowered(text, rules)
    case .capitalized: Self.capitalized(text, rules)
    }
  }

  /// Returns a text in lowercase, with a sigma at the end of a word in its final form.
  private static func lowered(_ text: String, _ rules: CasingRules?) -> String {
    let lowered = rules.map { text.lowercased(with: $0.locale) } ?? text.lowercased()
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

  private static func capitalized(_ text: String, _ rules: CasingRules?) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    var isRaised = false
    // The first letter of a word, until the next one has been read.
    var initial: Character?
    for character in lowered(text, rules) {
      if character.isWhitespace {
        isRaised = false
      } else if !isRaised, character.isLetter {
        result += rules?.titlecased(character) ?? titlecased(character)
        isRaised = true
        initial = character
        continue
      } else if let first = initial, rules?.isOneLetter(first, character) == true {
        result += character.uppercased()
        initial = nil
        continue
      }
      result.append(character)
      initial = nil
    }
    return result
  }

  private static func titlecased(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    var result = scalars.first?.properties.titlecaseMapping ?? ""
    result.unicodeScalars.append(contentsOf: scalars.dropFirst())
    return result
  }
}

/// The languages with their own rules for letter case, as in Unicode's data and in ICU.
private enum CasingRules: String {
  case armenian = "hy"
  case azerbaijani = "az"
  case dutch = "nl"
  case greek = "el"
  case lithuanian = "lt"
  case turkish = "tr"

  /// Creates the rules of a language with a tag; `nil` if it has none of its own.
  init?(tag: String) { self.init(rawValue: String(tag.prefix { $0 != "-" }).lowercased()) }

  var locale: Locale { Locale(identifier: rawValue) }

  /// Returns the first letter of a capitalized word; `nil` if no rule of the language concerns it.
  func titlecased(_ letter: Character) -> String? {
    let scalars = letter.unicodeScalars
    switch (self, scalars.first) {
    case (.turkish, "i"), (.azerbaijani, "i"):
      return "\u{130}" + String(String.UnicodeScalarView(scalars.dropFirst()))
    case (.armenian, "և"):
      return "Եվ" + String(String.UnicodeScalarView(scalars.dropFirst()))
    case (.lithuanian, "i"), (.lithuanian, "j"), (.lithuanian, "į"):
      // Lowercase letters keep their dot below an accent; capitals have none.
      let undotted = scalars.filter { $0 != "\u{307}" }
      return String(String.UnicodeScalarView(undotted)).uppercased()
    default:
      return nil
    }
  }

  /// Whether two letters at the beginning of a word are one letter: the Dutch ij.
  func isOneLetter(_ first: Character, _ second: Character) -> Bool {
    self == .dutch
      && (first == "i" && second == "j" || first == "i\u{301}" && second == "j\u{301}")
  }
}
