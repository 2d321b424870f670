// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import CellHosting
public import Foundation

@available(*, unavailable, message: "there are no selectors: call `addAction(_:for:)`")
extension UIControl {
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) { unavailable() }
}

@available(*, unavailable, message: "there are no selectors: call `removeAction(_:for:)`")
extension UIControl {
  public func removeTarget(_ target: Any?, action: Any?, for events: Event) { unavailable() }
}

@available(*, unavailable, message: "menus belong to the toolkit that shows the button")
extension UIButton {
  public var menu: UIMenu? {
    get { unavailable() }
    set { unavailable() }
  }
  public var showsMenuAsPrimaryAction: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "menus belong to the toolkit that shows the button")
extension ContentUnavailableConfiguration.ButtonProperties {
  public var menu: UIMenu? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "keyboards belong to the toolkit: leave it out")
extension UITextField {
  public var inputAccessoryView: UIView? {
    get { unavailable() }
    set { unavailable() }
  }
  public var inputView: UIView? {
    get { unavailable() }
    set { unavailable() }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "texts of fields have one style: set `text`, `font` and `textColor`"
)
extension UITextField {
  public var attributedText: NSAttributedString? {
    get { unavailable() }
    set { unavailable() }
  }
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "switches have one style: leave it out")
extension UISwitch {
  public enum Style: Int { case automatic, checkbox, sliding }
  public var preferredStyle: Style {
    get { unavailable() }
    set { unavailable() }
  }
  public var title: String? {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable,
  message: """
    thumb and track have colors: set `thumbTintColor` and `minimumTrackTintColor`
    """
)
extension UISlider {
  public func setThumbImage(_ image: UIImage?, for state: State) { unavailable() }
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) { unavailable() }
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) { unavailable() }
}

@available(*, unavailable, message: "set `contentInsets` of a configuration")
extension UIButton {
  public var contentEdgeInsets: UIEdgeInsets {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "set `imagePadding` and `imagePlacement` of a configuration")
extension UIButton {
  public var titleEdgeInsets: UIEdgeInsets {
    get { unavailable() }
    set { unavailable() }
  }
  public var imageEdgeInsets: UIEdgeInsets {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "pointers belong to the toolkit: leave it out")
extension UIButton {
  public var isPointerInteractionEnabled: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(
  *, unavailable, message: "contents are in the middle of the height: use a stack for another place"
)
extension UIControl {
  public enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { unavailable() }
    set { unavailable() }
  }
}
