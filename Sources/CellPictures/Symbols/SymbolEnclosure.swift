import Foundation

/// A shape that encloses other symbols; it is drawn as the symbol of the same name.
enum SymbolEnclosure: String, CaseIterable {
  case circle
  case square
  case rectangle
  case triangle
  case diamond
  case hexagon
  case octagon
  case seal
  case shield
  case bubble

  /// The placement of the enclosed symbol.
  var placement: SymbolPlacement {
    let (y, scale): (CGFloat, CGFloat) =
      switch self {
      case .circle: (12, 0.55)
      case .square: (12, 0.58)
      case .rectangle: (12, 0.5)
      case .triangle: (14.2, 0.44)
      case .diamond: (12, 0.46)
      case .hexagon, .octagon, .seal: (12, 0.52)
      case .shield: (11.4, 0.5)
      case .bubble: (10.4, 0.46)
      }
    return SymbolPlacement(center: CGPoint(x: 12, y: y), scale: scale, lineScale: 0.85)
  }
}
