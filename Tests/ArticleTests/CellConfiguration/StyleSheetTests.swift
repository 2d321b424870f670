import CellConfiguration
import CellDocuments
import Foundation
import Testing

@Suite("Theming with style sheets")
struct StyleSheetTests {
  private static func brand() -> StyleSheet {
    let brand = StyleSheet.iOS26.renamed(to: "Brand").changing {
      $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
      $0.changeBackground(of: [.listGroupedCell], when: .selected) {
        $0.backgroundColor = .systemIndigo.withAlphaComponent(0.2)
      }
      $0.metrics.rows.minimumHeight = 60
    }
    return brand
  }

  @Test("Traits have a sheet")
  func traits() {
    var traits = TraitCollection.phone
    traits.styleSheet = .iOS18
    let state = CellConfigurationState(traitCollection: traits)
    let content = ListContentConfiguration.cell().updated(for: state)
    #expect(content.directionalLayoutMargins.top == 11)
    #expect(TraitCollection.phone.styleSheet == .iOS26)
  }

  @Test("A custom style sheet changes styles, states and lengths")
  func changes() {
    let brand = Self.brand()
    var state = CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = brand })
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state).textProperties.color == .systemIndigo)
    #expect(brand.metrics.rows.minimumHeight == 60)
    state.isDisabled = true
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    state.isDisabled = false
    state.isSelected = true
    state.traitCollection.listEnvironment = .insetGrouped
    let background = BackgroundConfiguration.listCell().updated(for: state)
    #expect(background.backgroundColor == .systemIndigo.withAlphaComponent(0.2))
  }

  @Test("Many styles are changed at once")
  func collections() {
    let spacious = StyleSheet.iOS26.changing {
      $0.changeContent(of: ListContentConfiguration.Style.allCases) { $0.imageToTextPadding = 24 }
    }
    let state = CellConfigurationState(
      traitCollection: TraitCollection { $0.styleSheet = spacious })
    for style in ListContentConfiguration.Style.allCases {
      let content = ListContentConfiguration(style: style).updated(for: state)
      #expect(content.imageToTextPadding == 24)
    }
  }

  @Test("Changes of styles and metrics are made at once")
  func manyChanges() {
    let brand = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
      $0.changeContent(of: [.cell], when: .selected) { $0.textProperties.color = .white }
      $0.changeBackground(of: [.listGroupedCell], when: .selected) {
        $0.backgroundColor = .systemIndigo
      }
      $0.metrics.rows.minimumHeight = 60
    }
    #expect(brand.metrics.rows.minimumHeight == 60)
    var state = CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = brand })
    state.isSelected = true
    let content = ListContentConfiguration.cell().updated(for: state)
    #expect(content.textProperties.color == .white)
  }

  @Test("A sheet is encoded and decoded")
  func coding() throws {
    let brand = Self.brand()
    let data = try JSONEncoder().encode(brand)
    let copy = try JSONDecoder().decode(StyleSheet.self, from: data)
    #expect(copy == brand)
  }

  @Test("A cell's own assignment wins over the sheet")
  func assignment() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    let state = CellConfigurationState(
      traitCollection: TraitCollection { $0.styleSheet = Self.brand() })
    #expect(content.updated(for: state).textProperties.color == .label)
    #expect(StyleSheet.iOS26.provenance(of: ListContentConfiguration.Style.cell) == .recorded)
  }

  @Test(
    "The pictures show one list in three sheets",
    arguments: [
      ("theme-iOS26", StyleSheet.iOS26), ("theme-iOS18", .iOS18), ("theme-brand", brand()),
    ])
  func picture(name: String, sheet: StyleSheet) throws {
    func row(_ text: String, _ symbol: String, isSelected: Bool) -> ListDocument.Row {
      var state = CellConfigurationState()
      state.isSelected = isSelected
      var row = ListDocument.Row(
        content: ListContentConfiguration(
          style: .cell, text: text, image: CellImage(systemName: symbol)),
        state: state)
      row.accessories = [.disclosureIndicator()]
      return row
    }
    var document = ListDocument()
    document.width = 320
    document.list = ListDocument.defaultList(.insetGrouped)
    document.traits.styleSheet = sheet
    document.sections = [
      ListDocument.Section(
        header: ListDocument.HeaderFooter(
          content: ListContentConfiguration(style: .header, text: sheet.name)),
        rows: [
          row("General", "gear", isSelected: false), row("Display", "sun.max", isSelected: true),
        ])
    ]
    try ArticlePicture(name: name, module: "CellConfiguration", document: document).check()
  }
}
