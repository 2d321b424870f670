import CellConfiguration
import CellDocuments
import CellHosting
import CellUIKit
import Foundation
import Testing
import UIKitStubs

@MainActor
struct SwipeActionTests {
  /// What actions did, and what was refused.
  @MainActor
  private final class Log {
    var lines: [String] = []
  }

  private let view = UIView()

  @Test("A swipe action has the style, title, image and color that were set, and no others")
  func properties() {
    let plain = SwipeAction(title: "Flag").uiAction()
    #expect(plain.style == .normal && plain.title == "Flag" && plain.assigned.isEmpty)
    let full = SwipeAction(
      style: .destructive, title: "Delete", image: CellImage(systemName: "trash"),
      backgroundColor: .systemPink
    ).uiAction()
    #expect(full.style == .destructive && full.title == "Delete")
    #expect(Set(full.assigned.keys) == ["image", "backgroundColor"])
    #expect(full.image?.description == "symbol trash")
    #expect(full.backgroundColor.description == "systemPink")
  }

  @Test("The handler of a swipe action runs the action, and says whether there was one")
  func handlers() {
    let log = Log()
    var context = UIKitContext()
    context.action = { action in action.name == "delete" ? { log.lines.append("delete") } : nil }
    context.unsupportedValueHandler = { log.lines.append($0.description) }
    func run(_ action: CellAccessory.Action?) {
      let action = SwipeAction(title: "A", action: action).uiAction(in: context)
      action.handler(action, view) { log.lines.append("\($0)") }
    }
    run(CellAccessory.Action(named: "delete"))
    #expect(log.lines == ["delete", "true"])
    log.lines = []
    run(CellAccessory.Action { log.lines.append("closure") })
    #expect(log.lines == ["closure", "true"])
    log.lines = []
    run(nil)
    #expect(log.lines == ["false"])
    log.lines = []
    run(CellAccessory.Action(named: "other"))
    #expect(log.lines == ["action other: there is none of this name", "false"])
    log.lines = []
    let action = SwipeAction(style: .normal, title: "A") { _, _, _ in }.uiAction(in: context)
    action.handler(action, view) { log.lines.append("\($0)") }
    #expect(
      log.lines == [
        "action of the swipe action A: it refers to an object that is not a closure without "
          + "parameters",
        "false",
      ])
  }

  @Test("The actions of an edge are converted in order, with what a full swipe does if that is set")
  func configurations() {
    var actions = SwipeActionsConfiguration(actions: [
      SwipeAction(title: "A"), SwipeAction(title: "B"),
    ])
    #expect(actions.uiConfiguration().actions.map(\.title) == ["A", "B"])
    #expect(actions.uiConfiguration().assigned.isEmpty)
    actions.performsFirstActionWithFullSwipe = false
    #expect(!actions.uiConfiguration().performsFirstActionWithFullSwipe)
  }

  @Test("A list provides the actions that its providers make for the row")
  func providers() throws {
    var list = ListConfiguration(appearance: .plain)
    #expect(UICollectionLayoutListConfiguration(list).assigned.isEmpty)
    list.leadingSwipeActionsConfigurationProvider = { position in
      position.section == 2
        ? SwipeActionsConfiguration(actions: [SwipeAction(title: "\(position.row)")]) : nil
    }
    let leading = UICollectionLayoutListConfiguration(list)
    #expect(leading.assigned.keys.elementsEqual(["leadingSwipeActionsConfigurationProvider"]))
    let provider = try #require(leading.leadingSwipeActionsConfigurationProvider)
    #expect(provider(IndexPath(indexes: [2, 5]))?.actions.map(\.title) == ["5"])
    #expect(provider(IndexPath(indexes: [1, 5])) == nil)
    list.leadingSwipeActionsConfigurationProvider = nil
    list.trailingSwipeActionsConfigurationProvider = { _ in nil }
    #expect(
      UICollectionLayoutListConfiguration(list).assigned.keys
        .elementsEqual(["trailingSwipeActionsConfigurationProvider"]))
  }

  @Test("The rows of a document have their swipe actions on a phone, and run the app's actions")
  func documents() throws {
    let json = """
      { "sections": [
          { "rows": [
              { "content": { "text": "A" } },
              { "content": { "text": "B" },
                "trailingSwipeActions": [{ "title": "Delete", "action": "delete" }] } ] },
          { "rows": [{ "content": { "text": "C" } }] } ] }
      """
    var log: [String] = []
    var context = UIKitContext()
    context.action = { action in { log.append(action.name ?? "") } }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewLayout())
    let source = DocumentDataSource(
      try ListDocument(data: Data(json.utf8), name: "list.json"), in: collection,
      context: context)
    let layout = try #require(
      collection.collectionViewLayout as? UICollectionViewCompositionalLayout)
    let first = try #require(layout.section(at: 0)?.configuration)
    #expect(first.leadingSwipeActionsConfigurationProvider == nil)
    let provider = try #require(first.trailingSwipeActionsConfigurationProvider)
    #expect(provider(IndexPath(indexes: [0, 0])) == nil)
    let action = try #require(provider(IndexPath(indexes: [0, 1]))?.actions.first)
    action.handler(action, view) { log.append("\($0)") }
    #expect(action.title == "Delete" && log == ["delete", "true"])
    #expect(
      layout.section(at: 1)?.configuration.trailingSwipeActionsConfigurationProvider == nil)
    #expect(source.document.sections.count == 2)
  }
}
