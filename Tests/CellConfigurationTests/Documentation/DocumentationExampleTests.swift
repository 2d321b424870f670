import CellConfiguration
import Foundation
import Testing

@Suite("Examples of the documentation")
struct DocumentationExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("the README's ten lines give what the comments beside them say")
  func readme() throws {
    // The lines between the marks are those of the README.
    // begin
    var content = ListContentConfiguration.valueCell()
    content.image = CellImage(systemName: "wifi")
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    content.when(.selected) { $0.textProperties.color = .systemBlue }

    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    let selected = content.updated(for: state).textProperties.color
    state.isDisabled = true
    let disabled = content.updated(for: state).secondaryTextProperties.color
    // end
    #expect(selected == .systemBlue)
    #expect(disabled == .quaternaryLabel)
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let lines = try Self.lines(
      between: "// begin", and: "// end", in: String(contentsOfFile: #filePath, encoding: .utf8))
    #expect(lines.count > 8)
    for line in lines { #expect(readme.contains(line), "the README has no line \(line)") }
  }

  private static func lines(
    between start: String, and end: String, in text: String
  ) -> [String] {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = lines.firstIndex(of: start), let last = lines.firstIndex(of: end) else {
      return []
    }
    return lines[(first + 1)..<last].filter { !$0.isEmpty }
  }

  @Test("a disabled sidebar cell is half as opaque")
  func stylingStates() {
    let content = ListContentConfiguration.sidebarCell()
    var state = CellConfigurationState(traitCollection: .phone)
    state.isDisabled = true
    #expect(content.updated(for: state).alpha == 0.5)

    var cell = ListContentConfiguration.cell()
    cell.textProperties.color = .label
    #expect(cell.updated(for: state).textProperties.color == .label)
  }

  @Test("what was assigned is listed with the states that it is for")
  func debugDescription() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .label
    content.when(.selected || .highlighted) {
      $0.textProperties.color = .white
      $0.imageProperties.tintColor = .white
    }
    let lines = content.debugDescription.split(separator: "\n").dropFirst()
    #expect(
      Array(lines) == [
        "  customized:", "    textProperties.color = label", "  when highlighted || selected:",
        "    imageProperties.tintColor = white", "    textProperties.color = white",
      ])
  }

  @Test("a sheet of one's own changes styles, states and metrics")
  func styleSheets() {
    let brand = StyleSheet.iOS26
      .named("Brand")
      .changing(.cell, .subtitleCell) { $0.textProperties.color = .systemIndigo }
      .changing(.listGroupedCell, when: .selected) {
        $0.backgroundColor = .systemIndigo.withAlphaComponent(0.2)
      }
      .changingMetrics { $0.minimumRowHeight = 60 }
    var state = CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = brand })
    let content = ListContentConfiguration.cell().updated(for: state)
    #expect(content.textProperties.color == .systemIndigo)
    state.isDisabled = true
    #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
    #expect(brand.metrics.minimumRowHeight == 60)
  }

  @Test("the document of the article reads, and a misspelt colour gets the message that it shows")
  func documents() throws {
    let article = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/CellConfiguration/CellConfiguration.docc/WritingConfigurationsDown.md"),
      encoding: .utf8)
    let fences = article.components(separatedBy: "```")
    let json = try #require(fences.first { $0.hasPrefix("json") }).dropFirst(4)
    let content = try JSONDecoder().decode(
      ListContentConfiguration.self, from: Data(json.utf8))
    #expect(content.text == "Wi-Fi")
    #expect(content.textProperties.color == .systemBlue)

    let misspelt = json.replacingOccurrences(of: "systemBlue", with: "systemBlu")
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(ListContentConfiguration.self, from: Data(misspelt.utf8))
    }
    let reason = try #require(ConfigurationDecodingError(error))
    #expect(article.contains(reason.description))
  }

  @Test("the tint as a color, and a symbol in a color of its own")
  func tint() {
    let faded = CellColor.tintColor.withAlphaComponent(0.5)
    let components = faded.resolved(with: .phone, tint: .systemGreen)  // green, half of it
    #expect(components.alpha == 0.5)
    var content = ListContentConfiguration.cell()
    let star = CellImage(systemName: "star")
    content.image = star?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
    #expect(content.image?.tintColor == .systemYellow)
  }
}
