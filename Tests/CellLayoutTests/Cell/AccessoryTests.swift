import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Accessories are in their places")
struct AccessoryTests {
  private static func layout(
    _ accessories: [CellAccessory], isEditing: Bool = false, width: CGFloat = 320,
    _ traits: TraitCollection = TraitCollection { $0.displayScale = 2 }
  ) -> ListCellLayout {
    var cell = ListCellConfiguration(content: .cell())
    cell.accessories = accessories
    cell.state.isEditing = isEditing
    return ListCellLayout(
      cell, size: CGSize(width: width, height: 52), context: LayoutContext(traits: traits))
  }

  private static func view(_ name: String, _ placement: CellAccessory.Placement) -> CellAccessory {
    .customView(
      CellAccessory.CustomView(name, size: CGSize(width: 20, height: 20)), placement: placement)
  }

  @Test("The order of system accessories does not depend on the array (A3, A4, A5, G23)")
  func order() {
    let accessories: [CellAccessory] = [
      .reorder(displayed: .always), .outlineDisclosure(), .disclosureIndicator(), .checkmark(),
      .detail(), .popUpMenu(), .label(text: "3"), .multiselect(displayed: .always),
    ]
    let expected: [CellAccessory.Kind] = [
      .multiselect, .label, .popUpMenu, .detail, .checkmark, .disclosureIndicator,
      .outlineDisclosure, .reorder,
    ]
    #expect(Self.layout(accessories, width: 600).accessories.map(\.kind) == expected)
    #expect(Self.layout(accessories.reversed(), width: 600).accessories.map(\.kind) == expected)
  }

  @Test("On the Mac, outline disclosures of cells are leading, inside editing controls (A4)")
  func mac() {
    func kinds(
      _ content: ListContentConfiguration, _ style: CellAccessory.OutlineDisclosureOptions.Style,
      _ idiom: UserInterfaceIdiom
    ) -> (leading: [CellAccessory.Kind], trailing: [CellAccessory.Kind]) {
      var cell = ListCellConfiguration(content: content)
      cell.accessories = [
        Self.view("a", .leading()), .outlineDisclosure(options: .init(style: style)),
        .multiselect(displayed: .always), .checkmark(),
      ]
      let layout = ListCellLayout(
        cell, size: CGSize(width: 320, height: 52),
        context: LayoutContext(traits: TraitCollection { $0.userInterfaceIdiom = idiom }))
      let middle = layout.contentFrame.midX
      return (
        layout.accessories.filter { $0.region.maxX <= middle }.map(\.kind),
        layout.accessories.filter { $0.region.minX >= middle }.map(\.kind)
      )
    }
    let headers = [ListContentConfiguration.sidebarHeader(), .header(), .groupedHeader()]
    let cells = [ListContentConfiguration.cell(), .sidebarCell(), .valueCell()]
    for content in cells + headers {
      let isHeader = headers.contains(content)
      for style in CellAccessory.OutlineDisclosureOptions.Style.allCases {
        let phone = kinds(content, style, .phone)
        #expect(phone.leading == [.multiselect, .customView])
        #expect(phone.trailing == [.checkmark, .outlineDisclosure])
        let mac = kinds(content, style, .mac)
        if style == .header || style == .automatic && isHeader {
          #expect(mac.leading == phone.leading && mac.trailing == phone.trailing)
        } else {
          #expect(mac.leading == [.multiselect, .outlineDisclosure, .customView])
          #expect(mac.trailing == [.checkmark])
        }
      }
    }
  }

