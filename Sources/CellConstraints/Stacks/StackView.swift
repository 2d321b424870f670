public import CellHosting
public import Foundation

/// Views in a row or column, which constraints place.
///
/// ```diagram
///   ├── first view ──┤ spacing ├─ view ─┤ spacing ├─ view ─┤     horizontal, distribution fill
/// ```
///
/// The stack places the arranged views that are not hidden, and has the size that they need. As
/// documented for `UIStackView`. Like any view, it is owned by its superview.
open class StackView: CellView {
  /// The placement of views across the stack; raw values match UIKit.
  public enum Alignment: Int, Hashable, Sendable {
    /// As large as the stack.
    case fill = 0

    /// At the leading edge, or at the top.
    case leading = 1

    /// With the first baselines of all views at one height; horizontal stacks only.
    case firstBaseline = 2

    /// In the middle.
    case center = 3

    /// At the trailing edge, or at the bottom.
    case trailing = 4

    /// With the last baselines of all views at one height; horizontal stacks only.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }

    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The division of the space along the stack; raw values match UIKit.
  public enum Distribution: Int, Hashable, Sendable {
    /// Views grow or shrink by their priorities.
    case fill = 0

    /// All views are equally large.
    case fillEqually = 1

    /// Views grow or shrink in proportion to the sizes of their content.
    case fillProportionally = 2

    /// The spaces between views are equal and at least ``spacing``.
    case equalSpacing = 3

    /// The centers of views are equally far apart, if the space is at least ``spacing``.
    case equalCentering = 4
  }

  /// The value of a custom spacing that was not set.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The system's space between neighboring views: 8 points (assumed).
  public static let spacingUseSystem = systemSpacing

  /// The direction in which views follow each other.
  public var axis = LayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { sizeMayDiffer() } }
  }

  /// The placement of views across the stack.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { sizeMayDiffer() } } }

  /// The division of the space along the stack.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { sizeMayDiffer() } }
  }

  /// The distance between two views, in points.
  public var spacing: CGFloat = 0 { didSet { if spacing != oldValue { sizeMayDiffer() } } }

  /// Whether the views are placed within the `directionalLayoutMargins` of the stack.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { sizeMayDiffer() } }
  }

  /// The views that the stack places, from its beginning to its end.
  ///
  /// A view that leaves the stack as a subview is not arranged any more, as documented for
  /// `UIStackView`.
  public var arrangedSubviews: [CellView] { constraintStorage.arranged.map(\.view) }

  /// Creates an empty stack.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    _ = constraintStorage
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [CellView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view at the end of the stack.
  public func addArrangedSubview(_ view: CellView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view into the stack, which places it by constraints.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The number of views before it, clamped to the number of views in the stack.
  public func insertArrangedSubview(_ view: CellView, at index: Int) {
    view.isPlacedByConstraints = true
    if view.superview !== self { addSubview(view) }
    let storage = constraintStorage
    let old = indexOfArranged(view).map { storage.arranged.remove(at: $0) }
    storage.arranged.insert(
      old ?? ArrangedView(view: view), at: min(max(index, 0), storage.arranged.count))
    sizeMayDiffer()
  }

  /// Removes a view from the arranged views; it stays a subview.
  public func removeArrangedSubview(_ view: CellView) {
    constraintStorage.arranged.removeAll { $0.view === view }
    sizeMayDiffer()
  }

  /// Sets the distance after an arranged view, in points; ``spacingUseDefault`` restores
  /// ``spacing``.
  public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: CellView) {
    guard let index = indexOfArranged(arrangedSubview) else { return }
    constraintStorage.arranged[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    sizeMayDiffer()
  }

  /// Returns the distance that was set after a view; ``spacingUseDefault`` if none was.
  public func customSpacing(after arrangedSubview: CellView) -> CGFloat {
    indexOfArranged(arrangedSubview).flatMap { constraintStorage.arranged[$0].spacing }
      ?? Self.spacingUseDefault
  }

  private func indexOfArranged(_ view: CellView) -> Int? {
    constraintStorage.arranged.firstIndex { $0.view === view }
  }

  /// Returns the distance after a view.
  func spacing(after view: CellView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  /// The views that take up space.
  var placedViews: [CellView] { arrangedSubviews.filter { !$0.isHidden } }

  /// The first view.
  open override var forFirstBaselineLayout: CellView { placedViews.first ?? self }

  /// The last view of a column, and the first one of a row.
  open override var forLastBaselineLayout: CellView {
    (axis == .vertical ? placedViews.last : placedViews.first) ?? self
  }
}
