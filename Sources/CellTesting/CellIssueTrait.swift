public import CellHosting
public import Testing

/// A trait that fails a test if cells report an issue while it runs.
///
/// ```swift
/// @Suite("The inbox has no issues of cells", .noCellIssues)
/// @MainActor
/// struct InboxTests {
///   @Test(
///     "A collapsed row may hide its content", .noCellIssues(except: .heightBelowContent))
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
/// Each issue that is not tolerated fails the test, at the test's source location, with the
/// description of the issue. The trait of a test replaces the trait of its suite. Schedulers that
/// the test makes look for all issues, even in release builds.
public struct CellIssueTrait: TestTrait, SuiteTrait, TestScoping {
  /// The issues that do not fail the test.
  public let tolerated: Set<CellIssue.Identifier>

  /// Whether the trait of a suite applies to its tests: always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test, and fails it for each issue that is not tolerated.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let collector = CellIssueCollector()
    let receiver = CellIssue.Receiver { collector.issues.append($0) }
    try await CellIssue.$receiver.withValue(receiver) { try await function() }
    for issue in await collector.issues where !tolerated.contains(issue.identifier) {
      Issue.record(Comment(rawValue: "\(issue)"), sourceLocation: test.sourceLocation)
    }
  }
}

extension CellIssueTrait: CustomStringConvertible {
  /// The tolerated issues: `no cell issues except heightBelowContent`.
  public var description: String {
    let names = tolerated.map(\.rawValue).sorted().joined(separator: ", ")
    return "no cell issues" + (names.isEmpty ? "" : " except \(names)")
  }
}

extension Trait where Self == CellIssueTrait {
  /// A trait that fails the test if cells report an issue while it runs.
  public static var noCellIssues: Self { CellIssueTrait(tolerated: []) }

  /// A trait that fails the test if cells report an issue other than the named ones.
  public static func noCellIssues(except tolerated: CellIssue.Identifier...) -> Self {
    CellIssueTrait(tolerated: Set(tolerated))
  }
}

/// Returns the issues that cells report while a closure runs, in order.
///
/// ```swift
/// let issues = cellIssues {
///   cell.isSelected = true
///   cell.updateScheduler.flush()
/// }
/// #expect(issues.isEmpty)
/// ```
///
/// Use it for tests of XCTest, and for tests that expect an issue. Issues that a scheduler
/// reports elsewhere, because it overrides `report(_:)`, are not included.
@MainActor
public func cellIssues(during body: () throws -> Void) rethrows -> [CellIssue] {
  let collector = CellIssueCollector()
  let receiver = CellIssue.Receiver { collector.issues.append($0) }
  try CellIssue.$receiver.withValue(receiver, operation: body)
  return collector.issues
}

/// The issues that were reported during a test or a closure, which owns it.
@MainActor
private final class CellIssueCollector {
  var issues: [CellIssue] = []

  nonisolated init() {}
}
