import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// The size of an accessory and the width of its region, at text size large.
struct AccessorySize: Sendable, CustomTestStringConvertible {
  var accessory: CellAccessory
  var evidence: Evidence
  var size: CGSize
  var region: CGFloat

  var testDescription: String { "G20, G26, \(accessory.kind) [\(evidence)]" }

  // swift-format-ignore
  static let all = [
    AccessorySize(accessory: .disclosureIndicator(), evidence: .recorded, size: CGSize(width: 14, height: 14), region: 14),
    AccessorySize(accessory: .outlineDisclosure(), evidence: .recorded, size: CGSize(width: 14, height: 14), region: 14),
    AccessorySize(accessory: .checkmark(), evidence: .recorded, size: CGSize(width: 19, height: 18), region: 24),
    AccessorySize(accessory: .delete(displayed: .always), evidence: .recorded, size: CGSize(width: 26, height: 26), region: 24),
    AccessorySize(accessory: .insert(displayed: .always), evidence: .recorded, size: CGSize(width: 26, height: 26), region: 24),
    AccessorySize(accessory: .multiselect(displayed: .always), evidence: .recorded, size: CGSize(width: 26, height: 26), region: 24),
    AccessorySize(accessory: .reorder(displayed: .always), evidence: .recorded, size: CGSize(width: 27, height: 15), region: 24),
    AccessorySize(accessory: .detail(), evidence: .assumed, size: CGSize(width: 22, height: 22), region: 24),
    AccessorySize(accessory: .popUpMenu(), evidence: .assumed, size: CGSize(width: 14, height: 20), region: 24),
    AccessorySize(accessory: .label(text: "four"), evidence: .recorded, size: CGSize(width: 40, height: 20.5), region: 40),
    AccessorySize(accessory: view(width: 20), evidence: .documented, size: CGSize(width: 20, height: 10), region: 24),
    AccessorySize(accessory: view(width: 51), evidence: .assumed, size: CGSize(width: 51, height: 10), region: 51),
    AccessorySize(accessory: view(width: 51, .standard), evidence: .recorded, size: CGSize(width: 51, height: 10), region: 24),
    AccessorySize(accessory: view(width: 20, .actual), evidence: .recorded, size: CGSize(width: 20, height: 10), region: 20),
    AccessorySize(accessory: view(width: 20, .custom(50)), evidence: .recorded, size: CGSize(width: 20, height: 10), region: 50),
  ]

  private static func view(
    width: CGFloat, _ reserved: CellAccessory.LayoutDimension? = nil
  ) -> CellAccessory {
    .customView(
      CellAccessory.CustomView("view", size: CGSize(width: width, height: 10)),
      placement: .trailing(), options: .init(reservedLayoutWidth: reserved))
  }
}

@Suite("Accessories have the sizes and positions of UIKit")
struct AccessoryFactTests {
  private static func layout(
    _ accessories: [CellAccessory], sheet: StyleSheet = .iOS26, margin: CGFloat? = 16,
    category: CellContentSizeCategory = .large, height: CGFloat = 60,
    _ change: (inout ListCellConfiguration) -> Void = { _ in }
  ) -> ListCellLayout {
    let traits = TraitCollection {
      $0.displayScale = 2
      $0.styleSheet = sheet
      $0.preferredContentSizeCategory = category
    }
    let margins = margin.map { DirectionalEdgeInsets(leading: $0, trailing: $0) }
    let context = LayoutContext(
      traits: traits, shaper: FixedAdvanceShaper(advance: 10.0 / 17), cellLayoutMargins: margins)
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = accessories
    change(&cell)
    return ListCellLayout(cell, size: CGSize(width: 350, height: height), context: context)
  }

