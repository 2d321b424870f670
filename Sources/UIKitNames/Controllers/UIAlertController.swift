import CellConfiguration
public import CellHosting
public import Foundation

/// An alert or an action sheet over a screen.
///
/// Presenting it shows a card with its texts, text fields and buttons, whose sizes are assumed. A
/// tap on a button dismisses it, and then runs the action.
open class UIAlertController: UIViewController {
  /// The kinds of alerts; raw values match UIKit.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title; `nil` for none.
  open var message: String?
  /// The kind of alert.
  public let preferredStyle: Style
  /// The actions, in the order of their addition.
  public private(set) var actions: [UIAlertAction] = []
  /// The action of the Return key, whose title is bold; `nil` for none.
  open var preferredAction: UIAlertAction?
  /// The text fields; `nil` for none.
  public private(set) var textFields: [UITextField]?
  private let card = UIStackView()

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  /// Returns `nil`, because controllers have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field, which a closure configures.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  override func willBePresented(in presenter: UIViewController) {
    super.willBePresented(in: presenter)
    presenter.view.addSubview(view)
  }

  /// Begins editing of the first text field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Makes the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.2)
    card.axis = .vertical
    card.spacing = 8
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 26
    card.clipsToBounds = true
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 20, bottom: 12, trailing: 20)
    for (text, style) in [(title, UIFont.TextStyle.headline), (message, .footnote)] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.numberOfLines = 0
      label.textAlignment = .center
      card.addArrangedSubview(label)
    }
    for field in textFields ?? [] { card.addArrangedSubview(field) }
    // Two buttons of an alert are side by side, and Cancel is the first of two or the last of more.
    let isRow = preferredStyle == .alert && actions.count == 2
    let cancels = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    let buttons = (isRow ? cancels + others : others + cancels).map(button)
    let row = UIStackView(arrangedSubviews: isRow ? buttons : [])
    row.distribution = .fillEqually
    let shown: [UIView] = isRow ? [row] : buttons
    for view in shown { card.addArrangedSubview(view) }
    view.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    let isSheet = preferredStyle == .actionSheet
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      isSheet
        ? card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
        : card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: isSheet ? 358 : 300),
    ])
  }
}

extension UIAlertController {
  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak self, weak action] _ in
        self?.dismiss(animated: true) { action.map { $0.handler?($0) } }
      })
    button.isEnabled = action.isEnabled
    button.role = action.style == .destructive ? .destructive : .normal
    let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
    action.enabledHandler = { [weak button] in button?.isEnabled = $0 }
    return button
  }

  /// The texts and actions of the alert; a tap on a button of the card chooses an action.
  var alertItems: [ScreenItem] {
    var items = [("title", title), ("message", message)].compactMap { name, text in
      text.map { ScreenItem("alert.\(name)", title: $0) }
    }
    for (index, action) in actions.enumerated() {
      var item = ScreenItem("alert.actions[\(index)]", title: action.title)
      item.isEnabled = action.isEnabled
      item.role = [
        action.style == .default ? nil : "\(action.style)",
        action === preferredAction ? "preferred" : nil,
      ].compactMap { $0 }.joined(separator: "; ")
      if item.role == "" { item.role = nil }
      items.append(item)
    }
    return items
  }
}

/// An action of an alert, which is a button of its card; the alert owns it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The kinds of actions; raw values match UIKit.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the button; `nil` for none.
  public let title: String?
  /// The kind of action.
  public let style: Style
  /// Whether the user can choose the action.
  open var isEnabled = true { didSet { enabledHandler?(isEnabled) } }
  let handler: (@MainActor (UIAlertAction) -> Void)?
  var enabledHandler: (@MainActor (Bool) -> Void)?

  /// Creates an action that runs a closure.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// The sheet in which a controller is presented; all members are plain values for a toolkit.
@preconcurrency @MainActor
public final class UISheetPresentationController {
  /// A height at which the sheet rests.
  public struct Detent: Hashable, Sendable, CustomStringConvertible {
    /// The name of the height.
    public let description: String
    /// Returns about half of the screen.
    public static func medium() -> Detent { Detent(description: "medium") }
    /// Returns the whole screen.
    public static func large() -> Detent { Detent(description: "large") }
  }
  /// The heights at which the sheet rests.
  public var detents: [Detent] = [.large()]
  /// Whether the sheet has a grabber.
  public var prefersGrabberVisible = false
  /// The corner radius; `nil` for the default.
  public var preferredCornerRadius: CGFloat?
}

/// The popover in which a controller is presented; all members are plain values for a toolkit.
@preconcurrency @MainActor
public final class UIPopoverPresentationController {
  /// The view to which the popover points; `nil` for none.
  public var sourceView: UIView?
  /// The rectangle in the view to which the popover points.
  public var sourceRect = CGRect.null
  /// The button to which the popover points; `nil` for none.
  public var barButtonItem: UIBarButtonItem?
}
