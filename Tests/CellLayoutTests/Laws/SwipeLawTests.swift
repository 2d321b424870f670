import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// A row to lay out swiped and at rest.
private struct SwipedCase: CustomStringConvertible {
  var subject: CellCase

  var context: LayoutContext { subject.context() }
  var swiped: ListCellLayout {
    ListCellLayout(subject.cell, width: subject.width, context: context)
  }
  /// The same row in the same state, not moved.
  var unmoved: ListCellLayout {
    var cell = subject.cell
    cell.swipeOffset = 0
    return ListCellLayout(cell, width: subject.width, context: context)
  }

  var description: String { subject.description }
}

@Suite("Layout of swiped cells obeys its laws")
struct SwipeLawTests {
  private static let tolerance: CGFloat = 1e-6

  private static let offsets: [CGFloat] = [
    0.01, 1, 30.3, 74, 148, 200.7, 300, 1e4, 1e300, .infinity, .nan,
  ].flatMap { [$0, -$0] }

  private static let actions: [SwipeActionsConfiguration?] = {
    let short = SwipeAction(style: .destructive, title: "Delete")
    let long = SwipeAction(title: "Mark All Messages as Unread", backgroundColor: .systemBlue)
    let image = SwipeAction(image: CellImage(systemName: "trash"))
    let both = SwipeAction(title: "Flag", image: CellImage(size: CGSize(width: 31, height: 17)))
    let huge = SwipeAction(image: CellImage(size: CGSize(width: 1e12, height: 1e12)))
    let endless = SwipeAction(title: String(repeating: "endless ", count: 200))
    var partial = SwipeActionsConfiguration(actions: [short, long, image])
    partial.performsFirstActionWithFullSwipe = false
    return [
      nil, SwipeActionsConfiguration(actions: []), partial,
      SwipeActionsConfiguration(actions: [short]),
      SwipeActionsConfiguration(actions: [both, long]),
      SwipeActionsConfiguration(actions: [SwipeAction(), huge, endless]),
    ]
  }()

  private static let sweep = Sweep(
    SweptRows.traitSizes + [
      SweptRows.styles.count, SweptRows.contents.count, SweptRows.widths.count,
      SweptRows.states.count, SweptRows.accessories.count, offsets.count, actions.count,
      actions.count, 3,
    ], count: 1_500, seed: 5)

  private static func subject(_ choice: [Int]) -> SwipedCase {
    let traits = SweptRows.traits(choice)
    let state = CellConfigurationState(SweptRows.states[choice[8]])
    var row = ListDocument.Row(
      content: SweptRows.content(choice[5], choice[6], state),
      background: BackgroundConfiguration(style: .listGroupedCell), state: state,
      accessories: SweptRows.accessories[choice[9]])
    row.swipeOffset = offsets[choice[10]]
    row.leadingSwipeActions = actions[choice[11]]
    row.trailingSwipeActions = actions[choice[12]]
    row.height = [nil, 60, 120][choice[13]]
    row.background?.strokeColor = .systemRed
    row.background?.strokeWidth = 1
    row.background?.shadowProperties.opacity = 0.5
    let scale = traits.effectiveDisplayScale
    let width = (SweptRows.widths[choice[7]] * scale).rounded() / scale
    return SwipedCase(
      subject: CellCase(row, width: width, traits: traits, margins: DirectionalEdgeInsets()))
  }

  private static let cases = sweep.rows.map(subject)

  @Test("Some rows of the sweep reveal actions, some in a full swipe, and some do not")
  func variety() {
    let layouts = Self.cases.map { ($0, $0.swiped) }
    #expect(layouts.count { !$0.1.swipeActions.isEmpty } > 300)
    #expect(layouts.count { $0.1.swipeActions.first?.isPerformedOnRelease == true } > 20)
    #expect(layouts.count { $0.1.swipeActions.isEmpty } > 100)
    for (subject, layout) in layouts where layout.swipeActions.isEmpty {
      #expect(layout == subject.unmoved && layout.swipeDistance == 0)
    }
  }

  @Test("The actions fill exactly the revealed width at their edge, without overlapping")
  func tiling() {
    for subject in Self.cases {
      let layout = subject.swiped
      guard let edge = layout.swipeActions.first?.edge else { continue }
      let isAtRight = (edge == .trailing) != subject.subject.traits.isRightToLeft
      var end = isAtRight ? layout.size.width : 0
      for (index, action) in layout.swipeActions.enumerated() {
        let frame = action.frame
        #expect(action.index == index && action.edge == edge)
        #expect(frame.width >= 0 && frame.minY == 0 && frame.height == layout.size.height)
        #expect(abs((isAtRight ? frame.maxX : frame.minX) - end) < Self.tolerance, "\(subject)")
        end = isAtRight ? frame.minX : frame.maxX
        let shape = action.shapeFrame
        let isInside =
          shape.minX > frame.minX - Self.tolerance && shape.maxX < frame.maxX + Self.tolerance
          && shape.minY > -0.6 && shape.maxY < frame.maxY + 0.6
        #expect(shape.isEmpty || isInside, "\(shape) in \(frame) of \(subject)")
      }
      let revealed = isAtRight ? layout.size.width - end : end
      #expect(abs(revealed - layout.swipeDistance.magnitude) < Self.tolerance, "\(subject)")
      #expect((layout.swipeDistance < 0) == isAtRight)
      #expect(revealed > 0 && revealed <= layout.size.width + Self.tolerance, "\(subject)")
    }
  }

