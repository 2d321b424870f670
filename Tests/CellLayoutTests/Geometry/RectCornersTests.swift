import CellLayout
import Foundation
import Testing

struct RectCornersTests {
  @Test(
    "Raw values of rectangle corners are those of UIRectCorner",
    arguments: [
      (.topLeft, 1), (.topRight, 2), (.bottomLeft, 4), (.bottomRight, 8), (.top, 3),
      (.bottom, 12), (.all, 15),
    ] as [(RectCorners, UInt)])
  func rawValues(_ corners: RectCorners, _ rawValue: UInt) {
    #expect(corners.rawValue == rawValue)
  }

  @Test("Corner sets decode equal, and bits without a name are refused")
  func coding() throws {
    for bits in 0..<16 as Range<UInt> {
      let corners = RectCorners(rawValue: bits)
      let data = try JSONEncoder().encode(corners)
      #expect(try JSONDecoder().decode(RectCorners.self, from: data) == corners)
    }
    for bits in [16, 1 << 40, .max] as [UInt] {
      let error = #expect(throws: EncodingError.self) {
        try JSONEncoder().encode(RectCorners(rawValue: bits))
      }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.debugDescription.contains("bits without a name"))
    }
  }

  @Test(
    "Corner radii apply to the corners that they were created for", arguments: 0..<16 as Range<UInt>
  )
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
