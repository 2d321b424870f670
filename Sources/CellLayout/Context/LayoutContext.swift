public import CellConfiguration
public import CellText
public import Foundation

/// What a layout depends on besides configuration and size: traits, text system, margins around.
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
    set { resolved = ResolvedContext(newValue, shaper, cache) }
  }

  /// All but margins and screen in numbers, with resolved looks; shared by copies of the context.
  private(set) var resolved: ResolvedContext

  /// The layout margins of the view around content, which content inherits; never negative.
  ///
  /// 8 on every edge unless said otherwise, as recorded outside lists. In a cell they follow from
  /// ``cellLayoutMargins``. For a view that does not touch the edges of the one around it, see
  /// ``inheriting(_:at:in:)``.
  public var superviewLayoutMargins: DirectionalEdgeInsets

  /// The layout margins of a cell, and of the view that a background is behind; never negative.
  ///
  /// 8 on every edge unless said otherwise, as recorded outside lists. A ``ListLayout`` sets those
  /// of its rows.
  public var cellLayoutMargins: DirectionalEdgeInsets

  /// The width of the screen in points, on which margins of lists depend; `nil` for the list's own.
  public var screenWidth: CGFloat?

  /// What measures text.
  public var shaper: any TextShaper { resolved.shaper }

  /// Where measurements are kept for the next time; `nil` measures each time.
  ///
  /// A plain text that needs one line, and whose width the shaper knows at once, is measured each
  /// time: that takes less time than finding it.
  public var cache: TextMeasurementCache? { resolved.cache }

  /// Creates a context that measures with a shaper and remembers nothing; on a phone unless said
  /// otherwise.
  public init(
    traits: TraitCollection = .phone, shaper: any TextShaper = .embedded,
    superviewLayoutMargins: DirectionalEdgeInsets? = nil,
    cellLayoutMargins: DirectionalEdgeInsets? = nil
  ) {
    self.init(traits, shaper, nil, superviewLayoutMargins, cellLayoutMargins)
  }

  /// Creates a context that measures with a cache's shaper and keeps measurements in that cache; on a
  /// phone unless said otherwise.
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
    let margin = resolved.metrics.marginOutsideLists
    let margins = DirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin, trailing: margin)
    self.superviewLayoutMargins = superviewLayoutMargins ?? margins
    self.cellLayoutMargins = cellLayoutMargins ?? margins
  }

  /// The same context for a view inside another one, whose margins it inherits as far as they reach
  /// over it.
  ///
  /// Per edge the margin less the distance between the two views' edges, at least 0 (recorded for
  /// distance 0, the subtraction inferred).
  ///
  /// - Parameters:
  ///   - margins: The layout margins of the view around.
  ///   - frame: The frame of the view inside, in coordinates of the one around it.
  ///   - size: The size of the view around.
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

  /// The same context for a cell that overrides some of the traits.
  ///
  /// - Parameter overrides: The traits that it specifies; the others stay. `nil` changes nothing.
  public func overriding(_ overrides: TraitCollection?) -> LayoutContext {
    guard let overrides else { return self }
    var context = self
    context.traits = TraitCollection(traitsFrom: [traits, overrides])
    return context
  }

  /// The same context inside a view of other margins.
  func with(_ superviewLayoutMargins: DirectionalEdgeInsets) -> LayoutContext {
    var context = self
    context.superviewLayoutMargins = superviewLayoutMargins
    return context
  }

  /// The pixels that edges lie on.
  var grid: PixelGrid { resolved.grid }

  var isRightToLeft: Bool { resolved.isRightToLeft }
}
