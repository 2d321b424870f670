import CellConfiguration
import CellText
import Foundation

/// A number or a choice that a trial can change.
struct LayoutInput: Sendable {
  let factor: FrameExplanation.Factor

  /// The value of a length; `nil` for a choice and for a number that is not a length.
  let length: CGFloat?

  /// Whether another number is the term where both are equal.
  ///
  /// An image as tall as its slot is not scaled down to it.
  var yieldsToEqual = false

  /// The text whose widest line is the length.
  ///
  /// A line ends at an edge that depends on other lengths too; the length is the rest.
  var lineExtent: TextRole?

  /// The numbers to try, or the places of the choices to try.
  let trials: [CGFloat]

  /// Changes the situation to another number, or to the choice at a place.
  let change: @Sendable (inout LayoutSituation, CGFloat) -> Void
}

/// Collects the inputs of a situation, in the order in which they decide between equal numbers.
struct LayoutInputs {
  /// A number so large that no layout has space for it.
  static let large: CGFloat = 4000

  private(set) var all: [LayoutInput] = []

  /// The amounts by which texts can have less space until they have half of what they need.
  private let spacesToSpare: [CGFloat]

  let situation: LayoutSituation
  let base: PlacedCell

  /// Collects the inputs.
  ///
  /// - Parameters:
  ///   - cell: The cell with its rules, which are sources of values.
  ///   - base: The layout of the situation.
  init(_ cell: ListCellConfiguration, in situation: LayoutSituation, _ base: PlacedCell) {
    (self.situation, self.base) = (situation, base)
    spacesToSpare = base.spacesToSpare
    addSpace()
    if let content = cell.content { add(content) }
    addTexts()
    addCell()
    addState(of: cell)
    addAccessories()
    if let background = cell.background { add(background) }
    addSeparators()
    addList()
    addMetrics()
    addRules()
    addTraits()
  }

  /// Adds a number.
  mutating func add(
    _ name: String, _ label: String, _ value: CGFloat, _ source: FrameExplanation.Source,
    _ change: @escaping @Sendable (inout LayoutSituation, CGFloat) -> Void
  ) {
    let value = value.isNaN ? 0 : min(max(value, -.largestLength), .largestLength)
    var trials = [0, value / 2, 1, 10, value * 2, value + Self.large]
    // Texts break into lines where they have half of the space that they need.
    let sign: CGFloat = source == .surroundings && name.hasSuffix("idth") ? -1 : 1
    trials += spacesToSpare.map { value + sign * $0 }
    if sign < 0 { trials += [0.75, 0.9, 1.05, 1.15, 1.3].map { value * $0 } }
    all.append(
      LayoutInput(
        factor: .init(name: name, label: label, value: value.brief, source: source), length: value,
        yieldsToEqual: name.hasPrefix("content.image.size") || name.contains("unknownSymbol"),
        trials: trials.filter { $0 != value }.sorted { abs($0 - value) < abs($1 - value) },
        change: change))
  }

  /// Makes the last number the widest line of a text.
  mutating func setLineExtent(_ role: TextRole) { all[all.count - 1].lineExtent = role }

  /// Returns the words for a choice, such as `font of secondary text`.
  private static func label(_ name: String) -> String {
    let parts = name.split(separator: ".").map { String($0) }
    let words = (parts.last ?? name).wordsOfName
    guard parts.count > 1, let owner = parts.dropLast().last, owner.hasSuffix("Properties") else {
      return words
    }
    return "\(words) of \(String(owner.dropLast("Properties".count)).wordsOfName)"
  }

  /// Returns the text of a choice, without the optional around it.
  private static func describe<Value>(_ value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    let isOptional = mirror.displayStyle == .optional
    let text = isOptional ? mirror.children.first.map { "\($0.value)" } ?? "none" : "\(value)"
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// Adds a choice.
  ///
  /// - Parameters:
  ///   - tries: Whether the present value is tried too, because assigning it has an effect.
  ///   - words: The label; `nil` for the words of the name.
  mutating func add<Value: Hashable & Sendable>(
    choice name: String, _ value: Value, _ source: FrameExplanation.Source, _ others: [Value],
    triesPresentValue tries: Bool = false, words: String? = nil,
    _ change: @escaping @Sendable (inout LayoutSituation, Value) -> Void
  ) {
    let others = others.filter { tries || $0 != value }
    all.append(
      LayoutInput(
        factor: .init(
          name: name, label: words ?? Self.label(name), value: Self.describe(value), source: source),
        length: nil,
        trials: others.indices.map { CGFloat($0) }
      ) { change(&$0, others[Int($1)]) })
  }
}

extension LayoutInputs {
  /// Adds the size of the cell and the margins around it.
  private mutating func addSpace() {
    if situation.place == nil {
      add("width", "width", situation.width, .surroundings) { $0.width = $1 }
      for (name, edge) in Self.edges {
        add(
          "cellLayoutMargins.\(name)", "\(name) margin around",
          situation.margins[keyPath: edge.path],
          .surroundings
        ) { $0.margins[keyPath: edge.path] = $1 }
      }
    } else {
      add("list.width", "list width", situation.width, .surroundings) { $0.width = $1 }
    }
    if let height = situation.height {
      add("height", "given height", height, .surroundings) { $0.height = $1 }
    }
    if let width = situation.screenWidth {
      add("screenWidth", "screen width", width, .surroundings) { $0.screenWidth = $1 }
    } else {
      add(choice: "screenWidth", situation.screenWidth, .surroundings, [320, 430]) {
        $0.screenWidth = $1
      }
    }
  }

