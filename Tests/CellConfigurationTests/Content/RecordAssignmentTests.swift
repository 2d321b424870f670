import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Assigning a whole record of properties.
struct RecordAssignmentTests {
  private static let disabled = CellConfigurationState(.disabled)

  @Test("A record that came from the configuration itself assigns what was assigned to it")
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

  @Test("Assigning a record unchanged assigns nothing")
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

  @Test("A record of the same defaults also takes assignments back")
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

  @Test("A foreign record assigns every property")
  func foreignRecord() {
    let header = ListContentConfiguration.plainHeader().textProperties
    var content = ListContentConfiguration.cell()
    content.textProperties = header
    #expect(content.textProperties == header)
    #expect(content.updated(for: Self.disabled).textProperties == header)
    #expect(content != .cell())
  }

  @Test("A record of the other text is foreign, and so is one of another state or sheet")
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

  @Test("Image and shadow records behave alike")
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

  @Test("Sheets that were made alike are the same ground to stand on")
  func equalSheets() {
    func sheet() -> StyleSheet { .iOS26.changing(.cell) { $0.imageToTextPadding = 3 } }
    func fresh(_ sheet: StyleSheet) -> ListContentConfiguration {
      .cell().updated(
        for: CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = sheet }))
    }
    var content = fresh(sheet())
    content.textProperties = fresh(sheet()).textProperties
    #expect(content == fresh(sheet()))
  }
}
