import CellConfiguration
import CellText
import Foundation

/// The part of a context that its copies share: traits, numbers resolved from them, and the shaper.
///
/// It is resolved once for all layouts with the context, and owned by the contexts that share it.
/// It never changes, except that it resolves styles when they are first used.
final class ResolvedContext: Sendable {
  let traits: TraitCollection
  let shaper: any TextShaper
  let cache: TextMeasurementCache?

  /// The pixels on which edges lie.
  let grid: PixelGrid

  let isRightToLeft: Bool

  /// Whether the device is a Mac, where some accessories are on the other side.
  let isOnMac: Bool

  /// Whether the text size is one of the accessibility categories.
  let isAccessibilitySize: Bool

  /// The growth of lengths that grow with text, relative to the default size.
  let growth: TextGrowth

  let metrics: ListMetrics

  /// The changed numbers, if the layout is a trial of an explanation; `nil` for all other layouts.
  let trial: LayoutTrial?

  /// The scale of accessories and their regions, relative to the default size.
  ///
  /// They grow with body text up to a limit (assumed; two measured sizes agree).
  let accessoryScale: CGFloat

  /// The default indentation of one level, for cells that set none.
  ///
  /// Outlines in sidebars may be indented further than cells elsewhere (G47).
  let indentationWidth: CGFloat

  /// The thickness of separators, a sum of points and pixels, but at least one pixel (G27).
  let separatorThickness: CGFloat

  private let styles: ResolvedStyles

  /// The kinds of accessories in each container, resolved on first use.
  private let accessoryKinds = SharedPlaces<ResolvedAccessoryKinds>(
    count: ListConfiguration.Container.allCases.count)

  init(
    _ traits: TraitCollection, _ shaper: any TextShaper, _ cache: TextMeasurementCache?,
    _ trial: LayoutTrial? = nil
  ) {
    self.traits = traits
    self.trial = trial
    self.shaper = shaper
    self.cache = cache
    let category = traits.preferredContentSizeCategory
    growth = TextGrowth(category, trial)
    metrics = trial?.metrics(of: traits.styleSheet) ?? traits.styleSheet.metrics
    grid = trial == nil ? traits.pixelGrid : .finest
    isRightToLeft = traits.isRightToLeft
    isOnMac = traits.userInterfaceIdiom == .mac
    isAccessibilitySize = category.isAccessibilityCategory
    accessoryScale = min(growth.ratio, metrics.accessories.maximumScale)
    let isInSidebar = ListConfiguration.Appearance(traits.listEnvironment)?.isSidebar == true
    indentationWidth =
      isInSidebar ? metrics.rows.sidebarIndentationWidth : metrics.rows.indentationWidth
    let pixels = metrics.separators.pixels.length / traits.pixelGrid.scale
    let thickness = metrics.separators.points.length + pixels
    separatorThickness = max(grid.round(thickness), 1 / grid.scale)
    styles = ResolvedStyles(of: traits.styleSheet)
  }

  /// Calls a closure with the resolved style of a configuration.
  ///
  /// The closure also receives whether margins or paddings were assigned, which are not part of a
  /// style.
  ///
  /// If other properties were assigned too, configurations that assign the same values share a
  /// style. The context keeps a few such styles and resolves further ones each time. It also
  /// resolves the style each time if the configuration was updated for a style sheet other than the
  /// one in the traits.
  @inline(__always)
  func withStyle<Result>(
    of configuration: borrowing ListContentConfiguration,
    _ body: (ResolvedContentStyle, _ hasOwnLengths: Bool) -> Result
  ) -> Result {
    let place = configuration.styleKey
    let shared = styles.find(place, configuration, self)
    // Operations on sets of another module are calls.
    let records = place.assigned.rawValue & ~ListContentConfiguration.AssignedGroups.own.rawValue
    // A closure cannot capture a borrowed value of a library that may evolve.
    var known = shared
    if records != 0, let shared { known = styles.findOwn(configuration, shared, self) }
    let own = known == nil ? Unmanaged.passRetained(resolve(configuration, shared)) : nil
    let style = known ?? own.unsafelyUnwrapped
    defer { if let own { own.release() } }
    return style._withUnsafeGuaranteedRef { body($0, place.assigned.rawValue != records) }
  }

  /// Returns the kinds of accessories in a container.
  func accessoryKinds(in container: ListConfiguration.Container) -> ResolvedAccessoryKinds {
    let place = container.rawValue
    let kinds =
      accessoryKinds[place]
      ?? accessoryKinds.fill(place, ResolvedAccessoryKinds(self, in: container))
    return kinds.takeUnretainedValue()
  }