  /// An edge of insets, which threads can share because nothing changes it.
  struct Edge: @unchecked Sendable {
    let path: WritableKeyPath<DirectionalEdgeInsets, CGFloat>
  }

  static let edges: [(name: String, Edge)] = [
    ("top", Edge(path: \.top)), ("leading", Edge(path: \.leading)),
    ("bottom", Edge(path: \.bottom)), ("trailing", Edge(path: \.trailing)),
  ]

  /// Adds the properties of the cell itself.
  private mutating func addCell() {
    let cell = situation.cell
    if let height = cell.height {
      add("height", "height", height, .cell) { $0.cell.height = $1 }
    } else {
      add(choice: "height", cell.height, .cell, [20, 80, 400]) { $0.cell.height = $1 }
    }
    if let width = cell.indentationWidth {
      add("indentationWidth", "indentation width", width, .cell) { $0.cell.indentationWidth = $1 }
    } else {
      add(choice: "indentationWidth", cell.indentationWidth, .cell, [0, 33]) {
        $0.cell.indentationWidth = $1
      }
    }
    let level = cell.indentationLevel
    add(choice: "indentationLevel", level, .cell, [0, level + 1, level + 5, level + 25]) {
      $0.cell.indentationLevel = $1
    }
    add(choice: "indentsAccessories", cell.indentsAccessories, .cell, [true, false]) {
      $0.cell.indentsAccessories = $1
    }
    add(choice: "isEditing", cell.flags[.editing], .cell, [true, false]) {
      $0.cell.flags[.editing] = $1
    }
    if !cell.swipeActions(at: .leading).isEmpty || !cell.swipeActions(at: .trailing).isEmpty {
      add("swipeOffset", "swipe offset", cell.swipeOffset, .cell) { $0.cell.swipeOffset = $1 }
    }
    if let size = cell.customContent?.size {
      add("customContent.size.width", "width of the custom content", size.width, .cell) {
        $0.cell.customContent?.size?.width = $1
      }
      add("customContent.size.height", "height of the custom content", size.height, .cell) {
        $0.cell.customContent?.size?.height = $1
      }
    } else if let content = cell.customContent {
      add(choice: "customContent.size", content.size?.height, .cell, [20, 200]) {
        $0.cell.customContent?.size = $1.map { CGSize(width: 50, height: $0) }
      }
      add(choice: "customContent.control", content.control, .cell, [nil]) {
        $0.cell.customContent?.control = $1
      }
    }
  }

  /// Adds the flags of the state, which rules and styles depend on.
  ///
  /// A cell that was updated for another state than its own cannot be updated again.
  private mutating func addState(of cell: ListCellConfiguration) {
    let traits = situation.cellTraits
    func updated(_ change: (inout CellConfigurationState) -> Void) -> ListCellConfiguration {
      var state = cell.state
      state.traitCollection = traits
      change(&state)
      var updated = cell
      // Overrides would win over a changed trait.
      if updated.traitOverrides != nil { updated.traitOverrides = state.traitCollection }
      updated = updated.updated(for: state)
      updated.flags = state.flags
      return LayoutSituation.withoutRules(updated)
    }
    guard updated({ _ in }).isSame(as: situation.cell) else { return }
    func add<Value: Hashable & Sendable>(
      _ name: String, _ path: WritableKeyPath<CellConfigurationState, Value>, _ others: [Value]
    ) {
      var state = cell.state
      state.traitCollection = traits
      let present = state[keyPath: path]
      let choices = others.filter { $0 != present }
      let cells = choices.map { other in updated { $0[keyPath: path] = other } }
      if cells.allSatisfy({ $0.isSame(as: situation.cell) }) { return }
      self.add(choice: name, present, .cell, choices) { situation, value in
        guard let index = choices.firstIndex(of: value) else { return }
        situation.cell.content = cells[index].content
        situation.cell.background = cells[index].background
      }
    }
    add("state.isSelected", \.isSelected, [false, true])
    add("state.isHighlighted", \.isHighlighted, [false, true])
    add("state.isFocused", \.isFocused, [false, true])
    add("state.isDisabled", \.isDisabled, [false, true])
    add("state.isEditing", \.isEditing, [false, true])
    add("state.isExpanded", \.isExpanded, [false, true])
    add("state.isSwiped", \.isSwiped, [false, true])
    add("state.isReordering", \.isReordering, [false, true])
    add("state.isPinned", \.isPinned, [false, true])
    add(
      "traits.userInterfaceStyle", \.traitCollection.userInterfaceStyle, [.light, .dark])
  }

