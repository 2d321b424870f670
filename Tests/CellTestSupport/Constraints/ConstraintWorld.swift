import CellConstraints
import CellHosting
package import Foundation

/// Views with constraints that random things happen to, also while they call back.
///
/// The world contains descriptions of its views and constraints, from which the same views can be
/// made again. The frames of both have to be the same.
@MainActor
package final class ConstraintWorld {
  /// A constraint between views, by their numbers; no second view stands for the root.
  private struct Link {
    var first: Int
    var second: Int?
    var attributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
    var relation: LayoutConstraint.Relation
    var constant: CGFloat
    var multiplier: CGFloat
    var priority: LayoutPriority
  }

  /// A view that carries out changes while its constraints are updated.
  private final class Root: CellView {
    var change: (() -> Void)?

    override func updateConstraints() {
      super.updateConstraints()
      let current = change
      change = nil
      current?()
    }
  }

  package var random: RandomSource

  private let root = Root(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let cell: CollectionCell?
  private let stack = StackView()
  private let views: [Box]

  /// The views in the root and in the stack, in their order.
  private var (inRoot, inStack): ([Int], [Int]) = ([], [])

  private var links: [(link: Link, constraint: LayoutConstraint)] = []

  /// The changes so far.
  private var steps: [String] = []

  /// Makes a world, whose root fills the content view of a cell or keeps its frame.
  package init(_ random: RandomSource, inCell isInCell: Bool = false) {
    self.random = random
    cell = isInCell ? CollectionCell() : nil
    views = [Box(30, 12), Box(37, 17), Box(44, 22), Box(51, 27), Box(58, 32)]
    setUp()
  }

  /// Makes new views like the views of another world, with the same constraints.
  private init(like other: ConstraintWorld) {
    random = RandomSource(bytes: [])
    cell = other.cell.map { _ in CollectionCell() }
    views = other.views.map { Box($0.size.width, $0.size.height) }
    root.frame = other.root.frame
    setUp()
    (stack.axis, stack.spacing) = (other.stack.axis, other.stack.spacing)
    for view in other.inRoot { show(view, inStack: false) }
    for view in other.inStack {
      show(view, inStack: true)
      stack.setCustomSpacing(
        other.stack.customSpacing(after: other.views[view]), after: views[view])
    }
    for (view, old) in zip(views, other.views) { view.isHidden = old.isHidden }
    for (link, _) in other.links { activate(link) }
    root.change = nil
  }

  private func setUp() {
    add(stack, to: root)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    guard let content = cell?.contentView else { return }
    add(root, to: content)
    LayoutConstraint.activate([
      root.topAnchor.constraint(equalTo: content.topAnchor),
      root.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      root.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      root.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor),
    ])
  }

  private func add(_ view: CellView, to superview: CellView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  // MARK: Changes

  private func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }

  /// Makes some changes, one of them while the root updates its constraints if so chosen.
  package func step() {
    for _ in 0..<number(1..<4) { act() }
    guard number(0..<3) == 0 else { return }
    root.change = { [weak self] in self?.act() }
    root.setNeedsUpdateConstraints()
    steps.append("later:")
  }

  private func act() {
    let index = number(0..<5)
    switch number(0..<12) {
    case 0: show(index, inStack: false)
    case 1: show(index, inStack: true)
    case 2: hide(index)
    case 3, 4, 5: link()
    case 6:
      guard let place = links.indices.randomElement(using: &random) else { return }
      links.remove(at: place).constraint.isActive = false
      steps.append("deactivate \(place)")
    case 7:
      guard let place = links.indices.randomElement(using: &random) else { return }
      links[place].link.constant = constant()
      links[place].constraint.constant = links[place].link.constant
      steps.append("constant of \(place) = \(links[place].link.constant)")
    case 8:
      views[index].isHidden.toggle()
      steps.append("isHidden of \(index) = \(views[index].isHidden)")
    case 9:
      let spacing = CGFloat(number(0..<20))
      stack.setCustomSpacing(spacing, after: views[index])
      steps.append("spacing after \(index) = \(spacing)")
    case 10:
      views[index].size.width = CGFloat(number(5..<90))
      steps.append("width of \(index) = \(views[index].size.width)")
    default:
      if cell == nil { root.frame.size.width = CGFloat(number(50..<400)) }
      stack.axis = number(0..<2) == 0 ? .horizontal : .vertical
      stack.spacing = CGFloat(number(0..<10))
      steps.append("width \(root.frame.width), \(stack.axis) stack with \(stack.spacing)")
    }
  }

  private func constant() -> CGFloat { CGFloat(number(-40..<40)) }

  private func link() {
    let shown = (inRoot + inStack).sorted()
    guard let first = shown.randomElement(using: &random) else { return }
    let second = shown.filter { $0 != first }.randomElement(using: &random)
    let priorities: [LayoutPriority] = [
      .required, LayoutPriority(999), .defaultHigh, LayoutPriority(400), .defaultLow,
    ]
    let attributes: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.leading, .trailing), (.leading, .leading), (.top, .bottom), (.centerY, .centerY),
      (.width, .width), (.height, .height),
    ]
    activate(
      Link(
        first: first, second: number(0..<2) == 0 ? nil : second,
        attributes: attributes[number(0..<6)],
        relation: [.equal, .greaterThanOrEqual, .lessThanOrEqual][number(0..<3)],
        constant: constant(), multiplier: [1, 1, 1, 2, 0.5, 0][number(0..<6)],
        priority: priorities[number(0..<5)]))
  }

  private func activate(_ link: Link) {
    let constraint = LayoutConstraint(
      item: views[link.first], attribute: link.attributes.0, relatedBy: link.relation,
      toItem: link.second.map { views[$0] } ?? root, attribute: link.attributes.1,
      multiplier: link.multiplier, constant: link.constant)
    constraint.priority = link.priority
    constraint.isActive = true
    links.append((link, constraint))
    steps.append("\(link)")
  }

  private func show(_ index: Int, inStack isArranged: Bool) {
    hide(index)
    if isArranged {
      stack.addArrangedSubview(views[index])
      inStack.append(index)
    } else {
      add(views[index], to: root)
      inRoot.append(index)
    }
    steps.append("show \(index) in \(isArranged ? "stack" : "root")")
  }

  private func hide(_ index: Int) {
    views[index].removeFromSuperview()
    inRoot.removeAll { $0 == index }
    inStack.removeAll { $0 == index }
    links.removeAll { $0.link.first == index || $0.link.second == index }
    steps.append("hide \(index)")
  }

  // MARK: Laws

  /// The frames of all views in the root; hidden ones in the stack keep earlier frames.
  private var frames: [CGRect] {
    let shown = inRoot + inStack.filter { !views[$0].isHidden }
    return [stack.frame] + shown.map { views[$0].frame }
  }

  /// The height of the cell that contains the views; 0 without a cell.
  package var preferredHeight: CGFloat { cell?.preferredHeight(fitting: 300) ?? 0 }

  /// The laws that the present layout breaks.
  ///
  /// 1. Frames and heights depend on the present views and constraints, not on earlier ones.
  /// 2. Frames are finite, and sizes are not negative.
  /// 3. A second layout changes nothing.
  /// 4. A required constraint holds unless it is part of a reported conflict.
  ///
  /// - Parameter distort: Changes the frames before they are checked; only a liar changes any.
  package func violations(distort: (inout [CGRect]) -> Void = { _ in }) -> [String] {
    let height = preferredHeight
    root.layoutIfNeeded()
    var laidOut = frames
    distort(&laidOut)
    var problems: [String] = []
    let fresh = ConstraintWorld(like: self)
    if height != fresh.preferredHeight {
      problems.append("height \(height), but \(fresh.preferredHeight) of new views")
    }
    fresh.root.layoutIfNeeded()
    if laidOut != fresh.frames {
      problems.append("frames \(laidOut), but \(fresh.frames) of new views")
    }
    let numbers = laidOut.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    if !numbers.allSatisfy(\.isFinite) || laidOut.contains(where: { $0.size.isNegative }) {
      problems.append("frames \(laidOut)")
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    if laidOut != frames { problems.append("frames \(laidOut), then \(frames)") }
    if cell == nil, inStack.isEmpty {
      let hasConflict = root.constraintProblems.contains { $0.kind == .conflict }
      problems += hasConflict ? [] : brokenLinks
    }
    return problems.map { "\(steps.joined(separator: "; ")): \($0)" }
  }

  /// The required constraints of shown views that do not hold.
  private var brokenLinks: [String] {
    links.filter { $0.link.priority == .required && $0.constraint.isActive }.compactMap {
      let link = $0.link
      guard inRoot.contains(link.first), link.second.map(inRoot.contains) ?? true else {
        return nil
      }
      let second = link.second.map { views[$0].frame } ?? root.bounds
      let left = Self.value(link.attributes.0, of: views[link.first].frame)
      let right = Self.value(link.attributes.1, of: second) * link.multiplier + link.constant
      // Edges are rounded to pixels, and a multiple of them too.
      let tolerance = 2 + link.multiplier
      let holds =
        switch link.relation {
        case .equal: abs(left - right) <= tolerance
        case .greaterThanOrEqual: left >= right - tolerance
        case .lessThanOrEqual: left <= right + tolerance
        }
      return holds ? nil : "\(link) has \(left) and \(right)"
    }
  }

  private static func value(
    _ attribute: LayoutConstraint.Attribute, of frame: CGRect
  ) -> CGFloat {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .top: frame.minY
    case .bottom, .firstBaseline, .lastBaseline: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .width: frame.width
    case .height: frame.height
    case .notAnAttribute: 0
    }
  }
}

extension CGSize {
  fileprivate var isNegative: Bool { width < 0 || height < 0 }
}
