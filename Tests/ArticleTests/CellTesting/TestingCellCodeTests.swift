import CellConfiguration
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

@Test func wifi() {
  var cell = ListCellConfiguration(content: .valueCell(), background: .listCell())
  cell.content?.text = "Wi-Fi"
  cell.content?.secondaryText = "Home"
  assertSnapshot(
    of: cell, in: [.phone, .phone.dark, .phone.rightToLeft, .phone.accessibilityLarge])
}

@Test func playedEpisodeIsGray() {
  let episode = Episode(title: "The first light", duration: "42 min", isPlayed: true)
  let content = cell(for: episode).content
  #expect(content?.text == "The first light")
  #expect(content?.textProperties.color == .secondaryLabel)
  #expect(content?.image == nil)
}

@Test func disabledEpisodeKeepsItsColor() {
  var state = CellConfigurationState(traitCollection: .phone)
  state.isDisabled = true
  let episode = Episode(title: "The first light", duration: "42 min", isPlayed: true)
  let disabled = cell(for: episode).updated(for: state)
  #expect(disabled.content?.textProperties.color == .secondaryLabel)
}

@Test func longTitlesTakeTwoLines() throws {
  let title = "A title that is far too long to stand beside anything else"
  let cell = cell(for: Episode(title: title, duration: "42 min"))
  let layout = ListCellLayout(cell, width: 320, context: LayoutContext(traits: .phone))
  let text = try #require(layout.textFrame)
  let button = try #require(layout.accessories.first?.frame)
  #expect(text.height > 40)
  #expect(text.maxX <= button.minX)
}

@Test(arguments: CellContentSizeCategory.sizes)
func nothingOverlaps(at size: CellContentSizeCategory) throws {
  var traits = TraitCollection.phone
  traits.preferredContentSizeCategory = size
  let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
  let layout = ListCellLayout(cell, width: 320, context: LayoutContext(traits: traits))
  let text = try #require(layout.textFrame)
  let secondaryText = try #require(layout.secondaryTextFrame)
  #expect(text.maxY <= secondaryText.minY)
}

@Test func episode() {
  let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
  var state = CellConfigurationState()
  state.isSelected = true
  assertSnapshot(of: cell, in: [.phone, .phone.dark, .phone.rightToLeft])
  assertSnapshot(of: PreviewDocument.Row(cell, state: state), named: "selected")
}

@MainActor
@Test func selectionRecolorsAndNothingElse() {
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
  #expect(log.operations.contains(.applied(.appearance)))
  #expect(!log.operations.contains(.laidOut))
}

@MainActor
@Suite("Snapshots of hosted cells")
struct HostedCellSnapshotTests {
  @Test func hosted() {
    let cell = ListCell()
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.updateConfigurationIfNeeded()
    assertSnapshot(of: PreviewDocument(cells: [cell.displayedConfiguration]))
  }

  @Test("A hosted cell has the margins of its list in a document, and other ones as a row")
  func margins() throws {
    let list = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.traitOverrides.listEnvironment = .insetGrouped
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 350, height: 52))
    list.addSubview(cell)
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let hosted = try #require(cell.cellLayout?.textFrame)
    func report(_ subject: some SnapshotSubject) throws -> String {
      try PreviewLayout(subject.document(in: .phone)).descriptionText()
    }
    let document = try report(PreviewDocument(cells: [cell.displayedConfiguration]))
    #expect(document.contains("rows[0] row 20, "))
    #expect(hosted.minX == 20 && document.contains("text \"Wi-Fi\" 40, "))
    #expect(try report(cell.displayedConfiguration).contains("text \"Wi-Fi\" 16, "))
  }
}

@Suite("Snapshots of looks")
struct SnapshotLookTests {
  @Test func looks() {
    let cell = cell(for: Episode(title: "The first light", duration: "42 min"))
    assertSnapshot(of: cell, in: [.phone, .phone.dark, .pad.rightToLeft, .accessibilityLarge])
  }

  @Test func list() {
    let episodes = [
      Episode(title: "The first light", duration: "42 min"),
      Episode(title: "The second light", duration: "38 min", isPlayed: true),
    ]
    let list = ListLayout(
      ListConfiguration(appearance: .insetGrouped),
      sections: [ListSection(rowCount: episodes.count)], width: 390,
      context: LayoutContext(traits: .phone))
    let document = PreviewDocument(list) { item in
      guard case .row(let position) = item else { return ListCellConfiguration() }
      return cell(for: episodes[position.row])
    }
    assertSnapshot(of: document, as: .picture)
  }

  @Test("The picture shows the cells of the article")
  func picture() throws {
    let document = PreviewDocument(cells: [
      cell(for: Episode(title: "The first light", duration: "42 min")),
      cell(for: Episode(title: "The second light", duration: "38 min", isPlayed: true)),
    ])
    try ArticlePicture(name: "testing-cell-code", module: "CellTesting", document: document)
      .check()
  }
}
