import CellLayout
import Foundation
import Testing

struct RectCornersTests {
  @Test(
    "raw values are those of UIRectCorner",
    arguments: [
      (.topLeft, 1), (.topRight, 2), (.bottomLeft, 4), (.bottomRight, 8), (.top, 3),
      (.bottom, 12), (.all, 15),
    ] as [(RectCorners, UInt)])
  func rawValues(_ corners: RectCorners, _ rawValue: UInt) {
    #expect(corners.rawValue == rawValue)
  }

  @Test("radii are at the corners that they were made for", arguments: 0..<16 as Range<UInt>)
  func radii(_ rawValue: UInt) {
    let corners = RectCorners(rawValue: rawValue)
    let radii = CornerRadii(7, at: corners)
    #expect(radii.roundedCorners == corners)
    let each = [
      (radii.topLeft, RectCorners.topLeft), (radii.topRight, .topRight),
      (radii.bottomLeft, .bottomLeft), (radii.bottomRight, .bottomRight),
    ]
    for (radius, corner) in each { #expect(radius == (corners.contains(corner) ? 7 : 0)) }
  }
}
