import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

@Suite("A cell layout returns the frames of its elements and the element at a point")
struct CellElementTests {
  private static let directions = [LayoutDirection.leftToRight, .rightToLeft]

  private static var cell: ListCellConfiguration {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .subtitleCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: BackgroundConfiguration(style: .listGroupedCell))
    cell.accessories = [
      .disclosureIndicator(), .checkmark(), .reorder(displayed: .always),
      .multiselect(displayed: .always), .label(text: "12"),
    ]
    return cell
  }

  private static func layout(
    _ cell: ListCellConfiguration = cell,
    _ direction: LayoutDirection = .leftToRight,
    height: CGFloat = 80
  ) -> ListCellLayout {
    var decorations = ListCellDecorations()
    var separators = ListSeparatorConfiguration(listAppearance: .plain)
    separators.topSeparatorVisibility = .visible
    separators.bottomSeparatorVisibility = .visible
    decorations.separators = separators
    let traits = TraitCollection.phone.modifyingTraits { $0.layoutDirection = direction }
    return ListCellLayout(
      cell, size: CGSize(width: 390, height: height), context: LayoutContext(traits: traits),
      decorations: decorations)
  }

  private static func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test("Frames of the content are in the cell, beside the accessories", arguments: directions)
  func contentFrames(direction: LayoutDirection) throws {
    let layout = Self.layout(Self.cell, direction)
    let content = try #require(layout.content)
    let origin = layout.contentFrame.origin
    #expect(origin.x > 0)
    func moved(_ rect: CGRect?) -> CGRect? { rect?.offsetBy(dx: origin.x, dy: origin.y) }
    #expect(layout.imageFrame != nil && layout.imageFrame == moved(content.imageFrame))
    #expect(layout.imageSlot != nil && layout.imageSlot == moved(content.imageSlot))
    #expect(layout.textFrame != nil && layout.textFrame == moved(content.textFrame))
    #expect(layout.secondaryTextFrame == moved(content.secondaryTextFrame))
    #expect(layout.firstBaseline == content.firstBaseline.map { origin.y + $0 })
    #expect(layout.lastBaseline == content.lastBaseline.map { origin.y + $0 })
  }

  @Test("Frames of a header are below the space that the list adds above it")
  func headerFrames() throws {
    let list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: 0, hasHeader: true)], width: 390, context: LayoutContext())
    let header = ListCellConfiguration(
      content: ListContentConfiguration(style: .header, text: "Network"))
    let layout = list.cellLayout(of: header, at: .header(section: 0))
    let content = try #require(layout.content)
    #expect(layout.contentFrame.minY > 0)
    let first = try #require(layout.firstBaseline)
    #expect(first == layout.contentFrame.minY + (content.firstBaseline ?? .nan))
    let text = try #require(layout.textFrame)
    #expect(text.minY < first && first < text.maxY)
  }

  @Test("A cell without content has no content frames, and an empty text has no frame")
  func missing() {
    let bare = Self.layout(ListCellConfiguration())
    #expect(bare.imageFrame == nil && bare.imageSlot == nil && bare.textFrame == nil)
    #expect(bare.secondaryTextFrame == nil)
    #expect(bare.firstBaseline == nil && bare.lastBaseline == nil)
    #expect(bare.element(at: CGPoint(x: 100, y: 40)) == .content(nil))
    let empty = Self.layout(
      ListCellConfiguration(content: ListContentConfiguration(style: .cell, text: "")))
    #expect(empty.textFrame == nil && empty.firstBaseline == nil)
  }

  @Test("Every element with a frame is found at the frame's center", arguments: directions)
  func middles(direction: LayoutDirection) throws {
    let layout = Self.layout(Self.cell, direction)
    let accessories = Self.cell.accessories.indices.map {
      ListCellLayout.Element.accessory(index: $0)
    }
    let elements: [ListCellLayout.Element] =
      accessories + [
        .content(.image), .content(.text), .content(.secondaryText), .topSeparator,
        .bottomSeparator, .reorderSeparator,
      ]
    for element in elements {
      let frame = try #require(layout.frame(of: element), "\(element)")
      #expect(layout.element(at: Self.middle(frame)) == element)
    }
    #expect(layout.frame(of: .content(nil)) == layout.contentFrame)
    #expect(layout.frame(of: .accessory(index: 9)) == nil)
  }

  @Test("An accessory is found at its place over the whole height of the cell")
  func accessories() throws {
    let layout = Self.layout()
    for accessory in layout.accessories {
      let found = ListCellLayout.Element.accessory(index: accessory.index)
      #expect(Self.cell.accessories[accessory.index] == accessory.accessory)
      let region = accessory.region
      #expect(layout.element(at: CGPoint(x: region.midX, y: 2)) == found)
      #expect(layout.element(at: CGPoint(x: region.midX, y: 75)) == found)
    }
  }

  @Test("Hidden elements are not found, and the space around the content counts as content")
  func hidden() throws {
    var cell = Self.cell
    cell.accessories[0].isHidden = true
    let layout = Self.layout(cell)
    let frame = try #require(layout.frame(of: .accessory(index: 0)))
    #expect(layout.element(at: Self.middle(frame)) == nil)
    let content = layout.contentFrame
    #expect(layout.element(at: CGPoint(x: content.maxX - 1, y: 40)) == .content(nil))
  }

  @Test(
    "No element is found outside the cell or at a point that is not a number",
    arguments: [
      CGPoint(x: -1, y: 20), CGPoint(x: 390, y: 20), CGPoint(x: 200, y: -0.1),
      CGPoint(x: 200, y: 80), CGPoint(x: CGFloat.nan, y: 20), CGPoint(x: 20, y: CGFloat.infinity),
    ])
  func outside(point: CGPoint) throws {
    let layout = Self.layout()
    #expect(layout.element(at: point) == nil)
    #expect(try #require(layout.content).element(at: point) == nil)
  }

  @Test("Texts are above an image that extends beyond its slot")
  func stickingOut() throws {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .cell, text: "Wi-Fi", image: CellImage(size: CGSize(width: 60, height: 30))))
    cell.content?.imageProperties.reservedLayoutSize = CGSize(width: 10, height: 10)
    cell.content?.imageToTextPadding = 0
    let content = try #require(Self.layout(cell).content)
    let (image, text) = (try #require(content.imageFrame), try #require(content.textFrame))
    let common = image.intersection(text)
    #expect(common.width > 1)
    #expect(content.element(at: Self.middle(common)) == .text)
    #expect(content.element(at: CGPoint(x: text.minX - 1, y: image.midY)) == .image)
  }

  @Test(
    "An image is found in the frame of the label that wraps around it",
    arguments: directions)
  func wrapped(_ direction: LayoutDirection) throws {
    let traits = TraitCollection {
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.layoutDirection = direction
    }
    let content = ListContentConfiguration(
      style: .cell, text: "Home", image: CellImage(size: CGSize(width: 60, height: 60)))
    let layout = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
    let (image, text) = (try #require(layout.imageFrame), try #require(layout.textFrame))
    #expect(layout.arrangement == .wrappedAroundImage)
    #expect(text.minX <= image.minX && image.maxX <= text.maxX)
    #expect(layout.element(at: CGPoint(x: image.midX, y: text.midY)) == .image)
    let isMirrored = direction == .rightToLeft
    let end = isMirrored ? text.minX + 1 : text.maxX - 1
    #expect(layout.element(at: CGPoint(x: end, y: text.midY)) == .text)
    // The padding belongs to the label.
    let padding = isMirrored ? image.minX - 1 : image.maxX + 1
    #expect(layout.element(at: CGPoint(x: padding, y: text.midY)) == .text)
  }
}