  /// Adds the widths and sizes of accessories.
  private mutating func addAccessories() {
    let accessories = situation.cell.accessories
    add(
      choice: "accessories", accessories.map(\.kind.name).joined(separator: ", "), .cell, [""]
    ) { situation, _ in situation.cell.accessories = [] }
    for (index, accessory) in accessories.enumerated() {
      let name = "accessories[\(index)]"
      let label = accessory.kind.name.wordsOfName
      if case .custom(let width)? = accessory.reservedLayoutWidth {
        add("\(name).reservedLayoutWidth", "reserved width of \(label)", width, .cell) {
          $0.cell.accessories[index].reservedLayoutWidth = .custom($1)
        }
      } else {
        add(
          choice: "\(name).reservedLayoutWidth", accessory.reservedLayoutWidth, .cell,
          [nil, .actual, .standard, .custom(Self.large)], words: "reserved width of \(label)"
        ) { $0.cell.accessories[index].reservedLayoutWidth = $1 }
      }
      add(
        choice: "\(name).displayed", accessory.displayed, .cell,
        CellAccessory.DisplayedState.allCases, words: "display of \(label)"
      ) { $0.cell.accessories[index].displayed = $1 }
      if case .view(let view, _, _, _) = accessory.details {
        for (side, path) in Self.sides {
          add("\(name).size.\(side)", "\(side) of \(label)", view.size[keyPath: path.path], .cell) {
            guard
              case .view(var view, let edge, let position, let isFixed) =
                $0.cell.accessories[index].details
            else { return }
            view.size[keyPath: path.path] = $1
            $0.cell.accessories[index].details =
              .view(view, edge, position, maintainsFixedSize: isFixed)
          }
        }
      }
    }
    guard let label = accessories.firstIndex(where: { $0.kind == .label }),
      let place = base.layout.accessories.first(where: { $0.index == label }),
      case .label(let text, let font, let adjusts) = accessories[label].details
    else { return }
    let source = self.source(of: font.resolved(with: situation.cellTraits, adjustingSize: adjusts))
    let size = measuredSize(of: accessories[label]) ?? place.frame.size
    add("accessories[\(label)].text.width", "width of “\(text)”", size.width, source) {
      $0.trial.accessoryLabel.width = $1 - size.width
    }
    add("accessories[\(label)].text.height", "line height of “\(text)”", size.height, source) {
      $0.trial.accessoryLabel.height = $1 - size.height
    }
  }

  /// A dimension, which threads can share because nothing changes it.
  struct Side: @unchecked Sendable {
    let path: WritableKeyPath<CGSize, CGFloat>
  }

  static let sides: [(name: String, Side)] = [
    ("width", Side(path: \.width)), ("height", Side(path: \.height)),
  ]

  /// Adds the insets and the visibility of separators.
  private mutating func addSeparators() {
    guard let separators = situation.separators else { return }
    let insets = [
      ("topSeparatorInsets", SeparatorInsets(path: \.topSeparatorInsets)),
      ("bottomSeparatorInsets", SeparatorInsets(path: \.bottomSeparatorInsets)),
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

  struct SeparatorInsets: @unchecked Sendable {
    let path: WritableKeyPath<ListSeparatorConfiguration, DirectionalEdgeInsets>
  }

  /// Adds the configuration of the list.
  private mutating func addList() {
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
  private mutating func addMetrics() {
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
        add("metrics.\(member.name)", member.label, value, source(member)) {
          $0.trial.metrics[identity, default: sheet.metrics][keyPath: member.path] = $1
        }
      }
      for member in ListMetrics.numbers where member.name == "maximumAccessoryScale" {
        let scale = sheet.metrics[keyPath: member.path]
        add(
          choice: "metrics.\(member.name)", scale, source(member),
          [0, scale / 2, scale + 0.1, scale * 2]
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
  private mutating func addRules() {
    let category = situation.cellTraits.preferredContentSizeCategory
    let leading = TextGrowth(category).ofMinimumHeights.bodyLeading
    add("bodyLeading", "leading of body text", leading, .font("body", .measured)) {
      $0.trial.bodyLeading = $1 - leading
    }
    let least = AccessoryArrangement.minimumContentWidth
    add("minimumContentWidth", "minimum width beside a label", least, .rule(.assumed)) {
      $0.trial.minimumContentWidth = $1 - least
    }
  }

  /// Adds the traits.
  private mutating func addTraits() {
    func add<Value: Hashable & Sendable>(
      _ name: String, _ path: WritableKeyPath<TraitCollection, Value>, _ others: [Value]
    ) {
      let trait = Trait(path: path)
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

  private struct Trait<Value>: @unchecked Sendable {
    let path: WritableKeyPath<TraitCollection, Value>
  }

  /// Returns the origin of the size of text in a font.
  func source(of font: ResolvedFont) -> FrameExplanation.Source {
    .font(font.briefDescription, font.isSystemFont ? .measured : .assumed)
  }

  private func measuredSize(of accessory: CellAccessory) -> CGSize? {
    accessory.styledText(situation.cellTraits, color: nil).map {
      TextMeasurement(
        of: $0, options: TextLayoutOptions(accessoryIn: situation.cellTraits),
        shaper: situation.shaper
      ).size
    }
  }
}
