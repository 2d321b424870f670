import Testing
import UIKitNames

/// Cell code as it is written for UIKit: configurations are set up and applied.
@MainActor
struct ConfiguringCellsTests {
  @Test("A content configuration is set up and applied")
  func contentConfigurationSet() throws {
    let cell = UICollectionViewListCell()
    // or UIListContentConfiguration.subtitleCell()
    var content = cell.defaultContentConfiguration()

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
    content.image = UIImage(systemName: "folder.fill")
    content.imageProperties.tintColor = .systemBlue
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 24, weight: .medium, scale: .default
    )
    content.imageProperties.cornerRadius = 6
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)

    // Spacing
    content.imageToTextPadding = 12
    content.textToSecondaryTextVerticalPadding = 4
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)

    cell.contentConfiguration = content

    let shown = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(shown == content.updated(for: cell.configurationState))
    #expect(cell.contentView is UIListContentView)
  }

  @Test("A background configuration is set up and applied")
  func backgroundConfigurationSet() {
    let cell = UICollectionViewListCell()
    var background = UIBackgroundConfiguration.listCell()
    background.cornerRadius = 12
    background.backgroundColor = .secondarySystemGroupedBackground
    background.strokeColor = .systemGray3
    background.strokeWidth = 1.0
    background.strokeOutset = 0  // positive = outset, negative = inset
    background.visualEffect = nil  // or UIBlurEffect(style: .systemMaterial) for blur

    cell.backgroundConfiguration = background

    #expect(cell.backgroundConfiguration == background.updated(for: cell.configurationState))
    background.visualEffect = UIBlurEffect(style: .systemMaterial)
    #expect(background.visualEffect?.blurStyle == .systemMaterial)
  }

  @Test("The handler chooses a background for each state")
  func handlerChoosesBackground() {
    let cell = UICollectionViewListCell()
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listCell()

      if state.isHighlighted {
        background.backgroundColor = .systemGray4
      } else if state.isSelected {
        background.backgroundColor = .systemBlue.withAlphaComponent(0.2)
        background.strokeColor = .systemBlue
        background.strokeWidth = 2.0
      } else if state.isDisabled {
        background.backgroundColor = .systemGray6
      } else {
        background.backgroundColor = .secondarySystemGroupedBackground
      }

      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    func fill() -> UIColor? {
      cell.layoutIfNeeded()
      return cell.displayedBackgroundConfiguration?.backgroundColor
    }
    #expect(fill() == .secondarySystemGroupedBackground)
    cell.isSelected = true
    #expect(fill() == .systemBlue.withAlphaComponent(0.2))
    #expect(cell.displayedBackgroundConfiguration?.strokeWidth == 2)
    cell.isHighlighted = true
    #expect(fill() == .systemGray4)
    #expect(cell.displayedBackgroundConfiguration?.strokeWidth == 0)
    cell.isHighlighted = false
    cell.isSelected = false
    cell.isUserInteractionEnabled = false
    #expect(fill() == .systemGray6)
  }

  @Test("Mixing in the older properties lets the last one win")
  func mixingOlderProperties() {
    let cell = UICollectionViewListCell()
    let myCustomView = UIView()
    cell.backgroundView = myCustomView
    cell.backgroundColor = .red
    // ❌ Setting backgroundConfiguration resets backgroundColor and backgroundView to nil.
    // Never mix old and new APIs on the same cell.
    cell.backgroundConfiguration = UIBackgroundConfiguration.listCell()
    #expect(cell.backgroundColor == nil)
    #expect(cell.backgroundView == nil)
    cell.backgroundColor = .red  // ❌ Conflicts — will be overwritten
    cell.backgroundView = myCustomView  // ❌ Conflicts
    #expect(cell.backgroundConfiguration == nil)
    #expect(myCustomView.superview === cell)
  }
}
