public import CellConfiguration
public import Foundation

extension CellPath {
  /// Creates the outline of a rectangle with continuous corners.
  ///
  /// Radii are limited to half of the shorter side. Each corner has three cubic curves. The path
  /// runs clockwise from the left end of the top edge.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - radii: The radius at each corner; 0, negative and NaN values result in square corners.
  public init(roundedRect rect: CGRect, radii: CornerRadii) {
    let halfSide = min(rect.width, rect.height) / 2
    let radii = radii.map { min($0.length, max(0, halfSide)) }
    guard radii.largest > 0 else {
      self.init(rect: rect)
      return
    }
    var elements: [Element] = []
    /// Adds a corner; `place` converts distances along the two sides to points.
    func add(_ radius: CGFloat, isMirrored: Bool, _ place: (CGPoint) -> CGPoint) {
      var points = ContinuousCorner(radius: radius, halfSide: halfSide).points
      if isMirrored { points.reverse() }
      let placed = points.map(place)
      elements.append(elements.isEmpty ? .move(to: placed[0]) : .line(to: placed[0]))
      guard radius > 0 else { return }
      for start in stride(from: 1, to: placed.count, by: 3) {
        elements.append(
          .curve(
            to: placed[start + 2], control1: placed[start], control2: placed[start + 1]))
      }
    }
    add(radii.topLeft, isMirrored: true) { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) }
    add(radii.topRight, isMirrored: false) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
    add(radii.bottomRight, isMirrored: true) { CGPoint(x: rect.maxX - $0.x, y: rect.maxY - $0.y) }
    add(radii.bottomLeft, isMirrored: false) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
    self.init(elements + [.close])
  }
}
