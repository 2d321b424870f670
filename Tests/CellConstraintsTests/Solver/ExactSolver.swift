import CellConstraints

/// A slow solver for comparison: a textbook simplex method in two phases, with fractions.
///
/// It shares nothing with the solver of the module. Each question is a linear program of its own,
/// with all variables split into positive and negative parts, and the sums of higher priorities as
/// constraints.
struct ExactSolver {
  /// A row `coefficients · x = constant` of a program in which no x is negative.
  private struct Row {
    var coefficients: [Fraction]
    var constant: Fraction
  }

  private var rows: [Row] = []
  private var columnCount: Int
  private let variableCount: Int

  /// The sum of the errors of each priority, from the highest, without required constraints.
  private(set) var errors: [Double] = []

  /// The indices of the required constraints that contradict earlier ones.
  private(set) var broken: [Int] = []

  init(_ constraints: [LinearConstraint], variableCount: Int) {
    self.variableCount = variableCount
    columnCount = 2 * variableCount
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      let before = (rows, columnCount)
      addRow(of: constraint, errors: [])
      if minimum(of: [:]) == nil {
        (rows, columnCount) = before
        broken.append(index)
      }
    }
    let priorities = Set(constraints.filter { !$0.isRequired }.map(\.priority))
    for priority in priorities.sorted(by: >) {
      var cost: [Int: Fraction] = [:]
      for constraint in constraints where constraint.priority == priority {
        let columns = [columnCount, columnCount + 1]
        columnCount += 2
        addRow(of: constraint, errors: columns)
        for column in columns { cost[column] = Fraction(1) }
      }
      guard let least = minimum(of: cost) else { continue }
      errors.append(least.number)
      rows.append(Row(coefficients: row(cost), constant: least))
    }
  }

  /// The smallest and the largest value of a variable; `nil` where there is none.
  func range(of variable: Int) -> (Double?, Double?) {
    let value = [2 * variable: Fraction(1), 2 * variable + 1: Fraction(-1)]
    return (
      minimum(of: value)?.number,
      minimum(of: value.mapValues { $0 * Fraction(-1) }).map { -$0.number }
    )
  }

  private func row(_ entries: [Int: Fraction]) -> [Fraction] {
    (0..<columnCount).map { entries[$0] ?? Fraction(0) }
  }

  /// Adds `expression + error - other error - slack = 0`.
  private mutating func addRow(of constraint: LinearConstraint, errors: [Int]) {
    var entries: [Int: Fraction] = [:]
    for term in constraint.expression.terms {
      entries[2 * term.variable] = Fraction(quarters: term.coefficient)
      entries[2 * term.variable + 1] = Fraction(quarters: -term.coefficient)
    }
    if let first = errors.first, let last = errors.last {
      entries[first] = Fraction(1)
      entries[last] = Fraction(-1)
    }
    if constraint.relation != .equal {
      entries[columnCount] = Fraction(-constraint.relation.rawValue)
      columnCount += 1
    }
    rows.append(
      Row(
        coefficients: row(entries),
        constant: Fraction(quarters: -constraint.expression.constant)))
  }

  /// The smallest value of a cost; `nil` if the rows contradict each other or nothing limits it.
  private func minimum(of cost: [Int: Fraction]) -> Fraction? {
    // Phase 1: an artificial column for each row, whose sum has to be zero.
    var table = rows.enumerated().map { index, row in
      let sign = Fraction(row.constant < Fraction(0) ? -1 : 1)
      let padded = (0..<columnCount).map {
        $0 < row.coefficients.count ? row.coefficients[$0] * sign : Fraction(0)
      }
      let artificial = rows.indices.map { Fraction($0 == index ? 1 : 0) }
      return Row(coefficients: padded + artificial, constant: row.constant * sign)
    }
    var basis = rows.indices.map { columnCount + $0 }
    let phase1 = Dictionary(uniqueKeysWithValues: basis.map { ($0, Fraction(1)) })
    guard let infeasibility = Self.simplex(&table, &basis, cost: phase1, columns: columnCount),
      infeasibility == Fraction(0)
    else { return nil }
    // Artificial columns that are still there have the value zero: others take their place.
    for index in table.indices where basis[index] >= columnCount {
      if let column = (0..<columnCount).first(where: {
        table[index].coefficients[$0] != Fraction(0)
      }) {
        Self.pivot(&table, &basis, index, column)
      }
    }
    return Self.simplex(&table, &basis, cost: cost, columns: columnCount)
  }

  /// Minimizes by Bland's rule; `nil` if nothing limits the cost.
  private static func simplex(
    _ table: inout [Row], _ basis: inout [Int], cost: [Int: Fraction], columns: Int
  ) -> Fraction? {
    while true {
      var entering: Int?
      for column in 0..<columns {
        var reduced = cost[column] ?? Fraction(0)
        for (index, row) in table.enumerated() {
          reduced = reduced - (cost[basis[index]] ?? Fraction(0)) * row.coefficients[column]
        }
        if reduced < Fraction(0) {
          entering = column
          break
        }
      }
      guard let entering else {
        return zip(table, basis).reduce(Fraction(0)) {
          $0 + $1.0.constant * (cost[$1.1] ?? Fraction(0))
        }
      }
      var leaving: (index: Int, ratio: Fraction)?
      for (index, row) in table.enumerated() where row.coefficients[entering] > Fraction(0) {
        let ratio = row.constant / row.coefficients[entering]
        guard let current = leaving else {
          leaving = (index, ratio)
          continue
        }
        if ratio < current.ratio || ratio == current.ratio && basis[index] < basis[current.index] {
          leaving = (index, ratio)
        }
      }
      guard let leaving else { return nil }
      pivot(&table, &basis, leaving.index, entering)
    }
  }

  private static func pivot(
    _ table: inout [Row], _ basis: inout [Int], _ index: Int, _ column: Int
  ) {
    let factor = Fraction(1) / table[index].coefficients[column]
    table[index].coefficients = table[index].coefficients.map { $0 * factor }
    table[index].constant = table[index].constant * factor
    for other in table.indices where other != index {
      let factor = table[other].coefficients[column]
      if factor == Fraction(0) { continue }
      for entry in table[other].coefficients.indices {
        table[other].coefficients[entry] =
          table[other].coefficients[entry] - factor * table[index].coefficients[entry]
      }
      table[other].constant = table[other].constant - factor * table[index].constant
    }
    basis[index] = column
  }
}
