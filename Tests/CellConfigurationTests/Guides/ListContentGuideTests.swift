import CellConfiguration
import Foundation
import Testing

/// Code samples about list content from guides to the system's API, with only type names changed.
@MainActor
struct ListContentGuideTests {
  @Test("The guide's example configures text, image and layout properties")
  func configuring() throws {
    let cell = FakeCell()

    var content = ListContentConfiguration.subtitleCell()

    // Text
    content.text = "Documents"
    content.secondaryText = "23 items"

    // Text properties
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.color = .label
    content.textProperties.numberOfLines = 2
    content.textProperties.adjustsFontForContentSizeCategory = true

    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel

    // Image
    content.image = CellImage(systemName: "folder.fill")
    content.imageProperties.tintColor = .systemBlue
    content.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(
      pointSize: 24, weight: .medium, scale: .default
    )
    content.imageProperties.cornerRadius = 6
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)

    // Spacing
    content.imageToTextPadding = 12
    content.textToSecondaryTextVerticalPadding = 4
    content.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)

    cell.contentConfiguration = content

    let shown = try #require(cell.contentConfiguration)
    #expect(shown.text == "Documents")
    #expect(shown.secondaryText == "23 items")
    #expect(shown.image?.name == "folder.fill")
    #expect(shown.textProperties.font.resolved(with: TraitCollection()).weight == .semibold)
    #expect(shown.imageProperties.preferredSymbolConfiguration?.pointSize == 24)
    #expect(shown.directionalLayoutMargins.trailing == 16)
    #expect(shown == content)
  }

  @Test("The guide's example migrates a deprecated cell to a content configuration")
  func migrating() {
    struct Item {
      let title = "Inbox"
      let subtitle = "3 new"
      let icon = "tray"
    }
    let cell = FakeCell()
    let item = Item()

    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.textProperties.color = .label
    content.secondaryText = item.subtitle
    content.image = CellImage(systemName: item.icon)
    content.imageProperties.tintColor = .systemBlue

    cell.contentConfiguration = content

    #expect(cell.contentConfiguration?.text == "Inbox")
    #expect(cell.contentConfiguration?.imageProperties.resolvedTintColor(for: .red) == .systemBlue)
  }

  @Test("The replacements of deprecated properties all exist")
  func mapping() {
    var config = ListContentConfiguration.cell()
    config.text = "text"
    config.attributedText = AttributedString("text")
    config.textProperties.font = .preferredFont(forTextStyle: .body)
    config.textProperties.color = .label
    config.textProperties.numberOfLines = 1
    config.secondaryText = "detail"
    config.image = CellImage(systemName: "star")
    config.imageProperties.tintColor = .systemBlue
    config.imageProperties.preferredSymbolConfiguration = CellImage.SymbolConfiguration(
      textStyle: .body)
    config.imageToTextPadding = 8
    config.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    #expect(config.attributedText == AttributedString("text"))
  }

  @Test("The guide's example configures a cell with a content configuration")
  func hello() {
    let cell = FakeCell()
    var content = cell.defaultContentConfiguration()
    content.image = CellImage(systemName: "star")
    content.text = "Hello WWDC!"
    cell.contentConfiguration = content
    #expect(cell.contentConfiguration?.text == "Hello WWDC!")
  }

  @Test("The guide's example uses the default configurations of a sidebar")
  func defaultConfigurations() {
    var background = BackgroundConfiguration(style: .listSidebarCell)
    var content = ListContentConfiguration.sidebarCell()
    background.cornerRadius = 8
    content.text = "Stickers"
    #expect(background.style == .listSidebarCell)
    #expect(content.style == .sidebarCell)
  }
}
