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
public struct UIHostingConfiguration<Content> {
  public init(content: () -> Content) { unavailable() }
}

@available(
  *, unavailable, message: "effects are values, which have no base class: use `UIBlurEffect`"
)
public enum UIVisualEffect {}

@available(*, unavailable, message: "blurs are the one kind of effect: use `UIBlurEffect`")
public enum UIVibrancyEffect {
  public init(blurEffect: UIBlurEffect) { unavailable() }
}

@available(*, unavailable, message: "insets are directional: use `NSDirectionalEdgeInsets`")
public struct UIEdgeInsets: Sendable {
  public static var zero: UIEdgeInsets { unavailable() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { unavailable() }
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
  message: """
    there are no font descriptors: use `systemFont(ofSize:weight:design:)`, `withWeight(_:)` and \
    `withSize(_:)` of `UIFont`
    """
)
public struct UIFontDescriptor {
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { unavailable() }
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
  *, unavailable, message: "nothing is drawn here: use `UIColor`"
)
public struct CGColor {}

@available(
  *, unavailable,
  message: """
    nothing is drawn here: corners, strokes and shadows of cells are properties of \
    `UIBackgroundConfiguration`
    """
)
public struct CALayer {
  public var cornerRadius: CGFloat {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var masksToBounds: Bool {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var borderWidth: CGFloat {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var borderColor: CGColor? {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var shadowOpacity: Float {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var shadowRadius: CGFloat {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var shadowOffset: CGSize {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
  public var shadowColor: CGColor? {
    get { unavailable() }
    nonmutating set { unavailable() }
  }
}
