package import CellHosting

/// A scheduler that stores problems instead of printing them.
@MainActor
package final class QuietScheduler: UpdateScheduler {
  package private(set) var problems: [HostProblem] = []
  package var expected: Set<HostProblem.Identifier>
  private let unexpected: @MainActor (HostProblem) -> Void

  /// Creates a scheduler that also reports unexpected problems.
  package init(
    maximumUpdateDepth: Int,
    expecting expected: Set<HostProblem.Identifier> = Set(HostProblem.Identifier.allCases),
    _ unexpected: @escaping @MainActor (HostProblem) -> Void = { _ in }
  ) {
    self.expected = expected
    self.unexpected = unexpected
    super.init(maximumUpdateDepth: maximumUpdateDepth)
  }

  package override func report(_ problem: HostProblem) {
    problems.append(problem)
    if !expected.contains(problem.identifier) { unexpected(problem) }
  }
}
