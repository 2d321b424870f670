import CellConfiguration
import CellTestSupport
import Foundation
import Testing

@Suite("Updating a cell for a state updates all its parts")
struct UpdatedCellTests {
  private static let cell: ListCellConfiguration = {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.content?.text = "Wi-Fi"
    cell.accessories = [.multiselect(displayed: .always)]
    cell.indentationLevel = 2
    return cell
  }()

  @Test("Updating a cell for a state changes its content, background and state, and nothing else")
  func parts() throws {
    let content = try #require(Self.cell.content)
    let background = try #require(Self.cell.background)
    for flags in StateSpace.combinations {
      let state = CellConfigurationState(flags, TraitCollection { $0.styleSheet = .iOS26 })
      let updated = Self.cell.updated(for: state)
      var expected = Self.cell
      expected.content = content.updated(for: state)
      expected.background = background.updated(for: state)
      expected.state = CellConfigurationState(flags, TraitCollection())
      #expect(updated == expected)
    }
  }

  @Test("Cells updated for different states look different")
  func selected() {
    var state = CellConfigurationState()
    state.isSelected = true
    let selected = Self.cell.updated(for: state)
    #expect(selected.background != Self.cell.background)
    #expect(selected.state.isSelected)
    #expect(selected.updated(for: CellConfigurationState()) == Self.cell)
  }

  @Test("A cell has the state for which it was updated, apart from the traits")
  func stateOfCell() {
    var cell = Self.cell
    cell.traitOverrides = TraitCollection { $0.styleSheet = .iOS18 }
    var state = CellConfigurationState(traitCollection: .phone)
    state.isHighlighted = true
    state[ConfigurationStateCustomKey("isUnread")] = true
    cell = cell.updated(for: state)
    #expect(cell.state.isHighlighted)
    #expect(cell.state[ConfigurationStateCustomKey("isUnread")] as? Bool == true)
    #expect(cell.state.traitCollection == cell.traitOverrides)
    #expect("\(cell)".contains("isUnread"))

    var other = ListCellConfiguration()
    other.state = cell.state
    #expect(other.state == cell.state)
    #expect(other.traitOverrides == cell.traitOverrides)
    #expect(other.updated(for: CellConfigurationState()).state.isHighlighted == false)
    other.state = CellConfigurationState()
    #expect(other == ListCellConfiguration())
  }

  @Test("Traits that a cell overrides take precedence over those of the state")
  func traits() {
    var cell = Self.cell
    cell.traitOverrides = TraitCollection { $0.styleSheet = .iOS18 }
    let around = TraitCollection {
      $0.styleSheet = .iOS26
      $0.listEnvironment = .sidebar
    }
    let own = TraitCollection {
      $0.styleSheet = .iOS18
      $0.listEnvironment = .sidebar
    }
    let updated = cell.updated(for: CellConfigurationState(traitCollection: around))
    let expected = Self.cell.updated(for: CellConfigurationState(traitCollection: own))
    let other = Self.cell.updated(for: CellConfigurationState(traitCollection: around))
    #expect(updated.content == expected.content)
    #expect(updated.background == expected.background)
    #expect(updated.content != other.content || updated.background != other.background)
  }

  @Test("Updating a cell without content and background changes nothing")
  func empty() {
    let empty = ListCellConfiguration()
    #expect(empty.updated(for: ViewConfigurationState()) == empty)
  }
}

/// What a cell can be made of.
struct ListCellConfigurationTests {
  @Test("Assigning two accessories of one system kind stops the program and names their positions")
  func trap() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var cell = ListCellConfiguration()
      cell.accessories = [.checkmark(), .checkmark()]
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("accessories: found checkmark at 0, 1, expected at most one"))
  }
}
