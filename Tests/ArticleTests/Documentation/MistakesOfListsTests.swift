import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import Foundation
import Testing

struct Place {
  var name: String
  var photo: CellImage

  init(_ name: String, width: CGFloat) {
    self.name = name
    photo = CellImage(name: name, size: CGSize(width: width, height: 30))
  }
}

@Suite("Mistakes in lists")
struct MistakesOfListsTests {
  /// Returns what the lint finds in rows.
  private func findings(
    _ rows: [ListContentConfiguration]
  ) throws -> [ConfigurationLint.Finding] {
    let cells = rows.map { ListCellConfiguration(content: $0, background: .listCell()) }
    return try ConfigurationLint(ListDocument(cells: cells)).findings
  }

  /// Checks that the article has the reports.
  private func checkArticle(_ findings: [ConfigurationLint.Finding]) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/SwiftCellConfiguration.docc/TenMistakes.md")
    let article = try String(contentsOf: file, encoding: .utf8)
      .split { $0.isWhitespace }.joined(separator: " ")
    for finding in findings {
      #expect(article.contains("`\(finding.identifier)`"), "\(finding)")
      #expect(article.contains("\"\(finding.summary)\""), "\(finding)")
    }
  }

  func row(_ place: Place) -> ListContentConfiguration {
    ListContentConfiguration(style: .cell, text: place.name, image: place.photo)
  }

  func alignedRow(_ place: Place) -> ListContentConfiguration {
    var content = ListContentConfiguration(style: .cell, text: place.name, image: place.photo)
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 40)
    return content
  }

  @Test("Images of different widths are found, images in a reserved width are not")
  func images() throws {
    let places = [
      Place("Lisbon", width: 30), Place("Porto", width: 60), Place("Faro", width: 30),
    ]
    let found = try findings(places.map(row))
    #expect(found.map(\.identifier) == [.unalignedTexts])
    try checkArticle(found)
    #expect(try findings(places.map(alignedRow)).isEmpty)
  }

  @Test("A height is found that is too low, margins instead are not")
  func heights() throws {
    let content = ListContentConfiguration(style: .cell, text: "Known networks")
    do {
      var cell = ListCellConfiguration(content: content, background: .listCell())
      cell.height = 40
      let found = try ConfigurationLint(ListDocument(cells: [cell])).findings
      #expect(found.map(\.identifier) == [.smallTapTarget, .truncatedText])
      try checkArticle(found)
    }
    do {
      var cell = ListCellConfiguration(content: content, background: .listCell())
      cell.content?.directionalLayoutMargins.top = 20
      cell.content?.directionalLayoutMargins.bottom = 20
      #expect(try ConfigurationLint(ListDocument(cells: [cell])).findings.isEmpty)
    }
  }

  @Test("A color for one look is found, a color for each look is not")
  func colors() throws {
    var content = ListContentConfiguration(style: .cell, text: "Overdue")
    content.textProperties.color = CellColor(red: 0.7, green: 0.1, blue: 0.1)
    let found = try findings([content])
    #expect(found.map(\.identifier) == [.lowContrast])
    try checkArticle(found)
    content.textProperties.color = CellColor(
      light: CellColor(red: 0.7, green: 0.1, blue: 0.1),
      dark: CellColor(red: 1, green: 0.5, blue: 0.5))
    content.when(.selected) { $0.textProperties.color = .label }
    #expect(try findings([content]).isEmpty)
  }

  @Test("Styles of other lists are found, styles that follow the list are not")
  func styles() throws {
    func list(
      _ header: ListContentConfiguration, _ row: ListContentConfiguration
    ) throws -> [ConfigurationLint.Finding] {
      var document = ListDocument()
      document.sections = [
        ListDocument.Section(
          header: ListDocument.HeaderFooter(content: header),
          rows: [ListDocument.Row(content: row)])
      ]
      return try ConfigurationLint(document).findings
    }
    do {
      let header = ListContentConfiguration(style: .cell, text: "Network")
      let row = ListContentConfiguration(style: .sidebarCell, text: "Wi-Fi")
      let found = try list(header, row)
      #expect(found.map(\.identifier) == [.headerStyledAsCell, .styleOfOtherList])
      try checkArticle(Array(found.dropFirst()))
    }
    do {
      let header = ListContentConfiguration(style: .header, text: "Network")
      let row = ListContentConfiguration(style: .cell, text: "Wi-Fi")
      #expect(try list(header, row).isEmpty)
    }
  }

  /// A section of places, one of which is written in a color.
  private func section(
    _ title: String, _ rows: [ListContentConfiguration], _ color: CellColor,
    header: ListContentConfiguration.Style
  ) -> ListDocument.Section {
    var rows = rows
    rows[1].textProperties.color = color
    return ListDocument.Section(
      header: ListDocument.HeaderFooter(
        content: ListContentConfiguration(style: header, text: title)),
      rows: rows.map { ListDocument.Row(content: $0) })
  }

  @Test("The picture of the article on checking lists has its findings in the upper section only")
  func picture() throws {
    let places = [
      Place("Lisbon", width: 30), Place("Porto", width: 60), Place("Faro", width: 30),
    ]
    var document = ListDocument()
    document.sections = [
      section(
        "Before", places.map(row), CellColor(red: 0.7, green: 0.1, blue: 0.1), header: .cell),
      section(
        "After", places.map(alignedRow),
        CellColor(
          light: CellColor(red: 0.7, green: 0.1, blue: 0.1),
          dark: CellColor(red: 1, green: 0.5, blue: 0.5)), header: .header),
    ]
    document.sections[1].rows[1].content.when(.selected) { $0.textProperties.color = .label }
    let found = try ConfigurationLint(document).findings
    #expect(found.map(\.identifier) == [.headerStyledAsCell, .unalignedTexts, .lowContrast])
    #expect(found.allSatisfy { $0.item.section == 0 })
    try ArticlePicture(name: "checking-lists", module: "CellPictures", document: document).check()
  }
}