  /// Resolves a style for one configuration alone.
  @inline(never)
  fileprivate func resolve(
    _ configuration: borrowing ListContentConfiguration, _ shared: Unmanaged<ResolvedContentStyle>?
  ) -> ResolvedContentStyle {
    // Closures, including the right side of `??`, cannot capture a borrowed value of a library that
    // may evolve.
    let defaults: ResolvedContentStyle
    if let shared {
      defaults = shared.takeUnretainedValue()
    } else {
      let purpose = configuration.row.use.purpose
      defaults = configuration.withDefaults { ResolvedContentStyle($0, purpose, self) }
    }
    let records = configuration.styleKey.assigned.subtracting(.own)
    if records.isEmpty { return defaults }
    return ResolvedContentStyle(configuration, records, above: defaults, self)
  }
}

/// A style with assigned values, shared by configurations that assign the same.
///
/// Owned by the styles of its context.
private final class AssignedContentStyle: Sendable {
  /// The first configuration with the style, without content.
  private let configuration: ListContentConfiguration

  /// The assignments of this configuration.
  let assignments: ListContentConfiguration.StyleAssignments

  private let style: ResolvedContentStyle

  init(_ configuration: ListContentConfiguration, _ style: ResolvedContentStyle) {
    self.configuration = configuration
    assignments = configuration.styleAssignments
    self.style = style
  }

  /// The style, without counting a reference.
  var unretained: Unmanaged<ResolvedContentStyle> { .passUnretained(style) }
}

/// The styles of a style sheet's content under a context, each resolved on first use.
///
/// Owned by its context.
private struct ResolvedStyles: ~Copyable, Sendable {
  /// The number of styles with assigned values that a context keeps; most lists have only a few
  /// kinds of rows.
  private static let assignedCount = 32

  private let sheet: UInt
  private let places: SharedPlaces<ResolvedContentStyle>

  /// The styles with assigned values, each at the first empty place after the one of its number.
  private let assignedPlaces = SharedPlaces<AssignedContentStyle>(count: Self.assignedCount)

  init(of sheet: StyleSheet) {
    self.sheet = sheet.identity
    places = SharedPlaces(count: sheet.contentStyleCount)
  }

  /// Returns the style that a configuration with assigned values shares with others, or `nil` if
  /// all places are full.
  @inline(never)
  func findOwn(
    _ configuration: borrowing ListContentConfiguration,
    _ defaults: Unmanaged<ResolvedContentStyle>,
    _ context: ResolvedContext
  ) -> Unmanaged<ResolvedContentStyle>? {
    let assignments = configuration.styleAssignments
    var made: AssignedContentStyle?
    for offset in 0..<assignedPlaces.count {
      let place = Int((assignments.number &+ UInt(offset)) % UInt(assignedPlaces.count))
      var known = assignedPlaces[place]
      if known == nil {
        // Not `??`, whose closure a borrowed value cannot enter with library evolution.
        let own: AssignedContentStyle
        if let made {
          own = made
        } else {
          own = AssignedContentStyle(
            configuration.withoutContent, context.resolve(configuration, defaults))
          made = own
        }
        known = assignedPlaces.fill(place, own)
      }
      // A place that another thread has just filled may have the same style.
      let style = known?._withUnsafeGuaranteedRef {
        $0.assignments == assignments ? $0.unretained : nil
      }
      if let style { return style }
    }
    return nil
  }

  /// Returns the style that a configuration is based on, or `nil` if it is from another style
  /// sheet.
  ///
  /// The style lives as long as the context, which the caller keeps alive.
  @inline(__always)
  func find(
    _ style: ListContentConfiguration.StyleKey, _ configuration: borrowing ListContentConfiguration,
    _ context: ResolvedContext
  ) -> Unmanaged<ResolvedContentStyle>? {
    guard style.sheet == sheet, style.index < places.count else { return nil }
    if let style = places[style.index] { return style }
    return resolve(style.index, configuration, context)
  }

  @inline(never)
  private func resolve(
    _ index: Int, _ configuration: borrowing ListContentConfiguration, _ context: ResolvedContext
  ) -> Unmanaged<ResolvedContentStyle> {
    let purpose = configuration.row.use.purpose
    return places.fill(
      index, configuration.withDefaults { ResolvedContentStyle($0, purpose, context) })
  }
}
