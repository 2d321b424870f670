import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellText
import CellTestSupport
import Foundation
import Testing

@Suite("Every property of a row appears in the printed output")
struct EveryPropertyTests {
  /// Rows of which at least one shows what a property does.
  private static let rows: [ListDocument.Row] = {
    func row(
      _ style: ListContentConfiguration.Style, _ image: CellImage?,
      _ change: (inout ListContentConfiguration) -> Void = { _ in }
    ) -> ListDocument.Row {
      var content = ListContentConfiguration(style: style)
      content.text = "Background App Refresh and More"
      content.secondaryText = "Only while the phone is being charged"
      content.image = image
      content.imageProperties.strokeWidth = 1
      content.imageProperties.strokeColor = .systemGreen
      change(&content)
      return ListDocument.Row(
        content: content, background: BackgroundConfiguration(style: .listGroupedCell))
    }
    let picture = CellImage(size: CGSize(width: 90, height: 60))
    return [
      row(.cell, CellImage(systemName: "wifi")), row(.subtitleCell, picture),
      row(.valueCell, picture) {
        $0.text = "A"
        $0.secondaryText = "B"
      },
      // One line each, too narrow for it: shrunk, tightened, truncated.
      row(.sidebarSubtitleCell, nil), row(.cell, nil) { $0.text = nil },
      row(.sidebarCell, nil) {
        for path in [\ListContentConfiguration.textProperties, \.secondaryTextProperties] {
          $0[keyPath: path].adjustsFontSizeToFitWidth = false
          $0[keyPath: path].allowsDefaultTighteningForTruncation = false
        }
      },
      row(.sidebarCell, nil) {
        for path in [\ListContentConfiguration.textProperties, \.secondaryTextProperties] {
          $0[keyPath: path].allowsDefaultTighteningForTruncation = false
        }
      },
      row(.cell, nil) {
        $0.text = "A"
        $0.secondaryText = "B"
      },
    ] + tightRows
  }()

  /// One line each, ever longer: one of them fits if it is tightened a little.
  private static let tightRows: [ListDocument.Row] = (0..<8).map { count in
    var content = ListContentConfiguration.sidebarCell()
    content.text = String(repeating: "n", count: 15) + String(repeating: "i", count: count)
    content.secondaryText =
      String(repeating: "n", count: 20) + String(repeating: "i", count: count)
    content.textProperties.adjustsFontSizeToFitWidth = false
    content.secondaryTextProperties.adjustsFontSizeToFitWidth = false
    return ListDocument.Row(content: content)
  }

  /// Everything that is printed and drawn of a row outside any list.
  private static func output(_ row: ListDocument.Row) -> [String] {
    var document = ListDocument()
    document.list = nil
    document.width = 240
    document.inheritedMargins = DirectionalEdgeInsets(top: 3, leading: 30, bottom: 3, trailing: 30)
    document.traits.preferredContentSizeCategory = .extraLarge
    document.sections = [ListDocument.Section(rows: [row])]
    let layout = DocumentLayout(document, shaper: .embedded)
    return [layout.report(), layout.describe()]
  }

  private static let outputs = rows.map(output)

  /// In how many of the two reports something is different in some row.
  private static func shows(
    _ change: (inout ListDocument.Row, _ sample: Int) -> Void, _ samples: Int
  )
    -> Int
  {
    (0..<2).count { report in
      zip(rows, outputs).contains { row, before in
        (0..<samples).contains { sample in
          var row = row
          change(&row, sample)
          return output(row)[report] != before[report]
        }
      }
    }
  }

  @Test(
    "Every property of content appears in the printed output",
    arguments: ContentUnderTest.properties.map(\.name))
  func content(_ name: String) throws {
    let property = try #require(ContentUnderTest.properties.first { $0.name == name })
    let count = Self.shows({ property.assign(&$0.content, $1) }, property.sampleCount)
    #expect(count == 2)
  }

  // A custom view cannot be encoded. It has the frame of the background.
  private static let backgroundProperties = BackgroundUnderTest.properties.map(\.name)
    .filter { $0 != "customView" }

