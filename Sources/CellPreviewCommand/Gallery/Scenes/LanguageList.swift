import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// All languages in Foundation's locale data, each with its own name and its English name.
///
/// It is a real list with text in dozens of scripts, in both directions, with short and long names.
/// The languages depend on the locale data of the machine.
struct LanguageList {
  /// A language.
  struct Language: Hashable, Sendable {
    /// The code, such as `de`.
    let code: String

    /// The name in the language itself.
    let endonym: String

    /// The name in English.
    let englishName: String
  }

  /// The languages, ordered by their English names.
  let languages: [Language]

  /// Collects the languages of this machine.
  init() {
    let english = Locale(identifier: "en")
    let codes = Set(
      Locale.availableIdentifiers.compactMap {
        Locale(identifier: $0).language.languageCode?.identifier
      })
    languages =
      codes
      .compactMap { code -> Language? in
        guard let endonym = Locale(identifier: code).localizedString(forLanguageCode: code),
          let englishName = english.localizedString(forLanguageCode: code), endonym != code
        else { return nil }
        return Language(code: code, endonym: endonym, englishName: englishName)
      }
      .sorted { ($0.englishName, $0.code) < ($1.englishName, $1.code) }
  }

  /// The languages in alphabetical order, grouped by the first letter of their English names.
  var sections: [(letter: String, languages: [Language])] {
    var sections: [(letter: String, languages: [Language])] = []
    for language in languages {
      let letter = String(language.englishName.prefix(1)).uppercased()
      if sections.last?.letter != letter { sections.append((letter, [])) }
      sections[sections.count - 1].languages.append(language)
    }
    return sections
  }
}
