public import CellConfiguration
public import CellLayout
import CellText
public import Foundation

/// A headless view: a rectangle in a hierarchy that passes on traits, tint and margins.
///
/// It is the base class of cells, and can be the base class of content views. A toolkit carries out
/// its drawing steps, reads frames and colors from it, or attaches its own widget to it. It offers
/// the parts of `UIView` that content views rely on: subviews, layout passes, sizes, hit testing
/// and coordinate conversion. As documented for `UIView`.
///
/// Its superview owns it. A view without a superview is owned by the code that made it. Subviews
/// never keep their superview alive.
open class CellView: Responder, BackgroundCustomView {
  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Setting another size requests layout. The origin is the top left corner. Components that are
  /// infinite or not a number count as 0, and components larger than 1e15 as 1e15. A rectangle of
  /// negative size is standardized.
  open var frame: CGRect {
    get { CGRect(origin: position, size: extent) }
    set {
      let frame = newValue.usable
      let old = extent
      let resizes = frame.size != old
      position = frame.origin
      extent = frame.size
      if resizes {
        requestOwnLayout()
        autoresizeSubviews(from: old)
      }
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  ///
  /// A change of its origin, normally zero, scrolls the subviews.
  open var bounds: CGRect {
    get { CGRect(origin: scroll, size: extent) }
    set {
      let bounds = newValue.usable
      scroll = bounds.origin
      if bounds.size != extent { frame = CGRect(origin: position, size: bounds.size) }
    }
  }

  /// The middle of the view in the superview's coordinates, in points.
  ///
  /// Setting it moves the view.
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// The lengths that change with the size of the superview; none by default.
  ///
  /// Views that constraints place ignore it. As documented for `UIView`.
  open var autoresizingMask: AutoresizingMask = []

  private var position = CGPoint.zero
  private var extent = CGSize.zero
  private var scroll = CGPoint.zero

  // MARK: Appearance

  /// A number that identifies the view; see ``viewWithTag(_:)``.
  open var tag = 0

  /// Whether the view and everything in it is neither visible nor hit.
  open var isHidden = false {
    didSet { if isHidden != oldValue, isPlacedByConstraints { superview?.sizeMayDiffer() } }
  }

  /// The opacity of the view and everything in it, from 0 to 1; below 0.01 it is not hit.
  open var alpha: CGFloat = 1

  /// Whether the view and everything in it receives touches.
  open var isUserInteractionEnabled = true

  /// The color behind everything else in the view; `nil` for none.
  open var backgroundColor: CellColor?

  /// The drawing steps in front of the ``backgroundColor`` and behind the subviews, from back to
  /// front, in the coordinates of the view.
  ///
  /// Override it in a content view: pictures, snapshots and the display list of a `HostedList` then
  /// show what the view draws. A view without drawing steps, background color and subviews is shown
  /// as a box with the name of its type.
  open var displayContents: [DisplayItem.Content] { [] }

  /// The corners, mask, border and shadow; `nil` for none, so that views stay small.
  final var ownLayer: ViewLayer?

  // MARK: Accessibility

  /// The accessibility attributes that you set for the view, for a toolkit to pass on.
  ///
  /// The properties below read and write these attributes.
  public final var accessibility = AccessibilityAttributes()

  /// Whether assistive technology presents the view as an element.
  ///
  /// The default is `true` for cells, headers and footers, and `false` for other views.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isUsuallyAccessibilityElement }
    set { accessibility.isElement = newValue }
  }

  /// A short name for the view; `nil` if you set none.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The value of the view; `nil` if you set none.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A description of the result of activating the view; `nil` if you set none.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The role of the view; empty if you set none.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits ?? [] }
    set { accessibility.traits = newValue }
  }

  /// A name for tests, which assistive technology never speaks; `nil` if you set none.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Whether assistive technology presents views of this kind by default.
  var isUsuallyAccessibilityElement: Bool { false }

  // MARK: Hierarchy

  /// The view that contains this one.
  public internal(set) weak var superview: CellView?

  /// The views in this one, from back to front.
  public internal(set) var subviews: [CellView] = []

  /// The next responder: the view controller that owns the view, or else the superview.
  open override var next: Responder? { owner ?? superview }

  // MARK: Environment

  /// The updater of the view if it is a cell, header or footer; `nil` for other views.
  final var ownUpdater: Updater?
  /// The tint that was set; `nil` for a view that inherits its tint.
  package final var ownTint: CellColor?
  var ownCache: TextMeasurementCache?
  var ownMargins: DirectionalEdgeInsets?
  var inheritedMargins: DirectionalEdgeInsets?
  var currentTraits = TraitCollection.phone
  /// The context of the last layout here, kept for the next one.
  var cachedLayoutContext: LayoutContext?

  /// The values that few views have; `nil` for none.
  final var rareValues: RareViewValues?

  /// The traits that the view does not inherit.
  public var traitOverrides = TraitOverrides() {
    didSet { inheritTraits() }
  }

  // MARK: Layout

  var isLayoutNeeded = true
  var isLayoutNeededBelow = false

  /// Whether ``updateProperties()`` waits to be called.
  final var isPropertyUpdateNeeded = true

  /// Whether ``updateProperties()`` waits to be called in this view or in one in it.
  final var isPropertyUpdateNeededBelow = true

  // MARK: Constraints

  /// The intrinsic length along an axis of a view that does not define one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The constraints in the view, which the module `CellConstraints` solves; `nil` without any.
  package final var constraintHost: (any ConstraintHost)?

  /// Whether constraints determine the frame of the view, instead of the code that sets it.
  package final var isPlacedByConstraints = false

