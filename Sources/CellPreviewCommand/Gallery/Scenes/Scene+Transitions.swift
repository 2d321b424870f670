import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// The moments between two states of a cell.
  static let transitions = Chapter(
    title: "Transitions",
    summary: "What lies between two states: from the top the start, each quarter, and the end.",
    groups: [
      Group(
        title: "Between states",
        scenes: [
          .transition("Selecting", .valueCell(), .selected),
          .transition("Disabling", .subtitleCell(), .disabled),
          .transition("Editing", .subtitleCell(), .editing) {
            $0.accessories = [.delete(), .disclosureIndicator(), .reorder()]
          },
          .transition("Selecting in a sidebar", .sidebarCell(), .selected) {
            $0.background = BackgroundConfiguration(style: .listSidebarCell)
          },
          .transition("Rules of one's own", .cell(), .selected) {
            $0.content.when(.selected) {
              $0.textProperties.color = .white
              $0.secondaryTextProperties.color = .white
              $0.imageProperties.tintColor = .white
            }
            $0.background = .listCell()
            $0.background?.strokeColor = .systemBlue
            $0.background?.when(.selected) {
              $0.backgroundColor = .systemBlue
              $0.cornerRadius = 22
              $0.strokeWidth = 3
              $0.strokeColor = .systemOrange
              $0.backgroundInsets = DirectionalEdgeInsets(
                top: 4, leading: 8, bottom: 4, trailing: 8)
            }
          },
        ])
    ])
}

extension Scene {
  /// Returns a scene of a row in transition from no state to another state.
  ///
  /// - Parameters:
  ///   - title: The title of the picture.
  ///   - content: The style.
  ///   - flags: The state at the end.
  ///   - change: Customizes the row.
  fileprivate static func transition(
    _ title: String, _ content: ListContentConfiguration, _ flags: ConfigurationStateFlags,
    change: (inout ListDocument.Row) -> Void = { _ in }
  ) -> Scene {
    var scene = row(title, content, "Wi-Fi", "Home", symbol: "wifi", change: change)
    var end = scene.document
    end.sections[0].rows[0].state = CellConfigurationState(
      traitCollection: TraitCollection(), flags: flags)
    scene.end = end
    scene.note = "Document and code are those of the start."
    return scene
  }
}
