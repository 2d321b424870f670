import CellConfiguration
import CellLayout
import Foundation

extension SVGDocument {
  /// Draws the actions that a swiped cell reveals.
  mutating func drawSwipeActions(of cell: PreviewCell) {
    if cell.layout.swipeActions.isEmpty { return }
    let origin = cell.frame.origin
    let move = "translate(\(Self.format(origin.x)) \(Self.format(origin.y)))"
    group("g", ["transform": .text(move)]) { picture in
      for action in cell.layout.swipeActions where !action.shapeFrame.isEmpty {
        picture.fill(action.path, cell.paint(action.backgroundColor))
        picture.clipped(by: action.path) { picture in
          if let image = action.action.image, let frame = action.imageFrame {
            picture.draw(
              image, in: frame, tint: cell.paint(image, in: action.color), traits: cell.traits)
          }
          if let label = action.label(in: cell.context) {
            picture.draw(label, in: .zero, color: action.color, of: cell)
          }
        }
      }
    }
  }

  /// Draws the swipe actions at a moment between two states of a cell.
  mutating func drawSwipeActions(of moment: CellMoment) {
    for (index, action) in moment.seen.swipeActions.enumerated() {
      group("g", ["opacity": .number(action.alpha)]) { picture in
        picture.fill(action.path, moment.paint { $0.swipeActions[index].color })
        picture.clipped(by: action.path) { picture in
          if let image = action.image {
            picture.draw(
              image.image, in: image.frame,
              tint: moment.paint { $0.swipeActions[index].image?.tintColor },
              traits: moment.cell.traits)
          }
          if let title = action.title {
            picture.draw(
              title.layout, at: title.origin,
              color: moment.paint { $0.swipeActions[index].title?.color },
              paint: moment.cell.paint)
          }
        }
      }
    }
  }
}
