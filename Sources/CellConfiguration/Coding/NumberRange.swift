/// The numbers that make sense for a member.
package enum NumberRange: Sendable {
  /// Any finite number.
  case finite

  /// Zero and above.
  case nonNegative

  /// From 0 to 1.
  case fraction

  package func contains(_ number: Double) -> Bool {
    switch self {
    case .finite: number.isFinite
    case .nonNegative: number >= 0 && number.isFinite
    case .fraction: (0...1).contains(number)
    }
  }

  package var noun: String {
    switch self {
    case .finite: "a finite number"
    case .nonNegative: "a finite number that is not negative"
    case .fraction: "a number from 0 to 1"
    }
  }
}
