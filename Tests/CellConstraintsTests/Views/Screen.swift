import CellConstraints
import CellHosting
import Foundation
import Testing

/// A content view in the style of an app, with the frames that its constraints have by hand.
struct Screen: CustomTestStringConvertible, Sendable {
  let name: String
  let size: CGSize

  /// The height that the constraints determine at the width; `nil` if they leave it open.
  let height: CGFloat?

  /// Whether all constraints are directional and all frames are from constraints.
  let isMirrored: Bool

  /// Fills a view, and returns the views whose frames are known.
  let fill: @MainActor @Sendable (CellView) -> [CellView]
  let frames: [CGRect]

  var testDescription: String { name }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, fits: Bool = true,
    isMirrored: Bool = true, _ frames: [CGRect],
    _ fill: @escaping @MainActor @Sendable (CellView) -> [CellView]
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.height = fits ? height : nil
    self.isMirrored = isMirrored
    self.frames = frames
    self.fill = fill
  }
}
