import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// The lines of label accessories.
struct AccessoryLabelTests {
  private static func context(_ direction: LayoutDirection = .leftToRight)
    -> LayoutContext
  {
    LayoutContext(
      traits: TraitCollection {
        $0.displayScale = 2
        $0.layoutDirection = direction
      }, shaper: FixedAdvanceShaper(advance: 0.5))
  }

  private static func layout(
    _ accessories: [CellAccessory], _ context: LayoutContext
  ) throws -> AccessoryLayout {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = accessories
    let layout = ListCellLayout(cell, size: CGSize(width: 320, height: 60), context: context)
    return try #require(layout.accessories.first { $0.kind == .label })
  }

  @Test(
    "The line of a label fills its frame and stands on the baseline of its font",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func lineLabelFills(
    _ direction: LayoutDirection
  ) throws {
    let context = Self.context(direction)
    let font = CellFont.systemFont(ofSize: 20)
    let options = CellAccessory.LabelOptions(font: font, adjustsFontForContentSizeCategory: false)
    let accessory = try Self.layout(
      [.label(text: "1234", options: options), .disclosureIndicator()], context)
    let label = try #require(accessory.textLayout(in: context))
    // Four characters of half an em each, as high as a line of 20 points, centered in 60 points.
    #expect(accessory.frame.size == CGSize(width: 40, height: 24))
    #expect(accessory.frame.minY == 18)
    #expect(label.origin == accessory.frame.origin)
    #expect(label.layout.size == accessory.frame.size)
    #expect(label.layout.lines.count == 1)
    let line = try #require(label.layout.lines.first)
    #expect(line.x == 0 && line.top == 0)
    #expect(line.width == 40)
    // 20 points times the ascender of the system font, 0.952 ems.
    #expect(line.baseline == 19)
    let fragment = try #require(label.layout.fragments(of: line).first)
    #expect(fragment.string == "1234")
    #expect(fragment.attributes.color == .secondaryLabel)
    #expect(fragment.attributes.font.pointSize == 20)
  }

  @Test("Lines of a label follow the text size as its frame does")
  func linesLabelFollow() throws {
    let context = LayoutContext(
      traits: TraitCollection {
        $0.displayScale = 2
        $0.preferredContentSizeCategory = .accessibilityLarge
      }, shaper: FixedAdvanceShaper(advance: 0.5))
    let accessory = try Self.layout([.label(text: "1234")], context)
    let label = try #require(accessory.textLayout(in: context))
    let line = try #require(label.layout.lines.first)
    #expect(line.width > 34)
    #expect(accessory.frame.width == (line.width * 2).rounded(.up) / 2)
    #expect(label.layout.size.height == accessory.frame.height)
    #expect(!line.hasEllipsis)
  }

  @Test("Accessories that are no labels, or labels without a text, have no lines")
  func accessoriesLabelsLabels() throws {
    let context = Self.context()
    #expect(try Self.layout([.label(text: "")], context).textLayout(in: context) == nil)
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = [.checkmark()]
    let layout = ListCellLayout(cell, width: 320, context: context)
    #expect(try #require(layout.accessories.first).textLayout(in: context) == nil)
  }
}
