package import CellHosting

/// A scheduler that keeps problems instead of writing them down.
@MainActor
package final class QuietScheduler: UpdateScheduler {
  package private(set) var problems: [HostProblem] = []

  package override func report(_ problem: HostProblem) { problems.append(problem) }
}
