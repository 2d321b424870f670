import CellConfiguration
import CellHosting
import Foundation

/// The linear constraints of a view and the views in it, for one pass.
///
/// 1. The root and the views that constraints place have boxes: 4 variables each. Any other view
///    has a constant place in its superview. A constraint that refers to a view adds its box.
/// 2. Each view adds the rules of its arrangement and the constraints that it holds, outer views
///    first. No size is negative.
/// 3. Each view resists being larger or smaller than its content.
/// 4. Where constraints of one priority cannot all hold, views keep the sizes of their content in
///    their order, first views whose height does not depend on their width (assumed).
///
/// It lives as long as a pass.
@MainActor
final class ViewSystem {
  /// The wanted length of the root, with the number of the priority.
  typealias Length = (value: Double, priority: Double)

  let root: CellView
  let isRightToLeft: Bool

  private(set) var constraints: [LinearConstraint] = []
  private(set) var sources: [ConstraintSource] = []

  /// The views with boxes, outer ones first.
  private(set) var views: [CellView] = []

  /// The item of each variable, and the variable's meaning.
  private(set) var variables: [(item: any LayoutItem, meaning: String)] = []

  /// The views whose heights depend on their widths, with the heights in this system.
  private(set) var wrappingViews: [(view: CellView, height: CGFloat)] = []

  /// The guides for separators, with their cells.
  private(set) var separatorGuides: [(guide: LayoutGuide, cell: ListCell)] = []

  /// Whether the system contains guides for parts of list content.
  private(set) var hasPartGuides = false

  private var boxes: [ObjectIdentifier: ItemBox] = [:]

  /// The sizes of views in the pass before; empty in the first one.
  private let measured: [ObjectIdentifier: CGSize]

  init(
    _ root: CellView, width: Length, height: Length, maximumWidth: Double? = nil,
    measured: [ObjectIdentifier: CGSize] = [:]
  ) {
    self.root = root
    self.measured = measured
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    addRoot(width, height)
    if let maximumWidth {
      add(
        box(of: root).width - maximumWidth, .lessThanOrEqual, from: .rule(root, ".width is limited")
      )
    }
    addViews()
    addNonnegativeSizes()
    addContentSizes()
  }

  // MARK: Boxes

  private func variable(_ item: any LayoutItem, _ meaning: String) -> LinearExpression {
    variables.append((item, meaning))
    return LinearExpression(variable: variables.count - 1)
  }

  /// Returns a new variable of a stack.
  func variable(of stack: StackView) -> LinearExpression { variable(stack, "gaps") }

  private func addRoot(_ width: Length, _ height: Length) {
    func length(_ length: Length, _ meaning: String) -> LinearExpression {
      if length.priority >= LinearConstraint.required { return LinearExpression(length.value) }
      let variable = variable(root, meaning)
      add(variable - length.value, priority: length.priority, from: .rule(root, " fits"))
      return variable
    }
    boxes[ObjectIdentifier(root)] = ItemBox(
      left: LinearExpression(), top: LinearExpression(), width: length(width, "width"),
      height: length(height, "height"))
    views.append(root)
  }

  private func addViews() {
    var index = 0
    while index < views.count {
      let view = views[index]
      let storage = view.constraintHost as? ConstraintStorage
      if view !== root { storage?.outerRoot = root }
      for subview in view.subviews where subview.isPlacedByConstraints { _ = box(of: subview) }
      for guide in storage?.guides ?? [] { _ = box(of: guide) }
      if let stack = view as? StackView { stack.addConstraints(to: self) }
      for constraint in storage?.constraints ?? [] where constraint.isIn(view) {
        add(constraint, in: view)
      }
      index += 1
    }
  }

  private func unknownBox(_ item: any LayoutItem) -> ItemBox {
    ItemBox(
      left: variable(item, "x"), top: variable(item, "y"), width: variable(item, "width"),
      height: variable(item, "height"))
  }

