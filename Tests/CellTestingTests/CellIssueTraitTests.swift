import CellConfiguration
import CellHosting
import CellTesting
import Foundation
import Testing

@Suite("The inbox has no issues of cells", .noCellIssues)
@MainActor
struct InboxTests {
  @Test(
    "A collapsed row may hide its content", .noCellIssues(except: .heightBelowContent))
  func collapsedRow() {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }
}

/// What a test learns of the issues of cells.
@MainActor
struct CellIssueTraitTests {
  private static func layOut(height: CGFloat) {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }

  private static func run(
    _ trait: CellIssueTrait, _ body: @escaping @MainActor @Sendable () async -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { await body() }
  }

  @Test("An issue fails a test that demands that there be none")
  func issueFailsTest() async throws {
    try await withKnownIssue {
      try await Self.run(.noCellIssues) { Self.layOut(height: 10) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("heightBelowContent: ListCell 1 is 10 points") }
    }
  }

  @Test("An issue is reported at the test that it fails")
  func issueReportedTest() async throws {
    let place = try #require(Test.current).sourceLocation
    try await withKnownIssue {
      try await Self.run(.noCellIssues) { Self.layOut(height: 10) }
    } matching: {
      $0.sourceLocation == place
    }
  }

  @Test("An issue on a later turn of the main actor fails the test, too")
  func issueLaterTurn() async {
    await withKnownIssue {
      try await Self.run(.noCellIssues) {
        await Task { @MainActor in Self.layOut(height: 10) }.value
      }
    }
  }

  @Test("Another issue than the tolerated ones fails a test")
  func anotherIssueTolerated() async throws {
    await withKnownIssue {
      try await Self.run(.noCellIssues(except: .truncatedText)) { Self.layOut(height: 10) }
    }
    try await Self.run(.noCellIssues(except: .truncatedText, .heightBelowContent)) {
      Self.layOut(height: 10)
    }
    try await Self.run(.noCellIssues) { Self.layOut(height: 100) }
  }

  @Test("The issues of a closure are returned in order")
  func issuesClosureReturned() {
    let cell = ListCell()
    let issues = cellIssues {
      cell.isSelected = true
      cell.updateScheduler.flush()
    }
    #expect(issues.isEmpty)
    let found = cellIssues { Self.layOut(height: 10) }
    #expect(found.map(\.identifier) == [.heightBelowContent])
  }

  @Test("A scheduler looks only for the issues that it is asked for")
  func schedulerLooksIssues() {
    let found = cellIssues {
      let scheduler = UpdateScheduler()
      scheduler.checkedIssues = [.truncatedText]
      let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
      cell.updateScheduler = scheduler
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.layoutIfNeeded()
      #expect(scheduler.checkedIssues == [.truncatedText])
      scheduler.checkedIssues = []
      #expect(scheduler.checkedIssues.isEmpty)
    }
    #expect(found.isEmpty)
  }

  @Test("The trait prints what it tolerates")
  func traitPrintsWhat() {
    #expect("\(CellIssueTrait.noCellIssues)" == "no cell issues")
    let trait: CellIssueTrait = .noCellIssues(except: .updateCycle, .truncatedText)
    #expect("\(trait)" == "no cell issues except truncatedText, updateCycle")
  }
}
