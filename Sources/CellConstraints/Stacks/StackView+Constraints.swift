import CellHosting
import Foundation

/// A box along or across a stack, in the direction of the stack.
private struct Span {
  var start: LinearExpression
  var end: LinearExpression

  var size: LinearExpression { end - start }
  var middle: LinearExpression { (start + end) * 0.5 }
}

extension ItemBox {
  /// The span along an axis; in right-to-left layouts, horizontal coordinates count from the right.
  fileprivate func span(_ axis: LayoutConstraint.Axis, isRightToLeft: Bool) -> Span {
    switch axis {
    case .vertical: Span(start: top, end: bottom)
    case .horizontal:
      isRightToLeft ? Span(start: right * -1, end: left * -1) : Span(start: left, end: right)
    }
  }
}

extension StackView {
  /// The priorities of rules that decide only what the views leave open (assumed).
  ///
  /// They are below the priorities of views and above the one of fitting sizes.
  private static let (centering, hugging) = (149.0, 51.0)

  /// Adds the rules of the stack to a system.
  func addConstraints(to system: ViewSystem) {
    let views = placedViews
    if views.isEmpty { return }
    let box =
      isLayoutMarginsRelativeArrangement ? system.marginsBox(of: self) : system.box(of: self)
    func span(_ box: ItemBox, _ axis: LayoutConstraint.Axis) -> Span {
      box.span(axis, isRightToLeft: system.isRightToLeft)
    }
    let boxes = views.map(system.box)
    addDistribution(of: boxes.map { span($0, axis) }, views, in: span(box, axis), to: system)
    let across: LayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    addAlignment(of: boxes.map { span($0, across) }, in: span(box, across), to: system)
    let isFirst = alignment == .firstBaseline
    if axis == .horizontal, isFirst || alignment == .lastBaseline {
      let lines = views.map { system.baseline(of: $0, isFirst: isFirst) }
      for line in lines.dropFirst() { system.add(line - lines[0], from: .stack(self)) }
    }
  }

  private func addDistribution(
    of spans: [Span], _ views: [CellView], in outer: Span, to system: ViewSystem
  ) {
    let source = ConstraintSource.stack(self)
    system.add(spans[0].start - outer.start, from: source)
    system.add(spans[spans.count - 1].end - outer.end, from: source)
    let spacings = views.dropLast().map { Double(spacing(after: $0)) }
    let hasEqualGaps = distribution == .equalSpacing || distribution == .equalCentering
    let common = hasEqualGaps && spacings.count > 1 ? system.variable(of: self) : nil
    for (index, (first, second)) in zip(spans, spans.dropFirst()).enumerated() {
      let gap = second.start - first.end
      system.add(gap - spacings[index], hasEqualGaps ? .greaterThanOrEqual : .equal, from: source)
      guard let common else { continue }
      if distribution == .equalSpacing {
        system.add(gap - common, from: source)
      } else {
        system.add(second.middle - first.middle - common, priority: Self.centering, from: source)
      }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { system.add(span.size - spans[0].size, from: source) }
    case .fillProportionally:
      addProportions(of: spans, views, outer.size - spacings.reduce(0, +), to: system)
    case .equalSpacing, .equalCentering:
      system.add(outer.size, priority: Self.hugging, from: source)
    }
  }

  private func addProportions(
    of spans: [Span], _ views: [CellView], _ available: LinearExpression, to system: ViewSystem
  ) {
    let lengths = views.map(\.intrinsicContentSize).map {
      max(0, Double(axis == .horizontal ? $0.width : $0.height))
    }
    let sum = lengths.reduce(0, +)
    if sum == 0 { return }
    for (span, length) in zip(spans, lengths) where length > 0 {
      // Just below required, so a constraint of the caller wins (assumed).
      system.add(span.size - available * (length / sum), priority: 999, from: .stack(self))
    }
  }

  private func addAlignment(of spans: [Span], in outer: Span, to system: ViewSystem) {
    let source = ConstraintSource.stack(self)
    for span in spans {
      let isAtStart = alignment == .fill || alignment == .leading
      let isAtEnd = alignment == .fill || alignment == .trailing
      system.add(span.start - outer.start, isAtStart ? .equal : .greaterThanOrEqual, from: source)
      system.add(span.end - outer.end, isAtEnd ? .equal : .lessThanOrEqual, from: source)
      if alignment == .center { system.add(span.middle - outer.middle, from: source) }
    }
    if alignment == .fill { return }
    system.add(outer.size, priority: Self.hugging, from: source)
    if alignment == .firstBaseline || alignment == .lastBaseline {
      // The views are as close to the top as their baselines allow.
      system.add(spans[0].start - outer.start, priority: Self.hugging - 2, from: source)
    }
  }
}