  @Test(
    "Every property of a background appears in the printed output", arguments: backgroundProperties)
  func background(_ name: String) throws {
    let property = try #require(BackgroundUnderTest.properties.first { $0.name == name })
    let count = Self.shows(
      { row, sample in
        var background = row.background ?? .clear()
        let before = background
        property.assign(&background, sample)
        guard background != before else { return }
        row.background = background
      }, property.sampleCount)
    // Some show only with another one.
    let countWithMore = Self.showsInRichBackground(property)
    #expect(max(count, countWithMore) == 2)
  }

  /// The same with a stroke, an image and a shadow.
  private static func showsInRichBackground(
    _ property: PropertyUnderTest<BackgroundConfiguration>
  ) -> Int {
    var row = rows[0]
    var rich = BackgroundConfiguration(style: .listGroupedCell)
    rich.strokeColor = .systemRed
    rich.strokeWidth = 2
    rich.image = CellImage(size: CGSize(width: 10, height: 20))
    rich.shadowProperties.opacity = 0.75
    rich.shadowProperties.offset = CGSize(width: 1, height: 1)
    row.background = rich
    let before = output(row)
    let after = (0..<property.sampleCount).map { sample in
      var row = row
      var background = rich
      property.assign(&background, sample)
      row.background = background
      return output(row)
    }
    return (0..<2).count { report in after.contains { $0[report] != before[report] } }
  }

