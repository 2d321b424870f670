/// A member of an encoded value that could not be read: where it is, what is there, what belongs
/// there.
///
/// The underlying error of every `DecodingError` that is thrown when a configuration, state, trait
/// collection or style sheet is decoded. Nothing is guessed and nothing skipped: an unknown member
/// is an error as much as a wrong type.
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
  /// The place of the offending value, from the outermost value inwards; array elements are
  /// numbers.
  public var path: [String]

  /// What stands there, as it is written: `"blu"`, `-3`, `an array`, `nothing`.
  public var found: String

  /// What belongs there, as a noun phrase: `a color name or "#RRGGBBAA"`.
  public var expected: String

  /// The known name nearest to the one found, for an unknown member or name with a near neighbor.
  public var suggestion: String?

  /// Creates an error for a place.
  public init(path: [String], found: String, expected: String, suggestion: String? = nil) {
    self.path = path
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  /// The reason that a `DecodingError` carries; `nil` for errors that other types threw.
  public init?(_ error: any Error) {
    guard case DecodingError.dataCorrupted(let context) = error,
      let reason = context.underlyingError as? ConfigurationDecodingError
    else { return nil }
    self = reason
  }

  /// The place in the notation of JavaScript: `sections[0].rows[2].content.text`.
  public var pathDescription: String {
    var result = ""
    for component in path {
      if Int(component) != nil {
        result += "[\(component)]"
      } else {
        result += result.isEmpty ? component : ".\(component)"
      }
    }
    return result.isEmpty ? "(top level)" : result
  }

  /// One sentence with the path, what was found, what was expected, and the nearest known name.
  public var description: String {
    let hint = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "\(pathDescription): found \(found), expected \(expected)\(hint)"
  }
}

extension DecodingError {
  /// The error for a place, with a ``ConfigurationDecodingError`` as its underlying error.
  package init(path: [String], found: String, expected: String, suggestion: String? = nil) {
    let reason = ConfigurationDecodingError(
      path: path, found: found, expected: expected, suggestion: suggestion)
    self = .dataCorrupted(
      Context(
        codingPath: path.map { Int($0).flatMap(AnyKey.init(intValue:)) ?? AnyKey($0) },
        debugDescription: reason.description, underlyingError: reason))
  }
}
