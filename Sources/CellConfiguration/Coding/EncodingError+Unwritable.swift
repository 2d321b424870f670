extension EncodingError {
  /// Returns an error for a value that cannot be encoded.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: The encoder of the value, which provides the path.
  ///   - reason: The part that cannot be encoded, or the found and the expected value.
  static func unwritable(
    _ value: Any, _ encoder: any Encoder, _ reason: String
  ) -> EncodingError {
    .invalidValue(value, Context(codingPath: encoder.codingPath, debugDescription: reason))
  }
}
