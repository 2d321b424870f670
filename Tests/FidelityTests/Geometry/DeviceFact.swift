import CellConfiguration
import CellLayout
import Foundation
import Testing

/// A row, header or footer with the frames that it has on a device, in points of the list.
///
/// Frames were read from accessibility trees that XCTest recorded in simulators of iOS 27, to a
/// tenth of a point. The devices are an iPhone 18 Pro at 3x and an iPad Pro 11-inch at 2x.
struct DeviceFact: Sendable, CustomTestStringConvertible {
  var rule: String
  var name: String
  var evidence = Evidence.measured
  var traits = TraitCollection.pad
  var category = CellContentSizeCategory.large
  var appearance = ListConfiguration.Appearance.insetGrouped
  var container = ListConfiguration.Container.collectionView
  var width: CGFloat
  var item = ListItem.row(section: 0, row: 0)
  var style = ListContentConfiguration.Style.cell
  var accessories: [CellAccessory] = []
  var content: @Sendable (inout ListContentConfiguration) -> Void

  /// The horizontal extent of the cell.
  var left: CGFloat?
  var cellWidth: CGFloat?
  var height: CGFloat?
  /// The position of the text in the list, relative to the top of the cell.
  var text: CGRect?
  /// The horizontal center of the image.
  var imageCenter: CGFloat?
  /// The trailing edge of the last accessory.
  var accessoryEnd: CGFloat?
  /// The extent of the separator.
  var separator: ClosedRange<CGFloat>?

  var testDescription: String { "\(rule), \(name) [\(evidence)]" }

  /// The layout of the item in its list, and its frame there.
  var layout: (cell: ListCellLayout, frame: CGRect) {
    var traits = traits
    traits.preferredContentSizeCategory = category
    traits.listEnvironment = appearance.listEnvironment
    let state = CellConfigurationState(traitCollection: traits)
    var content = ListContentConfiguration(style: style).updated(for: state)
    self.content(&content)
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = accessories
    var list = ListLayout(
      ListConfiguration(appearance: appearance, container: container),
      sections: [ListSection(rowCount: 2, hasHeader: item.isHeader, hasFooter: item.isFooter)],
      width: width, context: LayoutContext(traits: traits))
    list.measureAll { _ in cell }
    return (list.cellLayout(of: cell, at: item), list.frame(of: item))
  }
}

extension ListItem {
  fileprivate var isHeader: Bool { if case .header = self { true } else { false } }
  fileprivate var isFooter: Bool { if case .footer = self { true } else { false } }
}

extension DeviceFact {
  private static func text(_ text: String, symbol: String? = nil)
    -> @Sendable (inout ListContentConfiguration) -> Void
  {
    {
      $0.text = text
      $0.image = symbol.flatMap { CellImage(systemName: $0) }
    }
  }

  /// The title of a sidebar row beside the picture of a house.
  private static func home(_ text: String) -> @Sendable (inout ListContentConfiguration) -> Void {
    {
      $0.text = text
      $0.image = CellImage(name: "house", size: CGSize(width: 59.5, height: 50.5))
    }
  }

  private static let largest = CellContentSizeCategory.accessibilityExtraExtraExtraLarge

  // swift-format-ignore
  static let all: [DeviceFact] = [
    // The tablet in portrait, with a list in its regular width.
    DeviceFact(rule: "G34", name: "a card on a tablet is 20 from the edges, its content 20 inside", width: 834,
      accessories: [.disclosureIndicator()], content: text("Wi-Fi"), left: 20, cellWidth: 794, height: 52,
      // The chevron ends at 791.5, as far inside its box as measured in iOS 14-18.
      text: CGRect(x: 40, y: 16, width: 41, height: 20.5), accessoryEnd: 794, separator: 40...794),
    DeviceFact(rule: "G6", name: "a symbol in a card of a tablet is centered at 32", width: 834,
      content: text("Wi-Fi", symbol: "wifi"), imageCenter: 52),
    DeviceFact(rule: "G34", name: "a card of a table on a tablet has the same margins", container: .tableView, width: 834,
      accessories: [.disclosureIndicator()], content: text("Wi-Fi"), left: 20, cellWidth: 794,
      text: CGRect(x: 40, y: 16.5, width: 41, height: 20.5), accessoryEnd: 794, separator: 40...794),
    // The tablet in landscape. UIKit makes this sidebar for tabs, and may set its margin.
    DeviceFact(rule: "G30", name: "a sidebar of a tablet has a margin of 16 in its rows (one witness)", appearance: .sidebar, width: 280,
      style: .sidebarCell, content: text("Home", symbol: "house"), left: 16, cellWidth: 248, height: 44,
      text: CGRect(x: 70, y: 12, width: 46, height: 20.5)),
    DeviceFact(rule: "G3", name: "a sidebar row has no minimum height: 11 + 63.5 + 11", category: largest, appearance: .sidebar, width: 280,
      style: .sidebarCell, content: home("Home"), left: 16, cellWidth: 248, height: 85.5),
    DeviceFact(rule: "G14", name: "a title begins at the margin, before its image: 59.5 + 10 + 136.5", category: largest,
      appearance: .sidebar, width: 280, style: .sidebarCell, content: home("Home"),
      text: CGRect(x: 32, y: 11, width: 206, height: 63.5), imageCenter: 32 + 59.5 / 2),
    DeviceFact(rule: "G14", name: "a longer title of a sidebar row takes two lines: 11 + 125.5 + 11", evidence: .inferred, category: largest,
      appearance: .sidebar, width: 280, style: .sidebarCell, content: home("For Home"), height: 147.5),
    // SwiftUI's forms, whose cells have the list content of UIKit.
    DeviceFact(rule: "G3", name: "a form's row has no minimum height at 2x: 15 + 63.5 + 15", category: largest, width: 834,
      content: text("Wi-Fi"), height: 93.5),
    DeviceFact(rule: "G3", name: "a form's row has no minimum height at 3x: 15 + 63.333 + 15", traits: .phone, category: largest, width: 402,
      content: text("Wi-Fi"), left: 16, cellWidth: 370, height: 280.0 / 3),
    DeviceFact(rule: "G7", name: "a value is below its label: 15 + 63.333 + 4 + 125.333 + 15", traits: .phone, category: largest, width: 402,
      style: .valueCell,
      content: {
        $0.text = "Name"
        $0.secondaryText = "iPhone Simulator"
      },
      height: 668.0 / 3),
    DeviceFact(rule: "G40", name: "a header of one line at 3x", traits: .phone, category: largest, width: 402, item: .header(section: 0),
      style: .groupedHeader, content: text("Home"), height: 250.0 / 3),
    DeviceFact(rule: "G40", name: "a header of one line at 2x", category: largest, width: 834, item: .header(section: 0),
      style: .groupedHeader, content: text("Home"), height: 83.5),
    DeviceFact(rule: "G40", name: "a footer of two lines at 2x", category: largest, width: 834, item: .footer(section: 0),
      style: .groupedFooter, content: text("One\nTwo"), height: 117),
    DeviceFact(rule: "G40", name: "a footer of four lines at 2x", category: largest, width: 834, item: .footer(section: 0),
      style: .groupedFooter, content: text("One\nTwo\nThree\nFour"), height: 217),
  ]
}
