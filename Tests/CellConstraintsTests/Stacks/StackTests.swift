import CellConfiguration
import CellConstraints
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A row of three boxes, 10 points apart, in which the second one yields first.
struct StackCase: CustomTestStringConvertible, Sendable {
  let distribution: StackView.Distribution
  let width: CGFloat

  /// The starts and the lengths of the views along the stack, by hand.
  let spans: [[CGFloat]]

  var testDescription: String { "\(distribution) in \(width)" }

  init(_ distribution: StackView.Distribution, _ width: CGFloat, _ spans: [CGFloat]...) {
    self.distribution = distribution
    self.width = width
    self.spans = spans
  }
}

@MainActor
struct StackTests {
  nonisolated static let cases = [
    StackCase(.fill, 200, [0, 40], [50, 120], [180, 20]),
    StackCase(.fill, 110, [0, 40], [50, 30], [90, 20]),
    StackCase(.fillEqually, 200, [0, 60], [70, 60], [140, 60]),
    StackCase(.fillEqually, 110, [0, 30], [40, 30], [80, 30]),
    StackCase(.fillProportionally, 200, [0, 60], [70, 90], [170, 30]),
    StackCase(.fillProportionally, 80, [0, 20], [30, 30], [70, 10]),
    StackCase(.equalSpacing, 200, [0, 40], [80, 60], [180, 20]),
    StackCase(.equalSpacing, 130, [0, 40], [50, 50], [110, 20]),
    StackCase(.equalCentering, 200, [0, 40], [75, 60], [180, 20]),
    StackCase(.equalCentering, 130, [0, 40], [50, 50], [110, 20]),
  ]

