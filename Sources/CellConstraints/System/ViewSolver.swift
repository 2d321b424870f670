import CellHosting
import CellLayout
import CellText
import Foundation

/// Solves the constraints of views in two passes.
///
/// The first pass determines widths, with every text on one line. The second one has the heights of
/// texts that wrap at those widths. Their widths stay as in the first pass unless a constraint
/// relates widths to heights; such a change is a ``ConstraintProblem``.
@MainActor
enum ViewSolver {
  /// A solved system, with the widths of the pass before the last.
  @MainActor
  private struct Solved {
    let system: ViewSystem
    let solution: ConstraintSolver.Solution
    var widths: [ObjectIdentifier: CGSize] = [:]

    func length(_ expression: LinearExpression) -> CGFloat {
      CGFloat(expression.value(solution.values))
    }

    func size(of view: CellView) -> CGSize {
      let box = system.box(of: view)
      return CGSize(width: max(0, length(box.width)), height: max(0, length(box.height)))
    }
  }

  /// Places the views in a root, at its current size.
  static func place(in root: CellView) {
    let solved = solve(root, (root.bounds.width, 1000), (root.bounds.height, 1000))
    let grid = root.traitCollection.pixelGrid
    func rect(of item: any LayoutItem) -> CGRect {
      let box = solved.system.box(of: item)
      let (left, top) = (grid.round(solved.length(box.left)), grid.round(solved.length(box.top)))
      return CGRect(
        x: left, y: top, width: max(0, grid.round(solved.length(box.right)) - left),
        height: max(0, grid.round(solved.length(box.bottom)) - top))
    }
    for view in solved.system.views where view !== root {
      guard let superview = view.superview, view.isPlacedByConstraints else { continue }
      if view.isHidden, superview is StackView { continue }
      let outer = rect(of: superview)
      view.frame = rect(of: view).offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    for view in solved.system.views {
      let outer = rect(of: view)
      for guide in (view.constraintHost as? ConstraintStorage)?.usedGuides ?? [] {
        guide.layoutFrame = rect(of: guide).offsetBy(dx: -outer.minX, dy: -outer.minY)
      }
    }
    for (guide, cell) in solved.system.separatorGuides {
      let outer = rect(of: cell)
      cell.moveSeparatorGuide(to: rect(of: guide).offsetBy(dx: -outer.minX, dy: -outer.minY))
    }
  }

  /// Returns the size of a root, given what it should be and how important that is.
  static func size(
    of root: CellView, fitting width: ViewSystem.Length, _ height: ViewSystem.Length,
    maximumWidth: Double? = nil
  ) -> CGSize {
    let solved = solve(root, width, height, maximumWidth)
    let size = solved.size(of: root)
    let grid = root.traitCollection.pixelGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// Returns the problems of the constraints in a root, at its current size.
  static func problems(in root: CellView) -> [ConstraintProblem] {
    let solved = solve(
      root, (root.bounds.width, 1000), (root.bounds.height, 1000), findsAmbiguity: true)
    let (system, solution) = (solved.system, solved.solution)
    let conflicts = solution.broken.map { broken in
      let set = ConstraintSolver.conflict(
        of: broken, among: system.constraints, variableCount: system.variables.count)
      return ConstraintProblem(
        kind: .conflict, descriptions: set.map { system.sources[$0].description })
    }
    let open = solution.ambiguous.map { system.variables[$0] }.filter {
      $0.item.view?.isHidden != true && $0.meaning != "gaps"
    }
    let changed = system.wrappingViews.map(\.view).filter { view in
      guard let before = solved.widths[ObjectIdentifier(view)] else { return false }
      return abs(solved.size(of: view).width - before.width) > 0.01
    }
    return conflicts
      + open.map {
        ConstraintProblem(kind: .ambiguity, descriptions: ["\($0.item.name).\($0.meaning)"])
      } + changed.map { ConstraintProblem(kind: .changedWidth, descriptions: [$0.name]) }
  }

  private static func solve(
    _ root: CellView, _ width: ViewSystem.Length, _ height: ViewSystem.Length,
    _ maximumWidth: Double? = nil, findsAmbiguity: Bool = false
  ) -> Solved {
    func solved(_ measured: [ObjectIdentifier: CGSize], findsAmbiguity: Bool) -> Solved {
      let system = ViewSystem(
        root, width: width, height: height, maximumWidth: maximumWidth, measured: measured)
      let solution = ConstraintSolver.solve(
        system.constraints, variableCount: system.variables.count, findsAmbiguity: findsAmbiguity)
      return Solved(system: system, solution: solution, widths: measured)
    }
    let first = solved([:], findsAmbiguity: false)
    var sizes: [ObjectIdentifier: CGSize] = [:]
    for view in first.system.views {
      var size = first.size(of: view)
      if view is any TextualView, size.width < view.intrinsicContentSize.width {
        size.height =
          view.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height
      }
      sizes[ObjectIdentifier(view)] = size
    }
    let isFinal = first.system.wrappingViews.allSatisfy {
      $0.view.intrinsicContentSize.width <= (sizes[ObjectIdentifier($0.view)]?.width ?? 0)
    }
    if isFinal, !first.system.hasPartGuides, !findsAmbiguity { return first }
    return solved(sizes, findsAmbiguity: findsAmbiguity)
  }
}
