/// The range of valid numbers for a member.
package enum NumberRange: Sendable {
  /// Any finite number.
  case finite

  /// Any finite number that is 0 or greater.
  case nonNegative

  /// Any number from 0 to 1.
  case fraction

  /// Any number from -1 to 1.
  case signedFraction

  /// Any number above 0, up to a limit.
  case positive(upTo: Double)

  package func contains(_ number: Double) -> Bool {
    number.isFinite && minimum.map { number >= $0 } ?? true
      && maximum.map { number <= $0 } ?? true && exclusiveMinimum.map { number > $0 } ?? true
  }

  /// The smallest valid number; `nil` for none.
  package var minimum: Double? {
    switch self {
    case .finite, .positive: nil
    case .nonNegative, .fraction: 0
    case .signedFraction: -1
    }
  }

  /// The lower bound that is not itself valid; `nil` for none.
  package var exclusiveMinimum: Double? {
    if case .positive = self { 0 } else { nil }
  }

  /// The largest valid number; `nil` for none.
  package var maximum: Double? {
    switch self {
    case .finite, .nonNegative: nil
    case .fraction, .signedFraction: 1
    case .positive(let maximum): maximum
    }
  }

  /// The name in a schema of numbers in an array or a choice; `nil` for a range without one.
  package var schemaName: String? {
    switch self {
    case .finite, .positive: nil
    case .nonNegative: "NonNegativeNumber"
    case .fraction: "Fraction"
    case .signedFraction: "SignedFraction"
    }
  }

  package var noun: String {
    switch self {
    case .finite: "a finite number"
    case .nonNegative: "a finite number that is not negative"
    case .fraction: "a number from 0 to 1"
    case .signedFraction: "a number from -1 to 1"
    case .positive(let maximum): "a number above 0, at most \(Int(maximum))"
    }
  }
}
