public import Foundation
public import CellHosting

/// Views in a row or column, each with its fitting size along the stack.
///
/// ```
///   ├── first view ──┤ spacing ├─ view ─┤ spacing ├─ view ─┤     horizontal, distribution fill
/// ```
///
/// The first view that is not hidden grows or shrinks to fill the space that the others leave.
/// UIKit decides this by priorities, which do not exist here. Hidden views take no part. Like any
/// view, it is owned by its superview.
open class UIStackView: UIView {
  /// The direction in which views follow each other.
  public enum Axis: Int, Hashable, Sendable {
    /// From the leading to the trailing edge.
    case horizontal = 0

    /// From top to bottom.
    case vertical = 1
  }

  /// The placement of views across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    /// As large as the stack.
    case fill = 0

    /// At the leading edge, or at the top.
    case leading = 1

    /// In the middle.
    case center = 3

    /// At the trailing edge, or at the bottom.
    case trailing = 4

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }

    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The division of the space along the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views have their fitting sizes, except for the first one.
    case fill = 0

    /// All views are equally large.
    case fillEqually = 1
  }

  /// The direction in which views follow each other.
  public var axis = Axis.horizontal { didSet { setNeedsLayout() } }

  /// The placement of views across the stack.
  public var alignment = Alignment.fill { didSet { setNeedsLayout() } }

  /// The division of the space along the stack.
  public var distribution = Distribution.fill { didSet { setNeedsLayout() } }

  /// The distance between two views, in points.
  public var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// The views that the stack places, from its beginning to its end.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the stack.
  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the stack.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The number of views before it, clamped to the number of views in the stack.
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Removes a view from the arranged views; it stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// Returns the total size of the views along the stack, and the largest size across it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let views = placedViews
    let sizes = views.map { $0.sizeThatFits(size) }
    let gaps = spacing * CGFloat(max(views.count - 1, 0))
    let lengths = sizes.map { axis == .horizontal ? $0.width : $0.height }
    let across = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    let along =
      switch distribution {
      case .fill: lengths.reduce(gaps, +)
      case .fillEqually: (lengths.max() ?? 0) * CGFloat(views.count) + gaps
      }
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Places the views.
  open override func layoutSubviews() {
    let views = placedViews
    let isHorizontal = axis == .horizontal
    let sizes = views.map { $0.sizeThatFits(isHorizontal ? bounds.size : columnSize) }
    let lengths = lengths(of: sizes.map { isHorizontal ? $0.width : $0.height })
    let breadth = isHorizontal ? bounds.height : bounds.width
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    var start: CGFloat = 0
    for (index, view) in views.enumerated() {
      let own = isHorizontal ? sizes[index].height : sizes[index].width
      let across = alignment == .fill ? breadth : own
      let offset: CGFloat =
        switch alignment {
        case .fill: 0
        case .leading: 0
        case .center: (breadth - across) / 2
        case .trailing: breadth - across
        }
      var frame =
        isHorizontal
        ? CGRect(x: start, y: offset, width: lengths[index], height: across)
        : CGRect(x: offset, y: start, width: across, height: lengths[index])
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
      start += lengths[index] + spacing
    }
  }

  /// The size that a vertical stack proposes to its views: the stack's width, any height.
  private var columnSize: CGSize {
    CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude)
  }

  private var placedViews: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  /// Returns the sizes along the stack for the fitting sizes of the views.
  private func lengths(of own: [CGFloat]) -> [CGFloat] {
    guard let first = own.first else { return [] }
    let gaps = spacing * CGFloat(own.count - 1)
    let available = (axis == .horizontal ? bounds.width : bounds.height) - gaps
    switch distribution {
    case .fill:
      return [max(available - (own.reduce(0, +) - first), 0)] + own.dropFirst()
    case .fillEqually:
      return own.map { _ in max(available / CGFloat(own.count), 0) }
    }
  }
}
