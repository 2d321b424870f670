import CellConfiguration
import CellText
import Foundation

extension LayoutInputs {
  /// Adds the insets and the visibility of separators.
  mutating func addSeparators() {
    guard let separators = situation.separators else { return }
    let insets: [(String, Path<ListSeparatorConfiguration, DirectionalEdgeInsets>)] = [
      ("topSeparatorInsets", Path(\.topSeparatorInsets)),
      ("bottomSeparatorInsets", Path(\.bottomSeparatorInsets)),
    ]
    for (name, inset) in insets {
      for (edge, path) in Self.edges where edge == "leading" || edge == "trailing" {
        let value = separators[keyPath: inset.path][keyPath: path.path]
        if value == .greatestFiniteMagnitude {
          add(choice: "separators.\(name).\(edge)", "automatic", .surroundings, ["0", "100"]) {
            $0.separators?[keyPath: inset.path][keyPath: path.path] = $1 == "0" ? 0 : 100
          }
        } else {
          add("separators.\(name).\(edge)", "\(edge) separator inset", value, .surroundings) {
            $0.separators?[keyPath: inset.path][keyPath: path.path] = $1
          }
        }
      }
    }
  }

  /// Adds the configuration of the list.
  mutating func addList() {
    guard let list = situation.configuration else { return }
    if let padding = list.headerTopPadding {
      add("list.headerTopPadding", "header top padding", padding, .surroundings) {
        $0.configuration?.headerTopPadding = $1
      }
    } else {
      add(choice: "list.headerTopPadding", "automatic", .surroundings, ["0", "100"]) {
        $0.configuration?.headerTopPadding = $1 == "0" ? 0 : 100
      }
    }
    add(
      choice: "list.appearance", list.appearance, .surroundings,
      ListConfiguration.Appearance.allCases
    ) { situation, appearance in
      var other = ListConfiguration(appearance: appearance, container: list.container)
      other.headerMode = list.headerMode
      other.headerTopPadding = list.headerTopPadding
      other.showsSeparators = list.showsSeparators
      other.contentHuggingElements = list.contentHuggingElements
      situation.configuration = other
    }
    add(
      choice: "list.container", list.container, .surroundings,
      ListConfiguration.Container.allCases
    ) { $0.configuration?.container = $1 }
    add(choice: "list.showsSeparators", list.showsSeparators, .surroundings, [true, false]) {
      $0.configuration?.showsSeparators = $1
    }
    add(
      choice: "list.contentHuggingElements", list.contentHuggingElements.rawValue, .surroundings,
      [0, ListConfiguration.ContentHuggingElements.supplementaryHeader.rawValue]
    ) { $0.configuration?.contentHuggingElements = .init(rawValue: $1) }
  }

  /// Adds the metrics of the style sheets.
  mutating func addMetrics() {
    for sheet in situation.styleSheets {
      let identity = sheet.identity
      func source<Value: Equatable>(
        _ member: ListMetrics.Member<Value>
      ) -> FrameExplanation.Source {
        let provenance = sheet.provenance(of: member)
        return .metrics(
          styleSheet: provenance == nil ? sheet.name : "\(sheet.generation)", provenance)
      }
      for member in ListMetrics.numbers where member.name != "maximumAccessoryScale" {
        let value = sheet.metrics[keyPath: member.path]
        add(
          "metrics.\(member.name)", member.label, value, source(member),
          yieldsToEqual: member.name.hasPrefix("unknownSymbol")
        ) {
          $0.trial.metrics[identity, default: sheet.metrics][keyPath: member.path] = $1
        }
      }
      for member in ListMetrics.numbers where member.name == "maximumAccessoryScale" {
        let scale = sheet.metrics[keyPath: member.path]
        add(
          choice: "metrics.\(member.name)", scale, source(member),
          [scale * 0.99, scale * 1.01, 0, scale / 2, scale + 0.1, scale * 2]
        ) { $0.trial.metrics[identity, default: sheet.metrics][keyPath: member.path] = $1 }
      }
      for member in ListMetrics.choices {
        let value = sheet.metrics[keyPath: member.path]
        add(choice: "metrics.\(member.name)", value, source(member), [!value]) {
          $0.trial.metrics[identity, default: sheet.metrics][keyPath: member.path] = $1
        }
      }
    }
  }

  /// Adds numbers that belong to no style sheet.
  mutating func addRules() {
    let category = situation.cellTraits.preferredContentSizeCategory
    let leading = TextGrowth(category).ofMinimumHeights.bodyLeading
    add("bodyLeading", "leading of body text", leading, .font("body", .measured)) {
      $0.trial.bodyLeading = $1 - leading
    }
    let step = TextGrowth.scaleStep
    add(choice: "symbolScaleStep", step, .rule(.assumed), [step * 0.99, step * 1.01, 1, 2]) {
      $0.trial.symbolScaleStep = $1 - step
    }
    let ems = ListContentMeasurement.leastEmsBeside
    add(choice: "leastEmsBeside", ems, .rule(.assumed), [ems * 0.99, ems * 1.01, 0, 4, 20]) {
      $0.trial.leastEmsBeside = $1 - ems
    }
    let least = AccessoryArrangement.minimumContentWidth
    add("minimumContentWidth", "minimum width beside a label", least, .rule(.assumed)) {
      $0.trial.minimumContentWidth = $1 - least
    }
  }

  /// Adds the traits.
  mutating func addTraits() {
    func add<Value: Hashable & Sendable>(
      _ name: String, _ path: WritableKeyPath<TraitCollection, Value>, _ others: [Value]
    ) {
      let trait = Path(path)
      self.add(choice: "traits.\(name)", situation.cellTraits[keyPath: path], .surroundings, others)
      {
        $0.traits[keyPath: trait.path] = $1
        $0.cell.traitOverrides?[keyPath: trait.path] = $1
      }
    }
    add(
      "preferredContentSizeCategory", \.preferredContentSizeCategory, CellContentSizeCategory.sizes)
    add("layoutDirection", \.layoutDirection, [.leftToRight, .rightToLeft])
    add("userInterfaceIdiom", \.userInterfaceIdiom, UserInterfaceIdiom.allCases)
    add("legibilityWeight", \.legibilityWeight, [.regular, .bold])
    add("listEnvironment", \.listEnvironment, ListEnvironment.allCases)
    add("styleSheet", \.styleSheet, [.iOS18, .iOS26])
    self.add(
      choice: "traits.typesettingLanguage",
      situation.cellTraits.typesettingLanguage?.minimalIdentifier,
      .surroundings, [nil, "th", "ja", "ar"]
    ) {
      let language = $1.map { Locale.Language(identifier: $0) }
      $0.traits.typesettingLanguage = language
      $0.cell.traitOverrides?.typesettingLanguage = language
    }
  }

  /// Returns the origin of the size of text in a font.
  func source(of font: ResolvedFont) -> FrameExplanation.Source {
    .font(font.briefDescription, font.isSystemFont ? .measured : .assumed)
  }
}
