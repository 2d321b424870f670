/// An error for an encoded value that cannot be read, with its path and the expectation.
///
/// This is the underlying error of every `DecodingError` from decoding a configuration, state,
/// trait collection or style sheet. Decoding neither guesses nor skips anything: an unknown member
/// is an error, like a wrong type.
///
/// ```swift
/// do {
///   return try JSONDecoder().decode(ListContentConfiguration.self, from: data)
/// } catch {
///   if let reason = ConfigurationDecodingError(error) { print(reason) }
///   throw error
/// }
/// ```
public struct ConfigurationDecodingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path to the offending value, from the outermost value inwards.
  ///
  /// Elements of arrays are numbers.
  public var path: [String]

  /// The value that was found, as it is encoded: `"blu"`, `-3`, `an array`, `nothing`.
  public var found: String

  /// The expectation, as a noun phrase: `a color name or "#RRGGBBAA"`.
  public var expected: String

  /// The known name closest to an unknown member or name, if there is a close one.
  public var suggestion: String?

  /// Creates an error for a path.
  public init(path: [String], found: String, expected: String, suggestion: String? = nil) {
    self.path = path
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// Creates an error from a `DecodingError`; `nil` for errors that other types threw.
  public init?(_ error: any Error) {
    guard case DecodingError.dataCorrupted(let context) = error,
      let reason = context.underlyingError as? ConfigurationDecodingError
    else { return nil }
    self = reason
  }

  /// The found value, the expectation, and the closest known name.
  package var reason: String {
    let hint = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "found \(found), expected \(expected)\(hint)"
  }

  /// A sentence with the path, the found value, the expectation, and the closest known name.
  public var description: String { "\(path.pathDescription): \(reason)" }
}

extension [String] {
  /// The path in the notation of JavaScript, such as `sections[0].rows[2].content.text`.
  ///
  /// A name with more than 80 code points is shortened.
  package var pathDescription: String {
    var result = ""
    for component in self {
      if Int(component) != nil {
        result += "[\(component)]"
      } else {
        let name = component.shortenedForMessages
        result += result.isEmpty ? name : ".\(name)"
      }
    }
    return result.isEmpty ? "(top level)" : result
  }
}

extension DecodingError {
  /// Creates a `DecodingError` with a ``ConfigurationDecodingError`` as its underlying error.
  package init(path: [String], found: String, expected: String, suggestion: String? = nil) {
    let reason = ConfigurationDecodingError(
      path: path, found: found, expected: expected, suggestion: suggestion)
    self = .dataCorrupted(
      Context(
        codingPath: path.map { Int($0).flatMap(AnyKey.init(intValue:)) ?? AnyKey($0) },
        debugDescription: reason.description, underlyingError: reason))
  }
}
