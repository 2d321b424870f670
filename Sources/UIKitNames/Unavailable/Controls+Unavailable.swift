// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, message: "there are no selectors: call `addAction(_:for:)`")
extension UIControl {
  public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) { unavailable() }
}

@available(*, unavailable, message: "there are no selectors: call `removeAction(_:for:)`")
extension UIControl {
  public func removeTarget(_ target: Any?, action: Any?, for events: Event) { unavailable() }
}

@available(
  *, unavailable, message: "text fields have no views at their ends: put both into a stack"
)
extension UITextField {
  public var leftView: UIView? {
    get { unavailable() }
    set { unavailable() }
  }
  public var rightView: UIView? {
    get { unavailable() }
    set { unavailable() }
  }
  public var leftViewMode: ViewMode {
    get { unavailable() }
    set { unavailable() }
  }
  public var rightViewMode: ViewMode {
    get { unavailable() }
    set { unavailable() }
  }
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
