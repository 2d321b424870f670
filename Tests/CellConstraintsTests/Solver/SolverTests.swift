import CellConstraints
import CellTestSupport
import Testing

/// Solvers with a mistake each, which the comparison has to find.
enum Liar: CaseIterable {
  /// Errors of inequalities have two sides.
  case treatsInequalitiesAsEquations

  /// All optional constraints have one priority.
  case forgetsPriorities

  /// Upper bounds are lower bounds.
  case turnsUpperBounds

  func changed(_ constraints: [LinearConstraint]) -> [LinearConstraint] {
    constraints.map { constraint in
      var changed = constraint
      switch self {
      case .treatsInequalitiesAsEquations: changed.relation = .equal
      case .forgetsPriorities: if !changed.isRequired { changed.priority = 500 }
      case .turnsUpperBounds:
        if changed.relation == .lessThanOrEqual { changed.relation = .greaterThanOrEqual }
      }
      return changed
    }
  }
}

struct SolverTests {
  /// Returns the difference from the exact solver; `nil` without one.
  private func difference(
    _ solution: ConstraintSolver.Solution, _ system: RandomSystem, _ exact: ExactSolver
  ) -> String? {
    if solution.broken != exact.broken { return "broken \(solution.broken), not \(exact.broken)" }
    for (index, constraint) in system.constraints.enumerated()
    where constraint.isRequired && !exact.broken.contains(index) {
      if constraint.error(solution.values) > 1e-6 { return "constraint \(index) does not hold" }
    }
    let priorities = Set(system.constraints.filter { !$0.isRequired }.map(\.priority))
    for (priority, least) in zip(priorities.sorted(by: >), exact.errors) {
      let error = system.constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + $1.error(solution.values) }
      if abs(error - least) > 1e-6 { return "error \(error) of \(priority), not \(least)" }
    }
    return nil
  }

  @Test("Random systems have the errors that an exact solver finds", arguments: 0..<10)
  func randomSystems(batch: UInt64) {
    for seed in (1 + batch * 200)...(batch * 200 + UInt64(caseCount(200))) {
      let system = RandomSystem(seed: seed)
      let exact = ExactSolver(system.constraints, variableCount: system.variableCount)
      let solution = ConstraintSolver.solve(
        system.constraints, variableCount: system.variableCount)
      #expect(difference(solution, system, exact) == nil, "seed \(seed)")
    }
  }

  @Test("A coefficient of 1e-11 counts; sums that should be zero have smaller remainders")
  func smallestCoefficient() {
    let (x, y) = (LinearExpression(variable: 0), LinearExpression(variable: 1))
    let solution = ConstraintSolver.solve(
      [LinearConstraint(y - x * 1e-11), LinearConstraint(x - 1e7)], variableCount: 2)
    #expect(abs(solution.values[1] - 1e-4) < 1e-9)
  }

  @Test("The comparison finds a mistake of a solver", arguments: Liar.allCases)
  func liars(liar: Liar) {
    let isFound = (UInt64(1)...40).contains { seed in
      let system = RandomSystem(seed: seed)
      let exact = ExactSolver(system.constraints, variableCount: system.variableCount)
      let solution = ConstraintSolver.solve(
        liar.changed(system.constraints), variableCount: system.variableCount)
      return difference(solution, system, exact) != nil
    }
    #expect(isFound)
  }

  @Test("A variable is ambiguous exactly if an exact solver finds two values", arguments: 0..<4)
  func ambiguity(batch: UInt64) {
    for seed in (1 + batch * 50)...(batch * 50 + UInt64(caseCount(50))) {
      let system = RandomSystem(seed: seed)
      let exact = ExactSolver(system.constraints, variableCount: system.variableCount)
      let solution = ConstraintSolver.solve(
        system.constraints, variableCount: system.variableCount, findsAmbiguity: true)
      let expected = (0..<system.variableCount).filter { variable in
        guard case (let least?, let largest?) = exact.range(of: variable) else { return true }
        return abs(least - largest) > 1e-9
      }
      #expect(solution.ambiguous == expected, "seed \(seed)")
    }
  }

  @Test("A conflict is a set that holds as soon as any constraint is left out")
  func conflicts() throws {
    var count = 0
    for seed in 1...200 {
      let system = RandomSystem(seed: UInt64(seed))
      let solution = ConstraintSolver.solve(
        system.constraints, variableCount: system.variableCount)
      for broken in solution.broken {
        let set = ConstraintSolver.conflict(
          of: broken, among: system.constraints, variableCount: system.variableCount)
        #expect(set.last == broken, "seed \(seed)")
        func isBroken(_ indices: [Int]) -> Bool {
          let exact = ExactSolver(
            indices.map { system.constraints[$0] }, variableCount: system.variableCount)
          return !exact.broken.isEmpty
        }
        #expect(isBroken(set), "seed \(seed)")
        for index in set { #expect(!isBroken(set.filter { $0 != index }), "seed \(seed)") }
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("Preferences decide one by one what other constraints leave open")
  func preferences() {
    let (a, b) = (LinearExpression(variable: 0), LinearExpression(variable: 1))
    let total = LinearConstraint(a + b - 100)
    let wishes = [a - 80, b - 80].map {
      LinearConstraint($0, .greaterThanOrEqual, priority: 750)
    }
    let first = LinearConstraint(a - 80, priority: LinearConstraint.preference)
    let second = LinearConstraint(b - 80, priority: LinearConstraint.preference)
    let ordered = ConstraintSolver.solve(
      [total] + wishes + [first, second], variableCount: 2, findsAmbiguity: true)
    #expect(ordered.values == [80, 20] && ordered.ambiguous == [0, 1])
    let turned = ConstraintSolver.solve([total] + wishes + [second, first], variableCount: 2)
    #expect(turned.values == [20, 80])
  }
}
