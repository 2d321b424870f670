import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

/// The title, the search field, the insets and the section index of a document.
struct SurroundingsTests {
  private static func document(_ change: (inout ListDocument) -> Void = { _ in }) -> ListDocument {
    var document = ListDocument()
    document.sections = ["A", "B"].map { letter in
      ListDocument.Section(
        header: .init(content: .header()),
        rows: (0..<3).map { number in
          var content = ListContentConfiguration.cell()
          content.text = "\(letter)\(number)"
          return ListDocument.Row(content: content)
        })
    }
    change(&document)
    return document
  }

  private static func layout(_ change: (inout ListDocument) -> Void) throws -> DocumentLayout {
    try DocumentLayout(document(change))
  }

  private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  @Test("Surroundings move all cells by the same distance", arguments: directions)
  func movedCells(direction: LayoutDirection) throws {
    for appearance in ListConfiguration.Appearance.allCases.map(Optional.some) + [nil] {
      func set(_ document: inout ListDocument) {
        document.list = appearance.map(ListDocument.defaultList)
        document.traits.layoutDirection = direction
      }
      let bare = try Self.layout { document in
        set(&document)
        document.width = 390 - 12
      }
      let framed = try Self.layout { document in
        set(&document)
        document.insets = DirectionalEdgeInsets(top: 5, leading: 4, bottom: 7, trailing: 8)
        document.title = "Letters"
        document.searchField = "Search"
      }
      let dx: CGFloat = direction == .leftToRight ? 4 : 8
      #expect(framed.cells.count == bare.cells.count)
      for (cell, other) in zip(framed.cells, bare.cells) {
        #expect(cell.frame == other.frame.offsetBy(dx: dx, dy: 5 + 52 + 52))
        #expect(cell.layout == other.layout)
      }
      #expect(framed.contentSize.width == 390)
      #expect(framed.contentSize.height == bare.contentSize.height + 5 + 52 + 52 + 7)
    }
  }

  @Test("The title and the search field are drawn, described and read before the cells")
  func parts() throws {
    let layout = try Self.layout { document in
      document.title = "Letters"
      document.searchField = "Find one"
    }
    let text = layout.describe()
    let title = try #require(text.firstRange(of: "\ntitle 0, 0, 390, 52"))
    let search = try #require(text.firstRange(of: "\nsearchField 0, 52, 390, 52"))
    let row = try #require(text.firstRange(of: "\nsections[0].rows[0]"))
    #expect(title.lowerBound < search.lowerBound && search.lowerBound < row.lowerBound)
    let picture = layout.picture(showsLayoutGuides: false)
    let labels = picture.matches(of: /<title>([^<]*)</).map { String($0.1) }
    #expect(labels.dropFirst().starts(with: ["Letters", "Find one"]))
    #expect(picture != (try Self.layout { _ in }).picture(showsLayoutGuides: false))
    #expect(layout.report().contains("\"searchField\""))
  }

  @Test("The index is at the trailing edge, and lists the sections that have a title")
  func index() throws {
    for direction in Self.directions {
      let layout = try Self.layout { document in
        document.traits.layoutDirection = direction
        document.sections[0].indexTitle = "A"
      }
      let lines = layout.describe().split(separator: "\n").map(String.init)
      let line = try #require(lines.first { $0.hasPrefix("indexTitle ") })
      #expect(line.hasPrefix("indexTitle \(direction == .leftToRight ? "374" : "0"), "))
      #expect(line.contains(", 16, 14"))
      #expect(lines.contains { $0.contains("label \"Section index\"; value \"A\"") })
      let bare = try Self.layout { $0.traits.layoutDirection = direction }
      #expect(zip(layout.cells, bare.cells).allSatisfy { $0.frame == $1.frame })
    }
  }

  @Test("Large text makes the title taller, and dark lists have a white one")
  func traits() throws {
    func title(_ change: (inout ListDocument) -> Void) throws -> String {
      let layout = try Self.layout { document in
        document.title = "Letters"
        change(&document)
      }
      return layout.describe().components(separatedBy: "\nsections")[0]
    }
    let usual = try title { _ in }
    #expect(usual.contains("color #000000FF") && usual.contains("pointSize 34"))
    #expect(try title { $0.traits.userInterfaceStyle = .dark }.contains("color #FFFFFFFF"))
    let large = try title { $0.traits.preferredContentSizeCategory = .accessibilityLarge }
    #expect(!large.contains("pointSize 34") && !large.contains("title 0, 0, 390, 52"))
  }

