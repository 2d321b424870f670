import CellConfiguration
import CellDocuments
import Foundation

extension Chapter {
  /// What lists show that have no rows.
  static let emptyStates = Chapter(
    title: "Empty states", namesInUIKit: "UIContentUnavailableConfiguration",
    summary: "What a list without rows shows. Fonts, colors and distances are assumed.",
    groups: [
      Group(
        title: "Styles",
        scenes: [
          .emptyState("Empty", .empty()) {
            $0.image = CellImage(systemName: "tray")
            $0.text = "No Mail"
            $0.secondaryText = "New messages appear here as soon as they arrive."
          },
          .emptyState("Loading", .loading()) { $0.text = "Loading…" },
          .emptyState("Search", .search()),
        ]),
      Group(
        title: "Buttons",
        scenes: [
          .emptyState("One button", .empty()) {
            $0.text = "No Networks"
            $0.secondaryText = "Networks nearby appear here."
            $0.button = .filled()
            $0.button.title = "Search Again"
            $0.button.cornerStyle = .capsule
          },
          .emptyState("Two buttons", .empty()) {
            $0.image = CellImage(systemName: "person.crop.circle")
            $0.text = "No Contacts"
            $0.button = .tinted()
            $0.button.title = "New Contact"
            $0.button.image = CellImage(systemName: "plus")
            $0.button.imagePadding = 6
            $0.secondaryButton.title = "Delete Account"
            $0.secondaryButtonProperties.role = .destructive
          },
        ]),
      Group(
        title: "Alignments",
        scenes: [
          .emptyState("Natural", .search()) { $0.alignment = .natural }
        ]),
    ])
}

extension Scene {
  /// Returns a scene of a list without rows.
  fileprivate static func emptyState(
    _ title: String, _ configuration: ContentUnavailableConfiguration,
    change: (inout ContentUnavailableConfiguration) -> Void = { _ in }
  ) -> Scene {
    var document = ListDocument()
    var configuration = configuration
    change(&configuration)
    document.unavailable = configuration
    return Scene(title, document)
  }
}
