public import CellHosting
public import Testing

/// A trait that fails a test if cells report a problem while it runs.
///
/// ```swift
/// @Suite("The inbox has no problems of hosts", .noHostProblems)
/// @MainActor
/// struct InboxTests {
///   @Test(
///     "A collapsed row may hide its content", .noHostProblems(except: .heightBelowContent))
///   func collapsedRow() {
///     let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
///     var content = cell.defaultContentConfiguration()
///     content.text = "Wi-Fi"
///     cell.contentConfiguration = content
///     cell.layoutIfNeeded()
///   }
/// }
/// ```
///
/// Each problem that is not tolerated fails the test, at the test's source location, with the
/// description of the problem. The trait of a test replaces the trait of its suite. Schedulers that
/// the test makes look for all problems, even in release builds.
public struct HostProblemTrait: TestTrait, SuiteTrait, TestScoping {
  /// The problems that do not fail the test.
  public let tolerated: Set<HostProblem.Identifier>

  /// Whether the trait of a suite applies to its tests: always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test, and fails it for each problem that is not tolerated.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let collector = HostProblemCollector()
    let receiver = HostProblem.Receiver { collector.problems.append($0) }
    try await HostProblem.$receiver.withValue(receiver) { try await function() }
    for problem in await collector.problems where !tolerated.contains(problem.identifier) {
      Issue.record(Comment(rawValue: "\(problem)"), sourceLocation: test.sourceLocation)
    }
  }
}

extension HostProblemTrait: CustomStringConvertible {
  /// The tolerated problems: `no host problems except heightBelowContent`.
  public var description: String {
    let names = tolerated.map(\.rawValue).sorted().joined(separator: ", ")
    return "no host problems" + (names.isEmpty ? "" : " except \(names)")
  }
}

extension Trait where Self == HostProblemTrait {
  /// A trait that fails the test if cells report a problem while it runs.
  public static var noHostProblems: Self { HostProblemTrait(tolerated: []) }

  /// A trait that fails the test if cells report a problem other than the named ones.
  public static func noHostProblems(except tolerated: HostProblem.Identifier...) -> Self {
    HostProblemTrait(tolerated: Set(tolerated))
  }
}

/// Returns the problems that cells report while a closure runs, in order.
///
/// ```swift
/// let problems = hostProblems {
///   cell.isSelected = true
///   cell.updateScheduler.flush()
/// }
/// #expect(problems.isEmpty)
/// ```
///
/// Use it for tests of XCTest, and for tests that expect a problem. Problems that a scheduler
/// reports elsewhere, because it overrides `report(_:)`, are not included.
@MainActor
public func hostProblems(during body: () throws -> Void) rethrows -> [HostProblem] {
  let collector = HostProblemCollector()
  let receiver = HostProblem.Receiver { collector.problems.append($0) }
  try HostProblem.$receiver.withValue(receiver, operation: body)
  return collector.problems
}

/// The problems that were reported during a test or a closure, which owns it.
@MainActor
private final class HostProblemCollector {
  var problems: [HostProblem] = []

  nonisolated init() {}
}
