import Testing
import UIKitNames

private final class ConstraintView: UIView {
  var updates = 0

  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 30) }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

/// Every member of constraints that the table of members says is there, in use.
@MainActor
struct ConstraintMembersTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
  private let view = ConstraintView(frame: .zero)

  init() {
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test("Guides have anchors")
  func guides() {
    let guide = UILayoutGuide()
    guide.identifier = "middle"
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides.count == 1 && guide.owningView === view)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: outer.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 40),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 5, width: 200, height: 30))
    #expect(guide.layoutFrame == CGRect(x: 0, y: -5, width: 200, height: 40))
    view.removeLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && guide.owningView == nil)
    #expect([guide.trailingAnchor, guide.centerXAnchor].count == 2)
    #expect([guide.bottomAnchor].count == 1)
  }

  @Test("Views have guides, anchors and sizes")
  func views() {
    let label = UILabel()
    label.text = "A"
    outer.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.readableContentGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(
        lessThanOrEqualTo: outer.keyboardLayoutGuide.topAnchor, constant: -20),
      label.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 384, height: 30))
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
    view.invalidateIntrinsicContentSize()
    #expect(outer.needsLayout && !outer.hasAmbiguousLayout)
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    #expect([view.leftAnchor, view.rightAnchor, view.centerXAnchor].count == 3)
    #expect([view.topAnchor, view.bottomAnchor, view.centerYAnchor].count == 3)
    #expect([view.widthAnchor, view.heightAnchor].count == 2)
    #expect([view.lastBaselineAnchor].count == 1)
    #expect(!UIView.requiresConstraintBasedLayout)
  }

  @Test("Constraints are stored and changed")
  func constraints() {
    let width = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width,
      multiplier: 0.5, constant: 0)
    width.identifier = "width"
    #expect(width.firstItem === view && width.firstAttribute == .width)
    #expect(width.secondItem === outer && width.secondAttribute == .width)
    #expect(width.relation == .equal && width.multiplier == 0.5)
    outer.addConstraint(width)
    #expect(outer.constraints.count == 1 && width.isActive)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 200)
    width.constant = 10
    width.priority = UILayoutPriority(rawValue: 900)
    outer.layoutIfNeeded()
    #expect(view.frame.width == 210)
    outer.removeConstraint(width)
    outer.addConstraints([width])
    outer.removeConstraints([width])
    #expect(outer.constraints.isEmpty)
    NSLayoutConstraint.activate([width])
    NSLayoutConstraint.deactivate([width])
    #expect(!width.isActive)
  }

  @Test("A constraint moves the separator guide of a cell")
  func separatorGuide() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: 72
    ).isActive = true
    cell.layoutIfNeeded()
    #expect(cell.separatorLayoutGuide.layoutFrame.minX == 72)
  }

  @Test("Priorities are numbers")
  func priorities() {
    #expect(UILayoutPriority(1000) == .required && UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh - 500 == .defaultLow)
    #expect(UILayoutPriority.fittingSizeLevel + 200 == .defaultLow)
  }
}
