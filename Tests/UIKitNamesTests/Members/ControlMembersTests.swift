import CellTesting
import Testing
import UIKitNames

/// Every member of controls that the table of members says is there, in use.
@MainActor
struct ControlMembersTests {
  @Test("A control runs actions")
  func control() {
    let control = UIControl()
    var runs = 0
    let action = UIAction(
      title: "Rename", image: UIImage(systemName: "pencil"),
      identifier: UIAction.Identifier("rename"), attributes: [.destructive], state: .on,
      handler: { _ in runs += 1 })
    #expect(action.title == "Rename" && action.image == UIImage(systemName: "pencil"))
    #expect("\(action.identifier)" == "rename" && action.identifier.rawValue == "rename")
    #expect(action.attributes == .destructive && action.state == .on && action.sender == nil)
    action.attributes = [.disabled, .hidden]
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendAction(action)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: action.identifier, for: .valueChanged)
    #expect(runs == 2 && control.allControlEvents.isEmpty)
    #expect(control.isEnabled && !control.isSelected && !control.isHighlighted)
    control.isHighlighted = true
    let state: UIControl.State = control.state
    #expect(state == .highlighted && !state.contains(.disabled) && state != .normal)
    control.contentHorizontalAlignment = .leading
    #expect(control.contentHorizontalAlignment.rawValue == 4)
  }

  @Test("A tap on the label of a control runs its action, unless another control covers both")
  func tapOnLabel() throws {
    let (control, label, screen) = (UIControl(), UILabel(), UIViewController())
    label.text = "Rename"
    control.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
    label.frame = control.bounds
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    control.addSubview(label)
    screen.view.addSubview(control)
    try screen.tap("Rename")
    #expect(runs == 1)
    let cover = UIControl(frame: control.frame)
    cover.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    screen.view.addSubview(cover)
    #expect(throws: ScreenError.self) { try screen.tap("Rename") }
    #expect(runs == 1)
  }

  @Test(
    "Events have the raw values of UIKit",
    arguments: [
      (UIControl.Event.touchDown, UInt(0x1)), (.touchDragEnter, 0x10), (.touchDragExit, 0x20),
      (.touchUpInside, 0x40), (.touchUpOutside, 0x80), (.touchCancel, 0x100),
      (.valueChanged, 0x1000), (.primaryActionTriggered, 0x2000), (.menuActionTriggered, 0x4000),
      (.editingDidBegin, 0x1_0000), (.editingChanged, 0x2_0000), (.editingDidEnd, 0x4_0000),
      (.editingDidEndOnExit, 0x8_0000), (.allTouchEvents, 0xFFF),
      (.allEditingEvents, 0xF_0000), (.allEvents, 0xFFFF_FFFF),
    ])
  func events(_ event: UIControl.Event, rawValue: UInt) {
    #expect(event.rawValue == rawValue && UIControl.Event(rawValue: rawValue) == event)
  }

  @Test("A switch has its members")
  func toggle() {
    var isOn = false
    let toggle = UISwitch(
      frame: .zero, primaryAction: UIAction { isOn = ($0.sender as? UISwitch)?.isOn == true })
    toggle.setOn(true, animated: true)
    toggle.isOn = false
    toggle.onTintColor = .systemPurple
    toggle.thumbTintColor = .systemYellow
    toggle.toggleByUser()
    #expect(isOn && toggle.onTintColor == .systemPurple && toggle.thumbTintColor == .systemYellow)
  }

  @Test("A button has its members")
  func button() {
    let action = UIAction(title: "Save") { _ in }
    let button = UIButton(type: .custom, primaryAction: action)
    #expect(button.buttonType == .custom && button.titleLabel?.text == "Save")
    button.setAttributedTitle(NSAttributedString(string: "Done"), for: .selected)
    button.setTitleColor(.systemRed, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setBackgroundImage(UIImage(systemName: "circle"), for: .normal)
    button.changesSelectionAsPrimaryAction = true
    button.tapByUser()
    #expect(button.title(for: .normal) == "Save" && button.currentTitle == "Done")
    #expect(button.titleColor(for: .selected) == .systemRed)
    #expect(button.image(for: .normal) == button.currentImage)
    #expect(button.imageView?.image == UIImage(systemName: "star"))
    #expect(button.displayContents.count == 1)
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Save")
  }

  @Test("A button has the members of its configuration")
  func buttonConfiguration() {
    let button = UIButton(
      configuration: UIButton.Configuration.plain(), primaryAction: UIAction(title: "A") { _ in })
    var configuration: UIButton.Configuration = .filled()
    configuration.title = "Save"
    configuration.attributedTitle?.cell.foregroundColor = .systemRed
    configuration.subtitle = "All files"
    configuration.titlePadding = 4
    configuration.titleAlignment = .leading
    configuration.image = UIImage(systemName: "star")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    configuration.preferredSymbolConfigurationForImage = .init(pointSize: 20, weight: .bold)
    configuration.showsActivityIndicator = false
    configuration.buttonSize = .large
    configuration.contentInsets.top = 3
    configuration.cornerStyle = .capsule
    configuration.baseForegroundColor = .white
    configuration.baseBackgroundColor = .systemIndigo
    configuration.background.strokeColor = .black
    configuration.background.strokeWidth = 1
    button.configuration = configuration
    #expect(button.displayContents.count == 2)
    #expect(button.imageView?.image?.symbolConfiguration?.weight == .bold)
    button.configurationUpdateHandler = { $0.configuration = UIButton.Configuration.gray() }
    button.setNeedsUpdateConfiguration()
    #expect(button.titleLabel?.text == "A" && button.configuration == .bordered())
    button.role = UIButton.Role.destructive
    button.updateConfiguration()
    let others: [UIButton.Configuration] = [
      .borderless(), .bordered(), .tinted(), .borderedTinted(), .borderedProminent(),
    ]
    #expect(others[0] == .plain() && others[4] == .filled())
  }

  @Test("Controls of values have their members")
  func values() {
    let slider = UISlider()
    slider.maximumValue = 5
    slider.minimumValue = 1
    slider.value = 7
    slider.setValue(3, animated: false)
    slider.isContinuous = false
    slider.minimumTrackTintColor = .systemRed
    slider.maximumTrackTintColor = .systemBlue
    slider.thumbTintColor = .systemGreen
    #expect(slider.value == 3 && slider.intrinsicContentSize.height == 31)
    let stepper = UIStepper()
    stepper.minimumValue = 2
    stepper.maximumValue = 6
    stepper.stepValue = 3
    stepper.wraps = true
    stepper.stepByUser()
    #expect(stepper.value == 5 && stepper.intrinsicContentSize.width == 94)
    let segments = UISegmentedControl(items: ["A"])
    segments.insertSegment(with: UIImage(systemName: "star"), at: 1, animated: false)
    segments.insertSegment(withTitle: "B", at: 2, animated: false)
    segments.insertSegment(action: UIAction(title: "C") { _ in }, at: 3, animated: false)
    segments.removeSegment(at: 0, animated: false)
    segments.setTitle("D", forSegmentAt: 0)
    segments.setImage(UIImage(systemName: "circle"), forSegmentAt: 1)
    segments.setEnabled(false, forSegmentAt: 2)
    segments.setWidth(50, forSegmentAt: 2)
    segments.selectedSegmentTintColor = .systemRed
    segments.isMomentary = true
    segments.selectedSegmentIndex = 2
    #expect(segments.titleForSegment(at: 0) == "D" && segments.numberOfSegments == 3)
    #expect(segments.imageForSegment(at: 1)?.name == "circle")
    #expect(!segments.isEnabledForSegment(at: 2) && segments.widthForSegment(at: 2) == 50)
    segments.removeAllSegments()
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl(frame: .zero, actions: []).numberOfSegments == 0)
  }

  @Test("Indicators have their members")
  func indicators() {
    let bar = UIProgressView(progressViewStyle: .default)
    let thin: UIProgressView.Style = .bar
    #expect(UIProgressView(progressViewStyle: thin).intrinsicContentSize.height == 2.5)
    #expect(bar.progressViewStyle == .default && bar.intrinsicContentSize.height == 4)
    bar.progress = 0.3
    bar.setProgress(0.4, animated: true)
    bar.progressTintColor = .systemRed
    bar.trackTintColor = .systemGray
    #expect(bar.progress == 0.4 && bar.displayContents.count == 1)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.style = .medium
    spinner.color = .systemRed
    spinner.hidesWhenStopped = false
    spinner.startAnimating()
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating && spinner.displayContents.count == 1)
  }

  @Test("A text field has its members")
  func field() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let field = Padded()
    field.text = "Anna"
    let width = field.intrinsicContentSize.width
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.width > width)
    field.textColor = .systemRed
    field.textAlignment = .center
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "Name"
    field.attributedPlaceholder = nil
    field.borderStyle = .bezel
    field.clearButtonMode = .whileEditing
    field.isSecureTextEntry = true
    field.keyboardType = .emailAddress
    field.returnKeyType = .done
    field.autocapitalizationType = .none
    field.autocorrectionType = .no
    #expect(field.placeholder == nil && field.delegate == nil)
    #expect(field.keyboardType.rawValue == 7 && field.returnKeyType.rawValue == 9)
    #expect(field.autocapitalizationType == .none && field.autocorrectionType == .no)
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 20)).minX == 12)
    #expect(field.resignFirstResponder() && field.endEditing(true))
  }
}
