package import Foundation

/// A nonnegative size that is encoded as `[width, height]`.
package struct CodableSize: Codable, Hashable, SchemaRepresentable {
  package var size: CGSize

  package init(_ size: CGSize) { self.size = size }

  package static var schemaValue: Schema.Value { .pair(.nonNegative) }
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

extension CGFloat {
  /// The shortest exact form of the number, such as `17`, `0.5` or `20.333333333333332`.
  package var exactDescription: String {
    self == rounded() && magnitude < 1e15 ? "\(Int64(self))" : "\(self)"
  }

  /// The shortest form of the number to a thousandth, such as `17`, `0.5` or `20.333`.
  package var shortDescription: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let thousandths = (self * 1000).rounded() / 1000
    if thousandths == thousandths.rounded() {
      return "\(Int64(thousandths))"
    }
    return "\(thousandths)"
  }
}
