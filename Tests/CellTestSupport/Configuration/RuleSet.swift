package import CellConfiguration

/// Conditions of rules that a configuration carries together.
package struct RuleSet: Sendable, CustomStringConvertible {
  package let conditions: [StateCondition]

  package var description: String { conditions.map(\.description).joined(separator: ", ") }

  /// Conditions of every kind: plain, negated, joined by `&&` and `||`, and several at once that
  /// are more or less specific.
  package static let all: [RuleSet] = [
    RuleSet(conditions: [.always]),
    RuleSet(conditions: [.selected]),
    RuleSet(conditions: [!.swiped]),
    RuleSet(conditions: [.selected && .focused]),
    RuleSet(conditions: [.highlighted && !.editing]),
    RuleSet(conditions: [.selected || .highlighted]),
    RuleSet(conditions: [!(.disabled || .targeted)]),
    RuleSet(conditions: [!(.selected && .editing)]),
    RuleSet(conditions: [.pinned || .dragging && !.reordering]),
    RuleSet(conditions: [.onMac, !.onMac && .expanded]),
    RuleSet(conditions: [.selected && .focused, .selected, !.editing, !.editing && !.disabled]),
    RuleSet(conditions: [.dark, .selected && !.dark, .accessibilitySize || .rightToLeft]),
    RuleSet(conditions: [!.selected, !.selected && !.focused && !.swiped, .always]),
  ]
}
