import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Layout of cells obeys its laws")
struct CellLawTests {
  /// Every two values of everything that a cell has meet.
  private static let sweep = Sweep(
    SweptRows.traitSizes + [
      SweptRows.styles.count, SweptRows.contents.count, SweptRows.widths.count,
      SweptRows.states.count, SweptRows.accessories.count, margins.count, levels.count, 3,
    ], count: 20_000, seed: 2)

  private static let margins: [CGFloat] = [0, 8, 16, 20]
  private static let levels = [0, 1, 3]

  private static func subject(_ choice: [Int]) -> CellCase {
    let traits = SweptRows.traits(choice)
    let state = CellConfigurationState(SweptRows.states[choice[8]])
    var row = ListDocument.Row(
      content: SweptRows.content(choice[5], choice[6], state),
      background: BackgroundConfiguration(style: .listGroupedCell), state: state,
      accessories: SweptRows.accessories[choice[9]], indentationLevel: levels[choice[11]])
    row.indentsAccessories = choice[11] != 1
    row.height = choice[12] == 2 ? 60 : nil
    let scale = traits.effectiveDisplayScale
    func aligned(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    let margin = aligned(margins[choice[10]])
    return CellCase(
      row, width: aligned(SweptRows.widths[choice[7]]), traits: traits,
      margins: DirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin))
  }

  static func report(
    _ subject: CellCase, _ violations: [CellViolation],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let laws = violations.map(\.description).joined(separator: "\n")
    Issue.record("\(laws)\nin \(subject)", sourceLocation: sourceLocation)
  }

  @Test("Layout of cells with all their inputs obeys its laws", arguments: 0..<8)
  func sweep(_ part: Int) {
    let counter = CellLaws.counter
    for index in someCases(stride(from: part, to: Self.sweep.rows.count, by: 8)) {
      let subject = Self.subject(Self.sweep.rows[index])
      let violations = CellLaws.own.violations(subject, counting: counter)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }

  @Test("The element at a point has a frame there, and no frame is there without an element")
  func points() {
    for index in someCases(stride(from: 0, to: Self.sweep.rows.count, by: 23)) {
      let subject = Self.subject(Self.sweep.rows[index])
      let layout = ListCellLayout(subject.cell, width: subject.width, context: subject.context())
      var places: [(element: ListCellLayout.Element, frames: [CGRect])] = layout.accessories
        .filter { !$0.isHidden }
        .map { (.accessory(index: $0.index), [$0.frame, $0.region]) }
      let others: [ListCellLayout.Element] = [
        .content(nil), .content(.image), .content(.text), .content(.secondaryText),
        .topSeparator, .bottomSeparator, .reorderSeparator,
      ]
      places += others.map { ($0, [layout.frame(of: $0)].compactMap(\.self)) }
      for x in stride(from: 0.3, to: layout.size.width, by: 9.7) {
        for y in stride(from: 0.1, to: layout.size.height, by: 6.1) {
          let point = CGPoint(x: x, y: y)
          let found = layout.element(at: point)
          var isRight = found == nil
          for (element, frames) in places {
            for frame in frames where frame.contains(point) {
              // Where there is anything, it must be one of the elements there.
              if found == nil { isRight = false } else if found == element { isRight = true }
            }
          }
          if !isRight {
            Issue.record("\(String(describing: found)) at \(point) of \(subject)")
          }
        }
      }
    }
  }

  @Test("The sweep of cells covers every pair of values")
  func covering() {
    #expect(Self.sweep.missingPairs == 0)
  }

  @Test("Random cells with invalid numbers obey the laws of layout", arguments: 1...8)
  func hostile(seed: Int) {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, -5, 1e300, 0, 0.1, 1e7, .leastNonzeroMagnitude, 30,
    ]
    var random = SplitMix64(seed: UInt64(seed))
    var generator = ContentCaseGenerator(seed: UInt64(seed), isHostile: true)
    func number() -> CGFloat { numbers[Int.random(in: 0..<numbers.count, using: &random)] }
    let counter = CellLaws.counter
    for _ in 0..<caseCount(300) {
      let content = generator.next()
      var row = ListDocument.Row(
        content: content.content, state: content.state,
        accessories: [
          .label(text: "x", options: .init(reservedLayoutWidth: .custom(number()))),
          .customView(
            CellAccessory.CustomView("v", size: CGSize(width: number(), height: number())),
            placement: .leading()),
        ], indentationLevel: [0, 3, -1, Int.max].randomElement(using: &random) ?? 0)
      row.indentationWidth = number()
      let subject = CellCase(
        row, width: content.width, traits: content.traits,
        margins: DirectionalEdgeInsets(
          top: number(), leading: number(), bottom: number(), trailing: number()))
      let violations = CellLaws.own.violations(subject, counting: counter)
      if !violations.isEmpty { Self.report(subject, violations) }
    }
  }
}

@Suite("A failing case prints a document that reproduces it")
struct ReproductionTests {
  /// The frames of the only row, as the command prints them.
  private static func frames(_ text: String) throws -> [CGRect] {
    let document = try ListDocument(data: Data(text.utf8), name: "case")
    let cell = try #require(try DocumentLayout(document).cells.first)
    let frames = CellFrames(cell.layout)
    return [CGRect(origin: .zero, size: frames.size)] + frames.frames.map(\.frame)
  }

  @Test(
    "A failing content case prints a document that reproduces it in its state", arguments: 1...4)
  func content(seed: Int) throws {
    var generator = ContentCaseGenerator(seed: UInt64(seed))
    for _ in 0..<50 {
      let subject = generator.next()
      let context = subject.context()
      let layout =
        subject.height.map {
          ListContentLayout(
            subject.content, size: CGSize(width: subject.width, height: $0), context: context)
        } ?? ListContentLayout(subject.content, width: subject.width, context: context)
      let document = try ListDocument(data: Data(subject.description.utf8), name: "case")
      let cell = try #require(try DocumentLayout(document).cells.first)
      let (own, printed) = (ContentFrames(layout), cell.layout.content.map(ContentFrames.init))
      #expect(printed?.frames.map(\.frame) == own.frames.map(\.frame), "\(subject)")
      #expect(printed?.size == own.size, "\(subject)")
    }
  }

  @Test("A failing cell case prints a document that reproduces it with accessories and state")
  func cells() throws {
    for (index, accessories) in SweptRows.accessories.enumerated() {
      var state = CellConfigurationState()
      state.isEditing = index % 2 == 0
      state.isSelected = index % 3 == 0
      var row = ListDocument.Row(
        content: SweptRows.content(index % 16, index % 8, state), state: state,
        accessories: accessories, indentationLevel: index % 3)
      row.indentsAccessories = index % 4 == 0
      let subject = CellCase(
        row, width: 320, traits: TraitCollection { $0.displayScale = 2 },
        margins: DirectionalEdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 20))
      let own = CellFrames(
        ListCellLayout(subject.cell, width: 320, context: subject.context()))
      let frames = [CGRect(origin: .zero, size: own.size)] + own.frames.map(\.frame)
      #expect(try Self.frames(subject.description) == frames, "\(subject)")
    }
  }
}