  private func stack(
    _ distribution: StackView.Distribution = .fill, _ axis: LayoutConstraint.Axis = .horizontal
  ) -> StackView {
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (20, 10)]
    let boxes = sizes.map { axis == .horizontal ? Box($0.0, $0.1) : Box($0.1, $0.0) }
    boxes[1].setContentHuggingPriority(.defaultLow - 1, for: axis)
    boxes[1].setContentCompressionResistancePriority(.defaultHigh - 1, for: axis)
    let stack = StackView(arrangedSubviews: boxes)
    stack.axis = axis
    stack.spacing = 10
    stack.distribution = distribution
    return stack
  }

  @Test("A row divides its width", arguments: cases)
  func row(example: StackCase) {
    let stack = stack(example.distribution)
    stack.frame = rect(0, 0, example.width, 50)
    stack.layoutIfNeeded()
    let frames = example.spans.map { rect($0[0], 0, $0[1], 50) }
    #expect(stack.arrangedSubviews.map(\.frame) == frames)
    stack.traitOverrides.layoutDirection = .rightToLeft
    stack.layoutIfNeeded()
    #expect(
      stack.arrangedSubviews.map(\.frame)
        == frames.map { rect(example.width - $0.maxX, 0, $0.width, 50) })
  }

  @Test("A column divides its height", arguments: cases)
  func column(example: StackCase) {
    let stack = stack(example.distribution, .vertical)
    stack.frame = rect(0, 0, 50, example.width)
    stack.layoutIfNeeded()
    #expect(
      stack.arrangedSubviews.map(\.frame) == example.spans.map { rect(0, $0[0], 50, $0[1]) })
  }

  @Test(
    "Views are aligned across a row",
    arguments: [
      (StackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]] as [[CGFloat]]),
      (.top, [[0, 20], [0, 30], [0, 10]]), (.center, [[15, 20], [10, 30], [20, 10]]),
      (.bottom, [[30, 20], [20, 30], [40, 10]]),
      (.firstBaseline, [[10, 20], [0, 30], [20, 10]]),
      (.lastBaseline, [[10, 20], [0, 30], [20, 10]]),
    ])
  func alignment(alignment: StackView.Alignment, spans: [[CGFloat]]) {
    let stack = stack()
    stack.alignment = alignment
    stack.frame = rect(0, 0, 200, 50)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } == spans)
    let space = CGSize(width: 1000, height: 1000)
    #expect(stack.sizeThatFits(space) == CGSize(width: 140, height: 30))
  }

  @Test("Texts stand on one baseline, also in stacks")
  func baselines() {
    let (large, small, below) = (Words(3, scale: 2), Words(3), Words(2))
    let column = StackView(arrangedSubviews: [small, below])
    column.axis = .vertical
    let row = StackView(arrangedSubviews: [large, column])
    row.alignment = .firstBaseline
    row.frame = rect(0, 0, 90, 56)
    row.layoutIfNeeded()
    #expect(large.frame == rect(0, 0, 60, 40) && column.frame == rect(60, 16, 30, 40))
    #expect(row.forFirstBaselineLayout === large && column.forLastBaselineLayout === below)
    row.alignment = .lastBaseline
    row.layoutIfNeeded()
    #expect(column.frame.maxY - 4 == large.frame.maxY - 8)
  }

  @Test("A symbol keeps its width while the label beside it wraps", arguments: [false, true])
  func symbol(isLast: Bool) {
    let (symbol, label) = (Box(20, 20), Words(40))
    let stack = StackView(arrangedSubviews: isLast ? [label, symbol] : [symbol, label])
    stack.spacing = 10
    stack.alignment = .center
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 60))
    stack.frame.size = size
    stack.layoutIfNeeded()
    #expect(symbol.frame == rect(isLast ? 200 : 0, 20, 20, 20))
    #expect(label.frame == rect(isLast ? 0 : 30, 0, 190, 60))
  }

  @Test("Distances, margins and hidden views")
  func distances() {
    let stack = stack()
    let views = stack.arrangedSubviews
    stack.setCustomSpacing(30, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let space = CGSize(width: 1000, height: 1000)
    #expect(stack.sizeThatFits(space) == CGSize(width: 166, height: 34))
    stack.frame = rect(0, 0, 166, 34)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [2, 72, 142] && views[0].frame.minY == 1)
    #expect(stack.customSpacing(after: views[0]) == 30)
    views[1].isHidden = true
    #expect(stack.needsLayout)
    #expect(stack.sizeThatFits(space) == CGSize(width: 96, height: 24))
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    #expect(stack.sizeThatFits(space) == CGSize(width: 76, height: 24))
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
  }

  @Test("A column in a row wraps its texts within the width that the row leaves")
  func nested() {
    let (avatar, title, message) = (Box(40, 40), Words(10), Words(60))
    let column = StackView(arrangedSubviews: [title, message])
    column.axis = .vertical
    column.spacing = 4
    let row = StackView(arrangedSubviews: [avatar, column])
    row.spacing = 12
    row.alignment = .top
    let root = CellView()
    root.add(row)
    row.pin(to: root, top: 10, leading: 16, bottom: 10, trailing: 16)
    // 320 - 32 - 52 = 236, so 600 takes three lines.
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 104)  // 10 + 20 + 4 + 60 + 10
    root.frame.size = size
    root.layoutIfNeeded()
    #expect(row.frame == rect(16, 10, 288, 84) && avatar.frame == rect(0, 0, 40, 40))
    #expect(column.frame == rect(52, 0, 236, 84))
    #expect(title.frame == rect(0, 0, 236, 20) && message.frame == rect(0, 24, 236, 60))
  }

  @Test("A view leaves a stack, and comes back elsewhere")
  func arranged() {
    let (a, b) = (Box(10, 10), Box(20, 10))
    let stack = StackView(arrangedSubviews: [a])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews.elementsEqual([b, a]) { $0 === $1 })
    let space = CGSize(width: 100, height: 100)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews.elementsEqual([a]) { $0 === $1 })
    #expect(stack.sizeThatFits(space) == CGSize(width: 10, height: 10))
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews.isEmpty && a.superview === stack)
    #expect(stack.sizeThatFits(space) == .zero)
  }
}
