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

  /// The state of the cell, header or footer; a view of another kind has no custom states.
  public var state: CellConfigurationState {
    view.currentState as? CellConfigurationState
      ?? CellConfigurationState(traitCollection: view.traitCollection, flags: view.flags)
  }

  /// The accessories, as your app has set them.
  public var accessories: [CellAccessory] { view.arrangement.accessories }
}

extension HostedList {
  /// The frame of the target that has keyboard focus, in the coordinates of the list's bounds;
  /// `nil` if it is out of view, or if focus is not visible.
  ///
  /// Draw a ring around it if the look of the focused row is not enough. An update returns the rows
  /// that the ring leaves and enters.
  public var focusFrame: CGRect? {
    guard let target = keyboard.shownPart.flatMap(target), let item = shown[target.item] else {
      return nil
    }
    let origin = item.frame(in: bounds).origin
    let frame = item.view.cellLayout?.frame(ofTarget: target.target)
    return frame?.offsetBy(dx: origin.x, dy: origin.y)
  }
}
