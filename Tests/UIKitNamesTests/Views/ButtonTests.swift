import CellTestSupport
import Foundation
import Testing
import UIKitNames

@MainActor
struct ButtonTests {
  private let states = (0..<8).map { UIControl.State(rawValue: $0) }

  @Test("The baselines of a button are those of its title, also of one that wraps")
  func wrappedBaselines() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that is long enough for several lines"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    button.frame.size = button.sizeThatFits(CGSize(width: 140, height: 0))
    button.frame.size.width = 140
    button.layoutIfNeeded()
    let title = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let lines = try #require(title.baselines(atWidth: title.frame.width))
    let baselines = try #require(button.baselines(atWidth: 140))
    #expect(lines.first != lines.last && title.frame.height > 50)
    #expect(abs(baselines.first - title.frame.minY - lines.first) < 0.5)
    #expect(abs(baselines.last - (button.frame.height - title.frame.maxY) - lines.last) < 0.5)
  }

  @Test("A state without a value has the one of the normal state", arguments: 0..<20)
  func valuesByState(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let button = UIButton(type: .custom)
    var titles: [UIControl.State: String] = [:]
    var colors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    for step in 0..<40 {
      guard let state = states.randomElement(using: &random) else { continue }
      let isSet = Bool.random(using: &random)
      switch step % 3 {
      case 0:
        titles[state] = isSet ? "\(step)" : nil
        button.setTitle(titles[state], for: state)
      case 1:
        colors[state] = isSet ? UIColor(white: CGFloat(step) / 40, alpha: 1) : nil
        button.setTitleColor(colors[state], for: state)
      default:
        images[state] = isSet ? UIImage(name: "\(step)", size: .zero) : nil
        button.setImage(images[state], for: state)
      }
      for state in states {
        #expect(button.title(for: state) == titles[state] ?? titles[.normal])
        #expect(button.titleColor(for: state) == colors[state] ?? colors[.normal])
        #expect(button.image(for: state) == images[state] ?? images[.normal])
      }
    }
    for state in states {
      button.isHighlighted = state.contains(.highlighted)
      button.isEnabled = !state.contains(.disabled)
      button.isSelected = state.contains(.selected)
      #expect(button.state == state)
      #expect(button.currentTitle == button.title(for: state))
      #expect(button.titleLabel?.text == button.title(for: state))
      #expect(button.imageView?.image == button.image(for: state))
    }
  }

  @Test("A tap runs the primary action, highlighted while the touch is down")
  func tap() {
    var log: [String] = []
    let save = UIAction(title: "Save", image: UIImage(systemName: "star")) { action in
      log.append("\(action.title) \((action.sender as? UIButton)?.isHighlighted == true)")
    }
    let button = UIButton(primaryAction: save)
    button.addAction(
      UIAction { log.append("down \(($0.sender as? UIButton)?.isHighlighted == true)") },
      for: .touchDown)
    button.tapByUser()
    #expect(log == ["down true", "Save false"])
    #expect(button.currentTitle == "Save" && button.currentImage == UIImage(systemName: "star"))
    button.changesSelectionAsPrimaryAction = true
    button.tapByUser()
    #expect(button.isSelected && button.state == .selected)
    button.tapByUser()
    #expect(!button.isSelected)
  }

  @Test("A button is as large as its title and image")
  func size() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize == CGSize(width: 0, height: 12))
    button.setTitle("Hello", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title.width > 30)
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.setImage(UIImage(name: "cat", size: CGSize(width: 40, height: 30)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 40, height: 42))
    button.titleLabel?.numberOfLines = 0
    let narrow = button.sizeThatFits(CGSize(width: 65, height: 0))
    #expect(narrow.width <= 65 && narrow.height > 42)
  }

  @Test("The content is aligned between the sides, of which leading and trailing change places")
  func alignment() {
    let button = UIButton(type: .custom)
    button.setTitle("Hello", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let width = button.intrinsicContentSize.width
    func left(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
      button.contentHorizontalAlignment = alignment
      button.layoutIfNeeded()
      return button.titleLabel?.frame.minX ?? -1
    }
    for isRightToLeft in [false, true] {
      button.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      #expect(left(.left) == 0)
      #expect(abs(left(.right) - (100 - width)) < 1e-9)
      #expect(abs(left(.center) - (100 - width) / 2) < 1e-9)
      #expect(left(.leading) == left(isRightToLeft ? .right : .left))
      #expect(left(.trailing) == left(isRightToLeft ? .left : .right))
    }
  }

  @Test("Constraints align the baseline of a button with the one of a label")
  func baseline() throws {
    let (view, button, label) = (UIView(), UIButton(type: .system), UILabel())
    button.setTitle("Hello", for: .normal)
    label.text = "Hello"
    label.font = .systemFont(ofSize: 40)
    for part in [button, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    view.layoutIfNeeded()
    let lines = CellSteps.items(of: view).compactMap { item -> CGFloat? in
      if case .text(let text) = item.content { return text.position.y }
      return nil
    }
    try #require(lines.count == 2)
    #expect(abs(lines[0] - lines[1]) < 0.4)
  }

  @Test("A button that changes its title has the view around it laid out again")
  func layoutAgain() {
    let button = UIButton(type: .system)
    let stack = UIStackView(arrangedSubviews: [button])
    stack.layoutIfNeeded()
    button.setTitle("A", for: .normal)
    #expect(stack.needsLayout)
    stack.layoutIfNeeded()
    #expect(!stack.needsLayout)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(stack.needsLayout)
  }

  @Test("A system button has the tint color, a highlighted one a paler one")
  func colors() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    #expect(button.titleLabel?.textColor == .tintColor)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor == UIColor.tintColor.withAlphaComponent(0.4))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.setTitleColor(.systemRed, for: .disabled)
    #expect(button.titleLabel?.textColor == .systemRed)
    #expect(UIButton(type: .custom).titleLabel?.textColor == .white)
  }
}
