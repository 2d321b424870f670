import CellConfiguration
import CellText
import Foundation

/// Measures accessories and their regions (G20, G26).
///
/// Accessories are passed as an array and an index: an accessory is too large to be copied for each
/// cell.
struct AccessoryMeasurer {
  private let measures: ResolvedContext
  private let kinds: ResolvedAccessoryKinds

  /// The number of texts measured so far.
  private(set) var count = 0

  init(_ measures: ResolvedContext, _ kinds: ResolvedAccessoryKinds) {
    self.measures = measures
    self.kinds = kinds
  }

  /// Returns the size of an accessory's view in whole pixels, and the width of its region.
  mutating func measure(
    _ accessories: [CellAccessory], _ index: Int
  ) -> (size: CGSize, regionWidth: CGFloat) {
    let kind = kinds[accessories[index].kind]
    // Not `??`, whose closure would capture the measurer.
    let size = if let size = kind.size { size } else { ownSize(accessories, index) }
    switch accessories[index].reservedLayoutWidth {
    case .actual: return (size, size.width)
    case .standard: return (size, kinds.regionWidth)
    case .custom(let width): return (size, measures.grid.round(width.length))
    case nil where kind.fitsRegion: return (size, size.width)
    case nil:
      // A custom view that is wider than the region of other accessories has its own (assumed).
      return (size, kind.size == nil ? max(size.width, kinds.regionWidth) : kinds.regionWidth)
    }
  }

  /// Returns the size of a label or a custom view.
  private mutating func ownSize(_ accessories: [CellAccessory], _ index: Int) -> CGSize {
    switch accessories[index].details {
    case .label(let text, let font, let adjusts):
      guard adjusts, font == kinds.labelFont,
        let width = kinds.preparedLabelFont.widthOfLine(text, atMost: .infinity)
      else { return sizeOfLabel(accessories[index]) }
      count += 1
      return CGSize(width: measures.grid.ceil(width), height: kinds.labelHeight)
    case .view(let view, _, _, _):
      let (own, grid) = (view.size.lengths, measures.grid)
      return CGSize(width: grid.ceil(own.width), height: grid.ceil(own.height))
    case .none, .control, .reorder, .outline: return .zero
    }
  }

  private mutating func sizeOfLabel(_ accessory: CellAccessory) -> CGSize {
    guard let styled = accessory.styledText(measures.traits, color: nil) else { return .zero }
    count += 1
    let options = TextLayoutOptions(accessoryIn: measures.traits)
    let measurement =
      measures.cache?.measurement(of: styled, options: options)
      ?? TextMeasurement(of: styled, options: options, shaper: measures.shaper)
    return measures.trial?.accessoryLabel(measurement.size) ?? measurement.size
  }
}

extension CellAccessory {
  /// Returns the text of a label with its font.
  func styledText(_ traits: TraitCollection, color: CellColor?) -> StyledText? {
    guard case .label(let text, let font, let adjusts) = details, !text.isEmpty else { return nil }
    return StyledText(
      text,
      attributes: TextAttributes(
        font: font.resolved(with: traits, adjustingSize: adjusts), color: color))
  }
}

extension TextLayoutOptions {
  /// Creates the options of an accessory's text, which has one line.
  init(accessoryIn traits: TraitCollection) {
    self.init(
      numberOfLines: 1, layoutDirection: traits.isRightToLeft ? .rightToLeft : .leftToRight,
      displayScale: traits.pixelGrid.scale)
  }
}
