/// The literal tables of one generation for all styles of a kind.
///
/// The types are without constraints, because a process looks up each constraint in the tables of
/// all libraries before its first layout. ``StyleTable`` is, too.
struct StyleDefaults<Style: Sendable, Values: Sendable>: Sendable {
  /// The values of one style in the normal state.
  struct Row: Sendable {
    let style: Style
    let values: Values
    let provenance: Provenance
  }

  /// A change for the states in which a condition holds.
  struct Rule: Sendable {
    let condition: StateCondition
    let apply: @Sendable (inout Values) -> Void

    init(_ condition: StateCondition, _ apply: @escaping @Sendable (inout Values) -> Void) {
      self.condition = condition
      self.apply = apply
    }
  }

  /// Rules for some styles; only the first rule whose condition holds applies.
  struct RuleGroup: Sendable {
    let styles: [Style]
    let rules: [Rule]
    let provenance: Provenance

    @inline(never)
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
}

extension StyleDefaults where Style: ConfigurationStyle {
  /// Returns the values of a style that has a row in the table, in the normal state.
  func values(of style: Style) -> Values { row(of: style).values }

  /// Returns the source of a style's row.
  func provenance(of style: Style) -> Provenance { row(of: style).provenance }

  /// Returns the rules for the states of a style.
  func ruleGroups(for style: Style) -> [RuleGroup] {
    ruleGroups.filter { $0.styles.contains(style) }
  }

  private func row(of style: Style) -> Row {
    // By index, because a search of the rows copies each of them.
    guard let index = rows.indices.first(where: { rows[$0].style == style }) else {
      trap("the table has no row for \(style); every style needs one")
    }
    return rows[index]
  }
}

/// The source of a number, which determines its reliability.
public enum Provenance: Int, NamedCase, SchemaRepresentable {
  /// Read from live UIKit, or compared with it on many inputs.
  case recorded

  /// Taken from pictures or view frames of devices and simulators.
  case measured

  /// Stated in Apple's documentation, headers or talks.
  case documented

  /// Derived from facts of the other kinds, but not observed.
  case inferred

  /// Unknown; chosen to match the expectations of users.
  case assumed
}
