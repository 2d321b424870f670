import Foundation
import UIKitNames

struct SidebarItem: Hashable {
  var title: String
  var subtitle: String?
  var symbolName: String
  var tint: UIColor
  var badgeCount = 0
}

extension UIConfigurationStateCustomKey {
  static let sidebarItem = UIConfigurationStateCustomKey("com.example.sidebarItem")
}

extension UICellConfigurationState {
  var sidebarItem: SidebarItem? {
    get { self[.sidebarItem] as? SidebarItem }
    set { self[.sidebarItem] = newValue }
  }
}

/// An item of a sidebar, with the list content of the system and a badge as an accessory.
final class SidebarItemCell: UICollectionViewListCell {
  private let badgeLabel = UILabel()
  private var item: SidebarItem?

  func update(with newItem: SidebarItem) {
    guard item != newItem else { return }
    item = newItem
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.sidebarItem = item
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let item = state.sidebarItem else { return }

    var content = UIListContentConfiguration.sidebarSubtitleCell().updated(for: state)
    content.text = item.title
    content.secondaryText = item.subtitle
    content.image = UIImage(systemName: item.symbolName)
    content.imageProperties.tintColor = item.tint
    content.imageProperties.preferredSymbolConfiguration = .init(
      font: content.textProperties.font, scale: .large)
    content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
    let category = state.traitCollection.preferredContentSizeCategory
    content.textProperties.numberOfLines = category.isAccessibilityCategory ? 0 : 2
    content.textProperties.font = UIFont.preferredFont(forTextStyle: .body)
    content.textToSecondaryTextVerticalPadding = 3
    content.directionalLayoutMargins.top = 10
    content.directionalLayoutMargins.bottom = 10
    if state.isSelected {
      content.textProperties.color = .white
      content.imageProperties.tintColor = .white
    }
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listSidebarCell().updated(for: state)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 8, bottom: 2, trailing: 8)
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      [tint = item.tint] color in
      state.isSelected ? tint.withAlphaComponent(0.8) : color
    }
    backgroundConfiguration = background

    badgeLabel.text = "\(item.badgeCount)"
    badgeLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    badgeLabel.textColor = .secondaryLabel
    let badge = UICellAccessory.CustomViewConfiguration(
      customView: badgeLabel, placement: .trailing(displayed: .always))
    accessories =
      item.badgeCount > 0 ? [.customView(configuration: badge), .disclosureIndicator()] : []
    indentationLevel = 0
    tintColor = item.tint
  }
}
