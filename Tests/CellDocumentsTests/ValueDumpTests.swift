import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

@Suite("Values of a document list all their properties")
struct ValueDumpTests {
  private static let exception = LintSettings.Exception(.emptyRow, reason: "A spacer.")

  /// One change of each property of a row; those of its cell have a test of their own.
  private static let rowChanges: [@Sendable (inout ListDocument.Row) -> Void] = [
    { $0.cell.height = 60 }, { $0.id = "first" }, { $0.requires = ["maps"] },
    { $0.fallback = .hidden }, { $0.lint.ignore = [exception] },
    { $0.separatorConfiguration = ListSeparatorConfiguration(listAppearance: .plain) },
  ]

  /// One change of each property of a document.
  private static let documentChanges: [@Sendable (inout ListDocument) -> Void] = [
    { $0.width = 320 }, { $0.screenWidth = 430 }, { $0.traits.userInterfaceStyle = .dark },
    { $0.list = nil }, { $0.inheritedMargins = DirectionalEdgeInsets() }, { $0.shaper = .pango },
    { $0.symbols = ["a": CustomSymbol(lines: [CellPath()])] }, { $0.colors = ["a": .red] },
    { $0.fonts = ["a": .systemFont(ofSize: 3)] }, { $0.unavailable = .empty() },
    { $0.sections = [ListDocument.Section()] }, { $0.lint.ignore = [exception] },
    { $0.title = "Settings" }, { $0.searchField = "Search" }, { $0.insets.leading = 8 },
  ]

  /// One change of each property of a section.
  private static let sectionChanges: [@Sendable (inout ListDocument.Section) -> Void] = [
    { $0.id = "first" }, { $0.requires = ["maps"] }, { $0.indexTitle = "A" },
    { $0.fallback = .item(ListDocument.Section()) }, { $0.lint.ignore = [exception] },
    { $0.header = ListDocument.HeaderFooter(content: .header()) },
    { $0.rows = [ListDocument.Row(content: .cell())] },
    { $0.footer = ListDocument.HeaderFooter(content: .footer()) },
  ]

  /// One change of each property of a header or footer.
  private static let supplementaryChanges: [@Sendable (inout ListDocument.HeaderFooter) -> Void] = [
    { $0.content.text = "Other" }, { $0.contentViewName = "Gauge" },
    { $0.customContent = CustomContent(named: "banner") },
    { $0.background = .listHeader() }, { $0.state.isPinned = true },
    { $0.accessibility.label = "Label" },
  ]

  /// Checks that each of some changes is seen, and that they change all stored properties.
  private static func check<Value: ValueDumpConvertible>(
    _ value: Value, _ changes: [@Sendable (inout Value) -> Void],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      changes.count == Mirror(reflecting: value).children.count, sourceLocation: sourceLocation)
    let changed = changes.map { change in
      var changed = value
      change(&changed)
      return changed
    }
    for (index, dump) in changed.map(\.valueDump).enumerated() {
      #expect(dump != value.valueDump, "change \(index)", sourceLocation: sourceLocation)
    }
    #expect(
      Set(changed.map(\.valueDump)).count == changes.count, sourceLocation: sourceLocation)
  }

  @Test("Every property of a document, section, row, header or footer is listed")
  func everyProperty() {
    Self.check(ListDocument(), Self.documentChanges)
    Self.check(ListDocument.Section(), Self.sectionChanges)
    Self.check(ListDocument.Row(content: .cell()), Self.rowChanges)
    Self.check(ListDocument.HeaderFooter(content: .header()), Self.supplementaryChanges)
  }
}
