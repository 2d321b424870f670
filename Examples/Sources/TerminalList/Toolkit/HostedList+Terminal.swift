import CellConfiguration
import CellHosting
import CellLayout
import Foundation

extension HostedList {
  /// Draws what an update of the list asks for.
  ///
  /// - Returns: The number of rows, headers among them, that were drawn.
  func draw(_ update: ListUpdate, on terminal: Terminal) -> Int {
    var count = 0
    for rect in update.redrawRects {
      var canvas = Canvas(
        columns: Int(rect.width), lines: Int(rect.height), background: backgroundColor)
      for item in displayedItems where !item.frame.intersection(rect).isEmpty {
        guard let presentation = item.view.cellPresentation else { continue }
        let isFocused = isFocusVisible && item.item == focusedTarget?.item
        let focus = isFocused ? focusedTarget?.target : nil
        var accessory: CellAccessory?
        if case .accessory(let index) = focus {
          accessory = (item.view as? ListCell)?.accessories[index]
        }
        CellPainter(focus: focus, focusedAccessory: accessory).draw(
          presentation, into: &canvas, column: Int(item.frame.minX - rect.minX),
          line: Int(item.frame.minY - rect.minY))
        count += 1
      }
      terminal.show(
        canvas, column: Int(rect.minX), line: Int(rect.minY), within: 0..<Int(size.height))
    }
    return count
  }

  /// The words of a screen reader for the target that has keyboard focus.
  var spokenFocus: String {
    guard let target = focusedTarget,
      let element = accessibilityElements.first(where: { $0.item == target.item })?.element
    else { return "" }
    func name(_ source: AccessibilityElement.CustomAction.Source) -> String {
      element.customActions.first { $0.source == source }?.name ?? ""
    }
    switch target.target {
    case .cell:
      let state = element.traits.contains(.selected) ? "selected" : nil
      return [element.label, element.value, state].compactMap(\.self).joined(separator: ", ")
    case .accessory(let index): return name(.accessory(index: index))
    case .swipeAction(let edge, let index): return name(.swipeAction(edge: edge, index: index))
    case .link: return ""
    }
  }
}

extension TraitCollection {
  /// The traits of a terminal: a point is a column or a line.
  static var terminal: TraitCollection {
    var traits = TraitCollection.phone
    traits.styleSheet = .terminal
    traits.displayScale = 1
    return traits
  }
}
