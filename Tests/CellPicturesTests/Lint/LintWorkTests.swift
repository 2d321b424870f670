import CellConfiguration
import CellDocuments
import CellPictures
import CellText
import Foundation
import Testing

/// Counts the texts that are measured.
private final class CountingShaper: TextShaper, @unchecked Sendable {
  private let shaper = EmbeddedShaper()
  private let lock = NSLock()
  private var count = 0

  /// Returns the number of measured texts since the last call.
  func takeCount() -> Int {
    lock.withLock {
      defer { count = 0 }
      return count
    }
  }

  func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    lock.withLock { count += 1 }
    shaper.shape(run, into: &clusters)
  }
}

@Suite("The lint measures no text that it need not measure")
struct LintWorkTests {
  private let shaper = CountingShaper()

  private static func document(
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListDocument {
    var document = ListDocument()
    let rows = (0..<20).map { number in
      var content = ListContentConfiguration.valueCell()
      content.text = "Network \(number)"
      content.secondaryText = "Not connected"
      change(&content)
      return ListDocument.Row(content: content, accessories: [.disclosureIndicator()])
    }
    document.sections = [ListDocument.Section(rows: rows)]
    return document
  }

  /// The number of texts measured by laying out a document once, and by checking it.
  private func counts(_ document: ListDocument) -> (layout: Int, lint: Int) {
    _ = shaper.takeCount()
    _ = DocumentLayout(document, shaper: shaper)
    let layout = shaper.takeCount()
    _ = ConfigurationLint(document, shaper: shaper)
    return (layout, shaper.takeCount())
  }

  @Test("Rows whose texts may wrap are laid out once")
  func wrapping() {
    let counts = counts(Self.document())
    #expect(counts.layout >= 40 && counts.lint == counts.layout)
  }

  @Test("Rows whose texts may be cut off are laid out once in each size and width")
  func limited() {
    let document = Self.document { $0.textProperties.numberOfLines = 1 }
    let counts = counts(document)
    #expect(counts.lint > counts.layout)
    // Twelve sizes in two widths, and once more with the system's defaults where a text is cut off.
    #expect(counts.lint <= counts.layout + 24 * counts.layout * 6 / 5)
  }

  @Test("Of many rows only those whose texts may be cut off are laid out again")
  func some() {
    var document = Self.document()
    let all = counts(document)
    document.sections[0].rows[3].content.textProperties.numberOfLines = 1
    let one = counts(document)
    #expect(one.lint > all.lint && one.lint - all.lint <= 24 * all.layout / 20 * 6 / 5 * 2)
  }
}
