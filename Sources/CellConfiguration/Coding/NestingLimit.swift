/// The maximum nesting of values that contain values of the same kind.
///
/// Decoding a value takes time proportional to the square of its depth. Without a limit, even a
/// short document could take long if it is deeply nested.
package enum NestingLimit {
  /// The maximum number of members and elements on the path to a value.
  package static let levels = 32

  /// Throws if an object is too deep to contain another value of its kind.
  static func check(_ decoder: any Decoder) throws {
    guard decoder.codingPath.count >= levels else { return }
    throw AnyValue(decoder).mismatch(expected: "a value at most \(levels) levels deep")
  }

  /// Throws if an object is too deep for decoding.
  static func check(_ encoder: any Encoder, writing value: some Any) throws {
    guard encoder.codingPath.count >= levels else { return }
    throw EncodingError.unwritable(
      value, encoder, "values of one kind in one another are at most \(levels) levels deep")
  }
}
