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

@available(*, unavailable, message: "menus belong to the toolkit that shows the cell")
public struct UIMenu {
  public init(title: String = "", children: [Any] = []) { unavailable() }
}

@available(
  *, unavailable,
  message: "there are no collection view layouts: a `ListLayout` computes the frames of a list"
)
public class UICollectionViewLayout {
  public init() { unavailable() }
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

@available(
  *, unavailable,
  message: "there are no collection view layouts: a `ListLayout` computes the frames of a list"
)
public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { unavailable() }
}

@available(
  *, unavailable, message: "text is edited by the toolkit: show it in a `UILabel`"
)
public class UITextView: UIView {}

@available(
  *, unavailable, message: "search belongs to the toolkit that shows the list"
)
public class UISearchBar: UIView {}

@available(*, unavailable, message: "menus belong to the toolkit that shows the cell")
public class UIContextMenuConfiguration {
  public init() { unavailable() }
}

@available(*, unavailable, message: "menus belong to the toolkit that shows the cell")
public class UIContextMenuInteraction {
  public init() { unavailable() }
}

@available(
  *, unavailable,
  message: "gestures belong to the toolkit: add a `UIAction` to a `UIControl`, such as a button"
)
public class UITapGestureRecognizer {
  public init() { unavailable() }
}

@available(
  *, unavailable,
  message: "gestures belong to the toolkit: add a `UIAction` to a `UIControl`, such as a button"
)
public class UILongPressGestureRecognizer {
  public init() { unavailable() }
}

@available(*, unavailable, message: "there are no storyboards: create cells and views in code")
public class UIStoryboard {
  public init() { unavailable() }
}
