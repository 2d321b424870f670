// The messages are the documentation; see Unavailable.swift for the purpose of these files.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import CellConfiguration
public import Foundation

@available(
  *, unavailable,
  message: """
    there is no SwiftUI here: use `UIListContentConfiguration`, or write your own \
    `UIContentConfiguration`
    """
)
public struct UIHostingConfiguration<Content>: UIContentConfiguration {
  public init(content: () -> Content) { unavailable() }
  public func makeContentView() -> any UIView & UIContentView { unavailable() }
  public func updated(for state: any UIConfigurationState) -> Self { unavailable() }
}

@available(*, unavailable, message: "there are no nibs: create cells and views in code")
public struct UINib {
  public init(nibName: String, bundle: Bundle?) { unavailable() }
}

@available(
  *, unavailable,
  message: "there are no collection view layouts: a `ListLayout` computes the frames of a list"
)
public class UICollectionViewLayoutAttributes {
  public init() { unavailable() }
  public var frame: CGRect {
    get { unavailable() }
    set { unavailable() }
  }
  public var size: CGSize {
    get { unavailable() }
    set { unavailable() }
  }
  public var alpha: CGFloat {
    get { unavailable() }
    set { unavailable() }
  }
  public var zIndex: Int {
    get { unavailable() }
    set { unavailable() }
  }
}

@available(*, unavailable, message: "menus belong to the toolkit that shows the cell")
public class UIContextMenuInteraction {
  public init() { unavailable() }
}

@available(*, unavailable, message: "there are no storyboards: create cells and views in code")
public class UIStoryboard {
  public init() { unavailable() }
}

@available(*, unavailable, message: "symbols have one layer: leave out the variable value")
extension UIImage {
  public init?(
    systemName: String, variableValue: Double, configuration: SymbolConfiguration? = nil
  ) { unavailable() }
}

@available(*, unavailable, message: "menus are made at once: use `UIMenu`")
public class UIDeferredMenuElement: UIMenuElement {
  public var title: String { unavailable() }
  public var image: UIImage? { unavailable() }
  public init(_ elementProvider: @escaping (@escaping ([Any]) -> Void) -> Void) { unavailable() }
}

@available(
  *, unavailable, message: "there are no selectors: pass a closure to `init(handler:)`"
)
extension UIGestureRecognizer {
  public convenience init(target: Any?, action: String?) { unavailable() }
}
