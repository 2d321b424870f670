import CellPreviewCommand
import Foundation
import Testing

@Suite("The command explains frames and values")
struct ExplainTests {
  private static let list = """
    { "appearance": "insetGrouped", "width": 390,
      "sections": [ {
        "header": { "content": { "style": "header", "text": "Network" } },
        "rows": [
          { "content": { "style": "cell", "text": "Wi-Fi", "image": { "symbol": "wifi" },
                         "textProperties": { "color": "systemRed" } },
            "accessories": ["disclosureIndicator"] },
          { "content": { "style": "subtitleCell", "text": "Inbox" } } ] } ] }
    """

  private static func output(_ arguments: String...) throws -> String {
    let fixture = try CommandFixture()
    try fixture.write(list)
    #expect(fixture.run(["explain", "list.json"] + arguments) == .success, "\(fixture.errors)")
    return fixture.output
  }

  @Test("A number of a row")
  func number() throws {
    let text = try Self.output("--row", "0.0", "--of", "text.minX")
    #expect(
      text.hasPrefix(
        """
        sections[0].rows[0]
          text.minX = 72
            + 16 card side inset (iOS26, measured)  metrics.collectionView.cardSideInset.wide
            + 16 leading margin (default of cell, recorded)  \
        content.directionalLayoutMargins.leading
            + 24 cell symbol width (iOS26, measured)  metrics.cellSymbolWidth
            + 16 image to text padding (default of cell, recorded)  content.imageToTextPadding

        """), "\(text)")
    #expect(text.contains("    changes beyond: "))
    #expect(text.contains("    depends on: "))
  }

  @Test("A property, a part, and several cells")
  func properties() throws {
    #expect(
      try Self.output("--row", "0.0", "--of", "textProperties.color") == """
        sections[0].rows[0]
          textProperties.color = systemRed
            assigned: systemRed
            default of cell: label (recorded)

        """)
    let text = try Self.output("--of", "text,background.backgroundColor")
    for path in ["sections[0].header", "sections[0].rows[0]", "sections[0].rows[1]"] {
      #expect(text.contains("\(path)\n  text.minX = "))
    }
    #expect(text.contains("  backgroundColor = "))
    let header = try Self.output("--header", "0", "--of", "text.height")
    #expect(header.hasPrefix("sections[0].header\n  text.height = 20.33\n"))
  }

  @Test("Without names, all numbers of all parts")
  func everything() throws {
    let text = try Self.output("--row", "0.1")
    for name in ["cell.height", "text.minX", "text.lastBaseline", "background.width"] {
      #expect(text.contains("  \(name) = "), "\(name)")
    }
  }

  @Test("Assumed numbers, with what rests on them")
  func assumptions() throws {
    let text = try Self.output("--assumed")
    #expect(text.contains("metrics.unknownSymbolWidth = 24 (iOS26, assumed)\n"))
    #expect(text.contains("\n  sections[0].rows[0].image.width\n"))
    #expect(!text.contains("rows[1]"))
    #expect(try Self.output("--assumed", "--row", "0.1") == "Nothing rests on an assumed number.\n")
    // Accessories stop growing at some text size.
    #expect(!text.contains("maximumAccessoryScale"))
    let large = try Self.output("--assumed", "--size", "accessibilityLarge")
    #expect(large.contains("metrics.maximumAccessoryScale = 1.5 (iOS26, assumed)\n"), "\(large)")
    // Many defaults of iOS 18 are assumed.
    let old = try Self.output("--assumed", "--style-sheet", "iOS18")
    #expect(old.contains("defaults of subtitleCell\n  sections[0].rows[1].content\n"), "\(old)")
  }

  @Test(
    "Wrong rows and names",
    arguments: [
      (["--row", "0.7"], "found no row 0.7, expected one"),
      (["--footer", "0"], "found no footer 0"),
      (["--of", "texts"], "found no texts in these cells"),
      (["--of", "text.minZ"], "found no text.minZ"),
    ])
  func failures(arguments: [String], message: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(["explain", "list.json"] + arguments) == .failure)
    #expect(fixture.errors.contains(message), "\(fixture.errors)")
    #expect(fixture.output.isEmpty)
  }

  @Test(
    "Wrong arguments",
    arguments: [
      ["--row", "1"], ["--row", "a.b"], ["--row", "0.-1"], ["--header", "0.1"], ["--row"], ["--of"],
      ["--row", "0.0", "--header", "0"], ["--json"], ["--of", ","], ["--assumed", "--of", "text"],
    ])
  func usage(arguments: [String]) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run(["explain", "list.json"] + arguments) == .usage)
  }

  @Test("The example in a message about a wrong number can be used", arguments: ["row", "header"])
  func examples(option: String) throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("explain", "list.json", "--\(option)", "first") == .usage)
    let example = try #require(fixture.errors.firstMatch(of: /such as ([0-9.]*[0-9])/)?.1)
    #expect(fixture.run("explain", "list.json", "--\(option)", String(example)) != .usage)
  }

  @Test("An inspected picture shows the terms of a part on hover and keyboard focus")
  func panels() throws {
    let fixture = try CommandFixture()
    try fixture.write(Self.list)
    #expect(fixture.run("render", "list.json", "--inspect") == .success)
    let picture = fixture.output
    // Each area has a panel, and both can be reached.
    let areas = picture.matches(of: /id="(area\d+)"/).map(\.1)
    let panels = picture.matches(of: /id="(terms\d+)"/).map(\.1)
    #expect(areas.count == panels.count && areas.count == 16)
    for (area, panel) in zip(areas, panels) {
      #expect(picture.contains("#\(area):hover~#\(panel),#\(area):focus~#\(panel){"))
    }
    #expect(picture.components(separatedBy: "tabindex=\"0\"").count == areas.count + 1)
    #expect(picture.contains("aria-label=\"text: minX 72 = 16 card side inset"))
    #expect(picture.contains(">minX 72 = 16 card side inset"))
    #expect(fixture.run("render", "list.json") == .success)
    #expect(!fixture.output.dropFirst(picture.count).contains("terms"))
  }
}
