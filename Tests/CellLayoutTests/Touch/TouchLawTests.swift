import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

/// Hit testing at every point of a grid over random cells, compared with their frames.
struct TouchLawTests {
  private static let accessories: [[CellAccessory]] =
    SweptRows.accessories + [
      [acting(.disclosureIndicator()), acting(.label(text: "12")), .detail()],
      [.detail(), .popUpMenu(), .label(text: "12"), .outlineDisclosure(), .checkmark()],
      [
        .outlineDisclosure(options: .init(style: .header)), .detail(), .delete(displayed: .always),
        .reorder(displayed: .always),
      ],
      [.detail(options: .init(isHidden: true)), .popUpMenu(), .insert(displayed: .always)],
      [custom("a", .button), custom("b", .image), custom("c", nil), .detail()],
    ]

  private static func acting(_ accessory: CellAccessory) -> CellAccessory {
    var accessory = accessory
    accessory.action = CellAccessory.Action(named: "act")
    return accessory
  }

  private static func custom(_ name: String, _ traits: AccessibilityTraits?) -> CellAccessory {
    var accessory = CellAccessory.customView(
      .init(name, size: CGSize(width: 20, height: 20)), placement: .trailing())
    accessory.accessibility.traits = traits
    return accessory
  }

  private static let sweep = Sweep(
    SweptRows.traitSizes + [
      SweptRows.styles.count, SweptRows.contents.count, SweptRows.widths.count,
      SweptRows.states.count, accessories.count,
    ], count: 3000, seed: 11)

  private static func subject(_ choice: [Int]) -> CellCase {
    let state = CellConfigurationState(SweptRows.states[choice[8]])
    let row = ListDocument.Row(
      content: SweptRows.content(choice[5], choice[6], state), state: state,
      accessories: accessories[choice[9]])
    return CellCase(
      row, width: SweptRows.widths[choice[7]].rounded(), traits: SweptRows.traits(choice),
      margins: DirectionalEdgeInsets(leading: 16, trailing: 20))
  }

  /// A cell that was swiped a little or far to either side, or not at all.
  private static func swiped(_ cell: ListCellConfiguration, _ index: Int) -> ListCellConfiguration {
    var cell = cell
    let actions = SwipeActionsConfiguration(actions: [
      SwipeAction(title: "Flag"), SwipeAction(style: .destructive, title: "Delete All of Them"),
    ])
    (cell.leadingSwipeActions, cell.trailingSwipeActions) = (actions, actions)
    cell.swipeOffset = [0, 0, 61.3, -180, -1e4][index / 8 % 5]
    return cell
  }

  /// The expected target of a touch, by the written rules, from the frames alone.
  private static func expected(
    _ point: CGPoint, _ cell: ListCellConfiguration, _ layout: ListCellLayout
  ) -> CellTarget? {
    guard point.x >= 0, point.y >= 0, point.x < layout.size.width, point.y < layout.size.height,
      !cell.state.isDisabled
    else { return nil }
    for action in layout.swipeActions
    where point.x >= action.frame.minX && point.x < action.frame.maxX {
      return .swipeAction(edge: action.edge, index: action.index)
    }
    let near = layout.accessories.filter { accessory in
      let (frame, region) = (accessory.frame, accessory.region)
      let (left, right) = (min(frame.minX, region.minX), max(frame.maxX, region.maxX))
      let missing = isTouched(accessory) ? max(0, 44 - (right - left)) / 2 : 0
      return !accessory.isHidden && point.x >= left - missing && point.x < right + missing
    }
    func distance(_ accessory: AccessoryLayout) -> CGFloat {
      max(0, max(accessory.frame.minX - point.x, point.x - accessory.frame.maxX))
    }
    let least = near.map(distance).min()
    let nearest = near.filter { distance($0) == least }
      .min { abs($0.frame.midX - point.x) < abs($1.frame.midX - point.x) }
    if let nearest, isTouched(nearest) { return .accessory(index: nearest.index) }
    let disclosure = layout.accessories.first { $0.kind == .outlineDisclosure && !$0.isHidden }
    return switch disclosure?.accessory.outlineStyle {
    case .header: .accessory(index: disclosure?.index ?? -1)
    case .automatic where headers.contains(cell.content?.style ?? .cell):
      .accessory(index: disclosure?.index ?? -1)
    default: .cell
    }
  }

