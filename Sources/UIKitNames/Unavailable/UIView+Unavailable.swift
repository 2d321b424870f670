// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import CellHosting
public import Foundation

@available(
  *, unavailable,
  message: """
    override `traitCollectionDidChange(_:)`; a cell records the traits that its configuration \
    reads
    """
)
extension UIView {
  @discardableResult
  public func registerForTraitChanges<View>(
    _ traits: [Any.Type], handler: @escaping (View, UITraitCollection) -> Void
  ) -> Any { unavailable() }
}

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

@available(
  *, unavailable, message: "nothing is animated here: make the changes without `animate`"
)
extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { unavailable() }
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) { unavailable() }
  public static func performWithoutAnimation(_ actions: () -> Void) { unavailable() }
}
