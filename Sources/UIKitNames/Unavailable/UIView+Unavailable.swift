// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellHosting

@available(*, unavailable, message: "nothing is drawn here: the toolkit that shows the view draws")
extension UIView {
  public var isOpaque: Bool {
    get { unavailable() }
    set { unavailable() }
  }
  public func draw(_ rect: CGRect) { unavailable() }
  public func setNeedsDisplay() { unavailable() }
}

@available(
  *, unavailable, message: "there are no windows: `superview` is nil at the top of a hierarchy"
)
extension UIView {
  public var window: UIView? { unavailable() }
}
