package import Foundation

/// A size that is written as `[width, height]`, neither of them negative.
package struct CodableSize: Codable {
  package var size: CGSize

  package init(_ size: CGSize) { self.size = size }

  package init(from decoder: any Decoder) throws {
    let numbers = try AnyValue(decoder).numbers(
      2, .nonNegative, expected: "[width, height] in points, not negative")
    size = CGSize(width: numbers[0], height: numbers[1])
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(size.width)
    try container.encode(size.height)
  }
}
