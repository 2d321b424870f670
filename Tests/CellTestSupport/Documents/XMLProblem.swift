import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The reason why a text is not well-formed XML.
package struct XMLProblem: Sendable, CustomStringConvertible {
  package let description: String

  /// Parses a text; `nil` if it is well-formed.
  package init?(in text: String) {
    let parser = XMLParser(data: Data(text.utf8))
    // On Linux, `parse()` returns true for most errors; only the error object describes the
    // problem.
    let isParsed = parser.parse()
    if isParsed, parser.parserError == nil, !text.isEmpty { return nil }
    let error = parser.parserError.map { "\($0)" } ?? "no document"
    description = "line \(parser.lineNumber): \(error)"
  }
}
