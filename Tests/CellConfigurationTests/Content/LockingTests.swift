import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Which properties an update leaves alone, beyond what the laws say of single properties.
struct LockingTests {
  @Test("Assigning a member of a group locks only that member")
  func membersOneByOne() {
    var content = ListContentConfiguration.cell()
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    let disabled = content.updated(for: CellConfigurationState(.disabled))
    #expect(disabled.textProperties.font == .preferredFont(forTextStyle: .headline))
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .quaternaryLabel)
  }

  @Test("Reading a property does not lock it")
  func reading() {
    let content = ListContentConfiguration.cell()
    for property in ContentUnderTest.properties { _ = property.read(content) }
    #expect(content == .cell())
  }

  @Test("Assigning the default value locks the property and affects equality")
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

  @Test("The corner radius and insets of a state apply only until the caller sets them")
  func radiusAndInsets() {
    var background = BackgroundConfiguration(style: .listSidebarCell)
    let targeted = CellConfigurationState(.targeted)
    #expect(background.updated(for: targeted).backgroundInsets.top == 1)
    background.backgroundInsets = .zero
    #expect(background.updated(for: targeted).backgroundInsets == .zero)
  }

  @Test("Only customized properties stay when the list environment changes")
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

  @Test("Copies of a configuration keep the record of customized properties")
  func copies() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    var copy = content
    copy.text = "copy"
    copy = copy.updated(for: CellConfigurationState(.disabled))
    #expect(copy.textProperties.color == .label)
    #expect(content.text == nil)
  }

  @Test("Changing a copy of a configuration leaves the original unchanged")
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

  @Test("Configurations of different styles differ even with equal values")
  func styles() {
    var distinct = Set<ListContentConfiguration>()
    for subject in ContentUnderTest.factories { distinct.insert(subject.make()) }
    #expect(distinct.count == ListContentConfiguration.Style.allCases.count)
    var backgrounds = Set<BackgroundConfiguration>()
    for subject in BackgroundUnderTest.factories { backgrounds.insert(subject.make()) }
    #expect(backgrounds.count == 11)
  }
}
