import CellConfiguration
import CellHosting
import CellTesting
import Foundation
import Testing

@Suite("The inbox has no problems of hosts", .noHostProblems)
@MainActor
struct InboxTests {
  @Test(
    "A collapsed row may hide its content", .noHostProblems(except: .heightBelowContent))
  func collapsedRow() {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }
}

/// What a test learns of the problems of cells.
@MainActor
struct HostProblemTraitTests {
  private static func layOut(height: CGFloat) {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
  }

  private static func run(
    _ trait: HostProblemTrait, _ body: @escaping @MainActor @Sendable () async -> Void
  ) async throws {
    let test = try #require(Test.current)
    try await trait.provideScope(for: test, testCase: nil) { await body() }
  }

  @Test("A problem fails a test that demands that there be none")
  func problemFailsTest() async throws {
    try await withKnownIssue {
      try await Self.run(.noHostProblems) { Self.layOut(height: 10) }
    } matching: {
      $0.comments.contains { $0.rawValue.hasPrefix("heightBelowContent: ListCell 1 is 10 points") }
    }
  }

  @Test("A problem is reported at the test that it fails")
  func problemReportedTest() async throws {
    let place = try #require(Test.current).sourceLocation
    try await withKnownIssue {
      try await Self.run(.noHostProblems) { Self.layOut(height: 10) }
    } matching: {
      $0.sourceLocation == place
    }
  }

  @Test("A problem on a later turn of the main actor fails the test, too")
  func problemLaterTurn() async {
    await withKnownIssue {
      try await Self.run(.noHostProblems) {
        await Task { @MainActor in Self.layOut(height: 10) }.value
      }
    }
  }

  @Test("Another problem than the tolerated ones fails a test")
  func anotherProblemTolerated() async throws {
    await withKnownIssue {
      try await Self.run(.noHostProblems(except: .truncatedText)) { Self.layOut(height: 10) }
    }
    try await Self.run(.noHostProblems(except: .truncatedText, .heightBelowContent)) {
      Self.layOut(height: 10)
    }
    try await Self.run(.noHostProblems) { Self.layOut(height: 100) }
  }

  @Test("The problems of a closure are returned in order")
  func problemsClosureReturned() {
    let cell = ListCell()
    let problems = hostProblems {
      cell.isSelected = true
      cell.updateScheduler.flush()
    }
    #expect(problems.isEmpty)
    let found = hostProblems { Self.layOut(height: 10) }
    #expect(found.map(\.identifier) == [.heightBelowContent])
  }

  @Test("A scheduler looks only for the problems that it is asked for")
  func schedulerLooksProblems() {
    let found = hostProblems {
      let scheduler = UpdateScheduler()
      scheduler.checkedProblems = [.truncatedText]
      let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
      cell.updateScheduler = scheduler
      cell.contentConfiguration = cell.defaultContentConfiguration()
      cell.layoutIfNeeded()
      #expect(scheduler.checkedProblems == [.truncatedText])
      scheduler.checkedProblems = []
      #expect(scheduler.checkedProblems.isEmpty)
    }
    #expect(found.isEmpty)
  }

  @Test("The trait prints what it tolerates")
  func traitPrintsWhat() {
    #expect("\(HostProblemTrait.noHostProblems)" == "no host problems")
    let trait: HostProblemTrait = .noHostProblems(except: .updateCycle, .truncatedText)
    #expect("\(trait)" == "no host problems except truncatedText, updateCycle")
  }
}
