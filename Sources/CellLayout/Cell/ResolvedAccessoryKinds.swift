import CellConfiguration
import CellText
import Foundation

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

  /// The values of all kinds, in their order.
  private let all: [Values]

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
    all =
      CaseTable<CellAccessory.Kind, Values> { kind in
        let style = kind.style
        var size: CGSize?
        if case .scaled(let own) = style.size {
          let own = own(metrics, container)
          size = CGSize(
            width: grid.ceil(own.width.length * factor),
            height: grid.ceil(own.height.length * factor)
          )
        }
        return Values(
          isLeading: kind.isLeading, order: style.order, size: size,
          fitsRegion: style.fitsRegion)
      }.values
  }

  /// The values of a kind.
  subscript(kind: CellAccessory.Kind) -> Values { all[kind.rawValue] }
}
