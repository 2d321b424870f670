import CellConstraints
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Layouts after random histories, in which views call back.
@MainActor
struct HistoryTests {
  /// A constraint between views, by their numbers; no second view stands for the root.
  private struct Link {
    var first: Int
    var second: Int?
    var attributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
    var relation: LayoutConstraint.Relation
    var constant: CGFloat
    var priority: LayoutPriority
  }

  /// A view that carries out changes while its constraints are updated.
  private final class Root: CellView {
    var change: (() -> Void)?

    override func updateConstraints() {
      super.updateConstraints()
      change?()
      change = nil
    }
  }

  /// Views with constraints, and the description of both from which the same views can be made.
  @MainActor
  private final class World {
    let root = Root(frame: rect(0, 0, 300, 200))
    let cell: CollectionCell?
    let stack = StackView()
    private let views: [Box]

    /// The views in the root and in the stack, in their order.
    private(set) var (inRoot, inStack): ([Int], [Int]) = ([], [])

    private(set) var links: [(link: Link, constraint: LayoutConstraint)] = []

    /// Makes a world, whose root fills the content view of a cell or keeps its frame.
    init(inCell isInCell: Bool = false) {
      cell = isInCell ? CollectionCell() : nil
      views = [Box(30, 12), Box(37, 17), Box(44, 22), Box(51, 27), Box(58, 32)]
      setUp()
    }

    private func setUp() {
      root.add(stack)
      stack.pin(to: root, top: 0, leading: 0)
      guard let cell else { return }
      cell.contentView.add(root)
      root.pin(to: cell.contentView, top: 0, leading: 0, bottom: 0, trailing: 0)
      root.bottomAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor).isActive = true
    }

    /// Makes new views like those of another world, with the same constraints.
    init(like other: World) {
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

    /// The frames of all views in the root; hidden ones in the stack keep frames from before.
    var frames: [CGRect] {
      root.layoutIfNeeded()
      let shown = inRoot + inStack.filter { !views[$0].isHidden }
      return [stack.frame] + shown.map { views[$0].frame }
    }

    private func show(_ index: Int, inStack isArranged: Bool) {
      hide(index)
      if isArranged {
        stack.addArrangedSubview(views[index])
        inStack.append(index)
      } else {
        root.add(views[index])
        inRoot.append(index)
      }
    }

    private func hide(_ index: Int) {
      views[index].removeFromSuperview()
      inRoot.removeAll { $0 == index }
      inStack.removeAll { $0 == index }
      links.removeAll { $0.link.first == index || $0.link.second == index }
    }

    private func activate(_ link: Link) {
      let constraint = LayoutConstraint(
        item: views[link.first], attribute: link.attributes.0, relatedBy: link.relation,
        toItem: link.second.map { views[$0] } ?? root, attribute: link.attributes.1,
        multiplier: 1, constant: link.constant)
      constraint.priority = link.priority
      constraint.isActive = true
      links.append((link, constraint))
    }

    func act(_ random: inout RandomSource) {
      func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
      let index = number(0..<5)
      switch number(0..<12) {
      case 0: show(index, inStack: false)
      case 1: show(index, inStack: true)
      case 2: hide(index)
      case 3, 4, 5:
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
            constant: CGFloat(number(-40..<40)),
            priority: priorities[number(0..<5)]))
      case 6:
        guard let place = links.indices.randomElement(using: &random) else { return }
        links.remove(at: place).constraint.isActive = false
      case 7:
        guard let place = links.indices.randomElement(using: &random) else { return }
        links[place].link.constant = CGFloat(number(-40..<40))
        links[place].constraint.constant = links[place].link.constant
      case 8: views[index].isHidden.toggle()
      case 9: stack.setCustomSpacing(CGFloat(number(0..<20)), after: views[index])
      case 10: views[index].size.width = CGFloat(number(5..<90))
      default:
        if cell == nil { root.frame.size.width = CGFloat(number(50..<400)) }
        stack.axis = number(0..<2) == 0 ? .horizontal : .vertical
        stack.spacing = CGFloat(number(0..<10))
      }
    }

    /// Acts while the root updates its constraints.
    func actLater(_ random: inout RandomSource) {
      var later = RandomSource(seed: UInt64.random(in: 0..<1000, using: &random))
      root.change = { [weak self] in self?.act(&later) }
      root.setNeedsUpdateConstraints()
    }
  }

  @Test(
    "Frames depend on the current views and constraints, not on their history", arguments: 0..<20)
  func history(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let world = World()
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1..<4, using: &random) { world.act(&random) }
      if step % 3 == 0 { world.actLater(&random) }
      #expect(world.frames == World(like: world).frames, "step \(step)")
    }
  }

  @Test("The height of a cell depends on its views and constraints now", arguments: 0..<20)
  func heights(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let world = World(inCell: true)
    let cell = try #require(world.cell)
    var heights: Set<CGFloat> = []
    for step in 0..<40 {
      for _ in 0..<Int.random(in: 1..<4, using: &random) { world.act(&random) }
      let height = cell.preferredHeight(fitting: 300)
      heights.insert(height)
      let fresh = World(like: world).cell?.preferredHeight(fitting: 300)
      #expect(height == fresh, "step \(step)")
    }
    #expect(heights.count > 1)
  }
}
