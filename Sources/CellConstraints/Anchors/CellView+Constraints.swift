public import CellHosting
public import Foundation

extension CellView {
  /// Whether code sets the frame of the view; otherwise constraints determine it.
  ///
  /// The default is `true`. Set it to `false` before you add constraints, as in UIKit. Views that a
  /// stack arranges are placed by constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      if newValue == !isPlacedByConstraints { return }
      isPlacedByConstraints = !newValue
      superview?.setNeedsLayout()
    }
  }

  /// The constraints that the view holds, in the order of their activation.
  public var constraints: [LayoutConstraint] {
    (constraintHost as? ConstraintStorage)?.constraints.filter { $0.isIn(self) } ?? []
  }

  /// Activates a constraint.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.activate(constraints)
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(constraints)
  }

  // MARK: Guides

  /// Adds a guide, which constraints place.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    if let owner = guide.owningView { owner.removeLayoutGuide(guide) }
    guide.owningView = self
    constraintStorage.guides.append(guide)
    setNeedsLayout()
  }

  /// Removes a guide that was added.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    constraintStorage.guides.remove(at: index)
    guide.owningView = nil
  }

  /// The guides that were added.
  public var layoutGuides: [LayoutGuide] {
    (constraintHost as? ConstraintStorage)?.guides ?? []
  }

  /// The view without its `directionalLayoutMargins`.
  public var layoutMarginsGuide: LayoutGuide { constraintStorage.guide(.margins, in: self) }

  /// The view without its margins and at most 672 points wide (assumed), in the middle.
  public var readableContentGuide: LayoutGuide { constraintStorage.guide(.readable, in: self) }

  /// The whole view: bars and notches never cover a cell (assumed).
  public var safeAreaLayoutGuide: LayoutGuide { constraintStorage.guide(.safeArea, in: self) }

  /// The area of the keyboard: the bottom edge of the view, because no keyboard covers it here.
  public var keyboardLayoutGuide: LayoutGuide { constraintStorage.guide(.keyboard, in: self) }

  // MARK: Sizes

  /// Sets the priority with which the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    constraintStorage.hugging[axis] = priority
    superview?.setNeedsLayout()
  }

  /// The priority with which the view resists being larger than its content: 250 by default.
  ///
  /// Controls that have one size, such as switches, begin with 750 (assumed).
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    (constraintHost as? ConstraintStorage)?.hugging[axis]
      ?? (self is any FixedSizeView ? .defaultHigh : .defaultLow)
  }

  /// Sets the priority with which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    constraintStorage.resistance[axis] = priority
    superview?.setNeedsLayout()
  }

  /// The priority with which the view resists being smaller than its content: 750 by default.
  public func contentCompressionResistancePriority(
    for axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    (constraintHost as? ConstraintStorage)?.resistance[axis] ?? .defaultHigh
  }

  /// The target size for the smallest size that constraints allow.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target size for the largest size that constraints allow: 10,000 points (assumed).
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size that the constraints in the view determine, as close to a size as possible.
  ///
  /// Cells return their preferred height at the width of the size.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints in the view determine.
  ///
  /// - Parameters:
  ///   - targetSize: The wanted size, in points.
  ///   - horizontal: The priority of the wanted width.
  ///   - vertical: The priority of the wanted height.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    if let cell = self as? ConfigurableView {
      let width = targetSize.width > 0 ? targetSize.width : bounds.width
      return CGSize(width: width, height: cell.preferredHeight(fitting: width))
    }
    updateConstraintsIfNeeded()
    return ViewSolver.size(
      of: self, fitting: (targetSize.width, horizontal.level), (targetSize.height, vertical.level))
  }

  // MARK: Problems

  /// Whether constraints leave a frame of the view or of a view in it open.
  public var hasAmbiguousLayout: Bool {
    constraintProblems.contains { $0.kind == .ambiguity }
  }

  /// The problems of the constraints in the view, at its current size.
  ///
  /// Finding them solves the constraints again, with more work than layout. It is meant for tests.
  public var constraintProblems: [ConstraintProblem] {
    updateConstraintsIfNeeded()
    return ViewSolver.problems(in: constraintRoot)
  }
}

extension CellView {
  /// The constraints in the view and its priorities, made at the first use.
  var constraintStorage: ConstraintStorage {
    if let storage = constraintHost as? ConstraintStorage { return storage }
    let storage = ConstraintStorage()
    constraintHost = storage
    return storage
  }

  /// The view whose layout places this one: the closest outward whose frame is set by code.
  var constraintRoot: CellView {
    var view = self
    while view.isPlacedByConstraints, let superview = view.superview { view = superview }
    return view
  }
}
