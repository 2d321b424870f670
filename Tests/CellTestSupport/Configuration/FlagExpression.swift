package import CellConfiguration

/// An expression of names, `!`, `&&`, `||` and parentheses, as the tables of states are written.
///
/// Tests compare `StateCondition` with it, so it is written independently.
package indirect enum FlagExpression: Sendable, Equatable {
  case name(String)
  case not(FlagExpression)
  case and(FlagExpression, FlagExpression)
  case or(FlagExpression, FlagExpression)

  /// A text that is not an expression.
  package struct SyntaxError: Error, Equatable {
    package let rest: [String]

    package init(rest: [String]) { self.rest = rest }
  }

  /// Reads an expression; `!` binds tighter than `&&`, and `&&` binds tighter than `||`.
  package init(_ text: String) throws {
    var tokens = Self.tokens(of: text)[...]
    self = try Self.alternatives(&tokens)
    guard tokens.isEmpty else { throw SyntaxError(rest: Array(tokens)) }
  }

  /// Whether the expression is true for the values that a function returns for names.
  package func isTrue(_ value: (String) throws -> Bool) rethrows -> Bool {
    switch self {
    case .name(let name): try value(name)
    case .not(let operand): try !operand.isTrue(value)
    case .and(let left, let right): try left.isTrue(value) && right.isTrue(value)
    case .or(let left, let right): try left.isTrue(value) || right.isTrue(value)
    }
  }

  private static func tokens(of text: String) -> [String] {
    var spaced = text
    for symbol in ["&&", "||", "!", "(", ")"] {
      spaced = spaced.split(separator: symbol, omittingEmptySubsequences: false)
        .joined(separator: " \(symbol) ")
    }
    return spaced.split(separator: " ").map(String.init)
  }

  private static func alternatives(_ tokens: inout ArraySlice<String>) throws -> FlagExpression {
    var result = try terms(&tokens)
    while tokens.first == "||" {
      tokens.removeFirst()
      result = .or(result, try terms(&tokens))
    }
    return result
  }

  private static func terms(_ tokens: inout ArraySlice<String>) throws -> FlagExpression {
    var result = try factor(&tokens)
    while tokens.first == "&&" {
      tokens.removeFirst()
      result = .and(result, try factor(&tokens))
    }
    return result
  }

  private static func factor(_ tokens: inout ArraySlice<String>) throws -> FlagExpression {
    guard let token = tokens.popFirst() else { throw SyntaxError(rest: []) }
    switch token {
    case "!": return .not(try factor(&tokens))
    case "(":
      let inner = try alternatives(&tokens)
      guard tokens.popFirst() == ")" else { throw SyntaxError(rest: Array(tokens)) }
      return inner
    case ")", "&&", "||": throw SyntaxError(rest: [token] + tokens)
    default: return .name(token)
    }
  }
}

/// Conditions of rules that one configuration has together.
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
