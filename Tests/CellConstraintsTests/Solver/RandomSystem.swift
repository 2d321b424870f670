import CellConstraints
import CellTestSupport

/// Random constraints like those of views: edges, gaps, sizes and ratios, some of which contradict.
struct RandomSystem {
  var constraints: [LinearConstraint] = []
  let variableCount: Int

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    variableCount = Int.random(in: 1...5, using: &generator)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      constraints.append(Self.constraint(variableCount, &generator))
    }
  }

  private static func constraint(_ variableCount: Int, _ generator: inout SplitMix64)
    -> LinearConstraint
  {
    var expression = LinearExpression(Double(Int.random(in: -20...20, using: &generator)))
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let variable = LinearExpression(
        variable: Int.random(in: 0..<variableCount, using: &generator))
      expression =
        expression + variable
        * ([1, 1, 1, -1, -1, -1, 2, 0.5].randomElement(using: &generator) ?? 1)
    }
    let relations: [LayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    return LinearConstraint(
      expression, relations.randomElement(using: &generator) ?? .equal,
      priority: [1000, 1000, 750, 250, 250].randomElement(using: &generator) ?? 1000)
  }
}
