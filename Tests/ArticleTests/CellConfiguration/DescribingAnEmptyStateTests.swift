import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Describing an empty state")
struct DescribingAnEmptyStateTests {
  private func empty() -> ContentUnavailableConfiguration {
    var empty = ContentUnavailableConfiguration.empty()
    empty.image = CellImage(systemName: "tray")
    empty.text = "No Mail"
    empty.secondaryText = "New messages appear here."
    empty.button = .filled()
    empty.button.title = "Check Again"
    empty.buttonProperties.primaryAction = CellAccessory.Action(named: "refresh")
    return empty
  }

  @Test("The picture shows the first example")
  func picture() throws {
    var document = ListDocument()
    document.unavailable = empty()
    try ArticlePicture(name: "empty-state", module: "CellConfiguration", document: document).check()
  }

  @Test("A search names its text, and rules hold in their traits")
  func search() {
    var state = ContentUnavailableConfigurationState(traitCollection: .phone)
    state.searchText = "Blue"
    let noResults = ContentUnavailableConfiguration.search().updated(for: state)
    let title = noResults.text ?? ""  // "No Results for “Blue”"
    #expect(documented(title) == "\"No Results for “Blue”\"")
    var empty = empty()
    empty.textProperties.color = .systemIndigo
    empty.when(.compactWidth) { $0.imageToTextPadding = 8 }
    #expect(empty.updated(for: state).imageToTextPadding == 8)
    #expect(empty.updated(for: state).textProperties.color == .systemIndigo)
  }

  @Test("A list shows an empty state, and reports a button")
  @MainActor func list() throws {
    var log: [String?] = []
    func perform(_ name: String?) { log.append(name) }
    let list = HostedList<Int, Int>(ListConfiguration(appearance: .insetGrouped)) { _, _, _ in
      ListCell()
    }
    let empty = empty()
    list.contentUnavailableConfiguration = empty
    list.searchText = "Blue"
    list.eventHandler = { event in
      if case .performContentUnavailableAction(_, let action) = event { perform(action?.name) }
    }
    list.size = CGSize(width: 390, height: 600)
    list.update()
    let frame = try #require(list.contentUnavailableAccessibilityElements.last?.frame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    list.pointer(.down, at: point, time: 0)
    list.pointer(.up, at: point, time: 0.1)
    #expect(log == ["refresh"])
  }

  @Test("A view draws an empty state")
  func view() {
    var drawn: [DisplayItem] = []
    func draw(_ items: [DisplayItem]) { drawn = items }
    let empty = empty()
    let context = LayoutContext(traits: .phone)
    let layout = ContentUnavailableLayout(
      empty, size: CGSize(width: 390, height: 600), context: context)
    let presentation = CellPresentation(layout, of: empty, context: context)
    draw(presentation.displayList)
    #expect(drawn.count > 4)
  }

  @Test("A document without rows has an empty state")
  func document() throws {
    let json = """
      { "unavailable": { "image": "tray", "text": "No Mail",
                         "button": { "style": "filled", "title": "Check Again" },
                         "buttonProperties": { "primaryAction": "refresh" } } }
      """
    let document = try ListDocument(data: Data(json.utf8), name: "empty.json")
    var expected = empty()
    expected.secondaryText = nil
    #expect(document.unavailable?.button == expected.button)
    #expect(document.unavailable?.image == expected.image)
    #expect(document.describe().contains("accessibility[1]: label \"Check Again\""))
  }
}
