/// The literal tables of one generation for all styles of one kind.
struct StyleDefaults<Style: ConfigurationStyle>: Sendable {
  typealias Values = Style.Overrides.Values

  /// The normal state of one style.
  struct Row: Sendable {
    let style: Style
    let values: Values
    let provenance: Provenance
  }

  /// What a condition changes.
  struct Rule: Sendable {
    let condition: StateCondition
    let apply: @Sendable (inout Values) -> Void

    init(_ condition: StateCondition, _ apply: @escaping @Sendable (inout Values) -> Void) {
      self.condition = condition
      self.apply = apply
    }
  }

  /// Rules for some styles, of which the first one applies whose condition holds.
  struct RuleGroup: Sendable {
    let styles: [Style]
    let rules: [Rule]
    let provenance: Provenance

    init(_ styles: [Style], _ provenance: Provenance, firstOf rules: [Rule]) {
      self.styles = styles
      self.rules = rules
      self.provenance = provenance
    }

    init(
      _ styles: [Style], when condition: StateCondition, _ provenance: Provenance,
      _ apply: @escaping @Sendable (inout Values) -> Void
    ) {
      self.init(styles, provenance, firstOf: [Rule(condition, apply)])
    }
  }

  private let rows: [Row]
  private let ruleGroups: [RuleGroup]

  init(rows: [Row], ruleGroups: [RuleGroup]) {
    self.rows = rows
    self.ruleGroups = ruleGroups
  }

  /// The normal state of a style that has a row of its own.
  func values(of style: Style) -> Values { row(of: style).values }

  /// Where the row of a style comes from.
  func provenance(of style: Style) -> Provenance { row(of: style).provenance }

  /// The rules for the states of a style.
  func ruleGroups(for style: Style) -> [[Rule]] {
    ruleGroups.filter { $0.styles.contains(style) }.map(\.rules)
  }

  private func row(of style: Style) -> Row {
    guard let row = rows.first(where: { $0.style == style }) else {
      trap("the table has no row for \(style); every style needs one")
    }
    return row
  }
}
