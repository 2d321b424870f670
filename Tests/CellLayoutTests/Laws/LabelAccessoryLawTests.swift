import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Label accessories stay in their cell")
struct LabelAccessoryLawTests {
  /// A cell with a label among random accessories, and what is around it.
  private struct Subject: CustomStringConvertible {
    var cell = ListCellConfiguration(content: .cell())
    let width: CGFloat
    let context: LayoutContext

    init(_ random: inout SplitMix64) {
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      width = [CGFloat(number(0...120)), CGFloat(number(0...1000)), 320, 390][number(0...3)]
      let margin = [0, 8, 16, 20][number(0...3)] as CGFloat
      let categories = CellContentSizeCategory.allCases
      let traits = TraitCollection {
        $0.displayScale = [1, 2, 3][number(0...2)]
        $0.layoutDirection = [.leftToRight, .rightToLeft][number(0...1)]
        $0.preferredContentSizeCategory = categories[number(0...categories.count - 1)]
      }
      context = LayoutContext(
        traits: traits,
        cellLayoutMargins: DirectionalEdgeInsets(
          top: 0, leading: margin, bottom: 0, trailing: margin))
      let word = ["a", "Wi-Fi ", "Donaudampfschiff", "漢字", "שלום ", "👩‍👩‍👧"][number(0...5)]
      let widths: [CellAccessory.LayoutDimension?] = [
        nil, nil, nil, .actual, .standard, .custom(CGFloat(number(0...500))),
      ]
      let others: [CellAccessory] = [
        .checkmark(), .detail(), .disclosureIndicator(), .popUpMenu(),
        .reorder(displayed: .always), .delete(displayed: .always),
        .multiselect(displayed: .always),
        .customView(.init("a", size: CGSize(width: 30, height: 20)), placement: .leading()),
        .customView(.init("b", size: CGSize(width: 51, height: 31)), placement: .trailing()),
      ]
      cell.content?.text = "Content"
      cell.indentationLevel = number(0...3)
      cell.accessories =
        [
          .label(
            text: String(repeating: word, count: [number(0...3), number(0...60)][number(0...1)]),
            options: .init(reservedLayoutWidth: widths[number(0...5)]))
        ] + others.filter { _ in number(0...3) == 0 }
    }

    /// The cell without the text of its label, and without the width of the label's region.
    var withoutText: Subject {
      var copy = self
      copy.cell.accessories[0] = .label(text: "")
      return copy
    }

    /// The minimum width of the content, at least or at most as large as text grows.
    func minimum(_ bound: Int, of free: CGFloat) -> CGFloat {
      let body = CellFont.preferredFont(forTextStyle: .body).resolved(with: context.traits)
      let growth = body.pointSize / 17
      return min(100 * (bound == 0 ? min(1, growth) : max(1, growth)), free / 2)
    }

    var layout: ListCellLayout { ListCellLayout(cell, width: width, context: context) }

    var description: String { "\(width) wide, \(context.traits): \(cell)" }
  }

  /// Returns whether all accessories of a layout lie in the cell.
  private func areInside(_ layout: ListCellLayout) -> Bool {
    let (left, right) = (-1e-6, layout.size.width + 1e-6)
    return layout.accessories.allSatisfy {
      [$0.frame, $0.region].allSatisfy { $0.minX >= left && $0.maxX <= right }
    }
  }

  /// Returns how a layout of a cell breaks the laws, or `nil`.
  private func violation(_ subject: Subject, _ layout: ListCellLayout) -> String? {
    let free = subject.withoutText.layout
    // Without space for the other accessories, the label cannot stay inside either.
    guard areInside(free), free.contentFrame.width > 0 else { return nil }
    if !areInside(layout) { return "an accessory leaves the cell" }
    guard let label = layout.accessories.first(where: { $0.kind == .label }) else {
      return "there is no label"
    }
    let lines = label.textLayout(in: subject.context)?.layout.lines ?? []
    if lines.contains(where: { $0.width > label.frame.width + 0.5 }) {
      return "the lines of the label leave its frame"
    }
    let minimum = subject.minimum(0, of: free.contentFrame.width)
    if layout.contentFrame.width < minimum - 1, label.region.width > 0 {
      return "the content is only \(layout.contentFrame.width) wide"
    }
    return nil
  }

  @Test("Labels of any length stay in the cell and leave width to its content", arguments: 1...8)
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let subject = Subject(&random)
      if let violation = violation(subject, subject.layout) {
        Issue.record("\(violation), \(subject)")
      }
    }
  }

  @Test("A label is truncated only as far as the content needs the width", arguments: 1...4)
  func neededOnly(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let subject = Subject(&random)
      guard subject.cell.accessories[0].reservedLayoutWidth == nil else { continue }
      var wide = subject.cell
      wide.accessories = [subject.cell.accessories[0]]
      let natural = ListCellLayout(wide, width: 100_000, context: subject.context)
      let layout = subject.layout
      let label = layout.accessories.first { $0.kind == .label }
      guard let label, let whole = natural.accessories.first, label.frame.width < whole.frame.width
      else { continue }
      let free = subject.withoutText.layout.contentFrame.width
      #expect(layout.contentFrame.width <= subject.minimum(1, of: free) + 1.5, "\(subject)")
    }
  }

  @Test("A long label is shortened with an ellipsis, and its row stays as high as it was")
  func longLabel() throws {
    var cell = ListCellConfiguration(content: .cell())
    cell.content?.text = "Network"
    cell.accessories = [.label(text: "A name that is much longer than the whole cell is wide")]
    let context = LayoutContext(traits: .phone)
    let layout = ListCellLayout(cell, width: 390, context: context)
    let label = try #require(layout.accessories.first)
    #expect(layout.contentFrame.width == 100)
    #expect(label.region.minX == layout.contentFrame.maxX && label.region.maxX == 382)
    let lines = try #require(label.textLayout(in: context)).layout
    #expect(lines.isTruncated && lines.lines.count == 1)
    cell.accessories = [.label(text: "A")]
    #expect(ListCellLayout(cell, width: 390, context: context).size.height == layout.size.height)
  }

  @Test("The checker notices an accessory outside the cell, a lost label, and narrow content")
  func liar() {
    let views = [[400], [], [200, 0]].map { widths in
      widths.map { width in
        CellAccessory.customView(
          .init("liar", size: CGSize(width: width, height: 20)), placement: .trailing())
      }
    }
    var random = SplitMix64(seed: 1)
    var messages: Set<String> = []
    for index in 0..<300 {
      let subject = Subject(&random)
      var cell = subject.cell
      let label = index % 3 == 2 ? [CellAccessory.label(text: "A")] : []
      cell.accessories.replaceSubrange(0..<1, with: label + views[index % 3])
      let layout = ListCellLayout(cell, width: subject.width, context: subject.context)
      if let violation = violation(subject, layout) {
        messages.insert(violation.filter { !$0.isNumber && $0 != "." })
      }
    }
    let expected: Set = [
      "an accessory leaves the cell", "there is no label", "the content is only  wide",
    ]
    #expect(messages.isSuperset(of: expected), "\(messages)")
  }
}
