import CellConfiguration
import CellText
import Foundation
import PublishedPointer

/// Traits, what they come to in numbers, and what measures text: all that copies of a context
/// share.
///
/// Worked out once for all that is laid out with it. Owned by the contexts that share it; but for
/// the looks, which it resolves when they are first asked for, it never changes.
final class ResolvedContext: Sendable {
  let traits: TraitCollection
  let shaper: any TextShaper
  let cache: TextMeasurementCache?

  /// The pixels that edges lie on.
  let grid: PixelGrid

  let isRightToLeft: Bool

  /// Whether some accessories have another side.
  let isOnMac: Bool

  /// Whether the text size is one of the accessibility categories.
  let isAccessibilitySize: Bool

  /// How much larger than at the default size everything is that grows with text.
  let growth: TextGrowth

  let metrics: ListMetrics

  /// How much larger accessories and their regions are than at the default size.
  ///
  /// They grow with body text up to a limit (assumed; two measured sizes agree).
  let accessoryScale: CGFloat

  /// The indentation of one level where a cell does not say: outlines in sidebars may be indented
  /// further than cells elsewhere (G47).
  let indentationWidth: CGFloat

  /// The thickness of separators: so many points and pixels, but at least one pixel (G27).
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

  /// Lends the look of a configuration, resolved, and margins and distances if any were assigned.
  ///
  /// Where more than these was assigned, and for a configuration that was updated for another style
  /// sheet than that of the traits, the look is resolved each time.
  @inline(__always)
  func withLook<Result>(
    of configuration: borrowing ListContentConfiguration,
    _ body: (ContentLengths?, ContentLook) -> Result
  ) -> Result {
    let parts = configuration.assignedParts
    let shared = looks.find(configuration, self)
    let own =
      shared == nil || !parts.areLengthsOnly ? resolve(configuration, parts, shared) : nil
    let look = own.map(Unmanaged.passUnretained) ?? shared.unsafelyUnwrapped
    return withExtendedLifetime(own) {
      look._withUnsafeGuaranteedRef {
        body(parts.lengths ? ContentLengths(configuration.ownValues) : nil, $0)
      }
    }
  }

  /// A look for one configuration alone.
  @inline(never)
  private func resolve(
    _ configuration: borrowing ListContentConfiguration,
    _ parts: ListContentConfiguration.AssignedParts, _ shared: Unmanaged<ContentLook>?
  ) -> ContentLook {
    let group = configuration.row.group
    return configuration.withValues {
      ContentLook($0, group, self, above: shared?.takeUnretainedValue(), parts)
    }
  }
}

/// The looks of a style sheet's content under a context, each resolved when it is first asked for.
///
/// Owned by its context, which lends it to all threads. A place is empty until one thread fills it.
private struct ResolvedLooks: ~Copyable, @unchecked Sendable {
  private let sheet: UInt
  private let places: UnsafeMutableBufferPointer<UnsafeMutableRawPointer?>

  init(of sheet: StyleSheet) {
    self.sheet = sheet.identity
    places = .allocate(capacity: sheet.contentLookCount)
    places.initialize(repeating: nil)
  }

  deinit {
    for case let look? in places { Unmanaged<ContentLook>.fromOpaque(look).release() }
    places.deallocate()
  }

  /// The look that a configuration stands on; `nil` for one of another sheet.
  ///
  /// No reference is counted: threads that change a counter they share wait for each other, row by
  /// row. The look lives as long as the context, which the caller holds.
  @inline(__always)
  func find(
    _ configuration: borrowing ListContentConfiguration, _ context: ResolvedContext
  ) -> Unmanaged<ContentLook>? {
    let look = configuration.look
    guard look.sheet == sheet, look.index < places.count else { return nil }
    let place = places.baseAddress.unsafelyUnwrapped + look.index
    return Unmanaged.fromOpaque(
      published_pointer(place) ?? fill(place, configuration, context))
  }

  /// Resolves a look; where two threads do so at once, the first one's counts.
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
