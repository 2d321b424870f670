import CellTestSupport
import Foundation
import Testing
import UIKitNames

@MainActor
struct ButtonConfigurationTests {
  private typealias Configuration = UIButton.Configuration

  private static let styles: [Configuration] = [
    .plain(), .borderless(), .gray(), .bordered(), .tinted(), .borderedTinted(), .filled(),
    .borderedProminent(),
  ]

  private func configuration(from random: inout RandomSource) -> Configuration {
    var configuration = Self.styles.randomElement(using: &random) ?? .plain()
    if Bool.random(using: &random) { configuration.title = "Save" }
    if Bool.random(using: &random) { configuration.subtitle = "All files" }
    if Bool.random(using: &random) {
      configuration.image = UIImage(name: "cat", size: CGSize(width: 30, height: 25))
    }
    configuration.showsActivityIndicator = Int.random(in: 0..<4, using: &random) == 0
    configuration.imagePlacement =
      [.leading, .trailing, .top, .bottom].randomElement(using: &random) ?? .leading
    configuration.imagePadding = CGFloat(Int.random(in: 0...9, using: &random))
    configuration.titlePadding = CGFloat(Int.random(in: 0...9, using: &random))
    configuration.buttonSize =
      [.mini, .small, .medium, .large].randomElement(using: &random) ?? .medium
    configuration.cornerStyle =
      [.fixed, .dynamic, .small, .medium, .large, .capsule].randomElement(using: &random) ?? .fixed
    return configuration
  }

  @Test("The insets of every size are the same at opposite sides")
  func insetsOfSizes() {
    for size in [Configuration.Size.mini, .small, .medium, .large] {
      var configuration = Configuration.plain()
      configuration.buttonSize = size
      let insets = configuration.contentInsets
      #expect(insets.top == insets.bottom && insets.leading == insets.trailing)
      #expect(insets.top < insets.leading)
    }
  }

  /// The frames of title and image, where they are visible.
  private func parts(_ button: UIButton) -> [CGRect] {
    button.layoutIfNeeded()
    return button.subviews.filter { !$0.isHidden }.map(\.frame)
  }

  @Test(
    "The parts lie in line within the insets, without an overlap, mirrored right to left",
    arguments: 0..<60)
  func parts(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let configuration = configuration(from: &random)
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    let extra = CGFloat(Int.random(in: 0...50, using: &random))
    button.frame.size = CGSize(width: size.width + extra, height: size.height + extra)
    let insets = configuration.contentInsets
    let area = CGRect(
      x: insets.leading, y: insets.top,
      width: button.bounds.width - insets.leading - insets.trailing,
      height: button.bounds.height - insets.top - insets.bottom)
    let frames = parts(button)
    for frame in frames {
      let tolerance: CGFloat = 1e-6
      #expect(frame.minX >= area.minX - tolerance && frame.maxX <= area.maxX + tolerance)
      #expect(frame.minY >= area.minY - tolerance && frame.maxY <= area.maxY + tolerance)
    }
    if frames.count == 2 {
      let isBeside = configuration.imagePlacement.isSubset(of: [.leading, .trailing])
      let (first, second) =
        [.leading, .top].contains(configuration.imagePlacement)
        ? (frames[0], frames[1]) : (frames[1], frames[0])
      let gap = isBeside ? second.minX - first.maxX : second.minY - first.maxY
      #expect(abs(gap - configuration.imagePadding) < 1e-6)
      let offset = isBeside ? second.midY - first.midY : second.midX - first.midX
      #expect(abs(offset) < 1e-6)
    }
    button.traitOverrides.layoutDirection = .rightToLeft
    for (frame, mirror) in zip(frames, parts(button)) {
      #expect(abs(button.bounds.width - frame.maxX - mirror.minX) < 1e-6)
    }
  }

  @Test("The size of a button does not depend on its state, nor the style", arguments: 0..<20)
  func size(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let button = UIButton(configuration: configuration(from: &random))
    let size = button.intrinsicContentSize
    for bits in 0..<8 {
      button.isEnabled = bits & 1 == 0
      button.isSelected = bits & 2 != 0
      button.isHighlighted = bits & 4 != 0
      #expect(button.intrinsicContentSize == size)
    }
  }

