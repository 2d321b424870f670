import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The lint finds mistakes in lists, and leaves alone what comes close")
struct ConfigurationLintTests {
  // MARK: Styles

  @Test("A header in the style of a cell is found, a header in its own style is not")
  func headers() throws {
    func list(_ style: ListContentConfiguration.Style) throws -> LintFixture {
      try LintFixture(.made()) {
        $0.sections[0].header = ListDocument.HeaderFooter(content: .made(style, "Network"))
      }
    }
    #expect(try list(.cell).places == ["headerStyledAsCell sections[0].header.content.style"])
    #expect(try list(.header).places.isEmpty)
  }

  @Test("A first row that is the header must look like one, other rows must not")
  func firstItemHeader() throws {
    func list(_ mode: ListConfiguration.HeaderMode) throws -> LintFixture {
      try LintFixture(.made(), .made()) { $0.list?.headerMode = mode }
    }
    #expect(
      try list(.firstItemInSection).places
        == ["headerStyledAsCell sections[0].rows[0].content.style"])
    #expect(try list(.supplementary).places.isEmpty)
  }

  @Test("A sidebar's style is found in a grouped list and fits a sidebar")
  func styles() throws {
    let found = try LintFixture(.made(.sidebarCell), appearance: .grouped)
    #expect(found.places == ["styleOfOtherList sections[0].rows[0].content.style"])
    #expect(found.findings.first?.remedy.contains("style cell,") == true)
    #expect(try LintFixture(.made(.sidebarCell), appearance: .sidebar).places.isEmpty)
  }

  @Test("A background of a plain list is found in a grouped list, the agnostic one is not")
  func backgrounds() throws {
    func list(_ style: BackgroundConfiguration.Style) throws -> LintFixture {
      try LintFixture(.made(), appearance: .grouped) {
        $0.sections[0].rows[0].background = BackgroundConfiguration(style: style)
      }
    }
    #expect(
      try list(.listPlainCell).places == ["styleOfOtherList sections[0].rows[0].background.style"])
    #expect(try list(.listCell).places.isEmpty)
  }

  @Test("A prominent header fits grouped lists, as it does for the problems of hosts")
  func prominentHeaders() throws {
    let style = ListContentConfiguration.Style.prominentInsetGroupedHeader
    #expect(try LintFixture(.made(style), appearance: .grouped).places.isEmpty)
    #expect(!(try LintFixture(.made(style), appearance: .sidebar).places.isEmpty))
  }

  @Test("No style is out of place outside of lists")
  func stylesOutsideLists() throws {
    for style in ListContentConfiguration.Style.allCases {
      #expect(try LintFixture(.made(style)) { $0.list = nil }.places.isEmpty, "\(style.name)")
    }
  }

  @Test(
    "The style that every agnostic style stands for in a list fits that list",
    arguments: ListConfiguration.Appearance.allCases)
  func followedStyles(appearance: ListConfiguration.Appearance) throws {
    let environment = appearance.listEnvironment
    for style in ListContentConfiguration.Style.allCases {
      let followed = style.resolvedStyle(in: environment)
      if followed == style { continue }
      let kinds = try LintFixture(.made(followed), appearance: appearance).findings.map(
        \.identifier)
      #expect(!kinds.contains(.styleOfOtherList), "\(followed.name) in \(appearance.name)")
    }
    for style in BackgroundConfiguration.Style.allCases {
      let background = BackgroundConfiguration(style: style.resolvedStyle(in: environment))
      if background.style == style { continue }
      let list = try LintFixture(.made(), appearance: appearance) {
        $0.sections[0].rows[0].background = background
      }
      #expect(list.places.isEmpty, "\(background.style.name) in \(appearance.name)")
    }
  }

  // MARK: Images

  @Test("A symbol without a drawing is found with the name that was meant, a known one is not")
  func symbols() throws {
    func list(_ name: String) throws -> LintFixture {
      try LintFixture(.made { $0.image = CellImage(systemName: name) })
    }
    let found = try list("flder")
    #expect(found.places == ["symbolWithoutDrawing sections[0].rows[0].content.image"])
    #expect(found.findings.first?.remedy.contains("\"folder\"") == true)
    #expect(try list("folder").places.isEmpty)
  }

  @Test("Texts out of line are found with their places, texts beside a reserved width are not")
  func images() throws {
    let found = try LintFixture(.pictured(30), .pictured(60), .pictured(30))
    #expect(found.places == ["unalignedTexts sections[0].rows[1].content.image"])
    #expect(
      found.findings.first?.summary
        == "Texts begin at 62 points in rows 0 and 2, at 92 points in row 1, because the images "
        + "differ in width.")
    let reserved = ListContentConfiguration.pictured(30) {
      $0.imageProperties.reservedLayoutSize.width = 60
    }
    let wide = ListContentConfiguration.pictured(60) {
      $0.imageProperties.reservedLayoutSize.width = 60
    }
    #expect(try LintFixture(reserved, wide).places.isEmpty)
  }

  @Test("Texts out of line are found from right to left as well")
  func imagesRightToLeft() throws {
    let found = try LintFixture(.pictured(30), .pictured(60)) {
      $0.traits.layoutDirection = .rightToLeft
    }
    #expect(found.places == ["unalignedTexts sections[0].rows[1].content.image"])
  }

  @Test("Symbols of different widths and rows without an image are not out of line")
  func symbolWidths() throws {
    let doc = ListContentConfiguration.made { $0.image = CellImage(systemName: "doc") }
    let battery = ListContentConfiguration.made { $0.image = CellImage(systemName: "battery.100") }
    #expect(try LintFixture(doc, battery, .made()).places.isEmpty)
  }

  @Test("Images of different widths in different sections or at different levels are not compared")
  func imageColumns() throws {
    let sections = try LintFixture(.pictured(30)) {
      let rows = [ListDocument.Row(content: .pictured(60))]
      $0.sections.append(ListDocument.Section(rows: rows))
    }
    #expect(sections.places.isEmpty)
    let levels = try LintFixture(.pictured(30), .pictured(60)) {
      $0.sections[0].rows[1].indentationLevel = 1
    }
    #expect(levels.places.isEmpty)
  }

  // MARK: Targets

  @Test("A row of 43 points is too low to tap, a row of 44 is not")
  func targets() throws {
    func list(_ height: CGFloat) throws -> LintFixture {
      try LintFixture(.made(.cell, "A")) {
        $0.sections[0].rows[0].height = height
        // Text fits in it at every size.
        $0.sections[0].rows[0].state.traitCollection.preferredContentSizeCategory = .large
      }
    }
    #expect(try list(43).places == ["smallTapTarget sections[0].rows[0].height"])
    #expect(try list(44).places.isEmpty)
  }

  @Test("A header is not tapped, nor is a row on a television")
  func otherTargets() throws {
    let header = try LintFixture(.made()) {
      let content = ListContentConfiguration.made(.header) {
        $0.directionalLayoutMargins = .zero
      }
      $0.sections[0].header = ListDocument.HeaderFooter(content: content)
    }
    #expect(header.places.isEmpty)
    let television = try LintFixture(.made()) {
      $0.sections[0].rows[0].height = 30
      $0.traits.userInterfaceIdiom = .tv
      $0.sections[0].rows[0].state.traitCollection.preferredContentSizeCategory = .large
    }
    #expect(!television.findings.contains { $0.identifier == .smallTapTarget })
  }

  // MARK: Texts

  @Test("A text limited to one line is cut off at some size, one that wraps is not")
  func truncation() throws {
    func list(_ lines: Int) throws -> LintFixture {
      try LintFixture(
        .made(.cell, "A network with a long name") { $0.textProperties.numberOfLines = lines })
    }
    let found = try list(1)
    #expect(found.places == ["truncatedText sections[0].rows[0].content.textProperties"])
    #expect(found.findings.first?.summary.contains("cut off at extraExtraExtraLarge and") == true)
    #expect(try list(0).places.isEmpty)
  }

  @Test("A text that shrinks is found with its percentage, a text that is short enough is not")
  func shrinking() throws {
    func list(_ text: String) throws -> LintFixture {
      try LintFixture(
        .made(.cell, text) {
          $0.textProperties.numberOfLines = 1
          $0.textProperties.adjustsFontSizeToFitWidth = true
          $0.textProperties.minimumScaleFactor = 0.1
        })
    }
    let found = try list("A network with a long name")
    #expect(found.places == ["shrunkText sections[0].rows[0].content.textProperties"])
    #expect(found.findings.first?.summary.contains("percent") == true)
    #expect(try list("Wi-Fi").places.isEmpty)
  }

  @Test("A text that wraps is cut off where the row has a height of its own")
  func fixedHeight() throws {
    let found = try LintFixture(.made(.cell, "A network with a long name")) {
      $0.sections[0].rows[0].height = 60
    }
    #expect(found.places == ["truncatedText sections[0].rows[0].content.textProperties"])
    #expect(found.findings.first?.remedy.contains("height of the row") == true)
  }

  @Test("A row with a text size of its own is not looked at in other sizes")
  func ownSize() throws {
    let found = try LintFixture(
      .made(.cell, "A network with a long name") { $0.textProperties.numberOfLines = 1 }
    ) {
      $0.sections[0].rows[0].state.traitCollection.preferredContentSizeCategory = .large
    }
    #expect(found.places.isEmpty)
  }
}
