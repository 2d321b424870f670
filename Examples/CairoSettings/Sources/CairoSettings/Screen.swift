import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// A list in the window, and what the list leaves to the program.
@MainActor
protocol Screen: AnyObject {
  var list: HostedList<String, String> { get }

  /// What the user has changed, as a text.
  var state: String { get }

  /// Returns the control that a view in a row shows.
  func control(for view: DisplayItem.View) -> CellControl?
}

extension Screen {
  func control(for view: DisplayItem.View) -> CellControl? { nil }

  /// The frame of the row or accessory with visible keyboard focus.
  var focusFrame: CGRect? {
    guard list.isFocusVisible, let target = list.focusedTarget,
      let item = list.displayedItems.first(where: { $0.item == target.item })
    else { return nil }
    let accessories = (item.view as? ListCell)?.accessoryLayouts ?? []
    let frame = accessories.first { $0.accessory == target.accessory }?.frame
    return frame?.offsetBy(dx: item.frame.minX, dy: item.frame.minY) ?? item.frame
  }
}

extension TraitCollection {
  /// Changes the look of a list as a key requests.
  mutating func change(by key: Character) {
    let sizes = CellContentSizeCategory.sizes
    let size = sizes.firstIndex(of: preferredContentSizeCategory) ?? 3
    switch key {
    case "d": userInterfaceStyle = isDark ? .light : .dark
    case "r": layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
    case "+": preferredContentSizeCategory = sizes[min(size + 1, sizes.count - 1)]
    case "-": preferredContentSizeCategory = sizes[max(size - 1, 0)]
    default: break
    }
  }
}
