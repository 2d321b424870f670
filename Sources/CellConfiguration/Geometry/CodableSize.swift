package import Foundation

/// A nonnegative size that is encoded as `[width, height]`.
package struct CodableSize: Codable, Hashable, SchemaRepresentable {
  package var size: CGSize

  package init(_ size: CGSize) { self.size = size }

  package static var schemaValue: Schema.Value { .array(.number(.nonNegative), count: 2...2) }
  package static var schemaName: String? { nil }

  package init(from decoder: any Decoder) throws {
    let numbers = try AnyValue(decoder).numbers(
      2, .nonNegative, expected: "[width, height] in points, not negative")
    size = CGSize(width: numbers[0], height: numbers[1])
  }

  package func encode(to encoder: any Encoder) throws {
    guard [size.width, size.height].allSatisfy({ NumberRange.nonNegative.contains($0) }) else {
      throw EncodingError.unwritable(
        size, encoder, "found \(size), expected a size that is finite and not negative")
    }
    var container = encoder.unkeyedContainer()
    try container.encode(size.width)
    try container.encode(size.height)
  }
}
