/// Constraints in groups that share no variable, such as the constraints of the two axes.
struct ConnectedConstraints {
  /// Variables that constraints connect, numbered within the group.
  struct Group {
    /// The numbers of the variables outside the group.
    var variables: [Int] = []

    /// The constraints, with variables numbered within the group.
    var constraints: [LinearConstraint] = []

    /// The indices of the constraints outside the group.
    var indices: [Int] = []
  }

  /// The groups in the order of their first variables.
  private(set) var groups: [Group] = []

  /// The indices of constraints that compare only numbers.
  private(set) var withoutVariables: [Int] = []

  init(_ constraints: [LinearConstraint], variableCount: Int) {
    var parents = Array(0..<variableCount)
    func root(of variable: Int) -> Int {
      var root = variable
      while parents[root] != root {
        parents[root] = parents[parents[root]]
        root = parents[root]
      }
      return root
    }
    for constraint in constraints {
      guard let first = constraint.expression.terms.first else { continue }
      for term in constraint.expression.terms.dropFirst() {
        let (a, b) = (root(of: first.variable), root(of: term.variable))
        parents[max(a, b)] = min(a, b)
      }
    }
    var groupOfRoot: [Int: Int] = [:]
    var places: [(group: Int, index: Int)] = []
    for variable in 0..<variableCount {
      let root = root(of: variable)
      let group = groupOfRoot[root] ?? groups.count
      if group == groups.count {
        groupOfRoot[root] = group
        groups.append(Group())
      }
      places.append((group, groups[group].variables.count))
      groups[group].variables.append(variable)
    }
    for (index, constraint) in constraints.enumerated() {
      guard let first = constraint.expression.terms.first else {
        withoutVariables.append(index)
        continue
      }
      let group = places[first.variable].group
      var local = constraint
      local.expression = constraint.expression.terms.reduce(
        LinearExpression(constraint.expression.constant)
      ) { $0 + LinearExpression(variable: places[$1.variable].index) * $1.coefficient }
      groups[group].constraints.append(local)
      groups[group].indices.append(index)
    }
  }
}
