import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellTesting
import Foundation
import Testing

struct Episode {
  var title: String
  var duration: String
  var isPlayed = false
}

func cell(for episode: Episode) -> ListCellConfiguration {
  var content = ListContentConfiguration(
    style: .subtitleCell, text: episode.title, secondaryText: episode.duration)
  if episode.isPlayed {
    content.textProperties.color = .secondaryLabel
  } else {
    content.image = CellImage(systemName: "circle.fill")
  }
  var cell = ListCellConfiguration(content: content, background: .listCell())
  cell.accessories = [.detail(action: CellAccessory.Action(named: "showEpisode"))]
  return cell
}

@Test("A Wi-Fi row matches its snapshot")
func wifi() {
  var cell = ListCellConfiguration(content: .valueCell(), background: .listCell())
  cell.content?.text = "Wi-Fi"
  cell.content?.secondaryText = "Home"
  assertSnapshot(
    of: cell, in: [.phone, .phone.dark, .phone.rightToLeft, .phone.accessibilityLarge])
}

@Test("A played episode is gray")
func playedEpisodeIsGray() {
  let episode = Episode(title: "The first light", duration: "42 min", isPlayed: true)
  let content = cell(for: episode).content
  #expect(content?.text == "The first light")
  #expect(content?.textProperties.color == .secondaryLabel)
  #expect(content?.image == nil)
}

@Test("A disabled episode keeps its color")
func disabledEpisodeKeepsItsColor() {
  var state = CellConfigurationState(traitCollection: .phone)
  state.isDisabled = true
  let episode = Episode(title: "The first light", duration: "42 min", isPlayed: true)
  let disabled = cell(for: episode).updated(for: state)
  #expect(disabled.content?.textProperties.color == .secondaryLabel)
}

@Test("Long titles take two lines")
func longTitlesTakeTwoLines() throws {
  let title = "A title that is far too long to stand beside anything else"
  let cell = cell(for: Episode(title: title, duration: "42 min"))
  let layout = ListCellLayout(cell, width: 320, context: LayoutContext(traits: .phone))
  let text = try #require(layout.textFrame)
  let button = try #require(layout.accessories.first?.frame)
  #expect(text.height > 40)
  #expect(text.maxX <= button.minX)
}

@Test("Nothing overlaps at any text size", arguments: CellContentSizeCategory.sizes)
func nothingOverlaps(at size: CellContentSizeCategory) throws {
  var traits = TraitCollection.phone
  traits.preferredContentSizeCategory = size
  let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
  let layout = ListCellLayout(cell, width: 320, context: LayoutContext(traits: traits))
  let text = try #require(layout.textFrame)
  let secondaryText = try #require(layout.secondaryTextFrame)
  #expect(text.maxY <= secondaryText.minY)
}

@Test("An episode matches its snapshots")
func episode() {
  let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
  var state = CellConfigurationState()
  state.isSelected = true
  assertSnapshot(of: cell, in: [.phone, .phone.dark, .phone.rightToLeft])
  assertSnapshot(of: ListDocument.Row(cell, state: state), named: "selected")
}

@MainActor
@Test("Selection recolors the cell and does nothing else")
func selectionRecolorsAndNothingElse() {
  let scheduler = UpdateScheduler()
  let log = OperationLog()
  let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
  cell.updateScheduler = scheduler
  var content = cell.defaultContentConfiguration()
  content.text = "The first light"
  content.when(.selected) { $0.textProperties.color = .systemIndigo }
  cell.contentConfiguration = content
  cell.layoutIfNeeded()

  scheduler.operationLog = log
  cell.isSelected = true
  scheduler.flush()
  #expect(log.operations.contains(.applied(.display)))
  #expect(!log.operations.contains(.laidOut))
}

@MainActor
@Test("The list of episodes matches its snapshots")
func episodeList() {
  let episodes = ["The first light", "The second light", "The third light"]
  let row = CellRegistration<ListCell, String> { cell, _, title in
    var content = cell.defaultContentConfiguration()
    content.text = title
    cell.contentConfiguration = content
  }
  let list = HostedList<Int, String>(
    ListConfiguration(appearance: .insetGrouped), traits: .phone
  ) { list, indexPath, title in
    list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
  }
  list.size = CGSize(width: 390, height: 120)
  var snapshot = ListSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(episodes)
  list.apply(snapshot)
  assertSnapshot(of: list, in: [.phone, .phone.dark])
  assertSnapshot(of: list.wholeContent, named: "whole")
}

@MainActor
@Suite("Snapshots of hosted cells")
struct HostedCellSnapshotTests {
  @Test("A hosted cell matches its snapshot")
  func hosted() {
    let cell = ListCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.isHighlighted = true
    let list = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.traitOverrides.listEnvironment = .plain
    list.addSubview(cell)
    assertSnapshot(of: cell, in: [.phone, .phone.dark])
  }

  @Test(
    "A hosted cell has the margins of its list in a document with that list",
    arguments: [
      (ListConfiguration.Appearance.plain, 20.0), (.grouped, 20), (.insetGrouped, 16),
      (.sidebar, 8),
    ])
  func margins(appearance: ListConfiguration.Appearance, margin: Double) throws {
    let list = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.traitOverrides.listEnvironment = appearance.listEnvironment
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 350, height: 52))
    list.addSubview(cell)
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.cellLayout?.textFrame?.minX == CGFloat(margin))
    let document = ListDocument(
      cells: [cell.displayedConfiguration], list: ListDocument.defaultList(appearance))
    #expect(try Self.margin(of: document) == margin)
    // Alone, a row has the margins of any view.
    #expect(try Self.margin(of: cell.displayedConfiguration) == 16)
  }

  /// The distance from the leading edge of the first row to its text, as a snapshot has it.
  private static func margin(of subject: some SnapshotSubject) throws -> Double {
    let report = try subject.layout(in: .phone).describe()
    let text = try #require(report.firstMatch(of: /string "Wi-Fi"; position ([0-9.]+),/)).output.1
    return try #require(Double(text))
  }
}

@Suite("Snapshots of looks")
struct SnapshotLookTests {
  @Test("An episode matches its snapshot with all options")
  func looks() {
    let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
    assertSnapshot(of: cell, in: [.phone, .phone.dark, .pad.rightToLeft, .accessibilityLarge])
  }

  @Test("A list of episodes matches its picture")
  func list() {
    let episodes = [
      Episode(title: "The first light", duration: "42 min"),
      Episode(title: "The second light", duration: "38 min", isPlayed: true),
    ]
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: [ListSection(rowCount: episodes.count)], width: 390,
      context: LayoutContext(traits: .phone))
    let document = ListDocument(list) { item in
      guard case .row(let position) = item else { return ListCellConfiguration() }
      return cell(for: episodes[position.row])
    }
    assertSnapshot(of: document, as: .picture)
  }

  @Test("The picture shows the cells of the article")
  func picture() throws {
    let document = ListDocument(cells: [
      cell(for: Episode(title: "The first light", duration: "42 min")),
      cell(for: Episode(title: "The second light", duration: "38 min", isPlayed: true)),
    ])
    try ArticlePicture(name: "testing-cell-code", module: "CellTesting", document: document)
      .check()
  }
}
