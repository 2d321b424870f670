import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Explanations of frames")
struct FrameExplanationTests {
  private static let context = LayoutContext(traits: .phone)

  private static var cell: ListCellConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.image = CellImage(systemName: "wifi")
    return ListCellConfiguration(content: content, background: .listCell())
  }

  private static func list(_ appearance: ListConfiguration.Appearance, rows: Int = 2) -> ListLayout
  {
    ListLayout(
      ListConfiguration(appearance: appearance), sections: [ListSection(rowCount: rows)],
      width: 390, context: context)
  }

  @Test("The leading edge of a text in a card")
  func leadingEdge() throws {
    let explanation = try #require(
      Self.list(.insetGrouped).explanation(
        of: .text, .minX, in: Self.cell, at: .row(section: 0, row: 0)))
    #expect(
      explanation.description == """
        text.minX = 72 = 16 card side inset (iOS26, measured) \
        + 16 leading margin (default of cell, recorded) \
        + 24 cell symbol width (iOS26, measured) \
        + 16 image to text padding (default of cell, recorded)
        """)
  }

  @Test("A changed sheet, an assignment and a rule are sources")
  func sources() throws {
    var context = Self.context
    context.traits.styleSheet = StyleSheet.iOS26.changing { $0.metrics.symbols.cellWidth = 40 }
    var cell = Self.cell
    cell.content?.imageToTextPadding = 10
    cell.content?.when(.selected) { $0.directionalLayoutMargins.leading = 30 }
    var state = CellConfigurationState(traitCollection: context.traits)
    state.isSelected = true
    cell.content = cell.content?.updated(for: state)
    let layout = ListCellLayout(cell, width: 300, context: context)
    let explanation = try #require(layout.explanation(of: .text, .minX, in: cell, context: context))
    #expect(
      explanation.description == """
        text.minX = 80 = 30 leading margin (when selected) \
        + 40 cell symbol width (changed in iOS26) + 10 image to text padding (assigned)
        """)
  }

  @Test("The preference for texts side by side explains their places, whichever it is")
  func sideBySide() {
    for prefers in [true, false] {
      var content = ListContentConfiguration.valueCell()
      (content.text, content.secondaryText) = ("Wi-Fi", "Home")
      content.prefersSideBySideTextAndSecondaryText = prefers
      let cell = ListCellConfiguration(content: content)
      let layout = ListCellLayout(cell, width: 300, context: Self.context)
      let explanation = layout.explanation(
        of: .secondaryText, .minY, in: cell, context: Self.context)
      let names = explanation?.conditions.map(\.factor.name)
      #expect(names?.contains("content.prefersSideBySideTextAndSecondaryText") == true)
    }
  }

  @Test("A row of the minimum height lists the height of its content")
  func minimumHeight() throws {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.textProperties.font = .systemFont(ofSize: 10)
    content.textProperties.adjustsFontForContentSizeCategory = false
    let cell = ListCellConfiguration(content: content)
    let layout = ListCellLayout(cell, width: 300, context: Self.context)
    let explanation = try #require(
      layout.explanation(of: .cell, .height, in: cell, context: Self.context))
    #expect(
      explanation.description == """
        cell.height = 52 = 2 × 15 cell text margin (iOS26, recorded) \
        + 22 leading of body text (body, measured)
        """)
    let alternative = try #require(explanation.alternatives.first)
    #expect(alternative.missing.name == "metrics.cellTextMargin")
    #expect(alternative.value == 44)
    let top = try #require(
      explanation.conditions.first { $0.factor.name == "content.directionalLayoutMargins.top" })
    // The content is 15 + 11.93 + 15 high.
    #expect(abs((top.threshold ?? 0) - 25.07) < 0.02)
  }

  @Test("States that rules depend on, and absent values, are conditions")
  func absentValues() throws {
    var cell = Self.cell
    cell.content?.when(.selected) { $0.directionalLayoutMargins.leading = 40 }
    cell.content?.when(.dark) { $0.directionalLayoutMargins.top = 50 }
    cell.state = CellConfigurationState(traitCollection: Self.context.traits)
    cell = cell.updated(for: cell.state)
    let layout = ListCellLayout(cell, width: 300, context: Self.context)
    func conditions(_ part: LayoutPart, _ measure: LayoutMeasure) throws -> [String] {
      try #require(layout.explanation(of: part, measure, in: cell, context: Self.context))
        .conditions.map(\.factor.name)
    }
    #expect(try conditions(.text, .minX).contains("state.isSelected"))
    #expect(try !conditions(.text, .minX).contains("traits.userInterfaceStyle"))
    #expect(try conditions(.cell, .height).contains("traits.userInterfaceStyle"))
    #expect(try conditions(.cell, .height).contains("height"))
    #expect(try conditions(.image, .width).contains("content.image.size"))
    cell.indentationLevel = 1
    #expect(try conditions(.text, .minX).contains("indentationWidth"))
  }

  @Test("An assumed factor is an assumption where it is in force")
  func assumptions() throws {
    func assumptions(_ scale: CellImage.SymbolConfiguration.Scale) throws -> [String] {
      var cell = Self.cell
      cell.content?.imageProperties.preferredSymbolConfiguration = .init(
        textStyle: .body, scale: scale)
      let layout = ListCellLayout(cell, width: 300, context: Self.context)
      return try #require(
        layout.explanation(of: .image, .width, in: cell, context: Self.context)
      ).assumptions.map(\.name)
    }
    #expect(try assumptions(.large) == ["metrics.unknownSymbolWidth"])
    #expect(try assumptions(.small) == ["metrics.unknownSymbolWidth", "symbolScaleStep"])
  }

  @Test("The width that a label leaves for the content is an assumption where it is in force")
  func contentBesideLabel() throws {
    func assumptions(_ label: String) -> Set<String> {
      var cell = Self.cell
      cell.accessories = [.label(text: label)]
      let layout = ListCellLayout(cell, width: 300, context: Self.context)
      let explanations = layout.explanations(in: cell, context: Self.context)
      return Set(explanations.flatMap(\.assumptions).map(\.name))
    }
    #expect(!assumptions("On").contains("minimumContentWidth"))
    #expect(
      assumptions(String(repeating: "A long label ", count: 5)).contains("minimumContentWidth"))
  }

  @Test("Bold text makes a label accessory wider, not higher")
  func boldLabel() throws {
    var cell = Self.cell
    cell.accessories = [.label(text: "A longer label")]
    func conditions(_ measure: LayoutMeasure) throws -> [String] {
      let explanation = try #require(
        Self.list(.insetGrouped).explanation(
          of: .accessory(index: 0), measure, in: cell, at: .row(section: 0, row: 0)))
      return explanation.conditions.map(\.factor.label)
    }
    #expect(try conditions(.width).contains("legibility weight"))
    #expect(try !conditions(.height).contains("legibility weight"))
  }

  @Test("A choice of the metrics is a condition of the frame that it decides")
  func choices() throws {
    let explanation = try #require(
      Self.list(.plain).explanation(
        of: .bottomSeparator, .maxX, in: Self.cell, at: .row(section: 0, row: 0)))
    let names = explanation.conditions.map(\.factor.name)
    #expect(names.contains("metrics.separatorsEndAtLayoutMargin"))
  }

  @Test("A separator inset of the list is a term of the separator, an automatic one a condition")
  func separatorInset() throws {
    let name = "separators.bottomSeparatorInsets.leading"
    func separator(_ inset: CGFloat?) throws -> FrameExplanation {
      var configuration = ListConfiguration(appearance: .plain)
      if let inset { configuration.separatorConfiguration.bottomSeparatorInsets.leading = inset }
      let list = ListLayout(
        configuration, sections: [ListSection(rowCount: 2)], width: 390, context: Self.context)
      return try #require(
        list.explanation(of: .bottomSeparator, .minX, in: Self.cell, at: .row(section: 0, row: 0)))
    }
    let own = try separator(30)
    #expect(own.value == 30)
    #expect(own.terms.map(\.factor.name) == [name] && own.terms.map(\.amount) == [30])
    let automatic = try separator(nil)
    #expect(!automatic.terms.contains { $0.factor.name == name })
    let condition = try #require(automatic.conditions.first { $0.factor.name == name })
    #expect(condition.factor.value == "automatic")
  }

  @Test("An attributed text is a condition, and the cell is the source of its size")
  func attributedText() throws {
    var cell = Self.cell
    var text = AttributedString("Large")
    text.cell.font = CellFont.systemFont(ofSize: 40)
    cell.content?.attributedText = text
    let layout = ListCellLayout(cell, width: 300, context: Self.context)
    let height = try #require(
      layout.explanation(of: .text, .height, in: cell, context: Self.context))
    #expect(height.terms.map(\.factor.source) == [.cell])
    #expect(height.conditions.contains { $0.factor.name == "content.attributedText" })
  }

  @Test("Right to left, edges count from the other side")
  func rightToLeft() throws {
    var list = Self.list(.insetGrouped)
    var traits = list.context.traits
    traits.layoutDirection = .rightToLeft
    list.update(traits: traits)
    let explanation = try #require(
      list.explanation(of: .image, .maxX, in: Self.cell, at: .row(section: 0, row: 0)))
    #expect(explanation.value == 358)
    #expect(explanation.terms.map(\.amount).first == 390)
    #expect(explanation.terms.map(\.amount).reduce(0, +) == 358)
  }

  @Test("Separators, accessories, radii and baselines have explanations")
  func parts() throws {
    var cell = Self.cell
    cell.accessories = [.disclosureIndicator()]
    let list = Self.list(.insetGrouped)
    let explanations = list.explanations(in: cell, at: .row(section: 0, row: 0))
    let names = Set(explanations.map(\.name))
    for name in [
      "cell.height", "cell.cornerRadius", "background.cornerRadius", "content.maxX", "image.minX",
      "imageSlot.width", "text.firstBaseline", "text.lastBaseline", "accessory[0].minX",
      "bottomSeparator.minX", "bottomSeparator.height",
    ] {
      #expect(names.contains(name), "\(name)")
    }
    let radius = try #require(explanations.first { $0.name == "background.cornerRadius" })
    #expect(radius.description.hasPrefix("background.cornerRadius = 26 = 26 card corner radius"))
    #expect(
      list.explanation(of: .secondaryText, .minX, in: cell, at: .row(section: 0, row: 0)) == nil)
    #expect(
      list.explanation(of: .image, .firstBaseline, in: cell, at: .row(section: 0, row: 0)) == nil)
  }

  @Test("Content alone has explanations")
  func content() throws {
    var content = ListContentConfiguration.valueCell()
    content.text = "Wi-Fi"
    content.secondaryText = "Home"
    let layout = ListContentLayout(content, width: 300, context: Self.context)
    let explanation = try #require(
      layout.explanation(of: .secondaryText, .maxX, in: content, context: Self.context))
    #expect(
      explanation.description == """
        secondaryText.maxX = 292 = 300 width (surroundings) − 8 trailing margin around (surroundings)
        """)
    #expect(explanation.arrangement == .sideBySide)
  }

  @Test("The layout of a list is not changed by its explanations")
  func purity() {
    let list = Self.list(.plain)
    let before = list.cellLayout(of: Self.cell, at: .row(section: 0, row: 0))
    _ = list.explanations(in: Self.cell, at: .row(section: 0, row: 0))
    #expect(list.cellLayout(of: Self.cell, at: .row(section: 0, row: 0)) == before)
  }

  @Test("An explanation has the lines of the display where a text just fits, or just does not")
  func justFits() throws {
    var cell = Self.cell
    cell.content?.text = "Automatic Downloads"
    func height(_ width: CGFloat) -> CGFloat {
      ListCellLayout(cell, width: width, context: Self.context).size.height
    }
    // The width at which the text begins to fit on one line.
    var (narrow, wide): (CGFloat, CGFloat) = (150, 500)
    while wide - narrow > 0.01 {
      let middle = (narrow + wide) / 2
      if height(middle) > height(500) { narrow = middle } else { wide = middle }
    }
    var heights: Set<CGFloat> = []
    for step in -8...8 {
      let width = wide + CGFloat(step) / 12
      let layout = ListCellLayout(cell, width: width, context: Self.context)
      let explanation = try #require(
        layout.explanation(of: .cell, .height, in: cell, context: Self.context))
      #expect(abs(explanation.rounding) < 2, "\(width): \(explanation)")
      heights.insert(explanation.value)
    }
    #expect(heights.count == 2)
  }

  /// A shaper with a dictionary, tall lines, and letters that are wide at the end of a run.
  private struct JoiningShaper: TextShaper {
    var metricsDependOnText: Bool { true }
    var advancesDependOnContext: Bool { true }

    func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

    func metrics(of run: ShapingRun) -> LineMetrics {
      LineMetrics(ascender: 40, descender: -20, capHeight: 12)
    }

    func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
      for index in run.clusters { clusters[index].advance = 10 }
      if let last = run.clusters.last { clusters[last].advance = 35 }
    }

    func wordBreaks(in run: ShapingRun) -> [Int]? {
      let start = run.utf8Range.lowerBound
      return Array(stride(from: start, through: run.utf8Range.upperBound, by: 18).dropFirst())
    }
  }

  @Test(
    "Explanations measure texts with every function of a shaper",
    arguments: [
      (0, .large), (1, .large), (1, .accessibilityExtraLarge),  // The last is around its image.
    ] as [(Int, CellContentSizeCategory)])
  func shaper(numberOfLines: Int, size: CellContentSizeCategory) {
    var traits = TraitCollection.phone
    traits.preferredContentSizeCategory = size
    let context = LayoutContext(traits: traits, shaper: JoiningShaper())
    var cell = Self.cell
    cell.content?.text = String(repeating: "ก", count: 60)
    cell.content?.textProperties.numberOfLines = numberOfLines
    if size > .large { cell.content?.textProperties.lineBreakMode = .byTruncatingHead }
    let layout = ListCellLayout(cell, width: 200, context: context)
    let explanations = layout.explanations(in: cell, context: context)
    #expect(explanations.count > 10)
    for explanation in explanations {
      let value = layout.value(of: explanation.measure, explanation.part, in: cell)
      #expect(explanation.value == value, "\(explanation)")
      #expect(abs(explanation.rounding) < 2, "\(explanation)")
    }
  }
}
