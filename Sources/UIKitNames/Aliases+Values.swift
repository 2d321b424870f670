public import CellConfiguration

/// A color.
public typealias UIColor = CellColor

/// A font.
public typealias UIFont = CellFont

/// Sizes that grow with the reader's text size.
public typealias UIFontMetrics = FontMetrics

/// An image.
public typealias UIImage = CellImage

/// A blur, the one kind of effect that backgrounds use.
///
/// It is a value, which has no base class: there is no `UIVisualEffect`.
public typealias UIBlurEffect = CellVisualEffect

/// Distances from the four edges, with leading and trailing.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A set of directional edges.
public typealias NSDirectionalRectEdge = DirectionalRectEdges

/// Horizontal, vertical, both or neither.
public typealias UIAxis = Axes

/// The shape of a shadow.
public typealias UIBezierPath = CellPath

/// How a text that does not fit is broken or shortened.
public typealias NSLineBreakMode = LineBreakMode
