import Foundation
import Testing
import UIKitNames

struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test("A snapshot tells its sections and items")
  func snapshotTellsSections() {
    let snapshot = Self.snapshot()
    #expect(snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.numberOfSections == 2 && snapshot.numberOfItems == 3)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3])
    #expect(snapshot.numberOfItems(inSection: "a") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 4) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(4) == nil)
  }

  @Test("Items are inserted, moved and deleted by those beside them")
  func itemsInsertedMoved() {
    var snapshot = Self.snapshot()
    snapshot.insertItems([4, 5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 4, 5, 2, 3, 6])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(6, beforeItem: 4)
    snapshot.moveItem(6, afterItem: 6)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [6, 4, 5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 1])
    snapshot.deleteItems([4, 3])
    #expect(snapshot.itemIdentifiers == [6, 5, 2, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sectionsInsertedMoved() {
    var snapshot = Self.snapshot()
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.insertSections(["d", "e"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "c", "b", "d", "e"])
    snapshot.moveSection("a", afterSection: "b")
    snapshot.moveSection("e", beforeSection: "c")
    snapshot.moveSection("e", beforeSection: "e")
    #expect(snapshot.sectionIdentifiers == ["e", "c", "b", "a", "d"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.deleteSections(["b", "d"])
    #expect(snapshot.sectionIdentifiers == ["e", "c", "a"] && snapshot.itemIdentifiers == [1, 2])
  }

  @Test("An item that is there twice stops the program")
  func itemThereTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.appendItems([4, 2])
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Give each item its own identifier: 2 occurs twice."))
  }

  @Test("A section that is there twice stops the program")
  func sectionThereTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.appendSections(["b"])
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Give each section its own identifier: b occurs twice."))
  }

  @Test("A section that is not there stops the program")
  func sectionThereStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.snapshot().itemIdentifiers(inSection: "z")
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(#"Append the section z first: the snapshot has only ["a", "b"]."#))
  }

  @Test("An item that is not there stops the program")
  func itemThereStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Self.snapshot()
      snapshot.reconfigureItems([9])
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Append the item 9 first"))
  }

  @Test("Items without a section to go to stop the program")
  func itemsWithoutSection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Append a section before items"))
  }
}
