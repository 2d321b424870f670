public import CellConstraints

/// A relation between edges or sizes of two views or guides.
public typealias NSLayoutConstraint = LayoutConstraint

/// The importance of a constraint or of a view's own size.
public typealias UILayoutPriority = LayoutPriority

/// A horizontal edge or center, which makes constraints.
public typealias NSLayoutXAxisAnchor = LayoutAnchor<HorizontalPosition>

/// A vertical edge, center or baseline, which makes constraints.
public typealias NSLayoutYAxisAnchor = LayoutAnchor<VerticalPosition>

/// A width or height, which makes constraints.
public typealias NSLayoutDimension = LayoutAnchor<LayoutLength>

/// An anchor of one of the types above.
public typealias NSLayoutAnchor<AnchorType> = AnchorType

/// Views in a row or column, which constraints place.
public typealias UIStackView = StackView
