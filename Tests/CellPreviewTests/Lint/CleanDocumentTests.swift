import CellPreview
import CellText
import Foundation
import Testing

@Suite("The documents of the package are without findings, or say why not")
struct CleanDocumentTests {
  /// A finding that is meant to be there.
  private struct Exception {
    /// The beginning of the addresses of the pictures.
    let pictures: String
    let kind: ConfigurationLint.Finding.Kind
    let reason: String
  }

  private static let exceptions: [Exception] = []

  @Test("The gallery has only the findings that it is meant to show")
  func gallery() throws {
    var unused = Self.exceptions.map(\.reason)
    for (name, document) in PreviewDocument.ofGallery {
      let findings = ConfigurationLint(document, shaper: .embedded).findings
      for finding in findings {
        let exception = Self.exceptions.first {
          name.hasPrefix($0.pictures) && finding.kind == $0.kind
        }
        unused.removeAll { $0 == exception?.reason }
        #expect(exception != nil, "\(name): \(finding)")
      }
    }
    #expect(unused.isEmpty, "nothing needs these exceptions")
  }
}
