import Testing
import UIKitNames

private struct Item {
  var title = "Title"
  var subtitle = "Subtitle"
  var detail = "Detail"
  var iconName = "star"
}

// ✅ Correct: custom state key with typed accessor and configurationState override
// 1. Declare the key
extension UIConfigurationStateCustomKey {
  static let isArchived = UIConfigurationStateCustomKey("com.myapp.isArchived")
}

// 2. Add a typed accessor
extension UICellConfigurationState {
  var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

// 3. Override configurationState in a cell subclass to inject the value
class ArchivableCell: UICollectionViewListCell {
  var isArchived = false {
    didSet { if oldValue != isArchived { setNeedsUpdateConfiguration() } }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isArchived = isArchived
    return state
  }
}

// ❌ Unnecessary subclass just to override updateConfiguration(using:)
private class MyCell: UICollectionViewListCell {
  var item: Item?

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = item?.title
    // ... same logic that could be inline
    contentConfiguration = content
  }
}

/// Cell code as it is written for UIKit: update handlers, custom states, `updated(for:)`.
@MainActor
struct UpdatingCellsTests {
  private let pool = CellReusePool(updateScheduler: UpdateScheduler())

  private func shown(_ cell: UICollectionViewCell) throws -> UIListContentConfiguration {
    cell.layoutIfNeeded()
    return try #require(cell.contentConfiguration as? UIListContentConfiguration)
  }

  @Test("A registration sets a handler that configures content and background")
  func registrationSetsHandler() throws {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      cell, indexPath, item in
      cell.configurationUpdateHandler = { cell, state in
        // Content
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = item.title
        content.secondaryText = item.subtitle
        content.image = UIImage(systemName: item.iconName)

        if state.isHighlighted || state.isSelected {
          content.textProperties.color = .white
          content.imageProperties.tintColor = .white
        }

        if state.isSwiped {
          content.textProperties.color = .secondaryLabel
        }

        cell.contentConfiguration = content

        // Background
        var background = UIBackgroundConfiguration.listCell().updated(for: state)
        if state.isSelected {
          background.backgroundColor = .systemBlue
        }
        cell.backgroundConfiguration = background
      }
    }
    let cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: Item())
    #expect(try shown(cell).text == "Title")
    #expect(try shown(cell).secondaryText == "Subtitle")
    #expect(try shown(cell).textProperties.color == .label)
    cell.isSelected = true
    #expect(try shown(cell).textProperties.color == .white)
    #expect(try shown(cell).imageProperties.tintColor == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    cell.isSwiped = true
    #expect(try shown(cell).textProperties.color == .secondaryLabel)
    cell.isSwiped = false
    cell.isSelected = false
    #expect(try shown(cell).textProperties.color == .label)
    #expect(try shown(cell).imageProperties.tintColor == nil)
  }

  @Test("Handlers have the types that UIKit gives them")
  func handlersTypesUIKit() throws {
    do {
      // UICollectionViewCell
      var configurationUpdateHandler:
        ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
      configurationUpdateHandler = { cell, state in cell.tag = state.isSelected ? 3 : 2 }
      let cell = UICollectionViewCell()
      cell.configurationUpdateHandler = { configurationUpdateHandler?($0, $1) }
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.tag == 3)
    }
    do {
      // UITableViewCell
      var configurationUpdateHandler:
        ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
      configurationUpdateHandler = { cell, state in cell.tag = state.isSelected ? 4 : 2 }
      let cell = UITableViewCell()
      cell.configurationUpdateHandler = { configurationUpdateHandler?($0, $1) }
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.tag == 4)
    }
  }

  @Test("A subclass configures itself")
  func subclassConfiguresItself() throws {
    let cell = MyCell()
    cell.item = Item()
    #expect(try shown(cell).text == "Title")
  }

  @Test("A custom state reaches the handler")
  func customStateReaches() throws {
    let cell = ArchivableCell()
    let item = Item()
    // 4. Read it in the handler
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = item.title
      content.textProperties.color = state.isArchived ? .tertiaryLabel : .label
      cell.contentConfiguration = content
    }
    #expect(try shown(cell).textProperties.color == .label)
    cell.isArchived = true
    #expect(try shown(cell).textProperties.color == .tertiaryLabel)
    cell.isArchived = false
    #expect(try shown(cell).textProperties.color == .label)
  }

  @Test("updated(for:) gives the system's look for a state")
  func updatedGivesSystems() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    // Returns a new configuration with system defaults for the given state
    let base = UIListContentConfiguration.cell()
    let styled = base.updated(for: state)
    // `styled` now has appropriate text colors for selected/highlighted/disabled states
    #expect(styled != base)
    let configuration: UIContentConfiguration = base
    let updatedConfiguration = configuration.updated(for: state)
    #expect(updatedConfiguration as? UIListContentConfiguration == styled)
  }

  @Test("A handler builds on the system's look")
  func handlerBuildsSystems() throws {
    let cell = UICollectionViewListCell()
    let item = Item()
    cell.configurationUpdateHandler = { cell, state in
      // Start with system defaults for this state
      var content = UIListContentConfiguration.subtitleCell().updated(for: state)
      content.text = item.title
      content.secondaryText = item.detail

      // Then apply custom overrides
      if state.isSelected {
        content.textProperties.color = .white
      }

      cell.contentConfiguration = content
    }
    cell.isSelected = true
    #expect(try shown(cell).textProperties.color == .white)
    cell.isSelected = false
    cell.isUserInteractionEnabled = false
    #expect(try shown(cell).textProperties.color == .tertiaryLabel)
    cell.isSelected = true
    #expect(try shown(cell).textProperties.color == .white)
    #expect(try shown(cell).secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test("A handler that ignores the state loses its look where nothing updates automatically")
  func handlerIgnoresState()
    throws
  {
    let cell = UICollectionViewListCell()
    let item = Item()
    cell.updateScheduler.checkedIssues.remove(.missingUpdate)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.configurationUpdateHandler = { cell, state in
      // ❌ Creates a fresh config that ignores the current state
      var content = UIListContentConfiguration.subtitleCell()  // missing .updated(for: state)
      content.text = item.title
      cell.contentConfiguration = content
      // Selected/highlighted cells won't get system-default color adjustments
    }
    cell.isUserInteractionEnabled = false
    #expect(try shown(cell).textProperties.color == .label)
    cell.automaticallyUpdatesContentConfiguration = true
    #expect(try shown(cell).textProperties.color == .tertiaryLabel)
  }
}
