/// Finds values of variables that satisfy constraints by priority.
///
/// 1. Constraints that share variables are solved together, all others apart
///    (``ConnectedConstraints``).
/// 2. Each required constraint is satisfied, in order. One that contradicts earlier ones is broken.
/// 3. For each priority, from the highest, the sum of the absolute errors is minimized. Then every
///    parameter that would increase the sum is fixed, so lower priorities cannot increase it. The
///    table shrinks from level to level.
/// 4. The parameters that are left are the ambiguity. Preferences decide it, one by one; then
///    variables that are still free are zero.
///
/// Tests compare the result with an exact solver of another kind.
package struct ConstraintSolver {
  /// Values of variables, with what is wrong with the constraints.
  package struct Solution: Sendable {
    /// The value of each variable.
    package var values: [Double]

    /// The indices of the required constraints that contradict earlier ones.
    package var broken: [Int] = []

    /// The variables that the constraints do not determine; empty unless they were requested.
    package var ambiguous: [Int] = []
  }

  /// The largest error of required constraints, in points.
  private static let tolerance = 1e-6

  private var tableau: Tableau

  /// Solves constraints.
  ///
  /// - Parameters:
  ///   - constraints: The constraints. Among required ones, earlier ones win.
  ///   - variableCount: The number of variables.
  ///   - findsAmbiguity: Whether to find the variables that are not determined, which takes more
  ///     work.
  package static func solve(
    _ constraints: [LinearConstraint], variableCount: Int, findsAmbiguity: Bool = false
  ) -> Solution {
    var solution = Solution(values: Array(repeating: 0, count: variableCount))
    let groups = ConnectedConstraints(constraints, variableCount: variableCount)
    for index in groups.withoutVariables {
      let error = constraints[index].error(solution.values)
      if constraints[index].isRequired, error > tolerance { solution.broken.append(index) }
    }
    for group in groups.groups {
      solve(group, constraints, &solution, findsAmbiguity: findsAmbiguity)
    }
    solution.broken.sort()
    solution.ambiguous.sort()
    return solution
  }

  /// Returns a set of required constraints that contradict each other, and do not if any one of
  /// them is left out.
  ///
  /// - Parameter broken: The index of a constraint that a solution reports as broken. The set
  ///   contains it and constraints before it.
  package static func conflict(
    of broken: Int, among constraints: [LinearConstraint], variableCount: Int
  ) -> [Int] {
    var kept = constraints.indices.filter { constraints[$0].isRequired && $0 <= broken }
    func isBroken(_ indices: [Int]) -> Bool {
      let trial = solve(indices.map { constraints[$0] }, variableCount: variableCount)
      return trial.broken.contains(indices.count - 1)
    }
    for index in kept where index != broken {
      let without = kept.filter { $0 != index }
      if isBroken(without) { kept = without }
    }
    return kept
  }

  private static func solve(
    _ group: ConnectedConstraints.Group, _ constraints: [LinearConstraint],
    _ solution: inout Solution, findsAmbiguity: Bool
  ) {
    var solver = ConstraintSolver(tableau: Tableau(variableCount: group.variables.count))
    let levels = levels(of: group, constraints)
    for level in levels where !level.isPreference {
      if !solver.add(level.constraints) { solution.broken += level.indices }
    }
    if findsAmbiguity {
      solution.ambiguous += group.variables.indices.filter { solver.tableau.canMove($0) }
        .map { group.variables[$0] }
    }
    for level in levels where level.isPreference { _ = solver.add(level.constraints) }
    for (index, variable) in group.variables.enumerated() {
      solution.values[variable] = solver.tableau.value(of: index)
    }
  }

  /// Constraints whose errors are minimized together.
  private struct Level {
    var indices: [Int]
    var constraints: [LinearConstraint]
    var isPreference: Bool { constraints.allSatisfy(\.isPreference) }
  }

  /// Returns the levels from the highest priority; a required constraint or a preference is alone.
  private static func levels(
    of group: ConnectedConstraints.Group, _ constraints: [LinearConstraint]
  ) -> [Level] {
    let order = group.constraints.indices.sorted { a, b in
      let (first, second) = (group.constraints[a].priority, group.constraints[b].priority)
      return first == second ? a < b : first > second
    }
    var levels: [Level] = []
    for index in order {
      let constraint = group.constraints[index]
      let isAlone = constraint.isRequired || constraint.isPreference
      if !isAlone, let last = levels.last?.constraints.first, last.priority == constraint.priority {
        levels[levels.count - 1].indices.append(group.indices[index])
        levels[levels.count - 1].constraints.append(constraint)
      } else {
        levels.append(Level(indices: [group.indices[index]], constraints: [constraint]))
      }
    }
    return levels
  }

  // MARK: Levels

  /// Adds the constraints of a level, and returns whether they can hold if they are required.
  private mutating func add(_ level: [LinearConstraint]) -> Bool {
    if level.count == 1, let holds = addAlone(level[0]) { return holds }
    let isRequired = level[0].isRequired
    let before = isRequired ? tableau : nil
    var costs = (rows: [Int](), columns: [Int]())
    for constraint in level { addErrors(of: constraint, to: &costs) }
    var cost = Tableau.Row(
      constant: 0, coefficients: Array(repeating: 0, count: tableau.parameters.count))
    for row in costs.rows { cost.add(1, tableau.rows[row]) }
    for column in costs.columns { cost.coefficients[column] += 1 }
    tableau.minimize(&cost)
    if isRequired, let before, cost.constant > Self.tolerance {
      tableau = before
      return false
    }
    for column in tableau.parameters.indices.reversed()
    where tableau.isSigned(column) && cost.coefficients[column] > Tableau.epsilon {
      tableau.removeColumn(column)
    }
    tableau.removeConstantRows()
    return true
  }

  /// Adds a constraint that no other one of its level restricts, if that takes no minimizing.
  ///
  /// - Returns: Whether it holds or is optional; `nil` if it was not added.
  private mutating func addAlone(_ constraint: LinearConstraint) -> Bool? {
    let row = atLeastZero(constraint)
    if let column = tableau.freeColumn(of: row) {
      // The variable takes any value that the constraint needs. The slack takes its column.
      let index = tableau.addQuantity(row)
      var noCost = Tableau.Row(constant: 0, coefficients: row.coefficients.map { _ in 0 })
      tableau.pivot(index, column, cost: &noCost)
      if constraint.relation == .equal { tableau.removeColumn(column) }
      return true
    }
    if row.isConstant {
      let error = constraint.relation == .equal ? abs(row.constant) : max(0, -row.constant)
      return !constraint.isRequired || error <= Self.tolerance
    }
    guard constraint.relation != .equal, row.constant >= 0 else { return nil }
    tableau.addQuantity(row)
    return true
  }

  /// Adds the errors of a constraint, each as a row or a column that the level's cost contains.
  ///
  /// The current values are possible before and after: an error or slack that is zero is a column,
  /// all others are rows with a positive constant.
  private mutating func addErrors(
    of constraint: LinearConstraint, to costs: inout (rows: [Int], columns: [Int])
  ) {
    var row = atLeastZero(constraint)
    let isViolated = row.constant < 0
    if isViolated { row.negate() }
    let column = tableau.addParameter()
    row.coefficients.append(1)
    let index = tableau.addQuantity(row)
    switch (constraint.relation, isViolated) {
    case (.equal, _):  // error = value + other error
      costs.rows.append(index)
      costs.columns.append(column)
    case (_, true):  // error = -value + slack
      costs.rows.append(index)
    case (_, false):  // slack = value + error
      costs.columns.append(column)
    }
  }

  /// Returns the row that is zero, or at least zero, where the constraint holds.
  private func atLeastZero(_ constraint: LinearConstraint) -> Tableau.Row {
    var row = tableau.row(constraint.expression)
    if constraint.relation == .lessThanOrEqual { row.negate() }
    return row
  }
}
