public import CellConfiguration
public import CellText
public import Foundation

/// The environment of a layout: traits, text system and inherited margins.
///
/// ```swift
/// var context = LayoutContext(traits: .phone)
/// context.traits.layoutDirection = .rightToLeft
/// context.superviewLayoutMargins.leading = 20
/// let layout = ListContentLayout(content, width: 320, context: context)
/// ```
public struct LayoutContext: Sendable {
  /// Text size, direction, display scale, device and style sheet.
  public var traits: TraitCollection {
    get { resolved.traits }
    set { resolved = ResolvedContext(newValue, shaper, cache, resolved.trial) }
  }

  /// The numbers and styles resolved from the traits, shared by copies of the context.
  private(set) var resolved: ResolvedContext

  /// The layout margins of the view that contains the content, never negative.
  ///
  /// Content inherits these margins. The default is 8 on every edge, as recorded outside lists. In
  /// a cell, ``cellLayoutMargins`` determines them. For a view that does not touch the edges of its
  /// superview, see ``inheriting(_:at:in:)``.
  public var superviewLayoutMargins: DirectionalEdgeInsets

  /// The layout margins of a cell, and of the view in front of a background; never negative.
  ///
  /// The default is 8 on every edge, as recorded outside lists. A ``ListLayout`` sets the margins
  /// of its rows.
  public var cellLayoutMargins: DirectionalEdgeInsets

  /// The width of the screen in points, which affects margins of lists; `nil` for the list's width.
  public var screenWidth: CGFloat?

  /// The shaper that measures text.
  public var shaper: any TextShaper { resolved.shaper }

  /// The cache that keeps measurements, or `nil` to measure each time.
  ///
  /// A plain text on one line is measured each time if the shaper has a shortcut for its width,
  /// which is faster than finding the text in the cache. The embedded shaper also measures an
  /// attributed text on one line each time if its runs set no kerning, offset or paragraph style.
  public var cache: TextMeasurementCache? { resolved.cache }

  /// Creates a context that measures with a shaper and keeps no measurements.
  ///
  /// By default, the traits describe a phone.
  public init(
    traits: TraitCollection = .phone, shaper: any TextShaper = .embedded,
    superviewLayoutMargins: DirectionalEdgeInsets? = nil,
    cellLayoutMargins: DirectionalEdgeInsets? = nil
  ) {
    self.init(traits, shaper, nil, superviewLayoutMargins, cellLayoutMargins)
  }

  /// Creates a context that measures with a cache's shaper and keeps measurements in that cache.
  ///
  /// By default, the traits describe a phone.
  public init(
    traits: TraitCollection = .phone, cache: TextMeasurementCache,
    superviewLayoutMargins: DirectionalEdgeInsets? = nil,
    cellLayoutMargins: DirectionalEdgeInsets? = nil
  ) {
    self.init(traits, cache.shaper, cache, superviewLayoutMargins, cellLayoutMargins)
  }

  private init(
    _ traits: TraitCollection, _ shaper: any TextShaper, _ cache: TextMeasurementCache?,
    _ superviewLayoutMargins: DirectionalEdgeInsets?, _ cellLayoutMargins: DirectionalEdgeInsets?
  ) {
    resolved = ResolvedContext(traits, shaper, cache)
    let margin = resolved.metrics.accessories.marginOutsideLists
    let margins = DirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    self.superviewLayoutMargins = superviewLayoutMargins ?? margins
    self.cellLayoutMargins = cellLayoutMargins ?? margins
  }

  /// Returns the same context for a view that inherits the margins of its superview.
  ///
  /// Each inherited margin is the outer view's margin minus the distance between the edges of the
  /// two views, at least 0 (recorded for distance 0, the subtraction inferred).
  ///
  /// - Parameters:
  ///   - margins: The layout margins of the outer view.
  ///   - frame: The frame of the inner view, in coordinates of the outer view.
  ///   - size: The size of the outer view.
  public func inheriting(
    _ margins: DirectionalEdgeInsets, at frame: CGRect, in size: CGSize
  ) -> LayoutContext {
    let left = frame.minX.distance
    let right = (size.width - frame.maxX).distance
    var context = self
    context.superviewLayoutMargins = DirectionalEdgeInsets(
      top: (margins.top - frame.minY.distance).length,
      leading: (margins.leading - (isRightToLeft ? right : left)).length,
      bottom: (margins.bottom - (size.height - frame.maxY).distance).length,
      trailing: (margins.trailing - (isRightToLeft ? left : right)).length)
    return context
  }

  /// Returns the same context for a cell that overrides some of the traits.
  ///
  /// - Parameter overrides: The traits to override; all others stay. `nil` changes nothing.
  package func overriding(_ overrides: TraitCollection?) -> LayoutContext {
    guard let overrides else { return self }
    var context = self
    context.traits = TraitCollection(traitsFrom: [traits, overrides])
    return context
  }

  /// Returns the same context inside a view with other margins.
  func with(_ superviewLayoutMargins: DirectionalEdgeInsets) -> LayoutContext {
    var context = self
    context.superviewLayoutMargins = superviewLayoutMargins
    return context
  }

  /// Returns the same context with the changed numbers of a trial.
  func trying(_ trial: LayoutTrial) -> LayoutContext {
    var context = self
    context.resolved = ResolvedContext(traits, shaper, cache, trial)
    return context
  }

  /// The pixels on which edges lie.
  var grid: PixelGrid { resolved.grid }

  var isRightToLeft: Bool { resolved.isRightToLeft }
}
