import Testing
import UIKitNames

private class LoggingView: UIView {
  var log: [String] = []

  override func layoutSubviews() { log.append("layoutSubviews") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 7) }

  override func didMoveToSuperview() { log.append("didMoveToSuperview") }

  override func layoutMarginsDidChange() { log.append("layoutMarginsDidChange") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    log.append("traitCollectionDidChange")
  }
}

private final class PropertiesView: UIView {
  var log: [String] = []

  override func updateProperties() {
    super.updateProperties()
    log.append("updateProperties")
  }

  override func layoutSubviews() { log.append("layoutSubviews") }
}

/// Every member of views that the table of members says is there, in use.
@MainActor
struct ViewMembersTests {
  @Test("Properties are updated before layout, and at once")
  func properties() {
    let view = PropertiesView()
    view.layoutIfNeeded()
    #expect(view.log == ["updateProperties", "layoutSubviews"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.log == ["updateProperties", "layoutSubviews", "updateProperties"])
  }

  @Test("A view in a hierarchy")
  func viewHierarchy() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = LoggingView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(view)
    #expect(view.superview === outer && outer.subviews.count == 1)
    #expect(view.isDescendant(of: outer) && view.next === outer)
    let back = UIView()
    outer.insertSubview(back, at: 0)
    #expect(outer.subviews.first === back)
    outer.insertSubview(back, aboveSubview: view)
    #expect(outer.subviews.last === back)
    outer.insertSubview(back, belowSubview: view)
    outer.bringSubviewToFront(back)
    #expect(outer.subviews.last === back)
    outer.sendSubviewToBack(back)
    #expect(outer.subviews.first === back)
    back.removeFromSuperview()
    view.tag = 3
    #expect(outer.viewWithTag(3) === view)
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    #expect(!view.point(inside: CGPoint(x: -1, y: 0), with: nil))
    #expect(view.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint(x: 10, y: 20), from: outer) == .zero)
    view.isHidden = true
    view.alpha = 0
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemRed
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil)
    #expect(view.sizeThatFits(view.bounds.size) == CGSize(width: 30, height: 7))
    view.sizeToFit()
    view.center = CGPoint(x: 15, y: 3.5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 7))
  }

  @Test("A view keeps what it tells assistive technology")
  func viewKeepsWhat() {
    let view = UIView(frame: .zero)
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Wi-Fi"
    view.accessibilityValue = "On"
    view.accessibilityHint = "Turns Wi-Fi on or off"
    view.accessibilityTraits = UIAccessibilityTraits.button
    view.accessibilityTraits.insert(.selected)
    view.accessibilityIdentifier = "wifi"
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Wi-Fi")
    #expect(view.accessibilityValue == "On")
    #expect(view.accessibilityHint == "Turns Wi-Fi on or off")
    #expect(view.accessibilityTraits == [.button, .selected])
    #expect(view.accessibilityIdentifier == "wifi")
  }

  @Test("A view is told what happens")
  func viewToldWhat() {
    let outer = UIView(frame: .zero)
    let view = LoggingView(frame: .zero)
    outer.addSubview(view)
    view.directionalLayoutMargins = .zero
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(
      view.log == [
        "didMoveToSuperview", "layoutMarginsDidChange", "traitCollectionDidChange",
        "layoutSubviews",
      ])
  }

  @Test("A guide belongs to its view")
  func guideBelongsView() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "A"
    let view = UIListContentView(configuration: content)
    let guide: UILayoutGuide = try #require(view.textLayoutGuide)
    #expect(guide.owningView === view)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.width > 0)
  }
}
