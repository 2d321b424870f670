import CellConfiguration
import CellDocuments
import CellPictures
import CellUIKit
import Foundation
import Testing
import UIKitStubs

/// The code of the article, and of comments.
@MainActor
@Suite("Showing lists on a phone")
struct ShowingListsOnAPhoneTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let data = Data(DocumentTests.settings.utf8)

  /// What is kept by a view controller in the article.
  private func shown(_ actions: [String: () -> Void]) -> DocumentDataSource {
    let list: DocumentDataSource
    var issues: [DocumentIssue] = []
    let document = ListDocument(readingLeniently: data, issues: &issues)

    var context = UIKitContext()
    context.action = { action in actions[action.name ?? ""] }
    context.unsupportedValueHandler = { print($0) }

    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list = DocumentDataSource(document, in: collectionView, context: context)
    view.addSubview(collectionView)
    return list
  }

  @Test("The ten lines show a document, whose actions run those of the app")
  func document() throws {
    var shownNames: [String] = []
    let list = shown(["showNetwork": { shownNames.append("network") }])
    let collectionView = try #require(view.subviews.first as? UICollectionView)
    let rows = try #require(
      collectionView.dataSource
        as? UICollectionViewDiffableDataSource<
          ListDocument.SectionIdentity, ListDocument.RowIdentity
        >)
    let cell = try #require(
      rows.cell(at: IndexPath(indexes: [0, 0])) as? UICollectionViewListCell)
    cell.accessories.first?.actionHandler?()
    #expect(shownNames == ["network"])

    var issues: [DocumentIssue] = []
    list.show(ListDocument(readingLeniently: data, issues: &issues))
    #expect(list.document.sections.count == 2)
    #expect(issues.isEmpty)

    var opened: [ListDocument.Row] = []
    func open(_ row: ListDocument.Row) { opened.append(row) }
    let indexPath = IndexPath(indexes: [1, 0])
    list.performAction(at: indexPath)
    if let position = list.position(at: indexPath) {
      open(list.document.sections[position.section].rows[position.row])
    }
    #expect(opened.first?.content.text == "About")
  }

  @Test("The module's page shows a document in three lines")
  func page() {
    let collectionView = UICollectionView(frame: .zero)
    let context = UIKitContext()
    let list: DocumentDataSource
    var issues: [DocumentIssue] = []
    let document = ListDocument(readingLeniently: data, issues: &issues)
    list = DocumentDataSource(document, in: collectionView, context: context)
    #expect(list.document == document)
  }

  @Test("A registration shows cells that were described, and parts are converted alone")
  func cells() {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    content.when(.selected) { $0.textProperties.color = .white }
    var background = BackgroundConfiguration.listCell()
    background.cornerRadius = 12
    let cells = [ListCellConfiguration(content: content, background: background)]
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      $0.show(cells[$2])
    }
    let collectionView = UICollectionView(frame: .zero)
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: 0)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Wi-Fi")
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)

    parts(UICollectionViewCell(), content, background)
  }

  private func parts(
    _ cell: UICollectionViewCell, _ content: ListContentConfiguration,
    _ background: BackgroundConfiguration
  ) {
    cell.contentConfiguration = UIListContentConfiguration(content)
    cell.backgroundConfiguration = UIBackgroundConfiguration(background)
    #expect(cell.backgroundConfiguration?.cornerRadius == 12)
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIListContentConfiguration(content, for: state)
    }
    cell.configurationState.isSelected = true
    let shown = cell.contentConfiguration as? UIListContentConfiguration
    #expect(shown?.textProperties.color.description == "white")
  }

  @Test("A context looks images up where the app has them")
  func context() {
    let actions: [String: () -> Void] = [:]
    var context = UIKitContext()
    context.image = { UIImage(named: "Settings/" + $0) }
    context.action = { action in actions[action.name ?? ""] }
    context.unsupportedValueHandler = { print($0) }
    #expect(context.image("cat")?.description == "name Settings/cat")
    #expect(context.action(CellAccessory.Action(named: "none")) == nil)
  }
}
