import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Returns a chapter with all languages that this machine supports.
  ///
  /// - Parameter hasPango: Whether the list is also measured with Pango.
  static func languages(hasPango: Bool) -> Chapter {
    let list = Scene.languages()
    return Chapter(
      title: "Languages", namesInUIKit: "NSAttributedString UITraitCollection",
      summary: "Every language by its own name, in dozens of scripts.",
      groups: [
        Group(
          title: "Names",
          scenes: hasPango
            ? [list, list.measured(by: .pango, "Languages, measured by Pango")] : [list])
      ])
  }
}

extension Scene {
  /// Returns the language list: one section for each letter, with rows in several styles and
  /// states.
  static func languages(_ list: LanguageList = LanguageList()) -> Scene {
    var number = 0
    let sections = list.sections.map { letter, languages in
      ListDocument.Section(
        header: .header(letter),
        rows: languages.map { language in
          defer { number += 1 }
          return row(language, number)
        })
    }
    var scene = Scene("Languages", ListDocument(.plain, sections))
    scene.variety = .none
    return scene
  }

  /// Returns the same list measured by another shaper.
  fileprivate func measured(by shaper: ListDocument.TextSystem, _ title: String) -> Scene {
    var document = self.document
    document.shaper = shaper
    var scene = Scene(title, document)
    scene.variety = variety
    return scene
  }

  /// Returns a row whose style and state follow from its number, so that all of them occur.
  private static func row(_ language: LanguageList.Language, _ number: Int) -> ListDocument.Row {
    let style: ListContentConfiguration =
      switch number % 3 {
      case 0: .subtitleCell()
      case 1: .valueCell()
      default: .cell()
      }
    let accessories: [CellAccessory] =
      switch number % 4 {
      case 1: [.disclosureIndicator()]
      case 3: [.checkmark()]
      default: []
      }
    var content = style
    content.text = language.endonym
    content.secondaryText = language.englishName
    if number % 5 == 0 { content.image = CellImage(systemName: "globe") }
    var state = CellConfigurationState()
    state.isSelected = number % 11 == 4
    state.isDisabled = number % 13 == 7
    return ListDocument.Row(content: content, state: state, accessories: accessories)
  }
}

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
