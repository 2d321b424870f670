public import CellConfiguration
public import Foundation

extension ListContentLayout {
  /// The outline of the displayed image and the stroke along it, ready to be drawn.
  public struct ImageShape: Equatable, Sendable {
    /// The frame of the image in the view.
    public let frame: CGRect

    /// The radius of its corners, at most half of its shorter side.
    public let cornerRadius: CGFloat

    /// The width of the stroke, in points; 0 where none is drawn.
    ///
    /// A stroke is drawn if its width is positive and its colour is not clear. It lies inside the
    /// frame, as a background's does (assumed).
    public let strokeWidth: CGFloat

    /// The outline of the image, with continuous corners; what lies outside is cut off.
    public var path: CellPath { CellPath(roundedRect: frame, radii: CornerRadii(cornerRadius)) }

    /// The outline along the middle of the stroke, to be drawn with ``strokeWidth``; `nil` without one.
    public var strokePath: CellPath? {
      guard strokeWidth > 0 else { return nil }
      let half = min(strokeWidth, min(frame.width, frame.height)) / 2
      return CellPath(
        roundedRect: frame.insetBy(dx: half, dy: half),
        radii: CornerRadii(cornerRadius > 0 ? max(0, cornerRadius - half) : 0))
    }
  }

  /// Makes the outline of the image and its stroke.
  ///
  /// Corners and stroke change no frame: like colours they are asked for when the image is drawn.
  ///
  /// - Parameter configuration: the configuration that this layout was made for.
  /// - Returns: `nil` without an image.
  public func imageShape(of configuration: ListContentConfiguration) -> ImageShape? {
    guard let frame = imageFrame else { return nil }
    let properties = configuration.imageProperties
    let width = properties.strokeColor == .some(.clear) ? 0 : properties.strokeWidth.length
    return ImageShape(
      frame: frame,
      cornerRadius: min(properties.cornerRadius.length, min(frame.width, frame.height) / 2),
      strokeWidth: width)
  }
}