  /// Whether ``updateConstraints()`` waits to be called.
  final var isConstraintUpdateNeeded = true

  /// The size of the view's content, in points, without a limit to its width.
  ///
  /// Constraints keep a view at this size unless others with a higher priority change it. A length
  /// of ``noIntrinsicMetric``, the default, leaves it to other constraints. A content view
  /// whose content has no constraints is as high as this size. As documented for `UIView`.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether views of this class need constraints; nothing reads it.
  ///
  /// It is declared so that subclasses written for UIKit compile.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view in this one whose first baseline is the first baseline of this view; itself by
  /// default.
  open var forFirstBaselineLayout: CellView { self }

  /// The view in this one whose last baseline is the last baseline of this view; itself by default.
  open var forLastBaselineLayout: CellView { self }

  /// Requests layout after a change of ``intrinsicContentSize``.
  ///
  /// The height of a cell that has the view in its content is measured again.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    invalidateHeightOfCell()
  }

  /// Requests layout after a change of constraints in the view, and measures the cell again.
  package final func sizeMayDiffer() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    invalidateHeightOfCell()
  }

  final func invalidateHeightOfCell() {
    let cell = sequence(first: self, next: \.superview).first { $0 is ConfigurableView }
    guard let cell = cell as? ConfigurableView else { return }
    cell.invalidateHeight()
    cell.updater.notes?.forgetMeasurements()
  }

  /// Creates or changes constraints; called by layout passes before `layoutSubviews()`.
  ///
  /// It is called once, and again after `setNeedsUpdateConstraints()`. The default implementation
  /// does nothing.
  open func updateConstraints() {}

  /// Observes the models that `layoutSubviews()` read; `nil` until code from outside ran there.
  var layoutWatch: ModelWatch?

  /// Whether `layoutSubviews()` may be code from outside this module, which may read models.
  var placesWithClientCode: Bool { type(of: self) != CellView.self }

  /// Creates a view.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
  }

  /// Creates a view with an empty frame, also of a class that overrides ``init(frame:)``.
  @_disfavoredOverload
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because headless views have no archives.
  ///
  /// It is declared so that subclasses written for UIKit compile.
  public required init?(coder: NSCoder) { nil }

  // MARK: To override

  /// Gives the view its colors, texts and other properties; called before layout, never directly.
  ///
  /// It is called once before the view is first laid out, and again after
  /// ``setNeedsUpdateProperties()``. The view observes the models and traits that the method reads.
  /// A change of one of them leads to another call in the next layout pass, but not to a call of
  /// ``layoutSubviews()``. A list measures a cell again that then needs another
  /// height. In one pass, views update their properties before the views in them, and before any of
  /// them is laid out. The default implementation does nothing.
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   super.updateProperties()
  ///   label.text = model.title
  /// }
  /// ```
  ///
  /// As documented for `UIView` (iOS 26).
  open func updateProperties() {}

  /// Places the subviews; called by layout passes, never directly.
  ///
  /// The view observes the models that an override reads, also outside cells: a change of one of
  /// them requests layout. The default implementation places the views that constraints place.
  open func layoutSubviews() { constraintHost?.placeViews(in: self) }

  /// Returns the size that suits the view best within a size, in points.
  ///
  /// The default implementation returns the size that constraints in the view determine, or else
  /// the view's current size. A content view based on this class that has neither constraints nor
  /// an ``intrinsicContentSize`` is sized by this method: the cell passes the available width and
  /// an unlimited height, `CGFloat.greatestFiniteMagnitude`.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    constraintHost?.fittingSize(of: self, within: size, isExact: false) ?? extent
  }

  /// Resizes the view to the size that suits it best within its current size.
  ///
  /// As documented for `UIView`: ``sizeThatFits(_:)`` returns the new size, and the origin stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The default margins: 8 on every side.
  ///
  /// The view of a view controller has none at the top and bottom, and 16 or 20 at the sides. As
  /// documented for `UIView`; they are 20 from a width of 414 points on (assumed).
  var standardMargins: DirectionalEdgeInsets {
    if owner == nil { return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    let side: CGFloat = extent.width < 414 ? 16 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called inside this module after an inherited value changed.
  func environmentChanged(_ change: EnvironmentChange) {}

  /// Called after the view was added to a superview or removed from one.
  open func didMoveToSuperview() {}

  /// Called after the traits changed, with the previous ones.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called after the tint changed in the view or in one of its superviews.
  open func tintColorDidChange() {}

  /// Called after the margins of the view were set to other values.
  open func layoutMarginsDidChange() {}

  /// Returns whether a point in the view's coordinates lies in the view.
  open func point(inside point: CGPoint, with event: (any CellEvent)? = nil) -> Bool {
    bounds.contains(point)
  }

  /// Returns the front-most view at a point in the view's coordinates; `nil` if none is hit.
  ///
  /// The result can be this view. Views that are hidden, transparent or without user interaction
  /// are not hit, nor are the views in them. Parts of a view outside its superview are not hit
  /// either.
  open func hitTest(_ point: CGPoint, with event: (any CellEvent)? = nil) -> CellView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}

extension CGRect {
  /// The rectangle with finite numbers and a nonnegative size.
  ///
  /// No number is so large that a sum would be infinite.
  fileprivate var usable: CGRect {
    let farthest: CGFloat = 1e15
    func usable(_ number: CGFloat) -> CGFloat {
      number.isFinite ? min(max(number, -farthest), farthest) : 0
    }
    return CGRect(
      x: usable(origin.x), y: usable(origin.y), width: usable(size.width),
      height: usable(size.height)
    ).standardized
  }
}