  @Test("Titles and images are inside their actions where a swipe rests, and beyond")
  func parts() throws {
    let titles = [
      nil, "OK", "Mark as Unread", "Als ungelesen markieren", "وضع علامة كغير مقروء",
    ]
    let images = [
      nil, CellImage(systemName: "flag"), CellImage(size: CGSize(width: 90, height: 40)),
    ]
    var random = SplitMix64(seed: 48)
    var (below, truncated) = (0, 0)
    for _ in 0..<2_000 {
      let actions = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        SwipeAction(
          title: titles.randomElement(using: &random) ?? nil,
          image: images.randomElement(using: &random) ?? nil)
      }
      let edge: SwipeEdge = Bool.random(using: &random) ? .leading : .trailing
      var cell = ListCellConfiguration(content: .cell(), background: .listCell())
      cell.height = [nil, 30, 52, 76, 96, 140, 300].randomElement(using: &random) ?? nil
      cell.leadingSwipeActions = SwipeActionsConfiguration(actions: actions)
      cell.trailingSwipeActions = cell.leadingSwipeActions
      let traits = TraitCollection.phone.modifyingTraits {
        $0.styleSheet = Bool.random(using: &random) ? .iOS18 : .iOS26
        $0.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        $0.preferredContentSizeCategory =
          CellContentSizeCategory.allCases.randomElement(using: &random) ?? .large
        $0.displayScale = [1, 2, 3].randomElement(using: &random) ?? 3
      }
      let context = LayoutContext(traits: traits)
      let width: CGFloat = [200, 288, 320, 358, 700].randomElement(using: &random) ?? 358
      cell.swipeOffset = cell.swipeOffset(revealing: edge, width: width, context: context)
      if Bool.random(using: &random) { cell.swipeOffset *= 1.2 }
      let layout = ListCellLayout(cell, width: width, context: context)
      #expect(layout.swipeActions.count == actions.count)
      for action in layout.swipeActions where !action.shapeFrame.isEmpty {
        func isInside(_ part: CGRect?, _ outer: CGRect) -> Bool {
          let outer = outer.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
          return part.map {
            $0.minX >= outer.minX && $0.maxX <= outer.maxX && $0.minY >= outer.minY
              && $0.maxY <= outer.maxY
          } ?? true
        }
        let shape = action.shapeFrame
        #expect(isInside(shape, action.frame), "\(action)")
        #expect(isInside(action.imageFrame, shape), "\(action)")
        let outer = action.isTitleBelowShape ? action.frame : shape
        #expect(isInside(action.titleFrame, outer), "\(action)")
        #expect(action.action.image == nil || action.imageFrame != nil)
        #expect(action.action.title == nil || action.titleFrame ?? action.imageFrame != nil)
        if let size = action.action.image?.size, let frame = action.imageFrame {
          // Both lengths are whole pixels.
          let difference = frame.width / frame.height - size.width / size.height
          #expect(abs(difference) < 4 / frame.height, "\(frame)")
        }
        if let image = action.imageFrame, let title = action.titleFrame {
          #expect(title.minY >= image.maxY - Self.tolerance)
        }
        if action.isTitleBelowShape {
          below += 1
          #expect((action.titleFrame?.minY ?? 0) > shape.maxY)
        }
        truncated += action.textLayout(in: context)?.layout.isTruncated == true ? 1 : 0
      }
    }
    #expect(below > 50 && truncated > 50)
  }

  @Test("An image lies inside its action in a cell that has less than a point for it")
  func narrowCell() throws {
    let image = CellImage(size: CGSize(width: 20, height: 20))
    let sheet = StyleSheet.iOS26.changing { $0.metrics.swipeActions.spacing = 8 }
    let traits = TraitCollection.phone.modifyingTraits {
      $0.styleSheet = sheet
      $0.displayScale = 2
    }
    var cell = ListCellConfiguration(content: .cell())
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(image: image)])
    cell.swipeOffset = -100
    let layout = ListCellLayout(cell, width: 8.5, context: LayoutContext(traits: traits))
    let action = try #require(layout.swipeActions.first)
    let (shape, frame) = (action.shapeFrame, try #require(action.imageFrame))
    #expect(shape.width == 0.5)
    #expect(frame.minX >= shape.minX && frame.maxX <= shape.maxX)
  }

  @Test("Everything else is where it is at rest, moved by one distance and unchanged in size")
  func moving() {
    for subject in Self.cases {
      let (layout, rest) = (subject.swiped, subject.unmoved)
      func moved(_ rect: CGRect?) -> CGRect? { rect?.offsetBy(dx: layout.swipeDistance, dy: 0) }
      #expect(layout.size == rest.size && layout.content == rest.content)
      let pairs: [(CGRect?, CGRect?)] =
        [
          (layout.contentFrame, rest.contentFrame), (layout.separatorGuide, rest.separatorGuide),
          (layout.textFrame, rest.textFrame), (layout.imageFrame, rest.imageFrame),
          (layout.topSeparator?.frame, rest.topSeparator?.frame),
          (layout.bottomSeparator?.frame, rest.bottomSeparator?.frame),
          (layout.reorderSeparatorFrame, rest.reorderSeparatorFrame),
          (layout.background?.fillFrame, rest.background?.fillFrame),
          (layout.background?.strokeFrame, rest.background?.strokeFrame),
        ]
        + zip(layout.accessories, rest.accessories).flatMap {
          [($0.frame, $1.frame), ($0.region, $1.region)]
        }
      for (swiped, unmoved) in pairs {
        let isNear =
          swiped.map { frame in
            moved(unmoved).map {
              abs(frame.minX - $0.minX) < Self.tolerance && frame.size == $0.size
            }
              ?? false
          } ?? (unmoved == nil)
        #expect(isNear, "\(swiped as Any) from \(unmoved as Any) in \(subject)")
      }
      #expect(layout.accessories.count == rest.accessories.count)
      let shadow = Self.points(of: layout.background?.shadowPath)
      let unmovedShadow = Self.points(of: rest.background?.shadowPath)
      let isShadowMoved =
        shadow.count == unmovedShadow.count
        && zip(shadow, unmovedShadow).allSatisfy {
          abs($0.x - $1.x - layout.swipeDistance) < Self.tolerance && $0.y == $1.y
        }
      #expect(isShadowMoved && !shadow.isEmpty, "\(subject)")
    }
  }

  /// The points of a path, in the order of its elements.
  private static func points(of path: CellPath?) -> [CGPoint] {
    (path?.elements ?? []).flatMap { element -> [CGPoint] in
      switch element {
      case .move(let end), .line(let end): [end]
      case .curve(let end, let control1, let control2): [end, control1, control2]
      case .close: []
      }
    }
  }

  @Test("Every edge of an action and its parts lies on a pixel")
  func pixels() {
    for subject in Self.cases {
      let scale = subject.subject.traits.effectiveDisplayScale
      func isOnGrid(_ value: CGFloat) -> Bool {
        value.magnitude > 1e6 || abs(value * scale - (value * scale).rounded()) < 1e-4
      }
      let layout = subject.swiped
      guard isOnGrid(layout.size.height), (0.1...16).contains(scale) else { continue }
      for action in layout.swipeActions {
        for frame in [action.frame, action.shapeFrame, action.imageFrame, action.titleFrame] {
          let edges = frame.map { [$0.minX, $0.maxX, $0.minY, $0.maxY] } ?? []
          let isRight = edges.allSatisfy { isOnGrid($0) && $0.isFinite }
          #expect(isRight, "\(frame as Any) in \(subject)")
        }
      }
    }
  }

  @Test("Right to left is the mirror image of left to right, with the same offset")
  func mirror() {
    for subject in Self.cases {
      let other = SwipedCase(
        subject: subject.subject.with {
          $0.traits.layoutDirection = $0.traits.isRightToLeft ? .leftToRight : .rightToLeft
        })
      let (layout, mirrored) = (subject.swiped, other.swiped)
      let width = layout.size.width
      func isMirrored(_ a: CGRect?, _ b: CGRect?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return abs(a.minX - (width - b.maxX)) < 1e-6 * max(1, a.width) && a.size == b.size
          && a.minY == b.minY
      }
      #expect(layout.swipeDistance == -mirrored.swipeDistance, "\(subject)")
      #expect(layout.swipeActions.count == mirrored.swipeActions.count)
      for (a, b) in zip(layout.swipeActions, mirrored.swipeActions) {
        let frames = [
          (a.frame, b.frame), (a.shapeFrame, b.shapeFrame), (a.imageFrame, b.imageFrame),
          (a.titleFrame, b.titleFrame),
        ]
        let areMirrored = frames.allSatisfy { isMirrored($0, $1) }
        #expect(areMirrored, "\(a) and \(b) in \(subject)")
        #expect(a.cornerRadii.topLeft == b.cornerRadii.topRight)
      }
    }
  }

  @Test("Each text is measured at most once more for a swipe, and the layout says how often")
  func measurements() {
    for subject in Self.cases.prefix(500) {
      let cache = TextMeasurementCache(shaper: UnabridgedShaper(), capacity: 64)
      let layout = ListCellLayout(
        subject.subject.cell, width: subject.subject.width, context: subject.subject.context(cache))
      let done = cache.statistics.hits + cache.statistics.misses
      #expect(layout.measurementCount == done, "\(subject)")
      let titles = layout.swipeActions.count { $0.action.title != nil }
      #expect(layout.measurementCount - subject.unmoved.measurementCount <= titles)
    }
  }
}
