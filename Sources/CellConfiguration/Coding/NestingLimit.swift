/// How deep values that contain values of their own kind may stand in a document.
///
/// Looking at one value takes a decoder time in proportion to the square of its depth, so that few
/// characters, nested deeply, would take long.
package enum NestingLimit {
  /// How many members and elements lead to a value at most.
  package static let levels = 32

  /// Throws for an object that stands too deep, where another value of its kind would stand in it.
  static func check(_ decoder: any Decoder) throws {
    guard decoder.codingPath.count >= levels else { return }
    throw AnyValue(decoder).mismatch(expected: "a value at most \(levels) levels deep")
  }

  /// Throws for an object that could not be read again.
  static func check(_ encoder: any Encoder, writing value: some Any) throws {
    guard encoder.codingPath.count >= levels else { return }
    throw EncodingError.unwritable(
      value, encoder, "values of one kind in one another are at most \(levels) levels deep")
  }
}
