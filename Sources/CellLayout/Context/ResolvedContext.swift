import CellConfiguration
import CellText
import Foundation
import PublishedPointer

/// The part of a context that its copies share: traits, numbers resolved from them, and the shaper.
///
/// It is resolved once for all layouts with the context, and owned by the contexts that share it.
/// It never changes, except that it resolves looks when they are first used.
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

  private let looks: ResolvedLooks

  init(_ traits: TraitCollection, _ shaper: any TextShaper, _ cache: TextMeasurementCache?) {
    self.traits = traits
    self.shaper = shaper
    self.cache = cache
    let category = traits.preferredContentSizeCategory
    growth = TextGrowth(category)
    metrics = traits.styleSheet.metrics
    grid = traits.pixelGrid
    isRightToLeft = traits.isRightToLeft
    isOnMac = traits.userInterfaceIdiom == .mac
    isAccessibilitySize = category.isAccessibilityCategory
    accessoryScale = min(growth.ratio, metrics.maximumAccessoryScale)
    let isInSidebar = ListConfiguration.Appearance(traits.listEnvironment)?.isSidebar == true
    indentationWidth = isInSidebar ? metrics.sidebarIndentationWidth : metrics.indentationWidth
    let thickness = metrics.separatorPoints.length + metrics.separatorPixels.length / grid.scale
    separatorThickness = max(grid.round(thickness), 1 / grid.scale)
    looks = ResolvedLooks(of: traits.styleSheet)
  }

  /// Calls a closure with the resolved look of a configuration.
  ///
  /// The closure also receives whether margins or paddings were assigned, which are not part of a
  /// look.
  ///
  /// If more than these was assigned, configurations that assign the same values share a look. The
  /// context keeps a few such looks. The look is resolved each time if there is no space for it, or
  /// if the configuration was updated for a style sheet other than the one in the traits.
  @inline(__always)
  func withLook<Result>(
    of configuration: borrowing ListContentConfiguration,
    _ body: (ContentLook, _ hasOwnLengths: Bool) -> Result
  ) -> Result {
    let place = configuration.look
    let shared = looks.find(place, configuration, self)
    // Operations on sets of another module are calls.
    let records = place.assigned.rawValue & ~ListContentConfiguration.AssignedRecords.own.rawValue
    // A closure cannot capture a borrowed value of a library that may evolve.
    var known = shared
    if records != 0, let shared { known = looks.findOwn(configuration, shared, self) }
    let own = known == nil ? Unmanaged.passRetained(resolve(configuration, shared)) : nil
    let look = known ?? own.unsafelyUnwrapped
    defer { if let own { own.release() } }
    return look._withUnsafeGuaranteedRef { body($0, place.assigned.rawValue != records) }
  }

  /// Resolves a look for one configuration alone.
  @inline(never)
  fileprivate func resolve(
    _ configuration: borrowing ListContentConfiguration, _ shared: Unmanaged<ContentLook>?
  ) -> ContentLook {
    // Closures, the right side of `??` too, cannot capture a borrowed value of a library that may
    // evolve.
    let defaults: ContentLook
    if let shared {
      defaults = shared.takeUnretainedValue()
    } else {
      let group = configuration.row.group
      defaults = configuration.withDefaults { ContentLook($0, group, self) }
    }
    let records = configuration.look.assigned.subtracting(.own)
    if records.isEmpty { return defaults }
    return ContentLook(configuration, records, above: defaults, self)
  }
}

/// A look with assigned values, shared by configurations that assign the same.
///
/// Owned by the looks of its context.
private final class OwnLook: Sendable {
  /// The number of such looks that a context keeps: a list has a few kinds of rows.
  static let limit = 8

  /// The first configuration with the look, without content.
  let configuration: ListContentConfiguration

  private let look: ContentLook

  init(_ configuration: ListContentConfiguration, _ look: ContentLook) {
    self.configuration = configuration
    self.look = look
  }

  /// The look, without counting a reference.
  var unretained: Unmanaged<ContentLook> { .passUnretained(look) }
}

/// The looks of a style sheet's content under a context, each resolved on first use.
///
/// Owned by its context, which shares it among all threads. An entry is empty until one thread
/// fills it.
private struct ResolvedLooks: ~Copyable, @unchecked Sendable {
  private let sheet: UInt
  private let places: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

  /// The looks with assigned values, in the order in which they were first used.
  private let ownPlaces: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

  init(of sheet: StyleSheet) {
    self.sheet = sheet.identity
    places = .allocate(capacity: sheet.contentLookCount)
    places.initialize(repeating: nil)
    ownPlaces = .allocate(capacity: OwnLook.limit)
    ownPlaces.initialize(repeating: nil)
  }

  deinit {
    for case let look? in places { Unmanaged<ContentLook>.fromOpaque(look).release() }
    places.deallocate()
    for case let look? in ownPlaces { Unmanaged<OwnLook>.fromOpaque(look).release() }
    ownPlaces.deallocate()
  }

  /// Returns the look that a configuration with assigned values shares with others, or `nil` if
  /// there is no space for another one.
  @inline(never)
  func findOwn(
    _ configuration: borrowing ListContentConfiguration, _ defaults: Unmanaged<ContentLook>,
    _ context: ResolvedContext
  ) -> Unmanaged<ContentLook>? {
    var made: Unmanaged<OwnLook>?
    for index in ownPlaces.indices {
      let place = ownPlaces.baseAddress.unsafelyUnwrapped + index
      if published_pointer(place) == nil {
        // Not `??`, whose closure a borrowed value cannot enter with library evolution.
        if made == nil {
          made = .passRetained(
            OwnLook(configuration.withoutContent, context.resolve(configuration, defaults)))
        }
        if let made, publish_pointer(place, made.toOpaque()) {
          return made.takeUnretainedValue().unretained
        }
      }
      // A place that another thread has just filled may have the same look.
      guard let known = published_pointer(place) else { continue }
      let look = Unmanaged<OwnLook>.fromOpaque(known).takeUnretainedValue()
      if look.configuration.hasSameLook(as: configuration) {
        made?.release()
        return look.unretained
      }
    }
    made?.release()
    return nil
  }

  /// Returns the look that a configuration is based on, or `nil` if it is from another style sheet.
  ///
  /// No references are counted: threads that change a shared counter wait for each other, row by
  /// row. The look lives as long as the context, which the caller keeps alive.
  @inline(__always)
  func find(
    _ look: ListContentConfiguration.Look, _ configuration: borrowing ListContentConfiguration,
    _ context: ResolvedContext
  ) -> Unmanaged<ContentLook>? {
    guard look.sheet == sheet, look.index < places.count else { return nil }
    let place = places.baseAddress.unsafelyUnwrapped + look.index
    if let look = published_pointer(place) { return Unmanaged.fromOpaque(look) }
    return Unmanaged.fromOpaque(fill(place, configuration, context))
  }

  /// Resolves a look; if two threads do this at once, the first result is kept.
  @inline(never)
  private func fill(
    _ place: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
    _ configuration: borrowing ListContentConfiguration, _ context: ResolvedContext
  ) -> UnsafeMutableRawPointer {
    let group = configuration.row.group
    let look = Unmanaged.passRetained(
      configuration.withDefaults { ContentLook($0, group, context) })
    if publish_pointer(place, look.toOpaque()) { return look.toOpaque() }
    look.release()
    return published_pointer(place).unsafelyUnwrapped
  }
}