  @Test("The title begins where the cards, or else the text of rows, begin")
  func alignment() throws {
    for sheet in [StyleSheet.iOS18, .iOS26] {
      for appearance in [ListConfiguration.Appearance.plain, .insetGrouped] {
        let layout = try Self.layout { document in
          document.list = ListDocument.defaultList(appearance)
          document.traits.styleSheet = sheet
          document.title = "Letters"
        }
        let row = try #require(layout.cells.first { $0.kind == .row })
        let start = row.frame.minX > 0 ? row.frame.minX : try #require(row.layout.textFrame).minX
        #expect(layout.describe().contains("\n  text: frame \(Int(start)), "))
      }
    }
  }

  @Test("The index of a long list is in the part that a phone shows first")
  func longIndex() throws {
    let layout = try Self.layout { document in
      document.sections = (0..<26).flatMap { _ in document.sections }
      for index in document.sections.indices { document.sections[index].indexTitle = "A" }
    }
    let line = try #require(
      layout.describe().split(separator: "\n").first { $0.hasPrefix("index") })
    let numbers = line.matches(of: /[0-9.]+/).compactMap { Double($0.0) }
    #expect(numbers[1] >= 0 && numbers[1] + numbers[3] <= 844)
  }

  @Test("Controls speak their state, as accessories and as content")
  func spokenControls() throws {
    let spoken: [(CellControl, String?)] = [
      (.switch(isOn: true), "On"), (.switch(isOn: false), "Off"), (.slider(0.4), "40%"),
      (.progress(.nan), "0%"), (.badge("3"), "3"), (.stepper(), nil), (.activityIndicator(), nil),
      (.searchField(placeholder: "Find"), "Find"),
      (.searchField(placeholder: "Find", text: "Blue"), "Blue"),
    ]
    for (control, value) in spoken {
      let context = LayoutContext(traits: .phone)
      func spokenValue(_ cell: ListCellConfiguration) -> String? {
        ListCellLayout(cell, width: 358, context: context).accessibilityElements(of: cell)
          .compactMap(\.value).first
      }
      var cell = ListCellConfiguration(content: .cell())
      cell.content?.text = "Wi-Fi"
      cell.accessories = [.customView(.init("a", showing: control), placement: .trailing())]
      #expect(spokenValue(cell) == value, "\(control)")
      cell.accessories[0].accessibility.value = "Own"
      #expect(spokenValue(cell) == "Own")
      var content = ListCellConfiguration()
      content.customContent = CustomContent(named: "a")
      content.customContent?.control = control
      #expect(spokenValue(content) == value, "\(control)")
    }
  }

  @Test("An empty state stands below the title")
  func emptyState() throws {
    let layout = try Self.layout { document in
      document.sections = []
      document.title = "Letters"
      document.unavailable = .empty()
      document.unavailable?.text = "No Letters"
    }
    let line = layout.describe().split(separator: "\n").first { $0.hasPrefix("unavailable ") }
    #expect(line?.hasPrefix("unavailable 0, 52, 390, ") == true)
    let labels = layout.picture(showsLayoutGuides: false).matches(of: /<title>([^<]*)</)
    #expect(labels.map { String($0.1) } == ["A list of cells", "Letters", "No Letters"])
  }

  @Test("A picture draws the controls that a document states")
  func controls() throws {
    let json = """
      { "sections": [ { "rows": [ { "content": { "text": "Mail" }, "accessories": [
        { "customView": "unread", "edge": "trailing",
          "control": { "kind": "badge", "text": "7", "color": "systemRed" } } ] } ] } ] }
      """
    let document = try ListDocument(data: Data(json.utf8), name: "list.json")
    let layout = try DocumentLayout(document)
    let picture = layout.picture(showsLayoutGuides: false)
    #expect(picture.contains(">7<") && !picture.contains("unread"))
    #expect(layout.describe().contains("label \"Mail\"; value \"7\""))
    var other = document
    let view = CellAccessory.CustomView("unread", showing: .badge("8"))
    other.sections[0].rows[0].accessories = [.customView(view, placement: .trailing())]
    #expect(try DocumentLayout(other).describe() != layout.describe())
  }
}
