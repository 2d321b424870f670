import CellConfiguration
import CellLayout
package import Foundation

extension SVGDocument {
  /// Draws a moment between two states of a cell.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - origin: The top left corner of the cell in the picture.
  package mutating func draw(_ moment: CellMoment, at origin: CGPoint) {
    let move = "translate(\(Self.format(origin.x)) \(Self.format(origin.y)))"
    group("g", ["transform": .text(move)]) { picture in
      picture.drawSwipeActions(of: moment)
      picture.drawBackground(of: moment)
      picture.drawSeparators(of: moment)
      picture.drawContent(of: moment)
      for index in moment.seen.accessories.indices {
        picture.drawAccessory(index, of: moment)
      }
    }
  }

  private mutating func drawBackground(of moment: CellMoment) {
    guard let background = moment.seen.background else { return }
    group("g", ["opacity": .number(background.alpha)]) { picture in
      if let shadow = background.shadow {
        picture.drawShadow(
          of: shadow.path, radius: shadow.radius, offset: shadow.offset,
          moment.paint { $0.background?.shadow?.color }.faded(by: shadow.alpha))
      }
      picture.fill(background.path, moment.paint { $0.background?.color })
      if let image = background.image {
        picture.clipped(by: background.path) {
          $0.draw(
            image.image, in: image.frame, tint: moment.paint { $0.background?.image?.tintColor },
            traits: moment.cell.traits)
        }
      }
      if let stroke = background.stroke {
        picture.stroke(
          stroke.path, moment.paint { $0.background?.stroke?.color }.faded(by: stroke.alpha),
          width: stroke.width)
      }
    }
  }

  private mutating func drawSeparators(of moment: CellMoment) {
    for separator in [
      \CellAppearance.topSeparator, \.bottomSeparator, \.reorderSeparator,
    ] {
      guard let line = moment.seen[keyPath: separator] else { continue }
      fill(line.frame, moment.paint { $0[keyPath: separator]?.color }.faded(by: line.alpha))
    }
  }

  private mutating func drawContent(of moment: CellMoment) {
    if let image = moment.seen.image {
      group("g", ["opacity": .number(image.alpha)]) { picture in
        func draw(_ picture: inout SVGDocument) {
          picture.draw(
            image.image, in: image.frame, tint: moment.paint { $0.image?.tintColor },
            preferred: moment.cell.cell.content?.imageProperties.preferredSymbolConfiguration,
            traits: moment.cell.traits)
        }
        if image.cornerRadius > 0 {
          picture.clipped(by: image.path, draw)
        } else {
          draw(&picture)
        }
        if let line = image.strokePath {
          picture.stroke(line, moment.paint { $0.image?.strokeColor }, width: image.strokeWidth)
        }
      }
    }
    for label in [\CellAppearance.text, \.secondaryText] {
      draw(moment.seen[keyPath: label], moment.paint { $0[keyPath: label]?.color }, of: moment)
    }
  }

  private mutating func drawAccessory(_ index: Int, of moment: CellMoment) {
    let accessory = moment.seen.accessories[index]
    let color = moment.paint { $0.accessories[index].color }
    group("g", ["opacity": .number(accessory.alpha)]) { picture in
      guard accessory.label == nil else {
        return picture.draw(accessory.label, color, of: moment)
      }
      picture.draw(
        AccessoryDrawing(
          accessory: accessory.accessory, frame: accessory.frame, color: color,
          background: accessory.backgroundColor == nil
            ? nil : moment.paint { $0.accessories[index].backgroundColor },
          isSelected: moment.seen.isSelected, isExpanded: moment.cell.isExpanded,
          isRightToLeft: moment.cell.traits.isRightToLeft))
    }
  }

  private mutating func draw(
    _ label: CellAppearance.Label?, _ color: Paint, of moment: CellMoment
  ) {
    guard let label else { return }
    group("g", ["opacity": .number(label.alpha)]) { picture in
      picture.draw(
        label.layout, at: label.origin, color: color, paint: moment.cell.paint)
    }
  }
}

/// A cell at a moment between two of its states, in each appearance of a picture.
package struct CellMoment {
  /// The visible values in each appearance; frames are the same in all of them.
  let appearances: [CellAppearance]

  /// The cell at the closer end of the transition.
  let cell: PreviewCell

  /// Creates a moment between two cells with the same appearances.
  package init(from start: PreviewCell, to end: PreviewCell, fraction: CGFloat) {
    appearances = zip(start.seen, end.seen).map { $0.interpolated(to: $1, fraction: fraction) }
    cell = fraction < 0.5 ? start : end
  }

  /// The visible values apart from colors, which differ between appearances.
  var seen: CellAppearance { appearances[0] }

  /// Returns the paint of a color in each appearance.
  func paint(_ color: (CellAppearance) -> CellColor.Components?) -> Paint {
    let clear = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
    return Paint(appearances.map { color($0) ?? clear })
  }
}

extension PreviewCell {
  /// The visible values of the cell, in each of its appearances.
  fileprivate var seen: [CellAppearance] {
    (appearances ?? [traits]).map { traits in
      var context = context
      context.traits = traits
      // These traits already include the cell's own, which would otherwise override the appearance.
      var cell = cell
      cell.traitOverrides = nil
      return CellAppearance(layout, of: cell, context: context, tintColor: tint)
    }
  }
}