  private static let buttons: [CellAccessory.Kind] = [
    .delete, .insert, .detail, .popUpMenu, .outlineDisclosure, .reorder,
  ]

  private static func isTouched(_ layout: AccessoryLayout) -> Bool {
    !layout.isHidden
      && (buttons.contains(layout.kind) || layout.accessory.action != nil
        || layout.accessory.accessibility.traits == .button)
  }

  private static let headers: [ListContentConfiguration.Style] = [
    .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter,
    .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader, .sidebarHeader,
  ]

  private func describe(_ target: CellTarget?) -> String { target.map { "\($0)" } ?? "nothing" }

  @Test("Hit testing agrees with the frames at every point of a grid", arguments: someCases(0..<8))
  func grid(_ part: Int) {
    var met: Set<CellTarget?> = []
    for index in stride(from: part, to: Self.sweep.rows.count, by: 8) {
      let subject = Self.subject(Self.sweep.rows[index])
      let cell = Self.swiped(subject.cell, index)
      let layout = ListCellLayout(cell, width: subject.width, context: subject.context())
      var problems: [String] = []
      for x in stride(from: -0.71, to: min(layout.size.width, 700) + 4, by: 4.37) {
        for y in stride(from: -0.9, to: layout.size.height + 9, by: 11.3) {
          let point = CGPoint(x: x, y: y)
          let found = layout.hitTest(point, of: cell)
          let expected = Self.expected(point, cell, layout)
          met.insert(found)
          if found != expected {
            problems.append("\(point): \(describe(found)), not \(describe(expected))")
          }
        }
      }
      #expect(problems.isEmpty, "\(problems.prefix(3)) of \(subject)")
    }
    #expect(met.contains(nil) && met.contains(.cell) && met.count > 8)
    #expect(met.contains(.swipeAction(edge: .trailing, index: 1)))
  }

  @Test("A touch in the mirror image of a cell meets the same part")
  func mirror() {
    for index in someCases(stride(from: 0, to: Self.sweep.rows.count, by: 5)) {
      let subject = Self.subject(Self.sweep.rows[index])
      let mirrored = subject.with {
        $0.traits.layoutDirection = $0.traits.isRightToLeft ? .leftToRight : .rightToLeft
      }
      let cell = Self.swiped(subject.cell, index)
      let layout = ListCellLayout(cell, width: subject.width, context: subject.context())
      let other = ListCellLayout(cell, width: subject.width, context: mirrored.context())
      for x in stride(from: 0.137, to: min(layout.size.width, 700), by: 5.11) {
        let point = CGPoint(x: x, y: layout.size.height / 3)
        let image = CGPoint(x: layout.size.width - x, y: point.y)
        let found = (layout.hitTest(point, of: cell), other.hitTest(image, of: cell))
        #expect(found.0 == found.1, "at \(point) of \(subject)")
      }
    }
  }

  /// Whether a rectangle holds another one, up to what sums are off by.
  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    inner.minX >= outer.minX - 1e-6 && inner.maxX <= outer.maxX + 1e-6
      && inner.minY >= outer.minY - 1e-6 && inner.maxY <= outer.maxY + 1e-6
  }

  @Test("Touch areas hold the regions, are large enough, and stay in the cell")
  func areas() {
    for choice in Self.sweep.rows {
      let subject = Self.subject(choice)
      let layout = ListCellLayout(
        subject.cell, width: subject.width, context: subject.context())
      let bounds = CGRect(origin: .zero, size: layout.size)
      for accessory in layout.accessories {
        guard let area = layout.touchFrame(ofAccessory: accessory.index) else {
          #expect(
            !Self.isTouched(accessory) || !bounds.intersects(accessory.region), "\(subject)")
          continue
        }
        #expect(Self.isTouched(accessory), "\(subject)")
        #expect(Self.contains(bounds, area), "\(area) leaves the cell in \(subject)")
        let own = accessory.region.union(accessory.frame).intersection(bounds)
        #expect(own.isNull || Self.contains(area, own), "\(area) in \(subject)")
        let isWhole = area.minX > 0 && area.maxX < bounds.maxX
        #expect(!isWhole || area.width >= 44 - 1e-6, "\(area) in \(subject)")
        #expect(area.height == bounds.height, "\(area) in \(subject)")
      }
    }
  }
}
