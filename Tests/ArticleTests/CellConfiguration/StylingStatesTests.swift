import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Reacting to state")
struct StylingStatesTests {
  @Test("The style has a look of its own for a state")
  func looksOfTheStyle() {
    let content = ListContentConfiguration.sidebarCell()
    var state = CellConfigurationState(traitCollection: .phone)
    state.isDisabled = true
    let alpha = content.updated(for: state).alpha  // 0.5
    #expect(documented(alpha) == "0.5")
    #expect(content.alpha == 1)
  }

  @Test("An assigned property is the same in every state")
  func assigned() {
    var state = CellConfigurationState(traitCollection: .phone)
    state.isDisabled = true
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    let color = content.updated(for: state).textProperties.color  // label
    #expect(documented(color) == "label")
    #expect(ListContentConfiguration.cell().updated(for: state).textProperties.color != .label)
  }

  @Test("An assigned fill still has the transformer that the style has for a state")
  func transformer() {
    var state = CellConfigurationState(traitCollection: .phone)
    state.isFocused = true
    var fading = BackgroundConfiguration.listCell()
    fading.backgroundColor = .systemYellow
    let faded = fading.updated(for: state).resolvedBackgroundColor(for: .systemBlue)
    var background = BackgroundConfiguration.listCell()
    background.backgroundColor = .systemYellow
    background.backgroundColorTransformer = nil
    let whole = background.updated(for: state).resolvedBackgroundColor(for: .systemBlue)
    #expect(faded != .systemYellow)
    #expect(whole == .systemYellow)
  }

  @Test("A rule holds in the states that its condition names")
  func rules() {
    var content = ListContentConfiguration.cell()
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    content.when(.focused && !.editing) {
      $0.textProperties.font = .preferredFont(forTextStyle: .headline)
    }
    var state = CellConfigurationState(traitCollection: .phone)
    #expect(content.updated(for: state).textProperties.color == .label)
    state.isHighlighted = true
    #expect(content.updated(for: state).textProperties.color == .white)
    state.isFocused = true
    let headline = CellFont.preferredFont(forTextStyle: .headline)
    #expect(content.updated(for: state).textProperties.font == headline)
    state.isEditing = true
    #expect(content.updated(for: state).textProperties.font != headline)
  }

  @Test("A rule can test traits, alone or with flags")
  func traits() {
    var content = ListContentConfiguration.cell()
    content.when(.accessibilitySize) { $0.textProperties.numberOfLines = 0 }
    content.when(.dark && .selected) { $0.textProperties.color = .systemYellow }
    content.textProperties.numberOfLines = 1
    let dark = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    var state = CellConfigurationState(traitCollection: dark)
    #expect(content.updated(for: state).textProperties.numberOfLines == 0)
    #expect(content.updated(for: state).textProperties.color == .label)
    state.isSelected = true
    #expect(content.updated(for: state).textProperties.color == .systemYellow)
    state.traitCollection = .phone
    #expect(content.updated(for: state).textProperties.numberOfLines == 1)
    #expect(content.updated(for: state).textProperties.color == .label)
  }

  @Test("Of two rules that hold the one that names more flags wins, then the later one")
  func order() {
    var content = ListContentConfiguration.cell()
    content.when(.selected && .focused) { $0.textProperties.color = .systemRed }
    content.when(.selected) { $0.textProperties.color = .systemGreen }
    content.when(.selected) { $0.textProperties.color = .systemBlue }
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    #expect(content.updated(for: state).textProperties.color == .systemBlue)
    state.isFocused = true
    #expect(content.updated(for: state).textProperties.color == .systemRed)
  }

  @Test("Code that reads the state can do more than a rule")
  func code() {
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    var content = ListContentConfiguration.valueCell().updated(for: state)
    content.text = "Bluetooth"
    content.secondaryText = state.isSelected ? "On" : "Off"
    #expect(content.secondaryText == "On")
  }

  @Test("Assigned properties are listed with their states")
  func debugDescription() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    let lines = content.debugDescription.split(separator: "\n").dropFirst()
    #expect(
      Array(lines) == [
        "  customized:", "    textProperties.color = label", "  when highlighted || selected:",
        "    imageProperties.tintColor = white", "    textProperties.color = white",
      ])
  }

  @Test("The picture shows a cell with a rule in four states")
  func picture() throws {
    func row(
      _ name: String, _ change: (inout CellConfigurationState) -> Void
    ) -> ListDocument.Row {
      var content = ListContentConfiguration.cell()
      content.image = CellImage(systemName: "star")
      content.text = name
      content.when(.selected || .highlighted) {
        $0.textProperties.color = .systemIndigo
        $0.imageProperties.tintColor = .systemIndigo
      }
      var state = CellConfigurationState()
      change(&state)
      return ListDocument.Row(content: content, background: .listCell(), state: state)
    }
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.sections = [
      ListDocument.Section(rows: [row("Normal") { _ in }]),
      ListDocument.Section(rows: [row("Highlighted") { $0.isHighlighted = true }]),
      ListDocument.Section(rows: [row("Disabled") { $0.isDisabled = true }]),
      ListDocument.Section(rows: [row("Focused") { $0.isFocused = true }]),
    ]
    try ArticlePicture(name: "reacting-to-state", module: "CellConfiguration", document: document)
      .check()
  }
}
