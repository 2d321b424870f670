import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Whether what is written out for each property agrees with the tables of properties.
struct PropertyTableTests {
  /// A property by its name, with what a change of it affects.
  private struct Line: Hashable {
    var name: String
    var change: ConfigurationChange
  }

  @Test("The laws cover every property of the tables, with the listed kind of change")
  func everyPropertyIsTried() {
    let contents = ContentUnderTest.properties.filter { property in
      !["image", "text", "secondaryText", "attributedText", "secondaryAttributedText"]
        .contains(property.name)
    }
    #expect(
      Set(contents.map { Line(name: $0.name, change: $0.kind) })
        == Set(
          ListContentConfiguration.propertyTable.map { Line(name: $0.name, change: $0.change) }))
    #expect(contents.count == ListContentConfiguration.propertyTable.count)
    let backgrounds = BackgroundUnderTest.properties
    #expect(
      Set(backgrounds.map { Line(name: $0.name, change: $0.kind) })
        == Set(BackgroundConfiguration.propertyTable.map { Line(name: $0.name, change: $0.change) })
    )
    #expect(backgrounds.count == BackgroundConfiguration.propertyTable.count)
    let emptyStates = EmptyStateUnderTest.properties.filter { $0.kind != .content }
    #expect(
      Set(emptyStates.map { Line(name: $0.name, change: $0.kind) })
        == Set(
          ContentUnavailableConfiguration.propertyTable.map {
            Line(name: $0.name, change: $0.change)
          }))
    #expect(emptyStates.count == ContentUnavailableConfiguration.propertyTable.count)
  }

  @Test("Every accessor assigns exactly the property at its place in the table")
  func accessors() {
    for property in ContentUnderTest.properties where property.kind != .content {
      var content = ListContentConfiguration.valueCell()
      property.assign(&content, 0)
      #expect(content.assignedProperties.map(\.name) == [property.name])
    }
    for property in BackgroundUnderTest.properties {
      var background = BackgroundConfiguration(style: .listSidebarCell)
      property.assign(&background, 0)
      #expect(background.assignedProperties.map(\.name) == [property.name])
    }
    for property in EmptyStateUnderTest.properties where property.kind != .content {
      var emptyState = ContentUnavailableConfiguration.search()
      property.assign(&emptyState, 0)
      #expect(emptyState.assignedProperties.map(\.name) == [property.name])
    }
  }

  @Test("Two rules that apply together assign the properties of both and nothing else")
  func mergedRules() {
    let state = CellConfigurationState([.selected, .focused])
    let properties = ContentUnderTest.properties.filter { $0.kind != .content }
    for (index, property) in properties.enumerated() {
      let other = properties[(index + 1) % properties.count]
      var content = ListContentConfiguration.valueCell()
      content.when(.selected) { property.assign(&$0, 0) }
      content.when(.selected && .focused) { other.assign(&$0, 0) }
      let updated = content.updated(for: state)
      #expect(property.reads(updated, 0), "\(property.name) and \(other.name)")
      #expect(other.reads(updated, 0), "\(property.name) and \(other.name)")
      let plain = ListContentConfiguration.valueCell().updated(for: state)
      for third in properties where third.name != property.name && third.name != other.name {
        #expect(third.isSame(updated, plain), "\(property.name) and \(other.name): \(third.name)")
      }
    }
    for (index, property) in BackgroundUnderTest.properties.enumerated() {
      let other = BackgroundUnderTest.properties[(index + 1) % BackgroundUnderTest.properties.count]
      var background = BackgroundConfiguration(style: .listSidebarCell)
      background.when(.selected) { property.assign(&$0, 0) }
      background.when(.selected && .focused) { other.assign(&$0, 0) }
      let updated = background.updated(for: state)
      #expect(property.reads(updated, 0), "\(property.name) and \(other.name)")
      #expect(other.reads(updated, 0), "\(property.name) and \(other.name)")
      let plain = BackgroundConfiguration(style: .listSidebarCell).updated(for: state)
      for third in BackgroundUnderTest.properties
      where third.name != property.name && third.name != other.name {
        #expect(third.isSame(updated, plain), "\(property.name) and \(other.name): \(third.name)")
      }
    }
  }

  @Test("Replacing a group while changing it in place assigns every property")
  func replacedInPlace() {
    func replace<Value>(_ value: inout Value, by other: Value) { value = other }
    let header = ListContentConfiguration.plainHeader().textProperties
    var content = ListContentConfiguration.cell()
    content.alpha = 0.5
    replace(&content.textProperties, by: header)
    #expect(content.textProperties == header)
    #expect(content.alpha == 0.5)
    var assigned = ListContentConfiguration.cell()
    assigned.alpha = 0.5
    assigned.textProperties = header
    #expect(content == assigned)
    replace(&content.textProperties, by: content.secondaryTextProperties)
    assigned.textProperties = assigned.secondaryTextProperties
    #expect(content == assigned)
    replace(&content.textProperties, by: ListContentConfiguration.cell().textProperties)
    #expect(content.assignedProperties.map(\.name) == ["alpha"])
    content.when(.selected) { replace(&$0.textProperties, by: header) }
    #expect(content.updated(for: CellConfigurationState(.selected)).textProperties == header)
  }

  @Test("A rule that holds wins over a group of another style, assigned or replaced in place")
  func replacedUnderRule() {
    func replace<Value>(_ value: inout Value, by other: Value) { value = other }
    let header = ListContentConfiguration.plainHeader().textProperties
    var content = ListContentConfiguration.cell()
    content.when(.selected) { $0.textProperties.numberOfLines = 7 }
    content = content.updated(for: CellConfigurationState(.selected))
    var assigned = content
    replace(&content.textProperties, by: header)
    assigned.textProperties = header
    #expect(content == assigned)
    #expect(content.textProperties.numberOfLines == 7)
    #expect(content.textProperties.font == header.font)
  }
}
