/// Quantities as sums of a few parameters, and the steps of the simplex method on them.
///
/// ```diagram
///                 constant   parameters: a column each
///   left      =       8    +   0 · a   +  0 · b
///   width     =     100    -   1 · a   +  0 · b      a row each
///   slack     =      20    -   1 · a   +  2 · b
/// ```
///
/// Quantities below `variableCount` are variables, which have any value. All others are slacks and
/// errors, which must not be negative. The current value of each parameter is zero, so the current
/// value of each row is its constant.
struct Tableau {
  /// A quantity as a sum of the parameters.
  struct Row {
    /// The number of the quantity; `nil` for a row that is no quantity, such as a cost.
    var quantity: Int?
    var constant: Double
    var coefficients: [Double]

    /// Adds another row, multiplied.
    mutating func add(_ factor: Double, _ other: Row) {
      if factor == 0 { return }
      constant += factor * other.constant
      for column in coefficients.indices {
        coefficients[column] += factor * other.coefficients[column]
      }
    }

    mutating func negate() {
      constant = -constant
      for column in coefficients.indices { coefficients[column] = -coefficients[column] }
    }

    /// Replaces the parameter of a column by a sum of parameters.
    mutating func replace(_ column: Int, by sum: Row) {
      let factor = coefficients[column]
      coefficients[column] = 0
      add(factor, sum)
    }

    /// Whether no parameter changes the row.
    var isConstant: Bool { coefficients.allSatisfy { abs($0) <= Tableau.epsilon } }
  }

  /// Where a quantity is.
  private enum Place { case row(Int), column(Int), removed }

  /// Smaller coefficients count as zero.
  static let epsilon = 1e-9

  let variableCount: Int
  private(set) var rows: [Row] = []
  /// The quantity of each column.
  private(set) var parameters: [Int]
  private var places: [Place]

  /// Creates a tableau in which each variable is a parameter.
  init(variableCount: Int) {
    self.variableCount = variableCount
    parameters = Array(0..<variableCount)
    places = parameters.map { .column($0) }
  }

  /// The current value of a variable.
  func value(of variable: Int) -> Double {
    if case .row(let row) = places[variable] { rows[row].constant } else { 0 }
  }

  /// Whether the parameter of a column must not be negative.
  func isSigned(_ column: Int) -> Bool { parameters[column] >= variableCount }

  private func isSigned(_ row: Row) -> Bool { (row.quantity ?? 0) >= variableCount }

  // MARK: Rows and columns

  /// Returns an expression of variables as a sum of the parameters.
  func row(_ expression: LinearExpression) -> Row {
    var sum = Row(
      constant: expression.constant, coefficients: Array(repeating: 0, count: parameters.count))
    for term in expression.terms {
      switch places[term.variable] {
      case .row(let row): sum.add(term.coefficient, rows[row])
      case .column(let column): sum.coefficients[column] += term.coefficient
      case .removed: break  // Variables stay.
      }
    }
    // Remainders of sums that should be zero.
    for column in sum.coefficients.indices where abs(sum.coefficients[column]) < 1e-11 {
      sum.coefficients[column] = 0
    }
    return sum
  }

  /// Adds a quantity that must not be negative, and returns the index of its row.
  @discardableResult
  mutating func addQuantity(_ row: Row) -> Int {
    var row = row
    row.quantity = places.count
    places.append(.row(rows.count))
    rows.append(row)
    return rows.count - 1
  }

  /// Adds a parameter that must not be negative, and returns its column.
  mutating func addParameter() -> Int {
    parameters.append(places.count)
    places.append(.column(parameters.count - 1))
    for index in rows.indices { rows[index].coefficients.append(0) }
    return parameters.count - 1
  }

  /// Fixes the parameter of a column at zero.
  mutating func removeColumn(_ column: Int) {
    places[parameters[column]] = .removed
    let last = parameters.count - 1
    if column != last { places[parameters[last]] = .column(column) }
    parameters.swapAt(column, last)
    parameters.removeLast()
    for index in rows.indices {
      rows[index].coefficients.swapAt(column, last)
      rows[index].coefficients.removeLast()
    }
  }

