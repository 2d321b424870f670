import Foundation
import Testing
import UIKitNames

/// Moves by the user in data sources.
@MainActor
struct ReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<String, String>

  private final class Log {
    var events: [String] = []
    var transactions: [Transaction] = []
  }

  private let words = Words()
  private let log = Log()

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func allowMoves() {
    words.dataSource.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    words.dataSource.reorderingHandlers.willReorder = { [words, log] in
      log.events.append("will \(words.dataSource.snapshot() == $0.initialSnapshot)")
    }
    words.dataSource.reorderingHandlers.didReorder = { [words, log] in
      log.events.append("did \(words.dataSource.snapshot() == $0.finalSnapshot)")
      log.transactions.append($0)
    }
  }

  @Test("A model follows the user by the difference of the transaction")
  func modelFollowsUser() {
    var tasks = ["one", "two", "three"]
    let dataSource = words.dataSource
    words.show(["tasks": tasks])
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      tasks = tasks.applying(transaction.difference) ?? tasks
    }
    dataSource.moveItemByUser(
      at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(tasks == ["two", "three", "one"])
    #expect(dataSource.snapshot().itemIdentifiers == tasks)
  }

  @Test("A move calls the handlers before and after, and moves the cell")
  func moveCallsHandlers() throws {
    allowMoves()
    words.show(["a": ["one", "two", "three"]])
    let one = words.cell(0, 0)
    words.configured = []
    #expect(words.dataSource.moveItemByUser(at: path(0, 0), to: path(0, 1)))
    #expect(log.events == ["will true", "did true"])
    #expect(words.cell(0, 1) === one && words.text(0, 0) == "two" && words.configured.isEmpty)
    let transaction = try #require(log.transactions.first)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["one", "two", "three"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["two", "one", "three"])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["a"])
  }

  @Test("A move to another section has a transaction for each of the two")
  func moveAnotherSection() throws {
    allowMoves()
    words.show(["a": ["one"], "b": ["two"], "c": ["three", "four"]])
    #expect(words.dataSource.moveItemByUser(at: path(2, 0), to: path(0, 1)))
    #expect(words.text(0, 1) == "three" && words.text(2, 0) == "four")
    let transaction = try #require(log.transactions.first)
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["a", "c"])
    #expect(sections.map(\.initialSnapshot.items) == [["one"], ["three", "four"]])
    #expect(sections.map(\.finalSnapshot.items) == [["one", "three"], ["four"]])
    #expect(["one"].applying(sections[0].difference) == ["one", "three"])
    #expect(["three", "four"].applying(sections[1].difference) == ["four"])
    #expect(words.dataSource.moveItemByUser(at: path(1, 0), to: path(2, 0)))
    #expect(words.dataSource.snapshot().numberOfItems(inSection: "b") == 0)
    #expect(words.dataSource.moveItemByUser(at: path(0, 0), to: path(1, 0)))
    #expect(words.text(1, 0) == "one")
  }

  @Test("Without one of the two handlers, nothing moves")
  func withoutHandlers() {
    words.show(["a": ["fixed", "two"]])
    let dataSource = words.dataSource
    #expect(!dataSource.moveItemByUser(at: path(0, 1), to: path(0, 0)))
    allowMoves()
    dataSource.reorderingHandlers.canReorderItem = nil
    #expect(!dataSource.moveItemByUser(at: path(0, 1), to: path(0, 0)))
    allowMoves()
    #expect(!dataSource.moveItemByUser(at: path(0, 0), to: path(0, 1)))
    dataSource.reorderingHandlers.didReorder = nil
    #expect(!dataSource.moveItemByUser(at: path(0, 1), to: path(0, 0)))
    #expect(log.events.isEmpty && dataSource.snapshot().itemIdentifiers == ["fixed", "two"])
  }

  @Test("A move to the same place is none")
  func moveSamePlace() {
    allowMoves()
    words.show(["a": ["one", "two"]])
    #expect(!words.dataSource.moveItemByUser(at: path(0, 0), to: path(0, 0)))
    #expect(log.events.isEmpty)
  }

  @Test("An item moves with the items in it")
  func itemMovesWith() throws {
    allowMoves()
    words.show(["a": [], "b": ["three"]])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["one", "two"])
    outline.append(["one.1", "one.2"], to: "one")
    outline.expand(["one"])
    words.dataSource.apply(outline, to: "a")
    #expect(words.dataSource.moveItemByUser(at: path(0, 0), to: path(0, 1)))
    #expect(words.dataSource.snapshot(for: "a").items == ["two", "one", "one.1", "one.2"])
    #expect(words.dataSource.moveItemByUser(at: path(0, 1), to: path(1, 1)))
    let sections = try #require(log.transactions.last).sectionTransactions
    #expect(sections[1].finalSnapshot.items == ["three", "one", "one.1", "one.2"])
    #expect(sections[1].finalSnapshot.level(of: "one.2") == 1)
    #expect((words.cell(1, 2) as? UICollectionViewListCell)?.indentationLevel == 1)
  }

  @Test(
    "A move from or to a place that does not exist stops the program",
    arguments: [
      (IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 0), "has none at [0, 2]"),
      (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0), "there is none at [0, 2]"),
      (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1), "there is none at [1, 0]"),
    ])
  func moveStops(source: IndexPath, destination: IndexPath, message: String) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [source, destination] in
      await MainActor.run {
        let words = Words()
        words.show(["a": ["one", "two"]])
        words.dataSource.moveItemByUser(at: source, to: destination)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(message))
  }

  @Test("A move below the items in the moved one stops the program")
  func moveBelowChildrenStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["one", "two"])
        outline.append(["one.1", "one.2"], to: "one")
        outline.expand(["one"])
        words.dataSource.apply(outline, to: "a")
        words.dataSource.moveItemByUser(
          at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("there is none at [0, 2]"))
  }
}
