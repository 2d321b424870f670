extension EncodingError {
  /// An error about a value that cannot be written down.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: What it was to be written with, which knows the place.
  ///   - reason: What cannot be written, or what was found and what was expected.
  static func unwritable(
    _ value: some Any, _ encoder: any Encoder, _ reason: String
  ) -> EncodingError {
    .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: reason))
  }
}
