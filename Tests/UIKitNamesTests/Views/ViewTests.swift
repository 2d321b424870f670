import CellTestSupport
import Foundation
import Testing
import UIKitNames

/// A view that is best in a size of its own.
private final class Box: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A view whose label shows a model.
private final class TitleView: UIView {
  let label = UILabel()
  let model: Model

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    label.text = model.title
  }
}

@MainActor
struct ViewTests {
  @Test("The properties of a view follow a model, without layout code")
  func properties() {
    let model = Model()
    let view = TitleView(model)
    view.updatePropertiesIfNeeded()
    #expect(view.label.text == model.title)
    model.title = "Other"
    view.layoutIfNeeded()
    #expect(view.label.text == "Other")
    view.label.text = nil
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.label.text == "Other")
  }

  @Test("A label is as large as its lines")
  func labelLargeLines() {
    let label = UILabel()
    #expect(label.text == nil && label.sizeThatFits(.zero) == .zero)
    label.text = "Hello"
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    // 38.814 points, as in UIKit, up to the next pixel.
    #expect(abs(label.sizeThatFits(unlimited).width - 39) < 1e-9)
    label.text = "Hello Hello Hello"
    label.numberOfLines = 0
    let narrow = CGSize(width: 50, height: CGFloat.infinity)
    let line = UIFont.systemFont(ofSize: 17).resolved(with: .phone).lineHeight
    #expect(abs(label.sizeThatFits(narrow).height - 3 * line) < 1)
    label.numberOfLines = 2
    #expect(abs(label.sizeThatFits(narrow).height - 2 * line) < 1)
    label.font = .systemFont(ofSize: 34)
    #expect(abs(label.sizeThatFits(narrow).height - 4 * line) < 2)
  }

  @Test("Labels and image views take touches only if an app enables them")
  func touches() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [UILabel(), UILabel(frame: .zero), UIImageView(), UIImageView(image: nil)] {
      view.frame = outer.bounds
      outer.addSubview(view)
      #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === outer)
      view.isUserInteractionEnabled = true
      #expect(outer.hitTest(CGPoint(x: 5, y: 5)) === view)
      view.removeFromSuperview()
    }
  }

  @Test("A label shows one text, plain or attributed")
  func labelShowsOne() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label.text == "Hello" && label.attributedText?.string == "Hello")
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let large = label.sizeThatFits(unlimited)
    label.text = "Hello"
    #expect(label.sizeThatFits(unlimited).height < large.height)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
    label.text = ""
    #expect(label.text == "")
  }

  @Test("A label follows the reader's text size if it is to")
  func labelFollowsReaders() {
    let label = UILabel()
    label.text = "Hello"
    label.font = .preferredFont(forTextStyle: .body)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let size = label.sizeThatFits(.zero)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.sizeThatFits(.zero).height > size.height * 1.5)
  }

  @Test("A label that changes its size has the view around it laid out again")
  func labelChangesSize() {
    let stack = UIStackView(arrangedSubviews: [UILabel()])
    stack.layoutIfNeeded()
    (stack.arrangedSubviews[0] as? UILabel)?.text = "A"
    #expect(stack.needsLayout)
    stack.layoutIfNeeded()
    (stack.arrangedSubviews[0] as? UILabel)?.textColor = .systemRed
    #expect(!stack.needsLayout)
  }

  @Test("A view put before the first or behind the last of a stack is the first or last")
  func viewPutBefore() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: [views[1], views[2]])
    stack.insertArrangedSubview(views[0], at: -1)
    stack.insertArrangedSubview(views[3], at: 9)
    #expect(stack.arrangedSubviews.elementsEqual(views) { $0 === $1 })
  }

  @Test("An image view has the size of its image")
  func imageViewSize() {
    let cat = UIImage(name: "cat", size: CGSize(width: 40, height: 30))
    let view = UIImageView(image: cat)
    #expect(view.image == cat && view.frame.size == CGSize(width: 40, height: 30))
    view.image = UIImage(systemName: "star")
    #expect(view.sizeThatFits(.zero) == CGSize(width: 58.0 / 3, height: 53.0 / 3))
    view.image = nil
    #expect(view.sizeThatFits(.zero) == .zero)
  }

  @Test("A switch that the user toggles runs its actions, one that code sets does not")
  func switchUserToggles() {
    let toggle = UISwitch()
    #expect(!toggle.isOn)
    var seen: [Bool] = []
    let action = UIAction(title: "Wi-Fi") { action in
      seen.append((action.sender as? UISwitch)?.isOn == true && action.title == "Wi-Fi")
    }
    toggle.addAction(action, for: .valueChanged)
    toggle.addAction(action, for: .valueChanged)
    toggle.isOn = true
    toggle.onTintColor = .systemPurple
    #expect(toggle.onTintColor == .systemPurple)
    toggle.setOn(false, animated: true)
    #expect(seen.isEmpty)
    toggle.toggleByUser()
    #expect(seen == [true] && toggle.isOn && action.sender == nil)
    toggle.sendActions(for: .touchUpInside)
    toggle.removeAction(action, for: .valueChanged)
    toggle.toggleByUser()
    #expect(seen == [true] && !toggle.isOn)
  }

  private func frames(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment,
    _ distribution: UIStackView.Distribution = .fill, isRightToLeft: Bool = false
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 10)])
    stack.axis = axis
    stack.alignment = alignment
    stack.distribution = distribution
    stack.spacing = 5
    if isRightToLeft { stack.traitOverrides.layoutDirection = .rightToLeft }
    stack.frame = CGRect(x: 0, y: 0, width: 65, height: 45)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("The last view of a stack has what the others leave if all have one priority")
  func firstViewStack() {
    #expect(frames(.horizontal, .fill) == [rect(0, 0, 10, 45), rect(15, 0, 50, 45)])
    #expect(frames(.horizontal, .top) == [rect(0, 0, 10, 20), rect(15, 0, 50, 10)])
    #expect(
      frames(.horizontal, .center) == [rect(0, 38.0 / 3, 10, 20), rect(15, 53.0 / 3, 50, 10)])
    #expect(frames(.horizontal, .bottom) == [rect(0, 25, 10, 20), rect(15, 35, 50, 10)])
    #expect(frames(.vertical, .fill) == [rect(0, 0, 65, 20), rect(0, 25, 65, 20)])
    #expect(frames(.vertical, .trailing) == [rect(55, 0, 10, 20), rect(35, 25, 30, 20)])
  }

  @Test("Views of a stack are equally large if they are to be")
  func viewsStackEqually() {
    #expect(
      frames(.horizontal, .fill, .fillEqually) == [rect(0, 0, 30, 45), rect(35, 0, 30, 45)])
    #expect(
      frames(.vertical, .leading, .fillEqually) == [rect(0, 0, 10, 20), rect(0, 25, 30, 20)])
  }

  @Test("A stack from right to left is a mirror image")
  func stackRightLeft() {
    #expect(
      frames(.horizontal, .top, isRightToLeft: true) == [rect(55, 0, 10, 20), rect(0, 0, 50, 10)])
    #expect(
      frames(.vertical, .leading, isRightToLeft: true)
        == [rect(55, 0, 10, 20), rect(35, 25, 30, 20)])
  }

  @Test("A stack is as large as its views with the distances between them")
  func stackLargeViews() {
    let hidden = Box(100, 100)
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [Box(10, 20), hidden, Box(30, 10)])
    stack.spacing = 5
    let space = CGSize(width: 200, height: 200)
    #expect(stack.sizeThatFits(space) == CGSize(width: 45, height: 20))
    stack.distribution = .fillEqually
    #expect(stack.sizeThatFits(space) == CGSize(width: 65, height: 20))
    stack.axis = .vertical
    #expect(stack.sizeThatFits(space) == CGSize(width: 30, height: 45))
    #expect(UIStackView().sizeThatFits(.zero) == .zero)
  }

  private func areSame(_ views: [UIView], _ others: [UIView]) -> Bool {
    views.elementsEqual(others, by: ===)
  }

  @Test("Views come into a stack where they are to, and leave its order but not its view")
  func viewsComeStack() {
    let (a, b) = (Box(1, 1), Box(2, 2))
    let stack = UIStackView()
    stack.addArrangedSubview(a)
    stack.insertArrangedSubview(b, at: 0)
    #expect(areSame(stack.arrangedSubviews, [b, a]))
    stack.addArrangedSubview(b)
    #expect(areSame(stack.arrangedSubviews, [a, b]))
    stack.removeArrangedSubview(a)
    #expect(areSame(stack.arrangedSubviews, [b]))
    #expect(a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.sizeThatFits(.zero) == .zero)
  }
}
