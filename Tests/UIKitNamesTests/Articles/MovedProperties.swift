import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

/// The code of the tables of the article on the old properties of cells.
///
/// A test compares both: what is in a table is here, word for word.
@MainActor
struct MovedProperties {
  let cell = UICollectionViewListCell()
  let view = UIView()
  var content = UIListContentConfiguration.cell()
  var background = UIBackgroundConfiguration.listCell()
  var list = UICollectionLayoutListConfiguration(appearance: .plain)

  private func showDetails() {}
  private func remove() {}
  private func add() {}

  mutating func changeTexts(_ attributed: NSAttributedString, for state: UICellConfigurationState) {
    content.text = "Wi-Fi"
    content.attributedText = attributed
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.color = .systemIndigo
    if state.isHighlighted { content.textProperties.color = .white }
    content.textProperties.alignment = .center
    content.textProperties.numberOfLines = 2
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.8
    content.textProperties.allowsDefaultTighteningForTruncation = true
    content.textProperties.adjustsFontForContentSizeCategory = false
    content.textProperties.showsExpansionTextWhenTruncated = true
    content.textProperties.transform = .uppercase
    cell.isUserInteractionEnabled = false
    content.alpha = 0.5
    content.secondaryText = "Home"
    content.secondaryAttributedText = attributed
    content.secondaryTextProperties.color = .systemGray
  }

  mutating func removeContent() {
    content.text = nil
    content.image = nil
  }

  mutating func changeImages(for state: UICellConfigurationState) {
    content.image = UIImage(systemName: "wifi")
    if state.isHighlighted { content.image = UIImage(systemName: "star") }
    content.imageProperties.tintColor = .systemOrange
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      scale: .small)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageProperties.cornerRadius = 6
    content.imageProperties.strokeWidth = 1
    content.imageProperties.strokeColor = .separator
    content.imageProperties.accessibilityIgnoresInvertColors = true
  }

  mutating func changeLayout() -> [UIListContentConfiguration] {
    content.directionalLayoutMargins.leading = 20
    content.axesPreservingSuperviewLayoutMargins = []
    content.imageToTextPadding = 12
    content.textToSecondaryTextVerticalPadding = 4
    content.textToSecondaryTextHorizontalPadding = 12
    content.prefersSideBySideTextAndSecondaryText = true
    return [
      UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
      UIListContentConfiguration.valueCell(), cell.defaultContentConfiguration(),
      UIListContentConfiguration.header(), UIListContentConfiguration.footer(),
    ]
  }

  mutating func changeBackground(for state: UICellConfigurationState) {
    background.backgroundColor = .systemYellow
    background.cornerRadius = 12
    background.strokeWidth = 1
    background.strokeColor = .separator
    background.shadowProperties.radius = 4
    background.visualEffect = UIBlurEffect(style: .systemMaterial)
    background.image = UIImage(named: "paper")
    background.customView = view
    if state.isSelected { background.backgroundColor = .systemTeal }
    if state.isSelected, state.isEditing { background.backgroundColor = .systemMint }
    background.backgroundColorTransformer = nil
  }

  func flags(of state: UICellConfigurationState) -> [Bool] {
    [
      state.isSelected, state.isHighlighted, state.isEditing, state.isSwiped, state.isFocused,
      state.cellDragState != .none,
    ]
  }

  func accessories(_ accessory: UICellAccessory.CustomViewConfiguration) -> [UICellAccessory] {
    [
      .disclosureIndicator(),
      .checkmark(),
      .detail(actionHandler: { showDetails() }),
      .customView(configuration: accessory),
      .label(text: "3"),
      .checkmark(displayed: .whenEditing),
      .delete(actionHandler: { remove() }),
      .insert(actionHandler: { add() }),
      .multiselect(),
      .reorder(),
    ]
  }

  mutating func changeList() {
    list.separatorConfiguration.bottomSeparatorInsets.leading = 20
    list.separatorConfiguration.color = .systemGray3
    list.showsSeparators = false
    list.backgroundColor = .systemBackground
    list.headerMode = .supplementary
    list.headerTopPadding = 8
    list.itemSeparatorHandler = { _, separators in
      var separators = separators
      separators.bottomSeparatorInsets.leading = 40
      return separators
    }
    cell.indentationLevel = 1
    cell.indentationWidth = 20
  }

  func changeHeader(_ header: UITableViewHeaderFooterView) {
    var heading = header.defaultContentConfiguration()
    heading.text = "Network"
    heading.secondaryText = "Nearby"
    header.contentConfiguration = heading
  }
}

/// A cell that overrides what the article says to override.
final class MovedCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    backgroundConfiguration = state.isSwiped ? .clear() : .listCell()
  }
}
