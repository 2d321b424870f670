import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Custom style sheets, and properties for certain states.
  static let styleSheets = Chapter(
    title: "Style sheets and when",
    summary: "Defaults of one's own for every cell, and properties of one cell for some states.",
    groups: [
      Group(
        title: "Style sheets",
        scenes: [
          .brand("Normal", []), .brand("Selected", .selected), .brand("Disabled", .disabled),
          .brand("Highlighted", .highlighted),
        ]),
      Group(
        title: "When",
        scenes: [
          .when("Normal", []), .when("Selected", .selected),
          .when("Selected and disabled", [.selected, .disabled]), .when("Editing", .editing),
        ]),
    ])
}

extension Scene {
  /// A style sheet with the defaults of a brand.
  private static let sheet = StyleSheet.iOS26.renamed(to: "Brand").changing { changes in
    changes.changeContent(of: [.cell, .subtitleCell]) {
      $0.textProperties.font = .preferredFont(forTextStyle: .headline)
      $0.imageProperties.tintColor = .systemPink
      $0.imageToTextPadding = 20
    }
    changes.changeContent(of: [.cell, .subtitleCell], when: .selected) {
      $0.textProperties.color = .white
      $0.secondaryTextProperties.color = .white.withAlphaComponent(0.8)
      $0.imageProperties.tintColor = .white
    }
    changes.changeBackground(of: [.listGroupedCell], when: .selected) {
      $0.backgroundColor = .systemPink
    }
    changes.changeBackground(of: [.listGroupedCell], when: .highlighted) {
      $0.strokeColor = .systemPink
      $0.strokeWidth = 2
      $0.cornerRadius = 12
    }
  }

  /// Returns a scene with rows of a brand's style sheet in a state.
  fileprivate static func brand(_ title: String, _ flags: ConfigurationStateFlags) -> Scene {
    row(title, .subtitleCell(), "Brand", title, symbol: "heart") {
      $0.background = BackgroundConfiguration(style: .listGroupedCell)
      $0.state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
    }
    .with(title) { $0.styleSheet = sheet }
  }

  /// Returns a scene of a cell with properties for certain states.
  fileprivate static func when(_ title: String, _ flags: ConfigurationStateFlags) -> Scene {
    row(title, .valueCell(), "Wi-Fi", title, symbol: "wifi") {
      $0.content.when(.selected) {
        $0.textProperties.color = .systemBlue
        $0.imageProperties.tintColor = .systemGreen
      }
      $0.content.when(.selected && .disabled) { $0.textProperties.color = .systemRed }
      $0.content.when(.editing && !.selected) { $0.alpha = 0.5 }
      $0.state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
    }
  }
}