  @Test("Custom views are next to the content, or at their placement (A6)")
  func positions() {
    func names(_ accessories: [CellAccessory]) -> [String] {
      Self.layout(accessories, isEditing: true, width: 600).accessories.map {
        $0.accessory.customView?.identifier ?? "\($0.kind)"
      }
    }
    #expect(
      names([
        .delete(), Self.view("a", .leading()), .checkmark(), Self.view("b", .trailing()),
        Self.view("c", .trailing()),
      ]) == ["delete", "a", "c", "b", "checkmark"])
    #expect(
      names([
        .delete(), Self.view("a", .leading(at: .before(.delete))), .checkmark(),
        .disclosureIndicator(), Self.view("b", .trailing(at: .after(.checkmark))),
        Self.view("c", .trailing(at: { _ in 99 })),
      ]) == ["a", "delete", "checkmark", "b", "disclosureIndicator", "c"])
    #expect(
      names([.checkmark(), Self.view("b", .trailing(at: .before(.reorder)))])
        == ["b", "checkmark"])
  }

  @Test("Accessory options that only a toolkit reads change no frame")
  func options() {
    let view = CellAccessory.CustomView("a", size: CGSize(width: 20, height: 20))
    let fixed = CellAccessory.customView(view, placement: .leading(), maintainsFixedSize: true)
    let header = CellAccessory.outlineDisclosure(options: .init(style: .header))
    let frames = [[Self.view("a", .leading()), .outlineDisclosure()], [fixed, header]].map {
      Self.layout($0).accessories.map(\.frame)
    }
    #expect(frames[0] == frames[1])
  }

  @Test("Accessories take up space if displayed, even if hidden (A7, A8)")
  func display() {
    #expect(Self.layout([.delete()]).contentFrame.minX == 0)
    #expect(Self.layout([.delete()], isEditing: true).contentFrame.minX == 32)
    var checkmark = CellAccessory.checkmark(displayed: .whenNotEditing)
    #expect(Self.layout([checkmark], isEditing: true).contentFrame.maxX == 320)
    checkmark.isHidden = true
    let layout = Self.layout([checkmark])
    #expect(layout.contentFrame.maxX == 288)
    #expect(layout.accessories.map(\.isHidden) == [true])
  }

  @Test("An accessory's reserved width is that of its region, which centers the view (A9)")
  func reservedWidth() throws {
    let options = CellAccessory.Options(reservedLayoutWidth: .custom(10))
    let accessory = try #require(Self.layout([.checkmark(options: options)]).accessories.first)
    #expect(accessory.region == CGRect(x: 302, y: 0, width: 10, height: 52))
    #expect(accessory.frame == CGRect(x: 297.5, y: 17, width: 19, height: 18))
  }

  @Test("A reorder control has a line before it unless it is the only accessory (G24)")
  func reorder() {
    let layout = Self.layout([.reorder(displayed: .always), .checkmark()])
    #expect(layout.reorderSeparatorFrame == CGRect(x: 279, y: 0, width: 1, height: 52))
    #expect(layout.accessories.map(\.region.minX) == [247, 288])
    #expect(Self.layout([.reorder(displayed: .always)]).reorderSeparatorFrame == nil)
    let plain = CellAccessory.reorder(
      displayed: .always, options: CellAccessory.ReorderOptions(showsVerticalSeparator: false))
    #expect(Self.layout([plain, .checkmark()]).accessories.map(\.region.minX) == [256, 288])
  }

  @Test("Editing controls grow with the text, by at most half (G26)", arguments: [0, 1])
  func growth(_ number: Int) throws {
    let (category, size) =
      [(CellContentSizeCategory.extraExtraExtraLarge, CGFloat(34.5)), (.accessibilityLarge, 39)][
        number]
    let traits = TraitCollection {
      $0.displayScale = 2
      $0.preferredContentSizeCategory = category
    }
    let control = try #require(
      Self.layout([.delete()], isEditing: true, traits).accessories.first)
    #expect(control.frame.width == size)
  }

  @Test("Many custom views keep their order on both sides, at any placement (A6)")
  func manyViews() {
    let count = 40
    func names(_ placement: (Int) -> CellAccessory.Placement) -> [String] {
      let views = (0..<count).map { Self.view("\($0)", placement($0)) }
      return Self.layout([.label(text: "3"), .checkmark()] + views, width: 5000).accessories.map {
        $0.accessory.customView?.identifier ?? "\($0.kind)"
      }
    }
    let up = (0..<count).map(String.init)
    let down = Array(up.reversed())
    let own = ["label", "checkmark"]
    #expect(names { _ in .leading() } == up + own)
    #expect(names { _ in .trailing() } == down + own)
    #expect(names { _ in .trailing(at: .index(0)) } == down + own)
    #expect(names { _ in .trailing(at: .index(.max)) } == own + up)
    #expect(names { _ in .trailing(at: .after(.label)) } == ["label"] + down + ["checkmark"])
    #expect(names { _ in .trailing(at: .before(.checkmark)) } == ["label"] + up + ["checkmark"])
    #expect(names { _ in .leading(at: .index(1)) } == ["0"] + down.dropLast() + own)
    #expect(names { _ in .trailing(at: { $0.count - 1 }) } == ["label"] + up + ["checkmark"])
  }

  @Test(
    "Built-in accessories are on their default side",
    arguments: [
      .disclosureIndicator(), .outlineDisclosure(), .detail(), .checkmark(), .popUpMenu(),
      .label(text: "3"), .reorder(), .delete(), .insert(), .multiselect(),
    ] as [CellAccessory])
  func placement(_ accessory: CellAccessory) throws {
    var shown = accessory
    shown.displayed = .always
    let layout = Self.layout([shown])
    let region = try #require(layout.accessories.first).region
    #expect((region.midX < layout.contentFrame.midX) == (accessory.placement.edge == .leading))
  }

  @Test("Accessories from right to left mirror those from left to right")
  func mirror() {
    let accessories: [CellAccessory] = [
      .delete(), .label(text: "12"), .disclosureIndicator(), .reorder(),
    ]
    let left = Self.layout(accessories, isEditing: true)
    let traits = TraitCollection {
      $0.displayScale = 2
      $0.layoutDirection = .rightToLeft
    }
    let right = Self.layout(accessories, isEditing: true, traits)
    #expect(right.accessories.map(\.frame.minX) == left.accessories.map { 320 - $0.frame.maxX })
    #expect(right.contentFrame.minX == 320 - left.contentFrame.maxX)
    #expect(right.separatorGuide.minX == 320 - left.separatorGuide.maxX)
  }

  @Test("Accessories with invalid numbers have finite frames")
  func hostile() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300, 0]
    for number in numbers {
      for other in numbers {
        var cell = ListCellConfiguration(
          content: .cell(), background: BackgroundConfiguration(style: .listGroupedCell))
        cell.accessories = [
          .label(text: "x", options: .init(reservedLayoutWidth: .custom(number))),
          .customView(
            CellAccessory.CustomView("v", size: CGSize(width: number, height: other)),
            placement: .leading()),
        ]
        cell.indentationLevel = Int.max
        cell.indentationWidth = number
        cell.background?.cornerRadius = number
        cell.background?.strokeOutset = other
        cell.background?.strokeWidth = number
        cell.background?.backgroundInsets.leading = other
        var decorations = ListCellDecorations()
        decorations.dimensions.topPadding = number
        let layout = ListCellLayout(
          cell, size: CGSize(width: other, height: number), context: LayoutContext(),
          decorations: decorations)
        var frames = layout.accessories.flatMap { [$0.frame, $0.region] }
        frames += [layout.contentFrame, layout.separatorGuide]
        frames += [layout.background?.fillFrame, layout.background?.strokeFrame].compactMap(\.self)
        for frame in frames {
          let parts = [frame.minX, frame.minY, frame.width, frame.height]
          let isFinite = parts.allSatisfy { $0.isFinite }
          #expect(isFinite, "\(number) \(other) \(frame)")
          #expect(frame.width >= 0 && frame.height >= 0)
        }
      }
    }
  }
}
