import CellConfiguration
import CellDocuments
import CellLayout
import Foundation
import Testing

/// What could not be read again is not written into a document.
struct UnwritableDocumentTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let property: String
    let change: @Sendable (inout ListDocument) -> Void

    init(_ property: String, _ change: @escaping @Sendable (inout ListDocument) -> Void) {
      self.property = property
      self.change = change
    }

    static func row(
      _ property: String, _ change: @escaping @Sendable (inout ListDocument.Row) -> Void
    ) -> Case {
      Case("sections.0.rows.0.\(property)") { change(&$0.sections[0].rows[0]) }
    }

    var testDescription: String { property }
  }

  private static let cases: [Case] = [
    Case("width") { $0.width = -1 }, Case("width") { $0.width = .infinity },
    Case("shaper.fixedAdvance") { $0.shaper = .fixedAdvance(-1) },
    Case("headerTopPadding") { $0.list?.headerTopPadding = -1 },
    Case("insets") { $0.insets.top = -1 }, Case("insets") { $0.insets.leading = -1 },
    Case("insets") { $0.insets.bottom = -1 }, Case("insets") { $0.insets.trailing = -1 },
    Case("itemSeparatorHandler") { $0.list?.itemSeparatorHandler = { $1 } },
    Case("separatorConfiguration.color") {
      $0.list?.separatorConfiguration.color = CellColor { _ in .red }
    },
    .row("height") { $0.height = -1 }, .row("height") { $0.height = .nan },
    .row("indentationLevel") { $0.indentationLevel = -1 },
    .row("indentationLevel") { $0.indentationLevel = .min },
    .row("indentationWidth") { $0.indentationWidth = -0.5 },
    .row("accessories") { $0.accessories = [.label(text: "")] },
    .row("swipeOffset") { $0.swipeOffset = .nan },
    .row("swipeOffset") { $0.swipeOffset = .infinity },
    Case("leadingSwipeActionsConfigurationProvider") {
      $0.list?.leadingSwipeActionsConfigurationProvider = { _ in nil }
    },
    Case("trailingSwipeActionsConfigurationProvider") {
      $0.list?.trailingSwipeActionsConfigurationProvider = { _ in nil }
    },
    .row("separatorConfiguration.topSeparatorInsets.leading") {
      $0.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain)
      $0.separatorConfiguration?.topSeparatorInsets.leading = .infinity
    },
  ]

  @Test("The error for an impossible value in a document names its property", arguments: cases)
  private func names(_ example: Case) throws {
    var document = ListDocument()
    document.sections = [ListDocument.Section(rows: [ListDocument.Row(content: .cell())])]
    _ = try JSONEncoder().encode(document)
    example.change(&document)
    let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(document) }
    guard case .invalidValue(_, let context)? = error else {
      Issue.record("found \(String(describing: error)), expected an invalid value")
      return
    }
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(path.joined(separator: ".") == example.property)
  }
}
