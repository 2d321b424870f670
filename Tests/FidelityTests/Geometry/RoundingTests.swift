import CellText
import Foundation
import Testing

@Suite("Lengths are rounded to pixels as in UIKit (G0)")
struct RoundingTests {
  @Test(
    "Positions are rounded to the nearest pixel, with halves up",
    arguments: [
      (1, 0.5, 1), (1, 0.49, 0), (1, -0.5, 0), (2, 0.25, 0.5), (2, 15.75, 16), (2, -0.25, 0),
      (3, 15 + 5.0 / 6, 16), (3, 0.16, 0), (3, 0.5, 2.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func nearest(_ scale: CGFloat, _ length: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).round(length) - expected) < 1e-9)
  }

  @Test(
    "Sizes are rounded up to the next pixel",
    arguments: [
      (1, 0.01, 1), (1, 1, 1), (2, 20.287, 20.5), (3, 20.287, 61.0 / 3), (3, 1.0 / 3, 1.0 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func up(_ scale: CGFloat, _ length: CGFloat, _ expected: CGFloat) {
    #expect(abs(PixelGrid(scale: scale).ceil(length) - expected) < 1e-9)
  }
}
