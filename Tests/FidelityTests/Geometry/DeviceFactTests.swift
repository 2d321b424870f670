import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Lists have the frames of devices")
struct DeviceFactTests {
  @Test("Rows, headers and footers have the frames of iOS 27", arguments: DeviceFact.all)
  func frames(_ fact: DeviceFact) throws {
    let (cell, frame) = fact.layout
    if let left = fact.left { #expect(frame.minX == left) }
    if let width = fact.cellWidth { #expect(frame.width == width) }
    if let height = fact.height {
      #expect(abs(frame.height - height) < 0.05, "\(frame.height)")
    }
    if let text = fact.text {
      let label = try #require(cell.textFrame).offsetBy(dx: frame.minX, dy: 0)
      #expect(label.minX == text.minX)
      #expect(label.minY == text.minY)
      #expect(label.height == text.height)
      #expect(abs(label.width - text.width) <= 0.5, "\(label.width)")
    }
    if let center = fact.imageCenter {
      #expect(frame.minX + (try #require(cell.imageFrame)).midX == center)
    }
    if let end = fact.accessoryEnd {
      #expect(frame.minX + (try #require(cell.accessories.last)).region.maxX == end)
    }
    if let separator = fact.separator {
      let line = try #require(cell.bottomSeparator).frame
      #expect(frame.minX + line.minX == separator.lowerBound)
      #expect(frame.minX + line.maxX == separator.upperBound)
      #expect(line.height == 1)
      #expect(line.maxY == frame.height)
    }
  }

  // A selected row of UIKit's sidebar for tabs had two lines. That an assigned limit holds, that
  // secondary texts and headers have no limit either, and iOS 18 are assumed.
  @Test(
    "At accessibility sizes, texts exceed a default limit of lines and obey an assigned one (G14)",
    arguments: generations, CellContentSizeCategory.sizes)
  func lineLimits(_ sheet: StyleSheet, _ category: CellContentSizeCategory) throws {
    let traits = TraitCollection {
      $0.styleSheet = sheet
      $0.preferredContentSizeCategory = category
    }
    let context = LayoutContext(traits: traits)
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    for style in [
      ListContentConfiguration.Style.sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader,
    ] {
      var content = ListContentConfiguration(style: style)
        .updated(for: CellConfigurationState(traitCollection: traits))
      content.text = long
      content.secondaryText = long
      func lineCounts() throws -> [Int] {
        let layout = ListContentLayout(content, width: 300, context: context)
        return try TextRole.allCases.map {
          try #require(layout.label($0, of: content, context: context)).layout.lines.count
        }
      }
      let isUnlimited = category.isAccessibilityCategory
      #expect(content.textProperties.numberOfLines == 1)
      #expect(try lineCounts().allSatisfy { isUnlimited ? $0 > 2 : $0 == 1 }, "\(style)")
      content.textProperties.numberOfLines = 1
      #expect(try lineCounts()[0] == 1, "\(style)")
      content.secondaryTextProperties.numberOfLines = 2
      #expect(try lineCounts() == [1, 2], "\(style)")
      // An attributed text has the limit of its label.
      content.attributedText = AttributedString(long)
      #expect(try lineCounts() == [1, 2], "\(style)")
    }
  }

  @Test("A limit of lines that a rule assigns holds at accessibility sizes (G14)")
  func ruledLineLimit() throws {
    var traits = TraitCollection.phone
    traits.preferredContentSizeCategory = .accessibilityLarge
    var content = ListContentConfiguration.sidebarCell()
    content.text = Array(repeating: "word", count: 40).joined(separator: " ")
    content.when(.accessibilitySize) { $0.textProperties.numberOfLines = 1 }
    content.update(for: CellConfigurationState(traitCollection: traits))
    let context = LayoutContext(traits: traits)
    let layout = ListContentLayout(content, width: 300, context: context)
    let label = try #require(layout.label(.text, of: content, context: context))
    #expect(label.layout.lines.count == 1)
  }
}