  /// Removes the slacks and errors that cannot change any more.
  mutating func removeConstantRows() {
    for index in rows.indices.reversed() where isSigned(rows[index]) && rows[index].isConstant {
      if let quantity = rows[index].quantity { places[quantity] = .removed }
      rows.swapAt(index, rows.count - 1)
      rows.removeLast()
      if index < rows.count, let moved = rows[index].quantity { places[moved] = .row(index) }
    }
  }

  // MARK: Steps

  /// Returns the column of a variable with which a row can have any value, while no slack or error
  /// changes; `nil` without one.
  func freeColumn(of row: Row) -> Int? {
    var best: Int?
    for column in parameters.indices
    where !isSigned(column) && abs(row.coefficients[column]) > Self.epsilon {
      let isBound = rows.contains { isSigned($0) && $0.coefficients[column] != 0 }
      if isBound { continue }
      let current = best.map { abs(row.coefficients[$0]) } ?? 0
      if abs(row.coefficients[column]) > current + Self.epsilon { best = column }
    }
    return best
  }

  /// Makes the quantity of a row the parameter of a column, in exchange for the one there.
  mutating func pivot(_ index: Int, _ column: Int, cost: inout Row) {
    let pivot = rows[index].coefficients[column]
    var solved = Row(
      quantity: parameters[column], constant: -rows[index].constant / pivot,
      coefficients: rows[index].coefficients.map { -$0 / pivot })
    solved.coefficients[column] = 1 / pivot
    for other in rows.indices where other != index { rows[other].replace(column, by: solved) }
    cost.replace(column, by: solved)
    if let quantity = rows[index].quantity {
      parameters[column] = quantity
      places[quantity] = .column(column)
    }
    if let quantity = solved.quantity { places[quantity] = .row(index) }
    rows[index] = solved
  }

  /// Changes the parameters until a cost is as small as the signs of the quantities allow.
  mutating func minimize(_ cost: inout Row) {
    // Far more than tables of this size take. Without a limit, rounding could go in circles.
    for step in 0..<5000 {
      guard let column = enteringColumn(cost, takesFirst: step > 60) else { return }
      let direction = cost.coefficients[column] < 0 ? 1.0 : -1.0
      guard let row = leavingRow(column, direction) else { return }
      pivot(row, column, cost: &cost)
    }
  }

  /// Returns the column whose parameter reduces the cost; `nil` if none does.
  ///
  /// - Parameter takesFirst: Whether to take the quantity with the smallest number instead of the
  ///   one that reduces the cost most. Bland's rule, which ends every circle.
  private func enteringColumn(_ cost: Row, takesFirst: Bool) -> Int? {
    var best: (column: Int, gain: Double)?
    for column in parameters.indices {
      let slope = cost.coefficients[column]
      let gain = isSigned(column) ? -slope : abs(slope)
      guard gain > Self.epsilon else { continue }
      guard let current = best else {
        best = (column, gain)
        continue
      }
      let isBetter =
        takesFirst ? parameters[column] < parameters[current.column] : gain > current.gain
      if isBetter { best = (column, gain) }
    }
    return best?.column
  }

  /// Returns the row whose quantity is the first to be zero as a parameter grows or shrinks; `nil`
  /// if none is.
  private func leavingRow(_ column: Int, _ direction: Double) -> Int? {
    var best: (row: Int, distance: Double)?
    for (index, row) in rows.enumerated() where isSigned(row) {
      let slope = row.coefficients[column] * direction
      guard slope < -Self.epsilon else { continue }
      let distance = max(0, row.constant) / -slope
      guard let current = best else {
        best = (index, distance)
        continue
      }
      let isTie = abs(distance - current.distance) <= 1e-12
      let isEarlier = (row.quantity ?? 0) < (rows[current.row].quantity ?? 0)
      if isTie ? isEarlier : distance < current.distance { best = (index, distance) }
    }
    return best?.row
  }

  /// Returns whether a variable can have another value than its current one.
  func canMove(_ variable: Int) -> Bool {
    guard case .row(let index) = places[variable] else { return true }
    if rows[index].isConstant { return false }
    return [1.0, -1.0].contains { sign in
      var copy = self
      var cost = row(LinearExpression(variable: variable) * sign)
      let start = cost.constant
      copy.minimize(&cost)
      // It moved, or nothing stops it.
      return cost.constant < start - 1e-5 || copy.enteringColumn(cost, takesFirst: false) != nil
    }
  }
}
