import Testing
import UIKitNames

private struct Item {
  var icon = UIImage(systemName: "star")
  var title = "Hello WWDC!"
}

private class ItemCell: UICollectionViewListCell {
  var item = Item()

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = self.defaultContentConfiguration().updated(for: state)

    content.image = self.item.icon
    content.text = self.item.title

    if state.isHighlighted || state.isSelected {
      content.imageProperties.tintColor = .white
      content.textProperties.color = .white
    }

    self.contentConfiguration = content
  }
}

/// Cell code as it is written for UIKit: a subclass with another look in some states.
@MainActor
struct ItemCellTests {
  @Test("A table cell is configured by a content configuration")
  func tableCellConfigured() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()

    content.image = UIImage(systemName: "star")
    content.text = "Hello WWDC!"

    cell.contentConfiguration = content
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Hello WWDC!")
  }

  @Test("A subclass customizes its appearance for different states")
  func subclassCustomizesAppearance() throws {
    let cell = ItemCell()
    func shown() throws -> UIListContentConfiguration {
      cell.layoutIfNeeded()
      return try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }
    #expect(try shown().textProperties.color == .label)
    #expect(try shown().imageProperties.tintColor == nil)
    cell.isSelected = true
    #expect(try shown().textProperties.color == .white)
    #expect(try shown().imageProperties.tintColor == .white)
    cell.isSelected = false
    #expect(try shown().textProperties.color == .label)
    cell.isHighlighted = true
    #expect(try shown().imageProperties.tintColor == .white)
  }

  @Test("Default configurations come from the types")
  func defaultConfigurationsCome() {
    var background = UIBackgroundConfiguration.listAccompaniedSidebarCell()
    var content = UIListContentConfiguration.sidebarCell()
    #expect(background.style == .listAccompaniedSidebarCell)
    #expect(content.style == .sidebarCell)
    background.cornerRadius = 3
    content.text = "Inbox"
    #expect(UIBackgroundConfiguration.listAccompaniedSidebarCell().cornerRadius != 3)
    #expect(UIListContentConfiguration.sidebarCell().text == nil)
  }

  @Test("A list content view is made of a configuration")
  func listContentView() {
    var content = UIListContentConfiguration.cell()
    // Set up the content configuration as desired...
    content.text = "Anywhere"
    let contentView = UIListContentView(configuration: content)
    #expect((contentView.configuration as? UIListContentConfiguration)?.text == "Anywhere")
    #expect(contentView.sizeThatFits(CGSize(width: 320, height: 1000)).height > 40)
  }
}