  /// Everything else that a row has, and everything that an accessory has.
  private static let changes: [String: @Sendable (inout ListDocument.Row) -> Void] = [
    "accessories": { $0.accessories = [.checkmark()] },
    "height": { $0.height = 200 },
    "indentationLevel": { $0.indentationLevel = 1 },
    "isEditing": { $0.state.isEditing = true },
    "isSelected": {
      $0.state.isSelected = true
      $0.background = .clear()
    },
    "isHidden": { $0.accessories[0].isHidden = true },
    "accessibility": { $0.accessibility.label = "A" },
    "accessibility of an accessory": { $0.accessories[1].accessibility.value = "A" },
    "reservedLayoutWidth": { $0.accessories[0].reservedLayoutWidth = .custom(50) },
    "tintColor": { $0.accessories[0].tintColor = .systemPink },
    "displayed": { $0.accessories[0].displayed = .whenEditing },
    "indentationWidth": { $0.indentationWidth = 33 },
    "indentsAccessories": { $0.indentsAccessories = false },
    "label options": {
      $0.accessories[1] = .label(
        text: "3", options: .init(font: .preferredFont(forTextStyle: .caption2)))
    },
    "adjustsFontForContentSizeCategory": {
      $0.accessories[1] = .label(
        text: "3", options: .init(adjustsFontForContentSizeCategory: false))
    },
    "backgroundColor": {
      $0.accessories[2] = .insert(
        displayed: .always, options: .init(backgroundColor: .systemPink))
    },
    "showsVerticalSeparator": {
      $0.accessories[3] = .reorder(
        displayed: .always, options: .init(showsVerticalSeparator: false))
    },
    "custom view": {
      $0.accessories[4] = .customView(
        .init("a", size: CGSize(width: 12, height: 9)), placement: .leading())
    },
    "leadingSwipeActions": {
      $0.leadingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "A")])
    },
    "trailingSwipeActions": { $0.trailingSwipeActions?.actions.append(SwipeAction(title: "A")) },
    "swipeOffset": { $0.swipeOffset = -50 },
    "full swipe": { $0.trailingSwipeActions?.performsFirstActionWithFullSwipe = false },
    "style of a swipe action": { $0.trailingSwipeActions?.actions[0].style = .destructive },
    "title of a swipe action": { $0.trailingSwipeActions?.actions[0].title = "B" },
    "image of a swipe action": {
      $0.trailingSwipeActions?.actions[0].image = CellImage(systemName: "star")
    },
    "color of a swipe action": {
      $0.trailingSwipeActions?.actions[0].backgroundColor = .systemPink
    },
    "action of a swipe action": {
      $0.trailingSwipeActions?.actions[0].action = CellAccessory.Action(named: "a")
    },
    "placement": {
      $0.accessories[4] = .customView(
        .init("a", size: CGSize(width: 9, height: 9)), placement: .trailing())
    },
  ]

  @Test(
    "Every property of a row and its accessories appears in the printed output",
    arguments: changes.keys.sorted())
  func row(_ name: String) throws {
    let change = try #require(Self.changes[name])
    var row = ListDocument.Row(
      content: .cell(),
      accessories: [
        .multiselect(), .label(text: "3"), .insert(displayed: .always),
        .reorder(displayed: .always),
        .customView(.init("a", size: CGSize(width: 9, height: 9)), placement: .leading()),
        .delete(),
      ])
    row.indentationLevel = 2
    row.accessories[0].displayed = .always
    row.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    row.swipeOffset = -230
    var other = row
    change(&other)
    for row in [row, other] {
      let data = try JSONEncoder().encode(row)
      #expect(try JSONDecoder().decode(ListDocument.Row.self, from: data) == row)
    }
    for (before, after) in zip(Self.output(row), Self.output(other)) {
      let isDifferent = before != after
      #expect(isDifferent)
    }
  }

  /// Everything that a list has.
  private static let lists: [String: @Sendable (inout ListDocument) -> Void] = [
    "appearance": { $0.list = ListDocument.defaultList(.insetGrouped) },
    "container": { $0.list?.container = .tableView },
    "showsSeparators": { $0.list?.showsSeparators = false },
    "headerMode": { $0.list?.headerMode = .firstItemInSection },
    "headerMode, none": { $0.list?.headerMode = .none },
    "footerMode, none": { $0.list?.footerMode = .none },
    "headerTopPadding": { $0.list?.headerTopPadding = 3 },
    "contentHuggingElements": { $0.list?.contentHuggingElements = .supplementaryHeader },
    "topSeparatorVisibility": { $0.list?.separatorConfiguration.topSeparatorVisibility = .visible },
    "bottomSeparatorVisibility": {
      $0.list?.separatorConfiguration.bottomSeparatorVisibility = .hidden
    },
    "topSeparatorInsets": {
      $0.list?.separatorConfiguration.topSeparatorInsets.leading = 1
      $0.sections[0].rows[0].separatorConfiguration?.topSeparatorInsets.leading = 2
    },
    "bottomSeparatorInsets": { $0.list?.separatorConfiguration.bottomSeparatorInsets.trailing = 1 },
    "color": { $0.list?.separatorConfiguration.color = .systemPink },
    "multipleSelectionColor": {
      $0.list?.separatorConfiguration.multipleSelectionColor = .systemPink
    },
    "separator's visualEffect": {
      $0.list?.separatorConfiguration.visualEffect = .blur(.systemMaterial)
    },
    "a row's own separators": {
      $0.sections[0].rows[0].separatorConfiguration?.bottomSeparatorVisibility = .hidden
    },
    "backgroundColor": { $0.list?.backgroundColor = .systemPink },
  ]

  @Test("Every property of a list appears in the printed output", arguments: lists.keys.sorted())
  func list(_ name: String) throws {
    let change = try #require(Self.lists[name])
    var document = ListDocument()
    document.list = ListDocument.defaultList(.plain)
    func row(isSelected: Bool = false) -> ListDocument.Row {
      var row = ListDocument.Row(content: .cell())
      row.content.text = "Row"
      row.state.isSelected = isSelected
      return row
    }
    var content = ListContentConfiguration.header()
    content.text = "Header"
    document.sections = [
      ListDocument.Section(
        header: ListDocument.HeaderFooter(content: content),
        rows: [row(), row(), row(), row(isSelected: true), row(isSelected: true)],
        footer: ListDocument.HeaderFooter(content: content))
    ]
    var own = ListSeparatorConfiguration(listAppearance: .plain)
    own.topSeparatorVisibility = .visible
    document.sections[0].rows[0].separatorConfiguration = own
    var other = document
    change(&other)
    let (before, after) = (
      DocumentLayout(document, shaper: .embedded), DocumentLayout(other, shaper: .embedded)
    )
    let showsInReport = before.report() != after.report()
    let showsInDescription = before.describe() != after.describe()
    #expect(showsInReport && showsInDescription)
    // Encoded values decode to equal values.
    for document in [document, other] {
      let data = try JSONEncoder().encode(document)
      #expect(try JSONDecoder().decode(ListDocument.self, from: data) == document)
    }
  }
}
