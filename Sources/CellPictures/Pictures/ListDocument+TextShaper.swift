import CellDocuments
package import CellText

extension ListDocument.TextSystem {
  /// Returns the shaper that measures the text; `nil` if this build does not have it.
  ///
  /// - Parameter pango: The shaper of Pango, if this build has it.
  package func textShaper(pango: (any TextShaper)?) -> (any TextShaper)? {
    switch self {
    case .embedded: .embedded
    case .pango: pango
    case .fixedAdvance(let ems): FixedAdvanceShaper(advance: ems)
    }
  }
}

extension ListDocument {
  /// Returns the shaper that the document requests.
  ///
  /// - Parameters:
  ///   - name: The name of the document's file, for messages.
  ///   - pango: The shaper of Pango, if this build has it.
  /// - Throws: `DocumentError` if this build does not have the shaper.
  func requiredTextShaper(
    name: String, pango: (any TextShaper)?
  ) throws(DocumentError) -> any TextShaper {
    if let shaper = shaper.textShaper(pango: pango) { return shaper }
    throw DocumentError(
      file: name,
      problem: "shaper: found \"pango\", expected a shaper that this build has: \"embedded\" or "
        + "{\"fixedAdvance\": ems}; with Debian's libpango1.0-dev installed, "
        + "`swift run --traits Pango cellpreview` also has Pango")
  }
}
