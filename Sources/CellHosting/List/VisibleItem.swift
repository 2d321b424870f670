public import CellConfiguration
import CellLayout
public import Foundation

/// An item on display in a list.
@MainActor
public struct VisibleItem {
  /// The item.
  public let item: ListItem

  /// The cell, header or footer.
  public let view: ConfigurableView

  /// Its frame in the coordinates of the list's bounds.
  public let frame: CGRect

  /// The state of the cell, header or footer; that of a view of another kind has no custom states.
  public var state: CellConfigurationState {
    view.currentState as? CellConfigurationState
      ?? CellConfigurationState(traitCollection: view.traitCollection, flags: view.flags)
  }

  /// The accessories, as the program has set them.
  public var accessories: [CellAccessory] { view.arrangement.accessories }
}