  @Test("The handler runs once for all changes before a layout, and sees the state")
  func handler() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Selected" : "Not selected"
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    button.isSelected = true
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(states == [[.selected, .disabled]])
    #expect(button.titleLabel?.text == "Selected" && button.imageView?.isHidden == true)
    button.layoutIfNeeded()
    #expect(states.count == 1 && !button.needsLayout)
    button.isSelected = false
    #expect(button.titleLabel?.text == "Not selected" && states.last == .disabled)
    button.setNeedsUpdateConfiguration()
    _ = button.intrinsicContentSize
    #expect(states.count == 3)
  }

  @Test("A handler that changes the size has the button and the view around it laid out")
  func handlerChangesSize() {
    let button = UIButton(configuration: .plain())
    let stack = UIStackView(arrangedSubviews: [button])
    button.configurationUpdateHandler = {
      $0.configuration?.title = $0.isSelected ? "A long title" : "A"
    }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    stack.alignment = .top
    stack.layoutIfNeeded()
    let height = button.frame.height
    button.isSelected = true
    #expect(stack.needsLayout)
    stack.layoutIfNeeded()
    #expect(!stack.needsLayout && button.frame.height == height)
    #expect(button.titleLabel?.text == "A long title")
  }

  /// The color of the background that a button draws.
  private func fill(_ button: UIButton) -> CellColor.Components? {
    button.frame.size = button.intrinsicContentSize
    for case .fill(_, let color) in button.displayContents { return color }
    return nil
  }

  @Test("Styles have their colors, which assigned ones replace")
  func colors() {
    let filled = UIButton(configuration: .filled())
    filled.tintColor = .systemRed
    #expect(fill(filled) == UIColor.systemRed.resolved(with: .phone))
    #expect(filled.titleLabel?.textColor == .white)
    filled.configuration?.baseBackgroundColor = .systemGreen
    filled.configuration?.baseForegroundColor = .black
    #expect(fill(filled) == UIColor.systemGreen.resolved(with: .phone))
    #expect(filled.titleLabel?.textColor == .black)
    filled.configuration?.background.backgroundColor = .systemYellow
    #expect(fill(filled) == UIColor.systemYellow.resolved(with: .phone))
    filled.isEnabled = false
    #expect(filled.titleLabel?.textColor == .tertiaryLabel)
    let plain = UIButton(configuration: .plain())
    #expect(fill(plain)?.alpha == 0 && plain.titleLabel?.textColor == .tintColor)
    plain.role = .destructive
    #expect(plain.titleLabel?.textColor == .systemRed)
    let tinted = UIButton(configuration: .tinted())
    #expect(fill(tinted)?.alpha == 0.18)
  }

  @Test("What a configuration lacks comes from the values by state")
  func fallback() {
    let action = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in }
    let button = UIButton(configuration: .plain(), primaryAction: action)
    #expect(button.titleLabel?.text == "Save" && button.currentImage == action.image)
    button.configuration?.title = "Done"
    button.configuration?.image = UIImage(systemName: "circle")
    #expect(button.titleLabel?.text == "Done" && button.currentTitle == "Done")
    #expect(button.imageView?.image?.name == "circle")
    button.configuration?.subtitle = "All files"
    #expect(button.titleLabel?.text == "Done\nAll files")
  }

  @Test("A configuration follows the text size and keeps its insets")
  func textSize() {
    var configuration = Configuration.gray()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    #expect(abs(button.intrinsicContentSize.height - 14 - 20.333) < 0.4)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(button.intrinsicContentSize.height > 40)
    #expect("\(configuration)" == "<ButtonConfiguration: style = gray; title = \"Save\">")
    #expect(configuration == configuration && configuration != .gray())
  }

  @Test("A spinner is drawn while it spins, in its color")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.frame.size == CGSize(width: 37, height: 37) && !spinner.isAnimating)
    func colors() -> Set<CellColor.Components> {
      Set(
        ControlLawTests.items(of: spinner, width: 37).flatMap { item -> [DisplayItem] in
          if case .group(let items, _) = item.content { return items }
          return [item]
        }.compactMap {
          if case .stroke(_, _, var color) = $0.content {
            color.alpha = 1
            return color
          }
          return nil
        })
    }
    #expect(colors().isEmpty)
    spinner.startAnimating()
    #expect(colors() == [UIColor.secondaryLabel.withAlphaComponent(1).resolved(with: .phone)])
    spinner.color = .systemRed
    #expect(colors() == [UIColor.systemRed.resolved(with: .phone)])
    spinner.stopAnimating()
    spinner.hidesWhenStopped = false
    #expect(!colors().isEmpty)
    spinner.style = .medium
    #expect(spinner.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("The insets at both ends add to the width of a button")
  func differentInsets() {
    func width(_ leading: CGFloat, _ trailing: CGFloat) -> CGFloat {
      var configuration = Configuration.plain()
      configuration.title = "Save"
      configuration.contentInsets.leading = leading
      configuration.contentInsets.trailing = trailing
      return UIButton(configuration: configuration).intrinsicContentSize.width
    }
    let narrow = width(0, 0)
    #expect(abs(width(20, 0) - narrow - 20) < 1e-6)
    #expect(abs(width(0, 20) - narrow - 20) < 1e-6)
    #expect(abs(width(20, 7) - narrow - 27) < 1e-6)
  }
}