  @Test("Accessories have the sizes and regions of both generations", arguments: AccessorySize.all)
  func sizes(_ row: AccessorySize) throws {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      let layout = try #require(Self.layout([row.accessory], sheet: sheet).accessories.first)
      #expect(layout.frame.size == row.size)
      #expect(layout.region.width == row.region)
      // Centered in both directions, to the nearest half point.
      #expect(abs(layout.frame.midX - layout.region.midX) <= 0.25)
      #expect(layout.frame.minY == ((60 - row.size.height) + 0.5).rounded(.down) / 2)
    }
  }

  @Test("Regions are 16 apart at the leading edge and 8 at the trailing edge (G21)")
  func spacing() {
    let custom = CellAccessory.customView(
      CellAccessory.CustomView("v", size: CGSize(width: 10, height: 10)), placement: .leading())
    let layout = Self.layout([
      .delete(displayed: .always), custom, .checkmark(), .disclosureIndicator(),
    ])
    #expect(layout.accessories.map(\.region.minX) == [16, 56, 288, 320])
    #expect(layout.accessories.map(\.region.maxX) == [40, 80, 312, 334])
    // The content begins and ends right beside them.
    #expect(layout.contentFrame == CGRect(x: 80, y: 0, width: 208, height: 60))
    #expect(Self.layout([.checkmark()]).contentFrame.minX == 0)
    #expect(Self.layout([]).contentFrame == CGRect(x: 0, y: 0, width: 350, height: 60))
  }

  @Test("Outside lists, the outermost region is 8 from the edge (G22)")
  func sideMargin() {
    let layout = Self.layout([.delete(displayed: .always), .checkmark()], margin: nil)
    #expect(layout.accessories.map(\.region.minX) == [8, 318])  // 350 - 8 - 24
  }

  @Test("Delete, insert and multiselect keep their order in the array (G23, A3)")
  func leadingOrder() {
    let accessories: [CellAccessory] = [
      .multiselect(displayed: .always), .delete(displayed: .always), .insert(displayed: .always),
    ]
    #expect(Self.layout(accessories).accessories.map(\.kind) == accessories.map(\.kind))
    #expect(
      Self.layout(accessories.reversed()).accessories.map(\.kind)
        == accessories.reversed().map(\.kind))
  }

  @Test("A line 1 wide is 8 before the reorder region and 17 after the one before it (G24)")
  func reorder() {
    let layout = Self.layout([.reorder(displayed: .always), .checkmark()])
    #expect(layout.accessories.map(\.region.minX) == [269, 310])  // 310 - 17 - 24
    #expect(layout.reorderSeparatorFrame == CGRect(x: 301, y: 0, width: 1, height: 60))
    let alone = Self.layout([.reorder(displayed: .always)])
    #expect(alone.reorderSeparatorFrame == nil)
    #expect(alone.contentFrame.maxX == 310)
    let plain = Self.layout([
      .reorder(displayed: .always, options: .init(showsVerticalSeparator: false)), .checkmark(),
    ])
    #expect(plain.reorderSeparatorFrame == nil)
    let hidden = Self.layout([
      .reorder(displayed: .always, options: .init(isHidden: true)), .checkmark(),
    ])
    #expect(hidden.reorderSeparatorFrame == nil)
    #expect(hidden.accessories.map(\.frame) == layout.accessories.map(\.frame))
    #expect(plain.accessories.map(\.region.maxX) == [302, 334])
  }

  @Test("An indentation level moves everything by 10, or only the content (G25)")
  func indentation() {
    func layout(_ accessories: [CellAccessory], indents: Bool = true) -> ListCellLayout {
      Self.layout(accessories) {
        $0.indentationLevel = 3
        $0.indentsAccessories = indents
      }
    }
    #expect(layout([]).contentFrame.minX == 30)
    let delete = CellAccessory.delete(displayed: .always)
    #expect(layout([delete]).accessories[0].region.minX == 46)
    #expect(layout([delete]).contentFrame.minX == 70)
    #expect(layout([delete], indents: false).accessories[0].region.minX == 16)
    #expect(layout([delete], indents: false).contentFrame.minX == 70)
    // Trailing ones stay.
    #expect(layout([.checkmark()]).accessories[0].region.maxX == 334)
  }

  @Test(
    "Accessories grow with body text by at most half, and their spacing stays (G26)",
    arguments: [
      (CellContentSizeCategory.extraExtraExtraLarge, CGFloat(34.5), CGFloat(32), Evidence.measured),
      (.accessibilityMedium, 39, 36, .measured),
      (.accessibilityExtraExtraExtraLarge, 39, 36, .assumed),
    ])
  func growth(
    _ category: CellContentSizeCategory, _ size: CGFloat, _ region: CGFloat, _ evidence: Evidence
  ) {
    let layout = Self.layout(
      [.delete(displayed: .always), .insert(displayed: .always)], category: category)
    #expect(layout.accessories.map(\.frame.width) == [size, size])
    #expect(layout.accessories.map(\.region.width) == [region, region])
    #expect(layout.accessories[1].region.minX - layout.accessories[0].region.maxX == 16)
  }

  @Test("An outline disclosure takes touches 44 points wide around its middle (G26)")
  func touches() throws {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      let layout = Self.layout([.outlineDisclosure()], sheet: sheet, margin: 30)
      #expect(layout.touchFrame(ofAccessory: 0) == CGRect(x: 291, y: 0, width: 44, height: 60))
    }
  }

  @Test("A hidden accessory takes no touches (A8)")
  func hiddenTouches() throws {
    let layout = Self.layout([.detail(options: .init(isHidden: true))])
    let middle = CGPoint(x: layout.accessories[0].region.midX, y: 30)
    #expect(layout.hitTest(middle, of: ListCellConfiguration(content: .cell())) == .cell)
    #expect(layout.touchFrame(ofAccessory: 0) == nil)
  }

  @Test(
    "Content inherits 8 beside accessories and the cell's margin elsewhere (G31)",
    arguments: [StyleSheet.iOS18, .iOS26])
  func margins(_ sheet: StyleSheet) {
    func margins(_ accessories: [CellAccessory]) -> [CGFloat] {
      let layout = Self.layout(accessories, sheet: sheet, margin: 20)
      return [layout.contentMargins.leading, layout.contentMargins.trailing]
    }
    #expect(margins([]) == [20, 20])
    #expect(margins([.checkmark()]) == [20, 8])
    #expect(margins([.delete(displayed: .always)]) == [8, 20])
    #expect(margins([.delete(displayed: .always), .checkmark()]) == [8, 8])
  }
}
