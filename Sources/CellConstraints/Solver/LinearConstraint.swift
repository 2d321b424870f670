/// A sum of variables with coefficients, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// A variable with its coefficient.
  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double
  }

  /// Each variable at most once.
  package private(set) var terms: [Term] = []
  package var constant: Double

  package init(_ constant: Double = 0) { self.constant = constant }

  package init(variable: Int) {
    self.init()
    terms = [Term(variable: variable, coefficient: 1)]
  }

  /// Returns the value for the values of all variables.
  package func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }

  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.constant += b.constant
    for term in b.terms {
      if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[index].coefficient += term.coefficient
        if sum.terms[index].coefficient == 0 { sum.terms.remove(at: index) }
      } else {
        sum.terms.append(term)
      }
    }
    return sum
  }

  package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression(a.constant * factor)
    if factor == 0 { return product }
    product.terms = a.terms.map {
      Term(variable: $0.variable, coefficient: $0.coefficient * factor)
    }
    return product
  }

  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    a + b * -1
  }

  package static func + (a: LinearExpression, b: Double) -> LinearExpression {
    a + LinearExpression(b)
  }

  package static func - (a: LinearExpression, b: Double) -> LinearExpression { a + -b }
}

/// An expression that is compared with zero, with a priority.
package struct LinearConstraint: Sendable {
  /// The priority of constraints that hold exactly, or break.
  package static let required = 1000.0

  /// The priority of preferences, which decide only what all other constraints leave open.
  ///
  /// Each preference is satisfied as far as possible before the next one.
  package static let preference = 0.0

  package var expression: LinearExpression
  package var relation: LayoutConstraint.Relation
  package var priority: Double

  package init(
    _ expression: LinearExpression, _ relation: LayoutConstraint.Relation = .equal,
    priority: Double = LinearConstraint.required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  package var isRequired: Bool { priority >= Self.required }
  var isPreference: Bool { priority <= Self.preference }

  /// Returns how far the values are from satisfying the constraint; errors of inequalities have one
  /// side.
  package func error(_ values: [Double]) -> Double {
    let value = expression.value(values)
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
