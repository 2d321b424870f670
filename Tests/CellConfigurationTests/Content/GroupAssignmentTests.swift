import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Assigning a whole group of properties.
struct GroupAssignmentTests {
  private static let disabled = CellConfigurationState(.disabled)

  @Test("Assigning a changed copy of a group assigns only the changed properties")
  func ownRecord() {
    var content = ListContentConfiguration.cell()
    var text = content.textProperties
    text.numberOfLines = 2
    content.textProperties = text
    #expect(content.textProperties == text)
    let updated = content.updated(for: Self.disabled)
    #expect(updated.textProperties.numberOfLines == 2)
    #expect(updated.textProperties.color == .tertiaryLabel)
  }

  @Test("Assigning an unchanged group assigns nothing")
  func roundTrip() {
    var content = ListContentConfiguration.cell()
    content.textProperties = content.textProperties
    content.secondaryTextProperties = content.secondaryTextProperties
    content.imageProperties = content.imageProperties
    #expect(content == .cell())
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.shadowProperties = background.shadowProperties
    #expect(background == BackgroundConfiguration(style: .listPlainCell))
  }

  @Test("Only properties that are assigned for certain states are rules")
  func rules() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .white
    #expect(!content.hasRules && !ListContentConfiguration.header().hasRules)
    content.when(.selected) { $0.textProperties.color = .black }
    #expect(content.hasRules)
    var background = BackgroundConfiguration.listCell()
    background.backgroundColor = .white
    #expect(!background.hasRules)
    background.when(.disabled) { $0.backgroundColor = .black }
    #expect(background.hasRules)
  }

  @Test("Each assignment and each rule makes another hash")
  func hashes() {
    let cell = ListContentConfiguration.cell()
    let changes: [(inout ListContentConfiguration) -> Void] = [
      { _ in }, { $0.text = "a" }, { $0.secondaryText = "a" }, { $0.textProperties.color = .white },
      { $0.textProperties.color = .black }, { $0.imageProperties.tintColor = .white },
      { $0.when(.selected) { $0.textProperties.color = .white } },
    ]
    let hashes = changes.map { change in
      var content = cell
      change(&content)
      return content.hashValue
    }
    #expect(Set(hashes).count == hashes.count)
  }

  @Test("Assigning a group with the same defaults also removes assignments")
  func takesBack() throws {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    content.textProperties = ListContentConfiguration.cell().textProperties
    #expect(content == .cell())
    #expect(content.hashValue == ListContentConfiguration.cell().hashValue)
    let data = try JSONEncoder().encode(content)
    #expect(try JSONDecoder().decode(ListContentConfiguration.self, from: data) == content)
    var background = BackgroundConfiguration.clear()
    background.shadowProperties.opacity = 1
    background.shadowProperties = BackgroundConfiguration.clear().shadowProperties
    #expect(background == .clear())
  }

  @Test("Assigning a group from another style assigns every property")
  func foreignRecord() {
    let header = ListContentConfiguration.plainHeader().textProperties
    var content = ListContentConfiguration.cell()
    content.textProperties = header
    #expect(content.textProperties == header)
    #expect(content.updated(for: Self.disabled).textProperties == header)
    #expect(content != .cell())
  }

  @Test("A group of another text, state or style sheet assigns every property")
  func otherRoleStateAndSheet() {
    var content = ListContentConfiguration.valueCell()
    content.textProperties = content.secondaryTextProperties
    #expect(content.updated(for: Self.disabled).textProperties.color == .secondaryLabel)
    var second = ListContentConfiguration.cell()
    second.textProperties = second.updated(for: Self.disabled).textProperties
    #expect(second.textProperties.color == .tertiaryLabel)
    #expect(second.updated(for: CellConfigurationState()).textProperties.color == .tertiaryLabel)
    var third = ListContentConfiguration.cell()
    let traits = TraitCollection { $0.styleSheet = .iOS18 }
    let old = third.updated(for: CellConfigurationState(traitCollection: traits))
    third.secondaryTextProperties = old.secondaryTextProperties
    #expect(
      third.updated(for: Self.disabled).secondaryTextProperties == old.secondaryTextProperties)
  }

  @Test("A group of another rule reads the same in a rule, whatever was assigned before")
  func recordOfAnotherRule() {
    /// Returns the text of a rule for content to which numbers of lines may be assigned.
    func textOfRule(_ lines: Int?) -> ListContentConfiguration.TextProperties {
      var content = ListContentConfiguration.cell()
      if let lines { content.textProperties.numberOfLines = lines }
      var text = content.textProperties
      content.when(.selected) {
        $0.textProperties.color = .systemRed
        text = $0.textProperties
      }
      return text
    }
    func replace<Value>(_ value: inout Value, by other: Value) { value = other }
    let selected = CellConfigurationState(.selected)
    for lines in [nil, 4, 7] {
      let text = textOfRule(lines)
      for below in [nil, 4, 7] {
        var content = ListContentConfiguration.cell()
        if let below { content.textProperties.numberOfLines = below }
        var inPlace = content
        content.when(.selected) { $0.textProperties = text }
        inPlace.when(.selected) { replace(&$0.textProperties, by: text) }
        #expect(content == inPlace)
        let updated = content.updated(for: selected).textProperties
        #expect(updated.color == .systemRed)
        #expect(updated.numberOfLines == lines ?? 0, "\(lines ?? 0) above \(below ?? 0)")
      }
    }
  }

  @Test("Assigning image and shadow groups follows the rules for text groups")
  func imageAndShadow() {
    let disabled = ListContentConfiguration.cell().updated(for: Self.disabled)
    var content = ListContentConfiguration.cell()
    content.imageProperties = disabled.imageProperties
    #expect(
      content.updated(for: CellConfigurationState()).imageProperties.tintColor == .tertiaryLabel)
    var shadow = BackgroundConfiguration.ShadowProperties()
    shadow.opacity = 0.5
    shadow.radius = 4
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.shadowProperties = shadow
    #expect(background.shadowProperties == shadow)
    #expect(background.updated(for: Self.disabled).shadowProperties == shadow)
  }

  @Test("Groups from equally made style sheets have the same defaults")
  func equalSheets() {
    func sheet() -> StyleSheet {
      .iOS26.changing { $0.changeContent(of: [.cell]) { $0.imageToTextPadding = 3 } }
    }
    func fresh(_ sheet: StyleSheet) -> ListContentConfiguration {
      .cell().updated(
        for: CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = sheet }))
    }
    var content = fresh(sheet())
    content.textProperties = fresh(sheet()).textProperties
    #expect(content == fresh(sheet()))
  }
}
