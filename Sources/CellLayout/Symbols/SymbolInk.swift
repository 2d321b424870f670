import CellConfiguration
package import Foundation

/// The style in which the shape of a symbol is drawn, in the coordinates of its box.
package struct SymbolInk: Sendable {
  /// The width of lines.
  package var lineWidth: CGFloat

  /// The distance by which every edge moves outward.
  package var growth: CGFloat

  /// Creates a style.
  package init(lineWidth: CGFloat, growth: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.growth = growth
  }

  /// Returns the ink in the coordinates of a placed shape.
  package func placed(_ placement: SymbolPlacement) -> SymbolInk {
    SymbolInk(
      lineWidth: lineWidth * placement.lineScale / placement.scale,
      growth: growth / placement.scale)
  }

  /// Returns the width of the line along the path of a shape; 0 for a shape without one.
  package func strokeWidth(of shape: SymbolShape) -> CGFloat {
    switch shape {
    case .line, .body: lineWidth + 2 * growth
    case .area: 2 * growth
    case .group, .placed, .cut: 0
    }
  }
}

extension CellFont.Weight {
  /// The width of a symbol's lines in its box: 1.8 in regular weight, and from 0.8 to 3.3.
  ///
  /// Equal steps of weight multiply the width by equal factors (decided, so that a symbol looks as
  /// heavy as text).
  var symbolLineWidth: CGFloat {
    let weight = rawValue.isNaN ? 0 : min(max(rawValue, -1), 1)
    return (1.8 * pow(2.6, weight) * 1000).rounded() / 1000
  }
}