  /// Returns the box of a view or guide in the root.
  func box(of item: any LayoutItem) -> ItemBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = (item as? CellView).map(newBox) ?? (item as? LayoutGuide).map(newBox)
    guard let box else { trap("found a \(type(of: item)), expected a view or a guide") }
    boxes[ObjectIdentifier(item)] = box
    return box
  }

  private func newBox(_ view: CellView) -> ItemBox {
    // The superview's own constraints take part too.
    let outer = view.superview.map(box)
    defer { views.append(view) }
    guard !view.isPlacedByConstraints, let outer else { return unknownBox(view) }
    return constantBox(view.frame, in: outer)
  }

  private func constantBox(_ frame: CGRect, in outer: ItemBox) -> ItemBox {
    ItemBox(
      left: outer.left + frame.minX, top: outer.top + frame.minY,
      width: LinearExpression(frame.width), height: LinearExpression(frame.height))
  }

  private func newBox(_ guide: LayoutGuide) -> ItemBox {
    guard let view = guide.owningView, guide.role != .constraints else { return unknownBox(guide) }
    let outer = box(of: view)
    switch guide.role {
    case .margins: return marginsBox(of: view)
    case .readable: return readableBox(guide, marginsBox(of: view))
    case .safeArea, .constraints: return outer
    case .keyboard:
      return ItemBox(
        left: outer.left, top: outer.top + outer.height, width: outer.width,
        height: LinearExpression(0))
    case .part: return partBox(guide, in: view, outer)
    }
  }

  /// Returns the box of a view without its layout margins.
  func marginsBox(of view: CellView) -> ItemBox {
    let margins = view.directionalLayoutMargins
    return box(of: view).inset(
      left: isRightToLeft ? margins.trailing : margins.leading, top: margins.top,
      right: isRightToLeft ? margins.leading : margins.trailing, bottom: margins.bottom)
  }

  private func readableBox(_ guide: LayoutGuide, _ margins: ItemBox) -> ItemBox {
    let width = variable(guide, "width")
    // The width of a readable line at the default text size (assumed).
    for limit in [LinearExpression(672), margins.width] {
      add(width - limit, .lessThanOrEqual, from: .rule(guide, ".width is readable"))
    }
    add(width - margins.width, priority: 999, from: .rule(guide, ".width fills the margins"))
    return ItemBox(
      left: margins.centerX - width * 0.5, top: margins.top, width: width, height: margins.height)
  }

  private func partBox(_ guide: LayoutGuide, in view: CellView, _ outer: ItemBox) -> ItemBox {
    guard let content = view as? ListContentView else { return separatorBox(guide, view, outer) }
    hasPartGuides = true
    let size = measured[ObjectIdentifier(view)] ?? view.intrinsicContentSize
    return constantBox(content.frame(of: guide, in: size), in: outer)
  }

  /// Returns the box of a separator guide: each side stays where it is unless constraints move it.
  private func separatorBox(_ guide: LayoutGuide, _ cell: CellView, _ outer: ItemBox) -> ItemBox {
    if let cell = cell as? ListCell { separatorGuides.append((guide, cell)) }
    let (box, automatic) = (unknownBox(guide), constantBox(guide.layoutFrame, in: outer))
    for side in [
      box.left - automatic.left, box.right - automatic.right, box.top - automatic.top,
      box.bottom - automatic.bottom,
    ] {
      add(side, priority: 0.5, from: .rule(guide, " is at its default place"))
    }
    return box
  }

  // MARK: Constraints

  func add(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation = .equal,
    priority: Double = LinearConstraint.required, from source: ConstraintSource
  ) {
    constraints.append(LinearConstraint(expression, relation, priority: priority))
    sources.append(source)
  }

  private func add(_ constraint: LayoutConstraint, in holder: CellView) {
    guard let first = constraint.firstItem else { return }
    let isMirrored =
      isRightToLeft
      && (constraint.firstAttribute.isMirrored || constraint.secondAttribute.isMirrored)
    let origin = box(of: holder)
    func side(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> LinearExpression {
      switch attribute.axis {
      case .horizontal:
        let x = horizontal(item, attribute)
        return isMirrored ? origin.right - x : x - origin.left
      case .vertical: return vertical(item, attribute) - origin.top
      case nil: return attribute == .width ? box(of: item).width : box(of: item).height
      }
    }
    var expression = side(first, constraint.firstAttribute) - constraint.constant.usable
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      expression =
        expression - side(second, constraint.secondAttribute) * constraint.multiplier.usable
    }
    add(
      expression, constraint.relation, priority: constraint.priority.level,
      from: .constraint(constraint))
  }

  private func horizontal(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression {
    let box = box(of: item)
    return switch attribute {
    case .left: box.left
    case .right: box.right
    case .leading: isRightToLeft ? box.right : box.left
    case .trailing: isRightToLeft ? box.left : box.right
    default: box.centerX
    }
  }

  private func vertical(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> LinearExpression {
    switch attribute {
    case .top: return box(of: item).top
    case .bottom: return box(of: item).bottom
    case .centerY: return box(of: item).centerY
    default:
      guard let view = item as? CellView else { return box(of: item).bottom }
      return baseline(of: view, isFirst: attribute == .firstBaseline)
    }
  }

  /// Returns the first or last baseline of a view: its text's, or its bottom.
  func baseline(of view: CellView, isFirst: Bool) -> LinearExpression {
    var text = view
    while true {
      let next = isFirst ? text.forFirstBaselineLayout : text.forLastBaselineLayout
      if next === text || !next.isDescendant(of: text) { break }
      text = next
    }
    let width = measured[ObjectIdentifier(text)]?.width ?? text.intrinsicContentSize.width
    guard let textual = text as? any TextualView,
      let baselines = textual.baselines(atWidth: width)
    else { return box(of: text).bottom }
    if textual.centersText {
      let middle = textual.intrinsicContentSize.height / 2
      return box(of: text).centerY + (isFirst ? baselines.first - middle : middle - baselines.last)
    }
    return isFirst
      ? box(of: text).top + baselines.first : box(of: text).bottom - baselines.last
  }

  // MARK: Sizes

  private func addNonnegativeSizes() {
    for (index, variable) in variables.enumerated()
    where variable.meaning == "width" || variable.meaning == "height" {
      add(
        LinearExpression(variable: index), .greaterThanOrEqual,
        from: .rule(variable.item, ".\(variable.meaning) >= 0"))
    }
  }

  private func addContentSizes() {
    var preferences: [(isWrapping: Bool, expression: LinearExpression)] = []
    for view in views where view.isPlacedByConstraints || view === root {
      let (size, isWrapping) = contentSize(of: view)
      let box = box(of: view)
      for (axis, length, own) in [
        (LayoutConstraint.Axis.horizontal, box.width, size.width),
        (.vertical, box.height, size.height),
      ] where own >= 0 && own < 1e9 && !length.terms.isEmpty {
        let source = ConstraintSource.rule(view, " has the size of its content")
        add(
          length - own, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis).level,
          from: source)
        add(
          length - own, .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: axis).level, from: source)
        preferences.append((isWrapping, length - own))
      }
    }
    for isWrapping in [false, true] {
      for preference in preferences where preference.isWrapping == isWrapping {
        add(
          preference.expression, priority: LinearConstraint.preference,
          from: .rule(root, " has an order"))
      }
    }
  }

  /// Returns the size of a view's content: the height belongs to the width of the pass before.
  private func contentSize(of view: CellView) -> (size: CGSize, isWrapping: Bool) {
    var size = view.intrinsicContentSize
    guard let text = view as? any TextualView, text.wrapsText else { return (size, false) }
    if let width = measured[ObjectIdentifier(view)]?.width, width < size.width {
      size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    wrappingViews.append((view, size.height))
    return (size, true)
  }
}

extension LayoutConstraint.Attribute {
  /// The axis of a position; `nil` for a size.
  fileprivate var axis: LayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension CGFloat {
  /// The number if it is finite and not so large that sums lose points; otherwise 0 or the limit.
  fileprivate var usable: Double { isFinite ? Double(Swift.min(Swift.max(self, -1e7), 1e7)) : 0 }
}
