import CellTestSupport
import Foundation
import Testing
import UIKitNames

/// What holds for every control, whatever its values are.
@MainActor
struct ControlLawTests {
  /// A control with its operation by a user.
  struct Operation: CustomTestStringConvertible {
    var testDescription: String
    var make: @MainActor () -> UIControl
    var operate: @MainActor (UIControl) -> Void

    static func of<Control: UIControl>(
      _ name: String, _ make: @escaping @MainActor () -> Control,
      _ operate: @escaping @MainActor (Control) -> Void
    ) -> Operation {
      Operation(testDescription: name, make: make) { control in
        if let control = control as? Control { operate(control) }
      }
    }
  }

  nonisolated static let operations: [Operation] = [
    .of("control", { UIControl() }) { $0.tapByUser() },
    .of("switch", { UISwitch() }) { $0.toggleByUser() },
    .of("button", { filledButton() }) { $0.tapByUser() },
    .of("configured button", { configuredButton() }) { $0.tapByUser() },
    .of("slider", { UISlider() }) { $0.slideByUser(to: 0.75) },
    .of("stepper", { UIStepper() }) { $0.stepByUser() },
    .of("segments", { UISegmentedControl(items: ["A", "Long"]) }) {
      $0.selectByUser(segmentAt: 1)
    },
    .of("typing", { filledField() }) { $0.typeByUser("a") },
    .of("clearing", { filledField() }) { $0.clearByUser() },
    .of("return", { filledField() }) {
      $0.becomeFirstResponder()
      $0.returnByUser()
    },
  ]

