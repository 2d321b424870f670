public import Foundation

/// The distances from the four edges of a rectangle, in points.
///
/// Insets have leading and trailing instead of left and right edges. Negative distances extend
/// outside the rectangle. As documented for `NSDirectionalEdgeInsets`.
@frozen
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the leading edge, which is on the left in left-to-right layouts.
  public var leading: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// No distance from any edge.
  @inlinable public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

  /// Creates insets; the default of each distance is 0.
  @inlinable
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the larger distance from each edge.
  package func maximum(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible, Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value { .array(.number(.finite), count: 4...4) }

  /// The four distances in the order top, leading, bottom, trailing.
  public var description: String {
    "{" + [top, leading, bottom, trailing].map(\.exactDescription).joined(separator: ", ") + "}"
  }

  /// Reads `[top, leading, bottom, trailing]`, all of them finite.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let numbers = try AnyValue(decoder).numbers(
      4, .finite, expected: "[top, leading, bottom, trailing] in points")
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Writes `[top, leading, bottom, trailing]`.
  ///
  /// - Throws: `EncodingError` that names the edge if a distance is not finite.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (edge, distance) in [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ] {
      guard distance.isFinite else {
        throw EncodingError.unwritable(
          distance, encoder, "\(edge): found \(distance), expected a finite number")
      }
      try container.encode(distance)
    }
  }
}
