import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Which properties an update leaves alone, beyond what the laws say of single properties.
struct LockingTests {
  @Test("Members of a record are locked one by one")
  func membersOneByOne() {
    var content = ListContentConfiguration.cell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    let disabled = content.updated(for: CellConfigurationState(.disabled))
    #expect(disabled.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test("Reading locks nothing")
  func reading() {
    let content = ListContentConfiguration.cell()
    for property in ContentUnderTest.properties { _ = property.read(content) }
    #expect(content == .cell())
  }

  @Test("Assigning the default locks, and counts for equality")
  func assigningDefault() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = content.textProperties.color
    #expect(content != .cell())
    #expect(
      content.updated(for: CellConfigurationState(.disabled)).textProperties.color == .label)
    var background = BackgroundConfiguration(style: .listPlainCell)
    background.cornerRadius = 0
    #expect(background.updated(for: CellConfigurationState(.swiped)).cornerRadius == 0)
    #expect(
      BackgroundConfiguration(style: .listPlainCell).updated(for: CellConfigurationState(.swiped))
        .cornerRadius == 26)
  }

  @Test("Corner radius and insets of a state apply only while untouched")
  func radiusAndInsets() {
    var background = BackgroundConfiguration(style: .listSidebarCell)
    let targeted = CellConfigurationState(.targeted)
    #expect(background.updated(for: targeted).backgroundInsets.top == 1)
    background.backgroundInsets = .zero
    #expect(background.updated(for: targeted).backgroundInsets == .zero)
  }

  @Test("Customized properties stay when the list environment changes, the others follow it")
  func environment() {
    var content = ListContentConfiguration.header()
    content.imageToTextPadding = 3
    let sidebar = TraitCollection { $0.listEnvironment = .sidebar }
    let updated = content.updated(for: CellConfigurationState(traitCollection: sidebar))
    #expect(updated.imageToTextPadding == 3)
    #expect(updated.directionalLayoutMargins.top == 11)
    #expect(updated.textProperties.numberOfLines == 1)
    #expect(updated.style == .header)
    #expect(updated.row == .sidebarHeader)
  }

  @Test("Flags travel with copies")
  func copies() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    var copy = content
    copy.text = "copy"
    copy = copy.updated(for: CellConfigurationState(.disabled))
    #expect(copy.textProperties.color == .label)
    #expect(content.text == nil)
  }

  @Test("Changing a copy leaves the original alone")
  func valueSemantics() {
    for subject in ContentUnderTest.factories.prefix(2) {
      for property in subject.properties {
        var original = subject.make()
        original.textProperties.numberOfLines = 7
        let before = original
        var copy = original
        property.assign(&copy, 0)
        #expect(original == before, "\(property.name)")
      }
    }
    for property in BackgroundUnderTest.properties {
      var original = BackgroundConfiguration.clear()
      original.cornerRadius = 3
      let before = original
      var copy = original
      property.assign(&copy, 0)
      #expect(original == before, "\(property.name)")
    }
  }

  @Test("Styles count for equality even where their values are the same")
  func styles() {
    var distinct = Set<ListContentConfiguration>()
    for subject in ContentUnderTest.factories { distinct.insert(subject.make()) }
    #expect(distinct.count == 16)
    var backgrounds = Set<BackgroundConfiguration>()
    for subject in BackgroundUnderTest.factories { backgrounds.insert(subject.make()) }
    #expect(backgrounds.count == 11)
  }
}
