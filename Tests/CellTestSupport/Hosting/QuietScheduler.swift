package import CellHosting

/// A scheduler that stores issues instead of printing them.
@MainActor
package final class QuietScheduler: UpdateScheduler {
  package private(set) var issues: [CellIssue] = []
  package var expected: Set<CellIssue.Identifier>
  private let unexpected: @MainActor (CellIssue) -> Void

  /// Creates a scheduler that also reports unexpected issues.
  package init(
    maximumUpdateDepth: Int,
    expecting expected: Set<CellIssue.Identifier> = Set(CellIssue.Identifier.allCases),
    _ unexpected: @escaping @MainActor (CellIssue) -> Void = { _ in }
  ) {
    self.expected = expected
    self.unexpected = unexpected
    super.init(maximumUpdateDepth: maximumUpdateDepth)
  }

  package override func report(_ issue: CellIssue) {
    issues.append(issue)
    if !expected.contains(issue.identifier) { unexpected(issue) }
  }
}
