import CellConfiguration
import Foundation
import Testing

/// The examples in comments of configurations, run.
@Suite("Comments of configurations")
struct ConfigurationCommentTests {
  private let state = CellConfigurationState(traitCollection: .phone)

  @Test("The landing page describes a cell and its selected look")
  func landingPage() {
    var content = ListContentConfiguration(
      style: .subtitleCell, text: "Documents", secondaryText: "23 items",
      image: CellImage(systemName: "folder"))
    content.when(.selected) { $0.textProperties.color = .white }

    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let selected = content.updated(for: state)
    #expect(selected.textProperties.color == .white)
  }

  @Test("A content configuration is made of a style, texts and an image")
  func content() {
    var content = ListContentConfiguration(
      style: .subtitleCell, text: "Documents", secondaryText: "23 items",
      image: CellImage(systemName: "folder"))
    content.textProperties.color = .systemIndigo
    let selected = content.updated(for: state)
    #expect(selected.textProperties.color == .systemIndigo)
    #expect(selected.style == .subtitleCell)
  }

  @Test("An initializer takes what a cell shows")
  func initializer() {
    let content = ListContentConfiguration(
      style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
      image: CellImage(systemName: "wifi"))
    #expect(content.image?.name == "wifi")
  }

  @Test("Rules color a cell, and code chooses its text")
  func rules() {
    var state = state
    state.isSelected = true
    var content = ListContentConfiguration.cell()
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    content.text = state.isSelected ? "On" : "Off"
    #expect(content.updated(for: state).textProperties.color == .white)
    #expect(content.text == "On")
  }

  @Test("Conditions are joined and negated")
  func conditions() {
    var content = ListContentConfiguration.cell()
    content.when(.selected || .highlighted) { $0.textProperties.color = .white }
    content.when(.focused && !.editing) { $0.imageProperties.tintColor = .white }
    content.when(.accessibilitySize) { $0.textProperties.numberOfLines = 0 }
    #expect(content.assignedProperties.count == 3)
  }

  @Test("An attributed text has attributes of cells")
  func attributes() {
    var content = ListContentConfiguration.cell()
    var text = AttributedString("Unread")
    text.cell.font = .preferredFont(forTextStyle: .headline)
    content.attributedText = text
    #expect(content.attributedText == text)
  }

  @Test("Assigned properties have their value and their condition")
  func assignedProperties() {
    var printed: [String] = []
    func print(_ color: CellColor, _ condition: StateCondition) {
      printed.append("\(color) \(condition)")
    }
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    content.when(.selected) { $0.textProperties.color = .white }
    for property in content.assignedProperties where property.name == "textProperties.color" {
      let color = property.value as? CellColor
      print(color ?? .label, property.condition ?? .always)
    }
    #expect(printed == ["label always", "white selected"])
  }

  @Test("A background has corners and a look for selection")
  func background() {
    var background = BackgroundConfiguration.listCell()
    background.cornerRadius = 12
    background.when(.selected) { $0.backgroundColor = .systemBlue.withAlphaComponent(0.2) }
    var state = state
    state.isSelected = true
    #expect(
      background.updated(for: state).backgroundColor == .systemBlue.withAlphaComponent(0.2))
    #expect(background.cornerRadius == 12)
  }

  @Test("A state is a value with traits and flags")
  func selected() {
    let traits = TraitCollection.phone
    let content = ListContentConfiguration.cell()
    var state = CellConfigurationState(traitCollection: traits)
    state.isSelected = true
    let selected = content.updated(for: state)
    #expect(state.flags == [.selected])
    #expect(selected.style == .cell)
  }

  @Test("Accessories are a list of values")
  func accessories() {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.accessories = [
      .disclosureIndicator(),
      .label(text: "3"),
      .delete(),  // while editing
      .customView(
        CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20)),
        placement: .leading(displayed: .whenNotEditing)),
    ]
    #expect(cell.accessories.map { $0.isDisplayed(isEditing: false) } == [true, true, false, true])
    cell.accessories = [.detail(action: CellAccessory.Action(named: "showDetails"))]
    #expect(cell.accessories[0].action?.name == "showDetails")
  }

  @Test("A typed key has a default")
  func typedKey() {
    var state = CellConfigurationState(traitCollection: .phone)
    #expect(!state[IsArchived.self])
    enum IsArchived: ConfigurationStateKey {
      static let defaultValue = false
    }

    state[IsArchived.self] = true
    #expect(state[IsArchived.self])
  }

  @Test("A custom property reads a custom state")
  func namedKey() {
    var state = state
    #expect(!state.isPinnedByUser)
    state.isPinnedByUser = true
    #expect(state.isPinnedByUser)
  }
}

extension ConfigurationStateCustomKey {
  static let isPinnedByUser = ConfigurationStateCustomKey("com.example.isPinnedByUser")
}

extension CellConfigurationState {
  var isPinnedByUser: Bool {
    get { self[.isPinnedByUser] as? Bool ?? false }
    set { self[.isPinnedByUser] = newValue }
  }
}
