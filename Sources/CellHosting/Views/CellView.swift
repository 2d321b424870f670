public import CellConfiguration
import CellLayout
import CellText
public import Foundation

/// A headless view: a rectangle in a hierarchy, with traits, tint and margins that are handed down.
///
/// The base class for content views that want one, and for the cells themselves. It draws nothing;
/// a toolkit reads frames and colors from it, or attaches its own widget to it. What it does is
/// what content views of UIKit rely on: subviews, layout passes, sizes, hit testing and coordinate
/// conversion. As documented for `UIView`.
///
/// Owned by its superview; a view without one by whoever made it. A superview is never kept alive
/// by its subviews.
open class CellView: Responder, BackgroundCustomView {
  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// Setting another size asks for layout. The origin is the top left corner. Parts that are not a
  /// number or infinite count as 0, larger ones than 1e15 as that; a negative size is turned
  /// around.
  open var frame: CGRect {
    get { CGRect(origin: position, size: extent) }
    set {
      let frame = newValue.usable
      let resizes = frame.size != extent
      position = frame.origin
      extent = frame.size
      if resizes { setNeedsLayout() }
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  ///
  /// Its origin, normally zero, scrolls the subviews.
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

  private var position = CGPoint.zero
  private var extent = CGSize.zero
  private var scroll = CGPoint.zero

  // MARK: Appearance

  /// A number to find the view by, see ``viewWithTag(_:)``.
  open var tag = 0

  /// Whether the view, with everything in it, is neither seen nor hit.
  open var isHidden = false

  /// The opacity of the view and everything in it, from 0 to 1; below 0.01 it is not hit.
  open var alpha: CGFloat = 1

  /// Whether touches reach the view and everything in it.
  open var isUserInteractionEnabled = true

  /// The color behind everything else in the view; `nil` for none.
  open var backgroundColor: CellColor?

  // MARK: Hierarchy

  /// The view that this one lies in.
  public internal(set) weak var superview: CellView?

  /// The views that lie in this one, from back to front.
  public internal(set) var subviews: [CellView] = []

  /// The superview, which is the next link outward unless a subclass says otherwise.
  open override var next: Responder? { superview }

  // MARK: Environment

  /// What keeps the view up to date if it is a cell, header or footer; `nil` for other views.
  final var ownUpdater: Updater?
  var ownTint: CellColor?
  var ownCache: TextMeasurementCache?
  var ownMargins: DirectionalEdgeInsets?
  var currentTraits = TraitCollection.phone
  /// The context of the last layout here, kept for the next one.
  var cachedLayoutContext: LayoutContext?

  /// The traits that the view does not inherit.
  public var traitOverrides = TraitOverrides() {
    didSet { inheritTraits() }
  }

  // MARK: Layout

  var isLayoutNeeded = true
  var isLayoutNeededBelow = false

  /// Hears of changes of models that `layoutSubviews()` read; `nil` before somebody else's code ran
  /// there.
  var layoutWatch: ModelWatch?

  /// Whether `layoutSubviews()` may be somebody else's code, which may read models.
  var placesWithClientCode: Bool { type(of: self) != CellView.self }

  /// Creates a view.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public init(frame: CGRect = .zero) {
    super.init()
    self.frame = frame
  }

  /// Gives `nil`: there are no archives of headless views.
  ///
  /// Declared so that subclasses written for UIKit compile.
  public required init?(coder: NSCoder) { nil }

  // MARK: To override

  /// Places the subviews; called by layout passes, never directly.
  ///
  /// Does nothing unless overridden.
  open func layoutSubviews() {}

  /// The size that suits the view best within a size, in points.
  ///
  /// The view's present size unless overridden. A content view based on this class is sized by
  /// this method: it is asked with the width it will have and an unlimited height,
  /// `CGFloat.greatestFiniteMagnitude`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { extent }

  /// Gives the view the size that suits it best within its present one.
  ///
  /// As documented for `UIView`: the size is that of ``sizeThatFits(_:)``, the origin stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// The margins until somebody sets some: 8 on every side, as documented for `UIView`.
  var standardMargins: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// What follows, inside this module, from what is handed down.
  func environmentChanged(_ change: EnvironmentChange) {}

  /// Called after the view came into another superview, or out of one.
  open func didMoveToSuperview() {}

  /// Called after traits changed, with those of before.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called after the tint changed, here or in a view outside.
  open func tintColorDidChange() {}

  /// Called after other margins were set on the view.
  open func layoutMarginsDidChange() {}

  /// Whether a point in the view's coordinates lies in it.
  ///
  /// The right and bottom edges do not belong to the view.
  open func point(inside point: CGPoint, with event: (any CellEvent)? = nil) -> Bool {
    bounds.contains(point)
  }

  /// The front-most view at a point in the view's coordinates, itself included; `nil` if it is not
  /// hit.
  ///
  /// Views that are hidden, transparent or without user interaction are not hit, nor is anything in
  /// them; neither is what lies outside of its superview.
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
  /// The rectangle with every number finite and the size not negative.
  ///
  /// None is so large that sums of them would be infinite.
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
