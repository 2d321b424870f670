import CellConfiguration
import CellText
import Foundation

/// Measures accessories and their regions (G20, G26).
struct AccessoryMeasurer {
  private let measures: ResolvedContext
  private let container: ListConfiguration.Container

  var metrics: ListMetrics { _read { yield measures.metrics } }

  /// The pixels on which edges lie.
  var grid: PixelGrid { measures.grid }

  /// The number of texts measured so far.
  private(set) var count = 0

  init(_ measures: ResolvedContext, in container: ListConfiguration.Container) {
    self.measures = measures
    self.container = container
  }

  /// Returns the size of an accessory's view in whole pixels, and the width of its region.
  mutating func measure(_ accessory: CellAccessory) -> (size: CGSize, regionWidth: CGFloat) {
    let size = size(of: accessory)
    return (size, regionWidth(of: accessory, viewWidth: size.width))
  }

  private mutating func size(of accessory: CellAccessory) -> CGSize {
    let (grid, factor) = (grid, measures.accessoryScale)
    switch accessory.kind.style.size {
    case .scaled(let size):
      let size = size(metrics, container)
      return CGSize(
        width: grid.ceil(size.width.length * factor), height: grid.ceil(size.height.length * factor)
      )
    case .text: return sizeOfLabel(accessory)
    case .view:
      let own = (accessory.customView?.size ?? .zero).lengths
      return CGSize(width: grid.ceil(own.width), height: grid.ceil(own.height))
    }
  }

  private func regionWidth(of accessory: CellAccessory, viewWidth: CGFloat) -> CGFloat {
    let (grid, factor) = (grid, measures.accessoryScale)
    let standard = grid.ceil(metrics.accessories.regionWidth.length * factor)
    switch accessory.reservedLayoutWidth {
    case .actual: return viewWidth
    case .standard: return standard
    case .custom(let width): return grid.round(width.length)
    case nil: return accessory.kind.style.fitsRegion ? viewWidth : standard
    }
  }

  private mutating func sizeOfLabel(_ accessory: CellAccessory) -> CGSize {
    guard let styled = accessory.styledText(measures.traits, color: nil) else { return .zero }
    count += 1
    let options = TextLayoutOptions(accessoryIn: measures.traits)
    return
      (measures.cache?.measurement(of: styled, options: options)
      ?? TextMeasurement(of: styled, options: options, shaper: measures.shaper)).size
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
