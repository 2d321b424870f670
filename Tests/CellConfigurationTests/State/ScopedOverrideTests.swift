import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Properties that are assigned for some states only.
struct ScopedOverrideTests {
  private func state(_ flags: ConfigurationStateFlags) -> CellConfigurationState {
    CellConfigurationState(flags)
  }

  @Test("A rule sets white text for selected or highlighted cells without a handler")
  func whiteWhenSelectedOrHighlighted() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Inbox"
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    for flags in StateSpace.combinations {
      let updated = content.updated(for: state(flags))
      let isWhite = !flags.isDisjoint(with: [.selected, .highlighted])
      let usual = ListContentConfiguration.subtitleCell().updated(for: state(flags))
      #expect(updated.textProperties.color == (isWhite ? .white : usual.textProperties.color))
      #expect(
        updated.imageProperties.tintColor == (isWhite ? .white : usual.imageProperties.tintColor))
      #expect(updated.secondaryTextProperties == usual.secondaryTextProperties)
      #expect(updated.text == "Inbox")
    }
  }

  @Test("A rule has the same effect as a handler that sets the same values")
  func likeHandler() {
    for state in StateSpace.someStates {
      var handled = ListContentConfiguration.sidebarCell().updated(for: state)
      if state.isSelected && !state.isEditing { handled.textProperties.color = .systemPink }
      var ruled = ListContentConfiguration.sidebarCell()
      ruled.when(.selected && !.editing) { $0.textProperties.color = .systemPink }
      #expect(ruled.updated(for: state).values == handled.values)
    }
  }

  @Test("The rule that names more flags takes precedence, regardless of order")
  func specificity() {
    for isReversed in [false, true] {
      var background = BackgroundConfiguration(style: .listPlainCell)
      let rules: [(StateCondition, CellColor)] = [
        (.always, .gray), (.selected, .red), (.selected && .focused, .green),
        (.selected && .focused && !.editing, .blue),
      ]
      for (condition, color) in isReversed ? rules.reversed() : rules {
        background.when(condition) { $0.backgroundColor = color }
      }
      #expect(background.updated(for: state([])).backgroundColor == .gray)
      #expect(background.updated(for: state(.focused)).backgroundColor == .gray)
      #expect(background.updated(for: state(.selected)).backgroundColor == .red)
      #expect(background.updated(for: state([.selected, .focused])).backgroundColor == .blue)
      #expect(
        background.updated(for: state([.selected, .focused, .editing])).backgroundColor == .green)
    }
  }

  @Test("The later of two equally specific rules takes precedence")
  func order() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.textProperties.color = .red }
    content.when(.focused) { $0.textProperties.color = .green }
    #expect(content.updated(for: state([.selected, .focused])).textProperties.color == .green)
    content.when(.selected) { $0.textProperties.color = .blue }
    #expect(content.updated(for: state([.selected, .focused])).textProperties.color == .blue)
    #expect(content.updated(for: state(.focused)).textProperties.color == .green)
  }

  @Test("A less specific rule applies to properties that a more specific one does not set")
  func layers() {
    var content = ListContentConfiguration.cell()
    content.when(.selected && .focused) { $0.textProperties.color = .red }
    content.when(.selected) {
      $0.textProperties.color = .blue
      $0.textProperties.numberOfLines = 2
    }
    let both = content.updated(for: state([.selected, .focused]))
    #expect(both.textProperties.color == .red)
    #expect(both.textProperties.numberOfLines == 2)
  }

  @Test("A rule that applies takes precedence over an unconditional assignment")
  func unconditional() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.alpha = 0.5 }
    content.alpha = 0.25
    content.when(.focused) { $0.textProperties.color = .red }
    content.textProperties.color = .green
    #expect(content.updated(for: state([])).alpha == 0.25)
    #expect(content.updated(for: state(.selected)).alpha == 0.5)
    #expect(content.updated(for: state(.focused)).textProperties.color == .red)
    #expect(content.updated(for: state(.selected)).textProperties.color == .green)
  }

  @Test("A rule for the current state applies at once")
  func presentState() {
    var content = ListContentConfiguration.cell().updated(for: state(.selected))
    content.when(.selected) { $0.alpha = 0.5 }
    content.when(.focused) { $0.alpha = 0.1 }
    #expect(content.alpha == 0.5)
  }

  @Test("A rule can assign nil")
  func nilValue() {
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.backgroundColor = .red
    background.when(.selected) { $0.backgroundColor = nil }
    #expect(background.updated(for: state(.selected)).backgroundColor == nil)
    #expect(background.updated(for: state([])).backgroundColor == .red)
  }

  @Test("A nested rule applies if both conditions are true")
  func nested() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) {
      $0.alpha = 0.5
      $0.when(.focused) { $0.alpha = 0.25 }
      $0.when(.focused || .editing) { $0.imageToTextPadding = 3 }
    }
    #expect(content.updated(for: state(.focused)).alpha == 1)
    #expect(content.updated(for: state(.selected)).alpha == 0.5)
    #expect(content.updated(for: state([.selected, .focused])).alpha == 0.25)
    #expect(content.updated(for: state([.selected, .editing])).imageToTextPadding == 3)
    #expect(content.updated(for: state(.editing)).imageToTextPadding == 16)
  }

  @Test("A nested rule reads the values that apply where both conditions hold")
  func readingInNestedRules() {
    var content = ListContentConfiguration.sidebarCell()
    content.imageToTextPadding = 20
    content.when(.focused) { $0.imageToTextPadding = 7 }
    content.when(.selected) {
      $0.alpha = 0.5
      $0.textProperties.numberOfLines = 3
      #expect($0.imageToTextPadding == 20)
      $0.when(.focused) {
        let both = ListContentConfiguration.sidebarCell()
          .updated(for: CellConfigurationState([.selected, .focused]))
        #expect($0.alpha == 0.5)
        #expect($0.textProperties.numberOfLines == 3)
        #expect($0.imageToTextPadding == 7)
        #expect($0.textProperties.color == both.textProperties.color)
        $0.alpha = 0.25
        $0.when(.editing) {
          #expect($0.alpha == 0.25)
          #expect($0.textProperties.numberOfLines == 3)
        }
      }
      #expect($0.alpha == 0.5)
      $0.when(.selected) { $0.alpha = 0.75 }
      #expect($0.alpha == 0.75)
    }
    #expect(content.updated(for: state(.selected)).alpha == 0.75)
    #expect(content.updated(for: state([.selected, .focused])).alpha == 0.25)
  }

  @Test("The closure of a rule sees assigned properties but no content")
  func closureSeesNoContent() {
    var content = ListContentConfiguration.cell()
    content.text = "Inbox"
    content.image = CellImage(systemName: "tray")
    content.alpha = 0.5
    content.when(.selected) {
      #expect($0.alpha == 0.5)
      #expect($0.text == nil)
      #expect($0.image == nil)
      $0.imageToTextPadding += 4
    }
    #expect(content.updated(for: state(.selected)).imageToTextPadding == 20)
    #expect(content.text == "Inbox")
  }

  @Test("A rule without assignments, or for no state, has no visible effect")
  func emptyRules() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { _ in }
    #expect(content == .cell())
    content.when(.selected && !.selected) { $0.alpha = 0 }
    for flags in StateSpace.combinations {
      #expect(content.updated(for: state(flags)).alpha == 1)
    }
  }

  @Test("A rule can assign every member of every group")
  func everyProperty() throws {
    for property in ContentUnderTest.properties where property.kind != .content {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { property.assign(&$0, 0) }
      #expect(property.isSame(content, .cell()))
      #expect(property.reads(content.updated(for: state(.selected)), 0), "\(property.name)")
    }
    for property in BackgroundUnderTest.properties {
      var background = BackgroundConfiguration.clear()
      background.when(.selected) { property.assign(&$0, 0) }
      #expect(property.isSame(background, .clear()))
      #expect(property.reads(background.updated(for: state(.selected)), 0), "\(property.name)")
    }
  }

  @Test("A rule can assign a whole group")
  func wholeRecord() {
    let header = ListContentConfiguration.plainHeader().textProperties
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.textProperties = header }
    #expect(content.updated(for: state(.selected)).textProperties == header)
    #expect(content.updated(for: state([])).textProperties != header)
  }

  @Test("Adding a rule leaves copies unchanged")
  func valueSemantics() {
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.alpha = 0.5 }
    let before = content
    var copy = content
    copy.when(.selected) { $0.alpha = 0.1 }
    copy = copy.updated(for: state(.selected))
    #expect(content == before)
    #expect(content.updated(for: state(.selected)).alpha == 0.5)
    #expect(copy.alpha == 0.1)
  }

  @Test("Assigning a text in a rule stops the program and says why")
  func textForState() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { $0.text = "Selected" }
    }
    expectContentMessage(result)
  }

  @Test("Assigning an image in a rule stops the program")
  func imageForState() async {
    await #expect(processExitsWith: .failure) {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { $0.image = CellImage(systemName: "star") }
    }
  }

  @Test("Assigning a secondary text in a rule stops the program")
  func secondaryTextForState() async {
    await #expect(processExitsWith: .failure) {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { $0.secondaryText = "Selected" }
    }
  }

  @Test("Assigning an attributed text in a rule stops the program")
  func firstAttributedTextForState() async {
    await #expect(processExitsWith: .failure) {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { $0.attributedText = AttributedString("no") }
    }
  }

  @Test("Assigning a secondary attributed text in a rule stops the program")
  func attributedTextForState() async {
    await #expect(processExitsWith: .failure) {
      var content = ListContentConfiguration.cell()
      content.when(.selected) { $0.secondaryAttributedText = AttributedString("no") }
    }
  }

  private func expectContentMessage(_ result: ExitTest.Result?) {
    let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(message?.contains("does not depend on the state. Assign it where the state is") == true)
  }
}
