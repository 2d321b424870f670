import CellConfiguration
import CellText
import Foundation

/// What frames depend on as far as it is about the image.
struct ImageInput: Equatable, Sendable {
  /// The size after the maximum size was applied, not rounded.
  var size: CGSize

  /// Whether the image may be as high as the view, beyond the margins.
  var mayFillHeight: Bool

  /// The size of the slot; `nil` in a dimension in which it is that of the displayed image.
  var slotWidth: CGFloat?
  var slotHeight: CGFloat?

  init(
    _ image: borrowing CellImage, _ values: borrowing ImageValues, _ family: ListContentFamily,
    _ measures: ContextMeasures
  ) {
    let standard = measures.family(family).symbolStandard
    let isSymbol = image.isSymbol
    let own: CGSize
    if isSymbol, image.size == nil {
      let preferred = values.preferredSymbolConfiguration
      let configuration = image.symbolConfiguration.map { preferred?.applying($0) ?? $0 }
      own = Self.size(ofUnknownSymbol: configuration ?? preferred, measures).lengths
    } else {
      own = Self.size(image.size, isSymbol: isSymbol, measures).lengths
    }

    // G2 (a): the maximum size, per dimension, a zero limit being none; never larger than the image.
    let limit = values.maximumSize.lengths
    let widthFactor = limit.width > 0 && own.width > 0 ? limit.width / own.width : .infinity
    let heightFactor = limit.height > 0 && own.height > 0 ? limit.height / own.height : .infinity
    let factor = min(1, min(widthFactor, heightFactor))
    size = CGSize(width: own.width * factor, height: own.height * factor)
    let heightIsCapped = heightFactor < 1 && heightFactor <= widthFactor

    // G5: reserved, symbol standard, or as large as the image.
    let reserved = values.reservedLayoutSize
    func slot(_ reserved: CGFloat, standard: CGFloat) -> CGFloat? {
      if reserved == ListContentConfiguration.ImageProperties.standardDimension { return standard }
      if reserved.length > 0 { return reserved.length }
      return isSymbol ? standard : nil
    }
    // At accessibility sizes the reserved width counts as 0.
    slotWidth = slot(measures.isAccessibilitySize ? 0 : reserved.width, standard: standard.width)
    slotHeight = slot(reserved.height, standard: standard.height)

    // G2 (b): the symbol standard counts as a reserved height.
    let reservedHeight = slotHeight ?? .infinity
    mayFillHeight = heightIsCapped || size.height > reservedHeight
  }

  /// G4: the size of an image that says it; that of a symbol grows with the text.
  private static func size(
    _ own: CGSize?, isSymbol: Bool, _ measures: ContextMeasures
  ) -> CGSize {
    guard isSymbol else { return own ?? .zero }
    let grid = measures.grid
    let ratio = measures.growth.ratio
    let size = (own ?? .zero).lengths
    return CGSize(
      width: grid.round(size.width * ratio), height: grid.round(size.height * ratio))
  }

  /// G4: the box of a symbol whose size is not known.
  private static func size(
    ofUnknownSymbol configuration: CellImage.SymbolConfiguration?, _ measures: ContextMeasures
  ) -> CGSize {
    let factor = SymbolBox.factor(of: configuration, measures)
    return CGSize(
      width: measures.grid.round(measures.metrics.unknownSymbolWidth.length * factor),
      height: measures.grid.round(measures.metrics.unknownSymbolHeight.length * factor))
  }

  /// G2 (b) and the last sentence of G2: the size in a view, scaled down to what the view leaves.
  ///
  /// - Parameters:
  ///   - height: the height of the view.
  ///   - area: the view less its margins.
  ///   - grid: pixels; the image's edges are on them (assumed).
  func displayedSize(inHeight height: CGFloat, area: CGRect, _ grid: PixelGrid) -> CGSize {
    var size = size
    let heightLimit = mayFillHeight ? height : area.height
    if size.height > heightLimit { size = size.scaled(by: heightLimit / size.height) }
    if size.width > area.width { size = size.scaled(by: area.width / size.width) }
    return CGSize(width: grid.round(size.width), height: grid.round(size.height))
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
