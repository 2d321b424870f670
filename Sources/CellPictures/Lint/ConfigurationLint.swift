public import CellDocuments
public import CellText

/// A check of a list for mistakes that cause no error, such as unaligned texts and poor contrast.
///
/// Check lists before they ship, in a test or with `cellpreview lint`:
///
/// ```swift
/// let document = PreviewDocument(cells: cells, list: PreviewDocument.defaultList(.plain))
/// let lint = try ConfigurationLint(document)
/// #expect(lint.findings.isEmpty)
/// ```
///
/// The check lays out the list as it is and in the five accessibility sizes. It compares colors in
/// light and dark style, normal and selected. Only properties that were assigned are compared: the
/// color pairs of the system's styles are never reported. <doc:CheckingLists> describes every
/// finding.
public struct ConfigurationLint: Hashable, Sendable {
  /// The findings, in the order of the list.
  public let findings: [Finding]

  /// Checks a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The name of its file, for messages.
  ///   - pango: The shaper of Pango, for documents that request it.
  /// - Throws: `PreviewError` if the document requests an unavailable shaper.
  public init(
    _ document: PreviewDocument, name: String = "document", pango: (any TextShaper)? = nil
  ) throws(PreviewError) {
    self.init(document, shaper: try document.requiredTextShaper(name: name, pango: pango))
  }

  /// Checks a document with a shaper that replaces the requested one.
  public init(_ document: PreviewDocument, shaper: any TextShaper) {
    let layout = PreviewLayout(document, shaper: shaper)
    let findings =
      layout.headersStyledAsCells + layout.stylesOfOtherLists + layout.symbolsWithoutDrawings
      + layout.unalignedTexts + layout.smallTapTargets + layout.lowContrasts
      + layout.unfittingTexts(shaper)
    let places = Dictionary(
      uniqueKeysWithValues: layout.cells.enumerated().map { ($0.element.item, $0.offset) })
    // Findings for one item are in the order of the checks.
    self.findings = findings.enumerated()
      .map { (item: places[$0.element.item] ?? 0, check: $0.offset, finding: $0.element) }
      .sorted { ($0.item, $0.check) < ($1.item, $1.check) }
      .map(\.finding)
  }
}

extension ConfigurationLint: CustomStringConvertible {
  /// The findings, one paragraph each; empty if there are none.
  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
