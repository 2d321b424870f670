import CellConfiguration
import CellPictures
import Foundation
import Testing

/// Rows in a list, with the kinds of the findings about them.
struct LintFixture {
  let findings: [ConfigurationLint.Finding]

  /// Checks rows in a list.
  init(
    _ rows: ListContentConfiguration..., appearance: ListConfiguration.Appearance = .insetGrouped,
    change: (inout PreviewDocument) -> Void = { _ in }
  ) throws {
    var document = PreviewDocument()
    document.list = PreviewDocument.defaultList(appearance)
    document.sections = [
      PreviewDocument.Section(rows: rows.map { PreviewDocument.Row(content: $0) })
    ]
    change(&document)
    findings = try ConfigurationLint(document).findings
  }

  /// Checks a document in JSON.
  init(json: String) throws {
    let document = try PreviewDocument(data: Data(json.utf8), name: "list.json")
    findings = try ConfigurationLint(document).findings
  }

  /// The identifiers and the places of the findings.
  var places: [String] { findings.map { "\($0.identifier.rawValue) \($0.path)" } }
}

extension ListContentConfiguration {
  /// Content of a style with a text, changed.
  static func made(
    _ style: Style = .cell, _ text: String = "Wi-Fi",
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentConfiguration {
    var content = ListContentConfiguration(style: style, text: text)
    change(&content)
    return content
  }

  /// A row with an image of a width.
  static func pictured(
    _ width: CGFloat, _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentConfiguration {
    made {
      $0.image = CellImage(name: "photo", size: CGSize(width: width, height: 30))
      change(&$0)
    }
  }
}
