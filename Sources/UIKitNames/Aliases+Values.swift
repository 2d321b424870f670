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
/// It is a value without a base class, so `UIVisualEffect` does not exist.
public typealias UIBlurEffect = CellVisualEffect

/// Distances from the four edges, with leading and trailing.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// A set of directional edges.
public typealias NSDirectionalRectEdge = DirectionalRectEdges

/// Horizontal, vertical, both or neither.
public typealias UIAxis = Axes

/// The shape of a shadow.
public typealias UIBezierPath = CellPath

/// The way of breaking or shortening text that does not fit.
public typealias NSLineBreakMode = LineBreakMode
