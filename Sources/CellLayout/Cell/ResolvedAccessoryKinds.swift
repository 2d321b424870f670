import CellConfiguration
import CellText
import Foundation
import AtomicPointer

/// The sizes and places of accessories of each kind under a context.
///
/// It is resolved when the first accessory is measured, and owned by its context. It never changes.
final class ResolvedAccessoryKinds: Sendable {
  /// The values of a kind; plain numbers, so that reading them counts no references.
  struct Values: Sendable {
    let isLeading: Bool

    /// The position on its side; see ``AccessoryStyle/order``.
    let order: Int

    /// The size of the view in whole pixels; `nil` for labels and custom views.
    let size: CGSize?

    /// Whether the region is as wide as the view.
    let fitsRegion: Bool
  }

  private let all: CaseTable<CellAccessory.Kind, Values>

  /// The width of most regions.
  let regionWidth: CGFloat

  /// The default font of labels, which grows with the text size.
  let labelFont = CellFont.preferredFont(forTextStyle: .body)

  /// The default font of labels under the context.
  let preparedLabelFont: PreparedFont

  /// The height of a line in that font.
  let labelHeight: CGFloat

  /// Resolves the kinds of accessories in a container.
  init(_ context: ResolvedContext, in container: ListConfiguration.Container) {
    let (grid, factor, metrics) = (context.grid, context.accessoryScale, context.metrics)
    regionWidth = grid.ceil(metrics.accessories.regionWidth.length * factor)
    preparedLabelFont = PreparedFont(labelFont.resolved(with: context.traits), context.shaper)
    labelHeight = LabelMeasure(lineOf: preparedLabelFont.metrics, grid).height
    all = CaseTable { kind in
      let style = kind.style
      var size: CGSize?
      if case .scaled(let own) = style.size {
        let own = own(metrics, container)
        size = CGSize(
          width: grid.ceil(own.width.length * factor), height: grid.ceil(own.height.length * factor)
        )
      }
      return Values(
        isLeading: kind.isLeading, order: style.order, size: size,
        fitsRegion: style.fitsRegion)
    }
  }

  /// The values of a kind.
  subscript(kind: CellAccessory.Kind) -> Values { all[kind] }
}

/// The kinds of accessories under a context, resolved for a container on first use.
///
/// Owned by its context, which shares it among all threads.
struct ResolvedAccessories: ~Copyable, @unchecked Sendable {
  /// A place for each container, empty until one thread fills it.
  private let places = atomic_places_make(ListConfiguration.Container.allCases.count)

  deinit {
    for container in ListConfiguration.Container.allCases { known(container)?.release() }
    atomic_places_free(places)
  }

  /// Returns the kinds in a container.
  ///
  /// No references are counted, as for ``ResolvedContext/withStyle(of:_:)``.
  func find(
    _ container: ListConfiguration.Container, _ context: ResolvedContext
  ) -> Unmanaged<ResolvedAccessoryKinds> {
    if let kinds = known(container) { return kinds }
    let kinds = Unmanaged.passRetained(ResolvedAccessoryKinds(context, in: container))
    if atomic_places_fill(places, container.rawValue, kinds.toOpaque()) { return kinds }
    // Another thread has just filled the place.
    let known = known(container) ?? kinds
    kinds.release()
    return known
  }

  private func known(
    _ container: ListConfiguration.Container
  ) -> Unmanaged<ResolvedAccessoryKinds>? {
    atomic_places_load(places, container.rawValue).map { .fromOpaque($0) }
  }
}