  private static func filledButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    return button
  }

  private static func configuredButton() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "star")
    return UIButton(configuration: configuration)
  }

  private static func filledField() -> UITextField {
    let field = UITextField()
    field.text = "Anna"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .always
    return field
  }

  @Test("Events reach exactly the actions that were added for them", arguments: 0..<40)
  func eventsReachActions(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let control = UIControl()
    var log: [Int] = []
    let actions = (0..<6).map { index in
      // Two of the actions have the same identifier.
      UIAction(identifier: index > 3 ? UIAction.Identifier("twin") : nil) { action in
        #expect(action.sender as? UIControl === control)
        log.append(index)
      }
    }
    // The actions with each of their events, in the order of their addition.
    var added: [(index: Int, events: UIControl.Event)] = []
    for _ in 0..<60 {
      let index = Int.random(in: 0..<6, using: &random)
      let events = UIControl.Event(rawValue: UInt.random(in: 1..<1 << 20, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0, 1:
        for other in added.indices
        where actions[added[other].index].identifier
          == actions[index].identifier
        {
          added[other].events.subtract(events)
        }
        if Bool.random(using: &random) {
          control.addAction(actions[index], for: events)
          added.append((index, events))
        } else {
          control.removeAction(actions[index], for: events)
        }
      default:
        log = []
        control.sendActions(for: events)
        #expect(log == added.filter { !$0.events.isDisjoint(with: events) }.map(\.index))
      }
      added.removeAll { $0.events.isEmpty }
      #expect(control.allControlEvents == added.reduce(into: []) { $0.formUnion($1.events) })
    }
    #expect(actions.allSatisfy { $0.sender == nil })
  }

  @Test("A user operates only controls that can be reached", arguments: operations)
  func reached(_ operation: Operation) {
    let changes: [(name: String, isReached: Bool, change: (UIControl, UIView) -> Void)] = [
      ("nothing", true, { _, _ in }),
      ("disabled", false, { control, _ in control.isEnabled = false }),
      ("hidden", false, { control, _ in control.isHidden = true }),
      ("untouchable", false, { control, _ in control.isUserInteractionEnabled = false }),
      ("in a hidden view", false, { _, outer in outer.isHidden = true }),
      ("in an untouchable view", false, { _, outer in outer.isUserInteractionEnabled = false }),
    ]
    for (name, isReached, change) in changes {
      let (control, outer) = (operation.make(), UIView())
      outer.addSubview(control)
      change(control, outer)
      var events = 0
      // Code may begin editing of a text field that no user reaches.
      let all = UIControl.Event.allEvents.subtracting([.editingDidBegin])
      control.addAction(UIAction { _ in events += 1 }, for: all)
      operation.operate(control)
      #expect((events > 0) == isReached, "\(name)")
    }
  }

  @Test("The titles that tests find in a control lie inside it", arguments: operations)
  func titles(_ operation: Operation) {
    let control = operation.make()
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    control.layoutIfNeeded()
    guard let titled = control as? any TitledView else { return }
    #expect(!titled.titles.isEmpty)
    for (title, frame) in titled.titles {
      #expect(control.bounds.contains(frame), "\(title)")
      if let field = control as? UITextField { #expect(title == field.text) }
    }
  }

  @Test("The size of a control does not depend on its state", arguments: operations)
  func sizeIndependent(_ operation: Operation) {
    let control = operation.make()
    let size = control.intrinsicContentSize
    for bits in 0..<8 {
      control.isEnabled = bits & 1 == 0
      control.isSelected = bits & 2 != 0
      control.isHighlighted = bits & 4 != 0
      #expect(control.intrinsicContentSize == size, "\(control.state)")
      #expect(control.state.rawValue == UInt(bits & 1) << 1 | UInt(bits & 2) << 1 | UInt(bits) >> 2)
    }
  }

  @Test("A disabled control looks different, with the same places", arguments: operations)
  func disabledLook(_ operation: Operation) {
    let control = operation.make()
    guard type(of: control) != UIControl.self else { return }
    let enabled = Self.items(of: control, width: 200)
    control.isEnabled = false
    let disabled = Self.items(of: control, width: 200)
    #expect(enabled != disabled)
    #expect(enabled.bounds == disabled.bounds)
  }

  @Test("A control from right to left is a mirror image", arguments: operations)
  func mirrored(_ operation: Operation) {
    var random = RandomSource(seed: 7)
    for _ in 0..<20 {
      let width = CGFloat(Int.random(in: 60...300, using: &random))
      let control = operation.make()
      let frames = Self.frames(of: control, width: width)
      control.traitOverrides.layoutDirection = .rightToLeft
      let mirrored = Self.frames(of: control, width: width)
      #expect(frames.count == mirrored.count)
      for (frame, mirror) in zip(frames, mirrored) {
        #expect(abs(width - frame.maxX - mirror.minX) < 1e-6, "\(frame) \(mirror)")
        #expect(frame.size == mirror.size && frame.minY == mirror.minY)
      }
    }
  }

  /// The drawing steps of a control and the views in it.
  static func items(of control: UIView, width: CGFloat) -> [DisplayItem] {
    control.frame = CGRect(
      x: 0, y: 0, width: width, height: max(control.sizeThatFits(.zero).height, 10))
    control.layoutIfNeeded()
    return CellSteps.items(of: control)
  }

  /// The frames of the visible views in a control, and of the pictures and texts that it draws.
  private static func frames(of control: UIView, width: CGFloat) -> [CGRect] {
    _ = items(of: control, width: width)
    return control.subviews.filter { !$0.isHidden }.map(\.frame)
      + control.displayContents.compactMap {
        if case .symbol(let symbol) = $0 { return symbol.frame }
        return nil
      }
  }
}

/// The drawing steps of a view, as a cell with the view contains them.
@MainActor
enum CellSteps {
  private struct Content: UIContentConfiguration {
    let view: any UIView & UIContentView

    func makeContentView() -> any UIView & UIContentView { view }
    func updated(for state: any UIConfigurationState) -> Content { self }
  }

  private final class Holder: UIView, UIContentView {
    var configuration: any UIContentConfiguration = UIListContentConfiguration.cell()

    override func layoutSubviews() {}
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
  }

  static func items(of view: UIView) -> [DisplayItem] {
    let outer = view.superview
    defer { outer?.addSubview(view) }
    let holder = Holder()
    holder.addSubview(view)
    holder.backgroundColor = .clear
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    cell.traitOverrides = view.traitOverrides
    cell.contentConfiguration = Content(view: holder)
    cell.layoutIfNeeded()
    let items = cell.cellPresentation?.displayList ?? []
    view.removeFromSuperview()
    return items
  }
}
