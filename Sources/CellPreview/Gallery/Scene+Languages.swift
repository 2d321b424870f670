import CellConfiguration
import Foundation

extension Scene {
  /// The language list: one section a letter, rows in several styles and states.
  static func languages(_ list: LanguageList = LanguageList()) -> Scene {
    var number = 0
    let sections = list.sections.map { letter, languages in
      PreviewDocument.Section(
        header: .header(letter),
        rows: languages.map { language in
          defer { number += 1 }
          return row(language, number)
        })
    }
    return Scene(title: "Languages", document: PreviewDocument(.plain, sections))
  }

  /// A row whose style and state follow from its number, so that all of them occur.
  private static func row(_ language: LanguageList.Language, _ number: Int) -> PreviewDocument.Row {
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
    return PreviewDocument.Row(content: content, state: state, accessories: accessories)
  }
}
