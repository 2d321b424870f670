import CellConfiguration

/// A part of a document that lenient reading replaced, and the reason.
///
/// ```text
/// 3:24: sections[0].rows[0].content.txet: found unknown member "txet", expected …; left out
/// ```
public struct DocumentIssue: Sendable, Hashable, CustomStringConvertible {
  /// The ways to replace a part.
  public enum Replacement: Sendable, Hashable, CaseIterable {
    /// Nothing: the part counts as absent.
    case absence

    /// The fallback of the row or section that contains the part.
    case fallback

    /// The JSON that the text probably stands for, such as a text in straight quotation marks.
    case correction
  }

  /// The path to the part, from the outermost value inwards; elements of arrays are numbers.
  public var path: [String]

  /// The position of the part in the text; `nil` for an issue of the whole text.
  public var position: DocumentError.Position?

  /// The value found, and the value expected.
  public var reason: String

  /// The replacement of the part in the document.
  public var replacement: Replacement

  /// Creates an issue.
  public init(
    path: [String], position: DocumentError.Position? = nil, reason: String,
    replacement: Replacement
  ) {
    self.path = path
    self.position = position
    self.reason = reason
    self.replacement = replacement
  }

  /// The position, path and reason, and what was done, on one line.
  ///
  /// Control characters and characters that change text direction are written as in Swift:
  /// `\u{1B}`.
  public var description: String {
    let place = position.map { "\($0.line):\($0.column): " } ?? ""
    let result =
      switch replacement {
      case .absence: "left out"
      case .fallback: "replaced by the fallback"
      case .correction: "corrected"
      }
    return "\(place)\(path.pathDescription): \(reason); \(result)".escapedForTerminals
  }
}
