import Foundation
import Testing
import UIKitNames

/// Outlines in collection views.
@MainActor
struct OutlineTests {
  private final class Log {
    var events: [String] = []
  }

  private let words = Words()
  private let log = Log()

  private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    return outline
  }

  private func cell(_ item: Int) -> UICollectionViewListCell? {
    words.cell(0, item) as? UICollectionViewListCell
  }

  @Test("An outline shows its visible items, in cells with their levels")
  func outlineShowsVisible() {
    var outline = fruit
    outline.expand(["Fruit"])
    var isDone = false
    words.dataSource.apply(outline, to: "food", animatingDifferences: false) { isDone = true }
    #expect(isDone && words.dataSource.snapshot().sectionIdentifiers == ["food"])
    #expect((0..<4).map { words.text(0, $0) } == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect((0..<4).map { cell($0)?.indentationLevel } == [0, 1, 1, 0])
    #expect(cell(0)?.configurationState.isExpanded == true)
    #expect(cell(3)?.configurationState.isExpanded == false)
    #expect(words.dataSource.snapshot(for: "food") == outline)
    #expect(words.dataSource.snapshot(for: "drinks").items.isEmpty)
  }

  @Test("A toggled item expands, and collapses when it is toggled again")
  func toggledItemExpands() {
    words.dataSource.apply(fruit, to: "food")
    let (first, nuts) = (cell(0), cell(1))
    #expect(words.dataSource.toggleExpansionByUser(of: "Fruit"))
    #expect(words.dataSource.snapshot(for: "food").isExpanded("Fruit"))
    #expect(cell(0) === first && first?.configurationState.isExpanded == true)
    #expect(cell(3) === nuts && words.text(0, 1) == "Apple" && cell(1)?.indentationLevel == 1)
    #expect(words.dataSource.toggleExpansionByUser(of: "Fruit"))
    #expect(first?.configurationState.isExpanded == false && cell(1) === nuts && cell(2) == nil)
    #expect(words.dataSource.snapshot(for: "food").items == fruit.items)
    #expect(!words.dataSource.toggleExpansionByUser(of: "Nuts"))
  }

  @Test("Handlers decide and follow, in this order")
  func handlersDecide() {
    words.dataSource.apply(fruit, to: "food")
    let source = words.dataSource
    var allows = false
    func add(_ event: String) {
      log.events.append("\(event) \(source.snapshot(for: "food").isExpanded("Fruit"))")
    }
    source.sectionSnapshotHandlers.shouldExpandItem = {
      add("should expand \($0)")
      return allows
    }
    source.sectionSnapshotHandlers.willExpandItem = { add("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      add("should collapse \($0)")
      return allows
    }
    source.sectionSnapshotHandlers.willCollapseItem = { add("will collapse \($0)") }
    #expect(!source.toggleExpansionByUser(of: "Fruit"))
    allows = true
    #expect(source.toggleExpansionByUser(of: "Fruit"))
    allows = false
    #expect(!source.toggleExpansionByUser(of: "Fruit"))
    allows = true
    #expect(source.toggleExpansionByUser(of: "Fruit"))
    #expect(
      log.events == [
        "should expand Fruit false", "should expand Fruit false", "will expand Fruit false",
        "should collapse Fruit true", "should collapse Fruit true", "will collapse Fruit true",
      ])
  }

  @Test("Children are made when their parent expands for the first time")
  func childrenMade() {
    let dataSource = words.dataSource
    let files = ["Documents": ["Letter", "Report"]]
    var folders = NSDiffableDataSourceSectionSnapshot<String>()
    folders.append(["Documents", "Pictures"])
    dataSource.apply(folders, to: "folders")
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { folder, children in
      var children = children
      if children.items.isEmpty { children.append(files[folder] ?? []) }
      return children
    }
    dataSource.toggleExpansionByUser(of: "Documents")
    #expect(dataSource.snapshot(for: "folders").visibleItems.contains("Letter"))
    #expect((0..<4).map { words.text(0, $0) } == ["Documents", "Letter", "Report", "Pictures"])
    let letter = cell(1)
    dataSource.toggleExpansionByUser(of: "Documents")
    #expect(cell(2) == nil && letter?.superview == nil)
    dataSource.toggleExpansionByUser(of: "Documents")
    #expect(words.text(0, 1) == "Letter")
    #expect(dataSource.toggleExpansionByUser(of: "Pictures"))
    #expect(dataSource.snapshot(for: "folders").isExpanded("Pictures"))
    #expect(dataSource.toggleExpansionByUser(of: "Pictures"))
    #expect(!dataSource.snapshot(for: "folders").isExpanded("Pictures"))
  }

  @Test("A handler may apply a snapshot without the item")
  func handlerRemovesItem() {
    words.dataSource.apply(fruit, to: "food")
    words.dataSource.sectionSnapshotHandlers.willExpandItem = { [words] item in
      var snapshot = words.dataSource.snapshot()
      snapshot.deleteItems([item])
      words.dataSource.apply(snapshot)
    }
    #expect(!words.dataSource.toggleExpansionByUser(of: "Fruit"))
    #expect(words.dataSource.snapshot().itemIdentifiers == ["Nuts"])
  }

  @Test("A snapshot with the visible items of an outline keeps the outline")
  func snapshotKeepsOutline() {
    words.dataSource.apply(fruit, to: "food")
    words.show(["food": ["Fruit", "Nuts"]])
    #expect(words.dataSource.snapshot(for: "food") == fruit)
    words.show(["food": ["Nuts", "Fruit"]])
    #expect(words.dataSource.snapshot(for: "food").items == ["Nuts", "Fruit"])
  }

  @Test("A flat outline replaces one that shows the same items")
  func flatOutlineReplaces() {
    var outline = fruit
    outline.append((0..<20).map(String.init), to: "Fruit")
    words.dataSource.apply(outline, to: "food")
    var flat = NSDiffableDataSourceSectionSnapshot<String>()
    flat.append(["Fruit", "Nuts"])
    words.dataSource.apply(flat, to: "food")
    #expect(words.dataSource.snapshot(for: "food") == flat)
  }

  @Test("An item that is not visible cannot be toggled")
  func invisibleItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let words = Words()
        words.show(["a": ["one"]])
        words.dataSource.toggleExpansionByUser(of: "two")
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Pass an item that is visible in the snapshot: two is not."))
  }
}
