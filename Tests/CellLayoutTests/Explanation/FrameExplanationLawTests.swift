import CellConfiguration
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("Explanations of frames obey their laws")
struct FrameExplanationLawTests {
  /// A cell to explain.
  struct Subject: CustomStringConvertible {
    var cell: ListCellConfiguration
    var width: CGFloat
    var traits: TraitCollection
    var margins: DirectionalEdgeInsets

    init(seed: Int) {
      var generator = ContentCaseGenerator(seed: UInt64(seed))
      let content = generator.next()
      var random = RandomSource(seed: UInt64(seed) &* 31)
      cell = ListCellConfiguration(content: content.content)
      cell.accessories = SweptRows.accessories.randomElement(using: &random) ?? []
      cell.flags[.editing] = Bool.random(using: &random)
      cell.indentationLevel = Int.random(in: 0...2, using: &random)
      let styles = BackgroundConfiguration.Style.allCases
      var background = BackgroundConfiguration(
        style: styles.randomElement(using: &random) ?? .clear)
      if Bool.random(using: &random) {
        background.backgroundInsets = DirectionalEdgeInsets(
          top: 2, leading: CGFloat(Int.random(in: 0...9, using: &random)), bottom: 3, trailing: 5)
        background.strokeWidth = 2
        background.strokeColor = .systemRed
        background.strokeOutset = 1
      }
      cell.background = background
      if seed % 4 == 0 {
        // Rules that hold, and one that does not.
        cell.content?.when(!.selected) { $0.directionalLayoutMargins.leading += 5 }
        cell.content?.when(!.selected) { $0.textProperties.numberOfLines = 2 }
        cell.content?.when(.selected) { $0.imageToTextPadding += 50 }
        cell.content = cell.content?.updated(
          for: CellConfigurationState(traitCollection: content.traits))
      }
      width = 100 + content.width
      traits = content.traits
      if seed % 2 == 1 { traits.displayScale = 1000 }
      margins =
        content.inheritedMargins
        ?? DirectionalEdgeInsets(
          top: 8, leading: 16, bottom: 8, trailing: 16)
    }

    /// The content of the cell.
    var content: ListContentConfiguration {
      get { cell.content ?? .cell() }
      set { cell.content = newValue }
    }

    var hasFinePixels: Bool { traits.displayScale == 1000 }

    /// The pixels by which the edges of a part and of the parts around it are rounded.
    var roundingLimit: CGFloat { hasFinePixels ? 0.03 : 4.01 / traits.pixelGrid.scale }

    var context: LayoutContext { LayoutContext(traits: traits, cellLayoutMargins: margins) }
    var layout: ListCellLayout { ListCellLayout(cell, width: width, context: context) }

    var explanations: [FrameExplanation] { layout.explanations(in: cell, context: context) }

    var description: String { "width \(width), \(traits), \(margins), \(cell)" }
  }

  /// Seeds; a longer run takes more of them.
  // Seed 176 has a text with two lines in few widths.
  private static let seeds = Array(1...caseCount(40)) + [176]

