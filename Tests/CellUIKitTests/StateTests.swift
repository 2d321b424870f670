import CellConfiguration
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct StateTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void) -> UICellConfigurationState
  {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    change(&state)
    return state
  }

  @Test("Assignments for a state are made in that state, above those for every state")
  func rules() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    content.textProperties.numberOfLines = 2
    content.when(.selected) { $0.textProperties.color = .systemBlue }
    content.when(.selected && .editing) { $0.textProperties.color = .systemGreen }
    let normal = UIListContentConfiguration(content)
    #expect(normal.textProperties.color.description == "systemRed")
    #expect(!normal.isUpdated)
    let selected = UIListContentConfiguration(content, for: state { $0.isSelected = true })
    #expect(selected.textProperties.color.description == "systemBlue")
    #expect(selected.textProperties.numberOfLines == 2)
    #expect(selected.isUpdated)
    let both = state {
      $0.isSelected = true
      $0.isEditing = true
    }
    let edited = UIListContentConfiguration(content, for: both)
    #expect(edited.textProperties.color.description == "systemGreen")
    #expect(
      Set(edited.allAssigned.keys) == ["textProperties.color", "textProperties.numberOfLines"])
  }

  @Test("Assignments for traits are made where the state has them")
  func traits() {
    var content = ListContentConfiguration.cell()
    content.when(.dark) { $0.textProperties.color = .systemBlue }
    #expect(UIListContentConfiguration(content).allAssigned.isEmpty)
    #expect(UIListContentConfiguration(content, for: state { _ in }).allAssigned.isEmpty)
    var dark = UICellConfigurationState(traitCollection: UITraitCollection())
    dark.traitCollection = UITraitCollection { $0.userInterfaceStyle = .dark }
    let configuration = UIListContentConfiguration(content, for: dark)
    #expect(configuration.textProperties.color.description == "systemBlue")
  }

  @Test("A background has its assignments for a state in that state only")
  func background() {
    var background = BackgroundConfiguration.listCell()
    background.when(!.highlighted) { $0.cornerRadius = 4 }
    #expect(UIBackgroundConfiguration(background).cornerRadius == 4)
    let highlighted = state { $0.isHighlighted = true }
    #expect(UIBackgroundConfiguration(background, for: highlighted).allAssigned.isEmpty)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isHighlighted = true
    #expect(UIBackgroundConfiguration(background, for: view).allAssigned.isEmpty)
  }

  @Test("Content is converted without the state that it was updated for")
  func updated() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.alpha = 0.5 }
    var selected = CellConfigurationState()
    selected.isSelected = true
    #expect(UIListContentConfiguration(content.updated(for: selected)).allAssigned.isEmpty)
  }

  @Test("Every flag of a cell's state is the one of its name")
  func flags() {
    func flags(
      _ change: (inout UICellConfigurationState) -> Void
    ) -> ConfigurationStateFlags {
      CellConfigurationState(state(change)).flags
    }
    #expect(flags { _ in } == [])
    #expect(flags { $0.isDisabled = true } == .disabled)
    #expect(flags { $0.isHighlighted = true } == .highlighted)
    #expect(flags { $0.isSelected = true } == .selected)
    #expect(flags { $0.isFocused = true } == .focused)
    #expect(flags { $0.isPinned = true } == .pinned)
    #expect(flags { $0.isEditing = true } == .editing)
    #expect(flags { $0.isExpanded = true } == .expanded)
    #expect(flags { $0.isSwiped = true } == .swiped)
    #expect(flags { $0.isReordering = true } == .reordering)
    let drags: [(UICellConfigurationState.DragState, ConfigurationStateFlags)] = [
      (.none, []), (.lifting, .lifting), (.dragging, .dragging),
    ]
    for (drag, flag) in drags { #expect(flags { $0.cellDragState = drag } == flag) }
    let drops: [(UICellConfigurationState.DropState, ConfigurationStateFlags)] = [
      (.none, []), (.notTargeted, .notTargeted), (.targeted, .targeted),
    ]
    for (drop, flag) in drops { #expect(flags { $0.cellDropState = drop } == flag) }
  }

  @Test("Every flag of a view's state is the one of its name")
  func viewFlags() {
    var state = UIViewConfigurationState(traitCollection: UITraitCollection())
    let paths: [(WritableKeyPath<UIViewConfigurationState, Bool>, ConfigurationStateFlags)] = [
      (\.isDisabled, .disabled), (\.isHighlighted, .highlighted), (\.isSelected, .selected),
      (\.isFocused, .focused), (\.isPinned, .pinned),
    ]
    for (path, flag) in paths {
      state[keyPath: path] = true
      #expect(ViewConfigurationState(state).flags == flag)
      state[keyPath: path] = false
    }
  }

  @Test("A rule for Macs holds where the traits of the state are those of a Mac")
  func mac() {
    var content = ListContentConfiguration.cell()
    content.when(.onMac) { $0.imageToTextPadding = 3 }
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    #expect(UIListContentConfiguration(content, for: state).allAssigned.isEmpty)
    state.traitCollection = UITraitCollection { $0.userInterfaceIdiom = .mac }
    #expect(UIListContentConfiguration(content, for: state).imageToTextPadding == 3)
  }

  @Test("A cell with rules assigns them whenever its state changes; one without has no handler")
  func cell() throws {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.alpha = 0.5 }
    var background = BackgroundConfiguration.listCell()
    background.when(.selected) { $0.cornerRadius = 3 }
    let cell = UICollectionViewListCell()
    cell.show(ListCellConfiguration(content: content, background: background))
    func alpha() -> Any? {
      (cell.contentConfiguration as? UIListContentConfiguration)?.allAssigned["alpha"] ?? nil
    }
    #expect(alpha() == nil)
    cell.configurationState.isSelected = true
    #expect(alpha() != nil)
    #expect(cell.backgroundConfiguration?.cornerRadius == 3)
    cell.configurationState.isSelected = false
    #expect(alpha() == nil)
    #expect(cell.backgroundConfiguration?.allAssigned.isEmpty == true)
    cell.show(ListCellConfiguration(content: .cell()))
    #expect(cell.configurationUpdateHandler == nil)
    #expect(cell.backgroundConfiguration?.factory == "listCell")
  }
}
