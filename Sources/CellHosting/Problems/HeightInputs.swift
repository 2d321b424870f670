import CellConfiguration
import CellLayout
import CellText
import Foundation

/// The values that determine the height of a cell with list content.
struct HeightInputs: Equatable {
  private var width: CGFloat
  private var margins: DirectionalEdgeInsets
  private var configuration: ListCellConfiguration
  private var decorations: ListCellDecorations
  private var traits: TraitCollection
  private var cache: ObjectIdentifier?

  /// Creates the values of a view; `nil` for content that computes its height itself.
  @MainActor
  init?(of view: ConfigurableView, width: CGFloat, margins: DirectionalEdgeInsets) {
    if view.content.view != nil, view.content.listView == nil { return nil }
    self.width = width
    self.margins = margins
    configuration = view.arrangedContent
    decorations = view.decorations
    traits = view.currentTraits
    cache = view.textMeasurementCache.map { ObjectIdentifier($0) }
  }
}