  /// A change of one property to the value that another cell has, and the name of the property.
  private struct Change: Sendable {
    let name: String
    let apply: @Sendable (inout Subject, Subject) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout Subject, Subject) -> Void) {
      (self.name, self.apply) = (name, apply)
    }
  }

  private static let changes =
    [
      Change("width") { $0.width = $1.width },
      Change("cellLayoutMargins.top") { $0.margins.top = $1.margins.top },
      Change("cellLayoutMargins.leading") { $0.margins.leading = $1.margins.leading },
      Change("cellLayoutMargins.bottom") { $0.margins.bottom = $1.margins.bottom },
      Change("cellLayoutMargins.trailing") { $0.margins.trailing = $1.margins.trailing },
      Change("traits.preferredContentSizeCategory") {
        $0.traits.preferredContentSizeCategory = $1.traits.preferredContentSizeCategory
      },
      Change("traits.layoutDirection") { $0.traits.layoutDirection = $1.traits.layoutDirection },
      Change("traits.legibilityWeight") { $0.traits.legibilityWeight = $1.traits.legibilityWeight },
      Change("indentationLevel") { $0.cell.indentationLevel = $1.cell.indentationLevel },
      Change("isEditing") { $0.cell.flags[.editing] = $1.cell.flags[.editing] },
      Change("background.backgroundInsets") {
        guard let insets = $1.cell.background?.backgroundInsets else { return }
        $0.cell.background?.backgroundInsets = insets
      },
      Change("background.strokeWidth") { subject, _ in subject.cell.background?.strokeWidth += 3 },
      Change("background.strokeOutset") { subject, _ in subject.cell.background?.strokeOutset += 5
      },
      Change("background.cornerRadius") { subject, _ in subject.cell.background?.cornerRadius += 7
      },
      content("text", \.text), content("secondaryText", \.secondaryText), content("image", \.image),
      content("directionalLayoutMargins.top", \.directionalLayoutMargins.top),
      content("directionalLayoutMargins.leading", \.directionalLayoutMargins.leading),
      content("directionalLayoutMargins.bottom", \.directionalLayoutMargins.bottom),
      content("directionalLayoutMargins.trailing", \.directionalLayoutMargins.trailing),
      content("imageToTextPadding", \.imageToTextPadding),
      content("textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding),
      content("textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding),
      content("axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins),
      content("prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText),
      content("imageProperties.maximumSize", \.imageProperties.maximumSize),
      content("imageProperties.reservedLayoutSize", \.imageProperties.reservedLayoutSize),
      content("imageProperties.cornerRadius", \.imageProperties.cornerRadius),
    ] + texts

  private static func content<Value>(
    _ name: String, _ path: WritableKeyPath<ListContentConfiguration, Value>
  ) -> Change {
    nonisolated(unsafe) let path = path
    return Change("content.\(name)") {
      guard let value = $1.cell.content?[keyPath: path] else { return }
      $0.cell.content?[keyPath: path] = value
    }
  }

  /// The changes of the properties of both texts.
  private static let texts: [Change] = TextRole.allCases.flatMap { role -> [Change] in
    typealias Properties = ListContentConfiguration.TextProperties
    let properties: WritableKeyPath<ListContentConfiguration, Properties> =
      role == .text ? \.textProperties : \.secondaryTextProperties
    func text<Value>(_ name: String, _ path: WritableKeyPath<Properties, Value>) -> Change {
      content("\(role)Properties.\(name)", properties.appending(path: path))
    }
    return [
      text("font", \.font), text("alignment", \.alignment), text("transform", \.transform),
      text("lineBreakMode", \.lineBreakMode), text("numberOfLines", \.numberOfLines),
      text("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      text("minimumScaleFactor", \.minimumScaleFactor),
      text("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
    ]
  }

  /// 1. The terms add up to the value, and rounding is the rest: a few pixels.
  /// 2. Nothing but terms and conditions moves an edge.
  /// 3. A term moves the edge, and so does a condition beyond its threshold.
  /// 4. Every number that does not come from your app has a provenance.
  @Test("Explanations of random cells", arguments: seeds)
  func laws(_ seed: Int) {
    let subject = Subject(seed: seed)
    let explanations = subject.explanations
    #expect(!explanations.isEmpty)
    for explanation in explanations {
      checkTerms(of: explanation, subject)
      // On larger pixels, rounding hides some effects.
      if subject.hasFinePixels { checkEffects(of: explanation, subject) }
    }
    let other = Subject(seed: seed + 10_000)
    for change in Self.changes {
      var changed = subject
      change.apply(&changed, other)
      let layout = changed.layout
      for explanation in explanations {
        let value = layout.value(of: explanation.measure, explanation.part, in: changed.cell)
        if let value, abs(value - explanation.value) < subject.roundingLimit { continue }
        let factors = explanation.terms.map(\.factor) + explanation.conditions.map(\.factor)
        #expect(
          factors.contains { $0.name.hasPrefix(change.name) },
          "\(change.name) moves \(explanation.debugDescription) to \(value ?? .nan): \(subject)")
      }
    }
  }

  @Test(
    "Explanations in every kind of list", arguments: ListConfiguration.Appearance.allCases,
    someCases(ListConfiguration.Container.allCases))
  func lists(
    _ appearance: ListConfiguration.Appearance, _ container: ListConfiguration.Container
  ) {
    let surroundings: [(UserInterfaceIdiom, StyleSheet)] = [
      (.phone, .iOS18), (.pad, .iOS18), (.phone, .iOS26), (.pad, .iOS26),
    ]
    for (idiom, sheet) in someCases(surroundings) {
      var traits = TraitCollection.device(idiom)
      traits.styleSheet = sheet
      traits.layoutDirection = sheet == .iOS18 ? .rightToLeft : .leftToRight
      var configuration = ListConfiguration(appearance: appearance, container: container)
      configuration.headerMode = .supplementary
      configuration.contentHuggingElements = sheet == .iOS18 ? .supplementaryHeader : []
      let list = ListLayout(
        configuration, sections: [ListSection(rowCount: 2, hasHeader: true, hasFooter: true)],
        width: 390, context: LayoutContext(traits: traits))
      var state = CellConfigurationState(traitCollection: list.context.traits)
      state.isEditing = true
      for item in [
        ListItem.header(section: 0), .row(section: 0, row: 0), .footer(section: 0),
      ] {
        let style: ListContentConfiguration.Style =
          switch item {
          case .header: .header
          case .row: .subtitleCell
          case .footer: .footer
          }
        var cell = ListCellConfiguration(
          content: ListContentConfiguration(
            style: style, text: Self.long, secondaryText: "Wi-Fi",
            image: CellImage(systemName: "wifi")
          ).updated(for: state), background: .listCell())
        cell.accessories = [.delete(), .reorder(), .label(text: "12")]
        let layout = list.cellLayout(of: cell, at: item)
        for explanation in list.explanations(in: cell, at: item, termsOnly: true) {
          let (part, measure) = (explanation.part, explanation.measure)
          let isHorizontal = measure == .minX || measure == .maxX
          let x = isHorizontal ? list.frame(of: item).minX : 0
          let value = layout.value(of: measure, part, in: cell).map { $0 + x }
          #expect(value.map { abs($0 - explanation.value) < 1e-6 } == true)
          let limit = 4.01 / traits.pixelGrid.scale
          #expect(
            abs(explanation.rounding) < limit, "\(item) \(sheet) \(idiom): \(explanation)")
        }
      }
    }
  }

  private func checkTerms(of explanation: FrameExplanation, _ subject: Subject) {
    let sum = explanation.terms.reduce(explanation.rounding) { $0 + $1.amount }
    #expect(abs(sum - explanation.value) < 1e-6)
    #expect(
      abs(explanation.rounding) < subject.roundingLimit,
      "\(explanation.debugDescription) \(subject)")
    for term in explanation.terms {
      #expect(abs(term.amount - term.multiplier * term.length) < 1e-6)
      if term.factor.source.provenance != nil { continue }
      switch term.factor.source {
      case .cell, .surroundings, .property(.assigned, nil), .property(.rule, nil): break
      default: Issue.record("\(explanation.debugDescription)")
      }
    }
  }

  /// Numbers that can be changed, with the names of their factors.
  private static func numbers(of subject: Subject) -> [(String, WritableKeyPath<Subject, CGFloat>)]
  {
    [
      ("width", \.width), ("cellLayoutMargins.top", \.margins.top),
      ("cellLayoutMargins.leading", \.margins.leading),
      ("cellLayoutMargins.bottom", \.margins.bottom),
      ("cellLayoutMargins.trailing", \.margins.trailing),
      ("content.directionalLayoutMargins.top", \.content.directionalLayoutMargins.top),
      ("content.directionalLayoutMargins.leading", \.content.directionalLayoutMargins.leading),
      ("content.directionalLayoutMargins.bottom", \.content.directionalLayoutMargins.bottom),
      ("content.directionalLayoutMargins.trailing", \.content.directionalLayoutMargins.trailing),
      ("content.imageToTextPadding", \.content.imageToTextPadding),
      (
        "content.textToSecondaryTextHorizontalPadding",
        \.content.textToSecondaryTextHorizontalPadding
      ),
      ("content.textToSecondaryTextVerticalPadding", \.content.textToSecondaryTextVerticalPadding),
    ]
  }

  /// A term moves the edge when it changes, and a condition when it changes beyond its threshold.
  private func checkEffects(of explanation: FrameExplanation, _ subject: Subject) {
    for (name, path) in Self.numbers(of: subject) {
      func isRuled(_ factor: FrameExplanation.Factor) -> Bool {
        if case .property(.rule, _) = factor.source { true } else { false }
      }
      let (term, condition) = (
        explanation.terms.first { $0.factor.name == name && !isRuled($0.factor) },
        explanation.conditions.first { $0.factor.name == name && !isRuled($0.factor) }
      )
      if term == nil, condition?.threshold == nil { continue }
      let number = subject[keyPath: path]
      let threshold = condition?.threshold ?? number
      // An effect can end soon, where another number decides.
      let steps: [CGFloat] = [-8, -1, -0.2, 0.2, 1, 8]
      let targets = [0, number / 2, number + 8, threshold * 2, 4000] + steps.map { threshold + $0 }
      #expect(
        targets.filter { $0 >= 0 }.contains { target in
          var changed = subject
          changed[keyPath: path] = target
          return explanation.value
            != changed.layout.value(of: explanation.measure, explanation.part, in: changed.cell)
        }, "\(name): \(explanation.debugDescription) \(subject)")
    }
  }

  private static let long = "A text that is too long for one line, however small its letters are"

  @Test("The fitting of one line changes no frame")
  func fitting() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = Self.long
    content.secondaryText = Self.long
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.numberOfLines = 1
    func layout() -> ListCellLayout {
      ListCellLayout(
        ListCellConfiguration(content: content), width: 200,
        context: LayoutContext(traits: .phone))
    }
    let before = layout()
    for path in [\ListContentConfiguration.textProperties, \.secondaryTextProperties] {
      content[keyPath: path].allowsDefaultTighteningForTruncation = true
      #expect(layout() == before)
      content[keyPath: path].adjustsFontSizeToFitWidth = true
      content[keyPath: path].minimumScaleFactor = 0.1
      #expect(layout() == before)
    }
  }

  @Test("Every property of content that changes frames is an input")
  func coverage() {
    var names: Set<String> = []
    for style in [ListContentConfiguration.Style.valueCell, .subtitleCell] {
      for (text, limit) in [("Wi-Fi", 0), (Self.long, 3)] {
        var content = ListContentConfiguration(style: style)
        content.text = text
        content.secondaryText = text
        content.image = CellImage(systemName: "wifi")
        for path in [\ListContentConfiguration.textProperties, \.secondaryTextProperties] {
          content[keyPath: path].numberOfLines = limit
        }
        var subject = Subject(seed: 1)
        subject.width = 300
        subject.traits = .phone
        subject.traits.preferredContentSizeCategory = .extraExtraLarge
        subject.cell = ListCellConfiguration(content: content)
        names.formUnion(
          subject.explanations.flatMap {
            $0.terms.map(\.factor.name) + $0.conditions.map(\.factor.name)
          })
      }
    }
    let inner = [
      "allowsDefaultTighteningForTruncation", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    ]
    for (name, change) in ListContentConfiguration.propertyTable where change > .display {
      // These change the letters of a line that is too long, and its frame stays the same.
      if inner.contains(where: name.hasSuffix) { continue }
      #expect(names.contains { $0.hasPrefix("content.\(name)") }, "\(name)")
    }
  }
}
