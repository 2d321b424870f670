import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// What is assumed of swipe actions, in numbers.
@Suite("Swipe actions are where a user of a phone expects them (G48)")
struct SwipeActionFactTests {
  private static let sheets = [StyleSheet.iOS18, .iOS26]

  private let delete = SwipeAction(style: .destructive, title: "Delete")
  private let flag = SwipeAction(title: "Flag", image: CellImage(systemName: "flag"))

  private func context(_ sheet: StyleSheet, isRightToLeft: Bool = false) -> LayoutContext {
    LayoutContext(
      traits: TraitCollection.phone.modifyingTraits {
        $0.styleSheet = sheet
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      })
  }

  private func cell(_ actions: [SwipeAction], _ offset: CGFloat) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.leadingSwipeActions = SwipeActionsConfiguration(actions: actions)
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: actions)
    cell.swipeOffset = offset
    cell.height = 52
    return cell
  }

  private func layout(
    _ actions: [SwipeAction], _ offset: CGFloat, _ sheet: StyleSheet = .iOS26,
    isRightToLeft: Bool = false, change: (inout ListCellConfiguration) -> Void = { _ in }
  ) -> ListCellLayout {
    var cell = cell(actions, offset)
    change(&cell)
    return ListCellLayout(
      cell, width: 360, context: context(sheet, isRightToLeft: isRightToLeft))
  }

  @Test("The trailing actions are at the right, the first of them at the edge (G48)")
  func trailing() {
    let layout = layout([delete, flag], -148, .iOS18)
    #expect(
      layout.swipeActions.map(\.frame) == [
        CGRect(x: 286, y: 0, width: 74, height: 52), CGRect(x: 212, y: 0, width: 74, height: 52),
      ])
    #expect(layout.swipeDistance == -148 && layout.contentFrame.minX == -148)
  }

  @Test("The corner radius of a shape is at most half of its shorter side")
  func corners() {
    for radius in [CGFloat(3), 1e9, -4, .nan] {
      let sheet = StyleSheet.iOS26.changing { $0.metrics.swipeActions.cornerRadius = radius }
      for action in layout([delete, flag], -148, sheet).swipeActions {
        let side = min(action.shapeFrame.width, action.shapeFrame.height)
        #expect(action.cornerRadii.topLeft == (radius > 0 ? min(radius, side / 2) : 0))
      }
    }
  }

  @Test("The leading actions are at the left, and at the right from right to left (G48)")
  func leading() {
    let layout = layout([delete, flag], 148, .iOS18)
    #expect(layout.swipeActions.map(\.frame.minX) == [0, 74])
    #expect(layout.swipeActions.map(\.edge) == [.leading, .leading])
    let mirrored = self.layout([delete, flag], 148, .iOS18, isRightToLeft: true)
    #expect(mirrored.swipeActions.map(\.frame.minX) == [286, 212])
    #expect(mirrored.swipeDistance == -148)
  }

  @Test(
    "An action is 74 wide, or as wide as its title with 12 on both sides (G48)", arguments: sheets)
  func widths(_ sheet: StyleSheet) throws {
    let context = context(sheet)
    let spacing = sheet.metrics.swipeActions.spacing
    let short = SwipeAction(title: "OK")
    #expect(cell([short], 0).swipeOffset(revealing: .trailing, width: 360, context: context) == -74)
    let long = SwipeAction(title: "Mark as Unread")
    let offset = cell([long], 0).swipeOffset(revealing: .leading, width: 360, context: context)
    let layout = layout([long], offset, sheet)
    let title = try #require(layout.swipeActions.first?.titleFrame)
    #expect(abs(offset - title.width - 24 - spacing) < 0.001 && offset > 120)
    #expect(cell([], 0).swipeOffset(revealing: .leading, width: 360, context: context) == 0)
    let many = Array(repeating: long, count: 9)
    #expect(cell(many, 0).swipeOffset(revealing: .leading, width: 360, context: context) == 360)
  }

  @Test("On iOS 26 a shape is a capsule 4 inside its action, before it fills the action (G48)")
  func shapes() throws {
    let new = try #require(layout([delete], -82).swipeActions.first)
    #expect(new.shapeFrame == new.frame.insetBy(dx: 4, dy: 4))
    #expect(new.cornerRadii == CornerRadii(22))
    let old = try #require(layout([delete], -74, .iOS18).swipeActions.first)
    #expect(old.shapeFrame == old.frame && old.cornerRadii == .zero)
  }

  @Test("An action at the corner of a card has the card's corner (G48)")
  func cards() {
    var decorations = ListCellDecorations()
    decorations.clipRadii = CornerRadii(10, at: .top)
    let layout = ListCellLayout(
      cell([delete, flag], -148), width: 360, context: context(.iOS18), decorations: decorations)
    #expect(layout.swipeActions.map(\.cornerRadii) == [CornerRadii(10, at: [.topRight]), .zero])
    // The row itself leaves its card.
    #expect(layout.background?.clipPath == nil && layout.background?.fillFrame.minX == -148)
  }

  @Test("Actions share the revealed width in proportion, less than their own and more (G48)")
  func shares() {
    for offset: CGFloat in [-30, -148, -200] {
      let frames = layout([delete, flag], offset, .iOS18).swipeActions.map(\.frame)
      #expect(frames.map(\.width) == [-offset / 2, -offset / 2])
    }
  }

  @Test("From the middle between actions and cell on, the first action fills the space (G48)")
  func fullSwipe() {
    // Two actions are 148 wide, the cell 360: the middle is at 254.
    let before = layout([delete, flag], -253, .iOS18).swipeActions
    #expect(before.map(\.isPerformedOnRelease) == [false, false])
    #expect(before.allSatisfy { $0.frame.width > 126 })
    let after = layout([delete, flag], -254, .iOS18).swipeActions
    #expect(after.map(\.isPerformedOnRelease) == [true, false])
    #expect(after.map(\.frame.width) == [254, 0])
    #expect(after[1].imageFrame == nil && after[1].titleFrame == nil)
    let never = layout([delete, flag], -1000, .iOS18) {
      $0.trailingSwipeActions?.performsFirstActionWithFullSwipe = false
    }
    #expect(never.swipeActions.map(\.frame.width) == [180, 180])
    #expect(never.swipeActions.allSatisfy { !$0.isPerformedOnRelease })
  }

  @Test("The title is 2 below the image, which is alone where the row is too low for both (G48)")
  func contents() throws {
    let low = try #require(layout([flag], -82).swipeActions.first)
    let image = try #require(low.imageFrame)
    #expect(low.titleFrame == nil && image.size == CGSize(width: 24, height: 22))
    #expect(abs(image.midX - low.shapeFrame.midX) <= 0.5 && abs(image.midY - 26) <= 0.5)
    let high = try #require(layout([flag], -74, .iOS18) { $0.height = 96 }.swipeActions.first)
    let (above, title) = (try #require(high.imageFrame), try #require(high.titleFrame))
    #expect(title.minY == above.maxY + 2 && abs(title.midX - above.midX) <= 0.5)
    #expect(abs((above.minY + title.maxY) / 2 - 48) <= 0.5)
    #expect(!high.isTitleBelowShape && high.titleColor == .white)
  }

  @Test("On iOS 26 the title is 2 below the shape of the image in tall rows (G48)")
  func titlesBelowShapes() throws {
    let high = try #require(layout([flag], -82) { $0.height = 96 }.swipeActions.first)
    let (image, title) = (try #require(high.imageFrame), try #require(high.titleFrame))
    #expect(high.isTitleBelowShape && high.titleColor == .secondaryLabel)
    #expect(title.minY == high.shapeFrame.maxY + 2 && title.maxY <= 92)
    #expect(high.shapeFrame.contains(image) && abs(title.midX - image.midX) <= 0.5)
    let alone = try #require(layout([delete], -82) { $0.height = 96 }.swipeActions.first)
    #expect(!alone.isTitleBelowShape && alone.shapeFrame == alone.frame.insetBy(dx: 4, dy: 4))
  }

  @Test("Actions that do not fit are narrowed from the widest on, and titles truncated (G48)")
  func narrowed() throws {
    let long = SwipeAction(title: String(repeating: "Mark as Unread ", count: 4))
    for sheet in Self.sheets {
      let ok = SwipeAction(title: "OK")
      let shown = layout([long, ok, long], -360, sheet).swipeActions
      #expect(shown.map(\.frame.width) == [143, 74, 143], "\(sheet)")
      let title = try #require(shown[0].titleFrame)
      #expect(title.width <= 143 - 24 && title.width > 100)
      #expect(shown[0].textLayout(in: context(sheet))?.layout.isTruncated == true)
    }
  }

  @Test("A swipe of less than half a pixel, or to an edge without actions, moves nothing (G48)")
  func nothing() {
    let rest = layout([delete], 0)
    #expect(layout([delete], -0.1).contentFrame == rest.contentFrame)
    #expect(layout([delete], -0.1).swipeActions.isEmpty)
    let other = layout([delete], 74) { $0.leadingSwipeActions = nil }
    #expect(other.contentFrame == rest.contentFrame && other.swipeActions.isEmpty)
  }

  @Test("Titles and images are white on red, on gray, or on the action's own color (G48)")
  func colors() {
    let own = SwipeAction(title: "Flag", backgroundColor: .systemOrange)
    let actions = layout([delete, flag, own], -200).swipeActions
    #expect(actions.map(\.backgroundColor) == [.systemRed, .systemGray, .systemOrange])
    #expect(actions.allSatisfy { $0.color == .white })
    let label = actions[0].textLayout(in: context(.iOS26))
    #expect(label?.layout.text.string == "Delete")
    #expect(label?.layout.text.attributes.font.pointSize == 17)
  }
}
