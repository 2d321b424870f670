import UIKitNames

// What the examples use of UIKit beside cells, as far as they use it: no constraints, no drawing.

/// A label that takes as much space as its text has characters.
class UILabel: UIView {
  var text: String?
  var font: UIFont = .systemFont(ofSize: 17)
  var textColor: UIColor = .label

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: font.pointSize / 2 * CGFloat((text ?? "").count), height: font.pointSize * 1.25)
  }
}

/// A view that shows an image in its own size.
class UIImageView: UIView {
  var image: UIImage?

  init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  required init?(coder: NSCoder) { nil }
}

/// Something to do when a control changes.
@MainActor
final class UIAction {
  fileprivate(set) var sender: Any?
  fileprivate let handler: @MainActor (UIAction) -> Void

  init(handler: @escaping @MainActor (UIAction) -> Void) { self.handler = handler }
}

/// A switch that says when the user toggles it.
class UISwitch: UIView {
  enum Event { case valueChanged }

  var isOn = false
  private var actions: [UIAction] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  func addAction(_ action: UIAction, for event: Event) { actions.append(action) }

  /// What a tap does.
  func toggleByUser() {
    isOn.toggle()
    for action in actions {
      action.sender = self
      action.handler(action)
      action.sender = nil
    }
  }
}
