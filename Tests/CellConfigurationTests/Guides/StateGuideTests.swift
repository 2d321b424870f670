import CellConfiguration
import Foundation
import Testing

/// Code samples about states and updates from guides to the system's API, with only type names
/// changed.
@MainActor
struct StateGuideTests {
  private struct Item {
    let title = "Inbox"
    let detail = "3 new"
    let subtitle = "3 new"
    let icon = CellImage(systemName: "tray")
    let iconName = "tray"
  }

  private let item = Item()

  private func state(
    _ change: (inout CellConfigurationState) -> Void
  ) -> CellConfigurationState {
    var state = CellConfigurationState()
    change(&state)
    return state
  }

  @Test("The guide's example updates configurations")
  func updating() {
    let configuration = ListContentConfiguration.cell()
    let state = state { $0.isDisabled = true }
    let updatedConfiguration = configuration.updated(for: state)
    #expect(updatedConfiguration.textProperties.color == .tertiaryLabel)
    #expect(configuration.textProperties.color == .label)
  }

  @Test("The guide's example sets custom fill, stroke and corner radius of a background")
  func customBackground() {
    let cell = FakeCell()
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.cornerRadius = 12
    background.backgroundColor = .secondarySystemGroupedBackground
    background.strokeColor = .systemGray3
    background.strokeWidth = 1.0
    background.strokeOutset = 0  // positive = outset, negative = inset
    background.visualEffect = nil  // or .blur(.systemMaterial) for blur

    cell.backgroundConfiguration = background
    cell.baseState.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)
  }

  @Test("The guide's example sets backgrounds by state in an update handler")
  func backgroundHandler() {
    let cell = FakeCell()
    cell.configurationUpdateHandler = { cell, state in
      var background = BackgroundConfiguration(style: .listGroupedCell)

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

    cell.setNeedsUpdateConfiguration()
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    cell.baseState.isDisabled = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray6)
    cell.baseState.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.backgroundConfiguration?.strokeWidth == 2)
    cell.baseState.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(cell.backgroundConfiguration?.strokeWidth == 0)
  }

  @Test("The guide's example handles states without subclassing")
  func inlineHandler() {
    let cell = FakeCell()
    cell.configurationUpdateHandler = { [item] cell, state in
      // Content
      var content = ListContentConfiguration.subtitleCell().updated(for: state)
      content.text = item.title
      content.secondaryText = item.subtitle
      content.image = CellImage(systemName: item.iconName)

      if state.isHighlighted || state.isSelected {
        content.textProperties.color = .white
        content.imageProperties.tintColor = .white
      }

      if state.isSwiped {
        content.textProperties.color = .secondaryLabel
      }

      cell.contentConfiguration = content

      // Background
      var background = BackgroundConfiguration(style: .listGroupedCell).updated(for: state)
      if state.isSelected {
        background.backgroundColor = .systemBlue
      }
      cell.backgroundConfiguration = background
    }

    cell.baseState.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .white)
    #expect(cell.contentConfiguration?.imageProperties.tintColor == .white)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
    cell.baseState.isSwiped = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .secondaryLabel)
    #expect(cell.backgroundConfiguration?.cornerRadius == 26)
    cell.baseState = CellConfigurationState()
    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .label)
    #expect(cell.contentConfiguration?.text == "Inbox")
  }

  @Test("The guide's example customizes appearance by state in a subclass")
  func subclass() {
    final class ItemCell: FakeCell {
      let item = Item()

      override func updateConfiguration(using state: CellConfigurationState) {
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
    let cell = ItemCell()
    for (isHighlighted, isSelected) in [(false, false), (true, false), (false, true)] {
      cell.baseState.isHighlighted = isHighlighted
      cell.baseState.isSelected = isSelected
      cell.setNeedsUpdateConfiguration()
      let isWhite = isHighlighted || isSelected
      #expect(cell.contentConfiguration?.textProperties.color == (isWhite ? .white : .label))
      #expect(cell.contentConfiguration?.imageProperties.tintColor == (isWhite ? .white : nil))
    }
  }

  @Test("The guide's example combines system defaults for a state with overrides")
  func combining() {
    let cell = FakeCell()
    cell.configurationUpdateHandler = { [item] cell, state in
      // Start with system defaults for this state
      var content = ListContentConfiguration.subtitleCell().updated(for: state)
      content.text = item.title
      content.secondaryText = item.detail

      // Then apply custom overrides
      if state.isSelected {
        content.textProperties.color = .white
      }

      cell.contentConfiguration = content
    }

    cell.baseState.isDisabled = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .tertiaryLabel)
    cell.baseState.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .white)
    #expect(cell.contentConfiguration?.secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test("The guide's example shows how updated(for:) works")
  func updatedForState() {
    let state = state { $0.isDisabled = true }
    // Returns a new configuration with system defaults for the given state
    let base = ListContentConfiguration.cell()
    let styled = base.updated(for: state)
    #expect(styled != base)
    #expect(base == .cell())
  }

  @Test("Custom state keys reach the update handler")
  func customState() {
    final class ArchivableCell: FakeCell {
      var isArchived = false {
        didSet { if oldValue != isArchived { setNeedsUpdateConfiguration() } }
      }

      override var configurationState: CellConfigurationState {
        var state = super.configurationState
        state.isArchived = isArchived
        return state
      }
    }
    let cell = ArchivableCell()
    cell.configurationUpdateHandler = { [item] cell, state in
      var content = ListContentConfiguration.cell().updated(for: state)
      content.text = item.title
      content.textProperties.color = state.isArchived ? .tertiaryLabel : .label
      cell.contentConfiguration = content
    }

    cell.setNeedsUpdateConfiguration()
    #expect(cell.contentConfiguration?.textProperties.color == .label)
    cell.isArchived = true
    #expect(cell.contentConfiguration?.textProperties.color == .tertiaryLabel)
    cell.isArchived = false
    #expect(cell.contentConfiguration?.textProperties.color == .label)
  }
}

extension ConfigurationStateCustomKey {
  fileprivate static let isArchived = ConfigurationStateCustomKey("com.myapp.isArchived")
}

extension CellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}
