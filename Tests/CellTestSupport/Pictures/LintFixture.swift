package import CellConfiguration
package import CellDocuments
package import CellPictures
package import Foundation

/// Rows in a list, with the kinds of the findings about them.
package struct LintFixture {
  package let findings: [ConfigurationLint.Finding]

  /// Checks rows in a list.
  package init(
    _ rows: ListContentConfiguration..., appearance: ListConfiguration.Appearance = .insetGrouped,
    change: (inout ListDocument) -> Void = { _ in }
  ) throws {
    var document = ListDocument()
    document.list = ListDocument.defaultList(appearance)
    document.sections = [
      ListDocument.Section(rows: rows.map { ListDocument.Row(content: $0) })
    ]
    change(&document)
    findings = try ConfigurationLint(document).findings
  }

  /// Checks a document in JSON.
  package init(json: String) throws {
    let document = try ListDocument(data: Data(json.utf8), name: "list.json")
    findings = try ConfigurationLint(document).findings
  }

  /// The identifiers and the places of the findings.
  package var places: [String] { findings.map { "\($0.identifier) \($0.path)" } }

  /// The identifiers and the places of the findings about contrast.
  package var contrasts: [String] {
    places.filter { $0.hasPrefix("lowContrast") || $0.hasPrefix("fixedColorOnSelection") }
  }
}

extension ListContentConfiguration {
  /// Content of a style with a text, changed.
  package static func made(
    _ style: Style = .cell, _ text: String = "Wi-Fi",
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentConfiguration {
    var content = ListContentConfiguration(style: style, text: text)
    change(&content)
    return content
  }

  /// A row with an image of a width.
  package static func pictured(
    _ width: CGFloat, _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentConfiguration {
    made {
      $0.image = CellImage(name: "photo", size: CGSize(width: width, height: 30))
      change(&$0)
    }
  }
}
