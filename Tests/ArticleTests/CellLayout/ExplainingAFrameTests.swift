import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Why is it there?")
struct ExplainingAFrameTests {
  private func cell(_ text: String = "Wi-Fi", _ symbol: String = "wifi") -> ListCellConfiguration {
    let content = ListContentConfiguration(
      style: .cell, text: text, image: CellImage(systemName: symbol))
    return ListCellConfiguration(content: content, background: .listCell())
  }

  private func print(_ value: some CustomStringConvertible) { lines.append(value.description) }

  private var lines: [String] {
    get { storage.lines }
    nonmutating set { storage.lines = newValue }
  }

  private final class Storage { var lines: [String] = [] }
  private let storage = Storage()

  @Test("An edge in a list")
  func edge() {
    let cell = cell()
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 5)],
      width: 390, context: LayoutContext(traits: .phone))
    let row = ListItem.row(section: 0, row: 0)
    if let explanation = list.explanation(of: .text, .minX, in: cell, at: row) {
      print(explanation)
    }
    #expect(
      lines == [
        """
        text.minX = 72 = 16 card side inset (iOS26, measured) \
        + 16 leading margin (default of cell, recorded) \
        + 24 cell symbol width (iOS26, measured) \
        + 16 image to text padding (default of cell, recorded)
        """
      ])
  }

  @Test("Alternatives and conditions")
  func conditions() {
    let (cell, context) = (cell(), LayoutContext(traits: .phone))
    let layout = ListCellLayout(cell, width: 358, context: context)
    let height = layout.explanation(of: .cell, .height, in: cell, context: context)
    if let height {
      for alternative in height.alternatives { print(alternative) }
      for condition in height.conditions { print(condition) }
    }
    for line in [
      "104.44 width (now 358)", "269.56 leading margin (now 16)", "font of text body",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  @Test("Any number")
  func numbers() {
    let (cell, context) = (cell(), LayoutContext(traits: .phone))
    let layout = ListCellLayout(cell, width: 358, context: context)
    let height = layout.explanation(of: .cell, .height, in: cell, context: context)
    let all = layout.explanations(in: cell, context: context)
    #expect(height?.value == 52)
    #expect(all.contains { $0.name == "text.firstBaseline" })
  }

  @Test("The examples of the comments")
  func comments() throws {
    let (cell, context) = (cell(), LayoutContext(traits: .phone))
    do {
      let layout = ListCellLayout(cell, width: 358, context: context)
      if let explanation = layout.explanation(of: .text, .minX, in: cell, context: context) {
        print(explanation)
      }
    }
    do {
      let layout = ListCellLayout(cell, width: 358, context: context)
      let explanation = layout.explanation(of: .text, .minX, in: cell, context: context)
      #expect(explanation?.value == 56)
    }
    let document = ListDocument(
      cells: [cell, cell, cell], list: ListConfiguration(appearance: .insetGrouped), width: 390)
    do {
      let layout = try DocumentLayout(document)
      for explanation in layout.explanations(of: [.text], at: .row(section: 0, row: 2)) {
        print(explanation)
      }
    }
    let list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 3)], width: 390,
      context: context)
    if let explanation = list.explanation(
      of: .text, .minX, in: cell, at: .row(section: 0, row: 2))
    {
      print(explanation)
    }
    #expect(lines.first?.hasPrefix("text.minX = 56 = 16 leading margin") == true)
    #expect(lines.count == 10)
  }

  @Test("A color")
  func color() {
    var content = ListContentConfiguration.cell()
    content.textProperties.color = .systemRed
    content.when(.selected) { $0.textProperties.color = .white }
    var state = CellConfigurationState(traitCollection: .phone)
    state.isSelected = true
    content = content.updated(for: state)
    print(content.explanation(of: \.textProperties.color))
    #expect(
      lines == [
        """
        textProperties.color = white
          when selected: white
          assigned: systemRed
          default of cell: label (recorded)
        """
      ])
  }

  @Test("The picture shows the panel of a text")
  func picture() throws {
    let rows = [
      ("Airplane Mode", "airplane"), ("Wi-Fi", "wifi"),
      ("Bluetooth", "antenna.radiowaves.left.and.right"),
      ("Battery", "battery.100"), ("Privacy", "hand.raised.fill"),
    ]
    for style in [UserInterfaceStyle.light, .dark] {
      var document = ListDocument(
        cells: rows.map { cell($0.0, $0.1) },
        list: ListConfiguration(appearance: .insetGrouped), width: 390)
      document.traits.userInterfaceStyle = style
      let picture = try DocumentLayout(document).picture(
        showsLayoutGuides: true, explainsFrames: true)
      try ArticlePicture.check(
        try showingPanel(of: "sections[0].rows[0] text", in: picture), style,
        at: "Sources/CellLayout/CellLayout.docc/Resources/why-is-it-there")
    }
  }

  /// Returns a picture that always shows one panel and has no other.
  private func showingPanel(of title: String, in picture: String) throws -> String {
    let start = try #require(picture.range(of: "    <style>"))
    let areas = picture[start.lowerBound...]
    let end = try #require(areas.range(of: "\n  </g>\n</svg>"))
    let panels = areas[..<end.lowerBound].components(separatedBy: "    <g class=\"terms\"")
      .dropFirst()
    let panel = try #require(panels.first { $0.contains(">\(title)</text>") })
    return picture[..<start.lowerBound] + "    <g" + panel.drop { $0 != ">" }
      + areas[end.lowerBound...]
  }
}
