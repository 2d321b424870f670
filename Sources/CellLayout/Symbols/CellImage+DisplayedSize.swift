package import CellConfiguration
import CellText
package import Foundation

extension CellImage {
  /// Returns the size of the image outside of list content, in whole pixels.
  ///
  /// A symbol grows with the text size. A symbol of unknown size has the box of a typical one in
  /// the point size and scale of its configuration (assumed).
  package func displayedSize(with traits: TraitCollection) -> CGSize {
    let context = LayoutContext(traits: traits).resolved
    guard takesSymbolSpace else { return (size ?? .zero).lengths }
    guard let size else {
      return context.growth.symbolSize(symbolConfiguration, context.metrics, context.grid)
    }
    return CGSize(
      width: context.grid.round(size.width * context.growth.ratio),
      height: context.grid.round(size.height * context.growth.ratio)
    ).lengths
  }
}
