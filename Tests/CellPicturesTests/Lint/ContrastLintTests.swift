import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The lint compares the colors that were assigned")
struct ContrastLintTests {
  private static let place = "sections[0].rows[0].content.textProperties.color"

  private func list(
    text: CellColor? = nil, fill: CellColor? = nil,
    _ change: (inout ListDocument.Row) -> Void = { _ in }
  ) throws -> LintFixture {
    try LintFixture(.made()) {
      if let text { $0.sections[0].rows[0].content.textProperties.color = text }
      if let fill {
        $0.sections[0].rows[0].background = .listCell()
        $0.sections[0].rows[0].background?.backgroundColor = fill
      }
      change(&$0.sections[0].rows[0])
    }
  }

  private static func gray(_ byte: CGFloat) -> CellColor { CellColor(white: byte / 255) }

  @Test("A text of 4.48 to 1 on white is found, one of 4.54 to 1 is not")
  func limit() throws {
    // The published example: #777777 on white misses 4.5, #767676 does not.
    func light(_ byte: CGFloat) throws -> LintFixture {
      try list(text: Self.gray(byte), fill: .white) {
        $0.state.traitCollection.userInterfaceStyle = .light
      }
    }
    let found = try light(0x77)
    #expect(found.contrasts == ["lowContrast \(Self.place)"])
    #expect(
      found.findings.first?.summary
        == "\"Wi-Fi\" has a contrast of 4.4 to 1 in light style: #777777 on #FFFFFF.")
    #expect(try light(0x76).contrasts.isEmpty)
  }

  @Test("The label of an accessory is found on a background that it does not follow")
  func accessoryLabel() throws {
    func list(_ accessory: String) throws -> LintFixture {
      try LintFixture(
        json: """
          { "traits": { "userInterfaceStyle": "dark" },
            "sections": [ { "rows": [
              { "content": { "text": "Mail", "textProperties": { "color": "#333333" } },
                "background": "#FFEECC", "accessories": [ "detail", \(accessory) ] } ] } ] }
          """)
    }
    let found = try list(#"{ "label": "3" }"#)
    #expect(found.contrasts == ["lowContrast sections[0].rows[0].background"])
    let summary = try #require(found.findings.first?.summary)
    #expect(summary.hasPrefix("\"3\" has a contrast of 1"), "\(summary)")
    #expect(summary.contains("in dark style: "), "\(summary)")
    #expect(summary.hasSuffix(" on #FFEECC."), "\(summary)")
    let white = try list(##"{ "label": "3", "tintColor": "#FFFFFF" }"##)
    #expect(white.contrasts == ["lowContrast sections[0].rows[0].accessories[1].tintColor"])
    #expect(try list(##"{ "label": "3", "tintColor": "#333333" }"##).contrasts.isEmpty)
    #expect(try list(#"{ "label": "3", "isHidden": true }"#).contrasts.isEmpty)
    let sign = try list(##"{ "kind": "checkmark", "tintColor": "#FFFF00" }"##)
    #expect(sign.contrasts == ["lowContrast sections[0].rows[0].accessories[1].tintColor"])
    #expect(try list(##"{ "kind": "checkmark", "tintColor": "#333333" }"##).contrasts.isEmpty)
  }

  @Test("A color that is hard to read in dark style only is found in dark style")
  func darkStyle() throws {
    let text = CellColor(light: .black, dark: Self.gray(0x50))
    let found = try list(text: text)
    #expect(found.contrasts == ["lowContrast \(Self.place)"])
    #expect(found.findings.first?.summary.contains("in dark style") == true)
    #expect(try list(text: CellColor(light: .black, dark: .white)).contrasts.isEmpty)
  }

  @Test("A background that does not adapt is found under a text that does")
  func fixedBackground() throws {
    let found = try list(fill: .white)
    #expect(found.contrasts == ["lowContrast sections[0].rows[0].background"])
    #expect(try list(text: .black, fill: .white).contrasts.isEmpty)
  }

  @Test(
    "A color for every state is found on the style's selection, one with an answer to it is not")
  func selection() throws {
    // Readable on a white and on a nearly black row, but not on the gray of a selected one.
    let text = CellColor(light: Self.gray(0x6E), dark: Self.gray(0x8A))
    let found = try list(text: text)
    #expect(found.contrasts == ["fixedColorOnSelection \(Self.place)"])
    #expect(found.findings.first?.summary.contains("style, selected: ") == true)
    let ownSelection = try list(text: text) {
      $0.background = .listCell()
      $0.background?.when(.selected) { $0.backgroundColor = CellColor(light: .white, dark: .black) }
    }
    #expect(ownSelection.contrasts.isEmpty)
    let ownText = try list(text: text) {
      $0.content.when(.selected) { $0.textProperties.color = .label }
    }
    #expect(ownText.contrasts.isEmpty)
  }

  @Test("A selection that was colored too faintly for its text is a matter of contrast")
  func coloredSelection() throws {
    let found = try list {
      $0.background = .listCell()
      $0.background?.when(.selected) { $0.backgroundColor = CellColor(white: 0.5) }
      $0.content.when(.selected) { $0.textProperties.color = CellColor(white: 0.4) }
    }
    #expect(found.contrasts == ["lowContrast \(Self.place)"])
  }

  @Test(
    "The system's own colors are not reported on its own backgrounds",
    arguments: [
      CellColor.systemBlue, .systemYellow, .secondaryLabel, .quaternaryLabel, .placeholderText,
      .tintColor, .link, .systemGray,
    ])
  func systemPairs(color: CellColor) throws {
    #expect(try list(text: color).contrasts.isEmpty)
    #expect(try list(text: color, fill: .tertiarySystemBackground).contrasts.isEmpty)
    // The same color as components is not the system's.
    let components = color.resolved(with: .phone)
    #expect(try !list(text: CellColor(components)).contrasts.isEmpty)
  }

  @Test("A link on the tint color cannot be read, and one in another color can")
  func links() throws {
    func places(_ color: CellColor?) throws -> [String] {
      try list {
        var text = AttributedString("terms")
        text.link = URL(string: "https://example.com")
        text.cell.foregroundColor = color
        $0.content.attributedText = text
        $0.background = .listCell()
        $0.background?.backgroundColor = CellColor.systemBlue.withAlphaComponent(0.9)
      }.contrasts
    }
    #expect(try places(nil).contains("lowContrast \(Self.place)"))
    #expect(try !places(.black).contains("lowContrast \(Self.place)"))
  }

  @Test("White on the tint is a pair of the system, white on yellow is not")
  func whiteOnTint() throws {
    #expect(try list(text: .white, fill: .systemBlue).contrasts.isEmpty)
    #expect(try list(text: .white, fill: .systemYellow).contrasts == ["lowContrast \(Self.place)"])
  }

  @Test(
    "No style is reported in any state as long as no color is assigned",
    arguments: ListContentConfiguration.Style.allCases)
  func styles(style: ListContentConfiguration.Style) throws {
    for (_, flags) in ConfigurationStateFlags.names {
      let found = try LintFixture(
        .made(style), appearance: style.name.hasPrefix("s") ? .sidebar : .plain
      ) {
        $0.sections[0].rows[0].content.secondaryText = "Home"
        $0.sections[0].rows[0].state = CellConfigurationState(
          traitCollection: TraitCollection(), flags: flags)
      }
      #expect(!found.findings.map(\.identifier).contains(.lowContrast))
    }
  }

  @Test("The color of a run is compared like that of the text")
  func runs() throws {
    var text = AttributedString("Wi-Fi")
    text.cell.foregroundColor = Self.gray(0xCC)
    let found = try list { $0.content.attributedText = text }
    #expect(found.contrasts == ["lowContrast \(Self.place)"])
    text.cell.foregroundColor = .systemRed
    #expect(try list { $0.content.attributedText = text }.contrasts.isEmpty)
  }

  @Test("Comparing the colors of runs takes time in proportion to their number")
  func manyRuns() {
    expectGrowth(.linear, from: 20, to: 640) { count in
      var text = AttributedString()
      for index in 0..<count {
        // Colors that take long to compare, because they differ in the first of many steps.
        var run = AttributedString("a ")
        run.cell.foregroundColor = (0..<50).reduce(Self.gray(CGFloat(index) / 8)) { color, _ in
          ConfigurationColorTransformer.grayscale(color)
        }
        text += run
      }
      var content = ListContentConfiguration.cell()
      content.attributedText = text
      let document = ListDocument(
        cells: [ListCellConfiguration(content: content)], list: ListDocument.defaultList(.plain))
      return { #expect(throws: Never.self) { try ConfigurationLint(document) } }
    }
  }

  @Test("A disabled row may be faint, and nothing is said of a background with an image")
  func exceptions() throws {
    let faint = Self.gray(0x80)
    #expect(try !list(text: faint).contrasts.isEmpty)
    #expect(try list(text: faint) { $0.state.isDisabled = true }.contrasts.isEmpty)
    let pictured = try list(text: faint, fill: .white) {
      $0.background?.image = CellImage(name: "photo", size: CGSize(width: 40, height: 40))
    }
    #expect(pictured.contrasts.isEmpty)
  }

  @Test("The opacity of the content and of an assigned transformer counts")
  func opacity() throws {
    let opaque = CellColor(light: .black, dark: .white)
    #expect(try list(text: opaque).contrasts.isEmpty)
    #expect(
      try list(text: opaque) { $0.content.alpha = 0.3 }.contrasts == ["lowContrast \(Self.place)"])
    let faded = try list { $0.content.textProperties.colorTransformer = .alpha(0.3) }
    #expect(faded.contrasts == ["lowContrast \(Self.place)"])
  }

  @Test("A fill beside a text is not behind it")
  func insets() throws {
    let beside = DirectionalEdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 0)
    let found = try list(fill: .white) { $0.background?.backgroundInsets = beside }
    #expect(found.contrasts.isEmpty)
  }
}
