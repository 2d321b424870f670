import Foundation
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitNames
#endif

struct Letter {
  var subject = "Minutes"
  var sender = "Ada"
  var isRead = false
}

final class LetterCell: UICollectionViewListCell {
  var letter = Letter() {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.text = letter.subject
    content.secondaryText = letter.sender
    content.image = UIImage(systemName: letter.isRead ? "envelope.open" : "envelope")
    if state.isSelected { content.textProperties.color = .systemBlue }
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
  }
}

/// The code of the article on the old properties of cells, as it is when it has moved.
@MainActor
struct MovedCellTests {
  private let letter = Letter()

  private func shown(_ cell: UITableViewCell) throws -> UIListContentConfiguration {
    try #require(cell.contentConfiguration as? UIListContentConfiguration)
  }

  @Test("A row shows what its labels showed")
  func rowShowsWhat() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = letter.subject
    content.textProperties.color = letter.isRead ? .secondaryLabel : .label
    content.textProperties.numberOfLines = 2
    content.secondaryText = letter.sender
    content.image = UIImage(systemName: "envelope")
    content.imageProperties.tintColor = .systemGray
    cell.contentConfiguration = content
    #expect(try shown(cell).text == "Minutes")
    #expect(try shown(cell).secondaryText == "Ada")
    #expect(try shown(cell).style == .subtitleCell)
  }

  @Test("A selected row has a fill of its own")
  func selectedRowFill() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var background = cell.defaultBackgroundConfiguration().updated(for: state)
      if state.isSelected { background.backgroundColor = .systemYellow }
      cell.backgroundConfiguration = background
    }
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.displayedBackgroundConfiguration?.backgroundColor == .systemYellow)
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.displayedBackgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("A row that looks selected no more keeps its fill")
  func rowLooksSelected() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var background = cell.defaultBackgroundConfiguration()
    background.backgroundColor = .systemBackground
    background.backgroundColorTransformer = nil
    cell.backgroundConfiguration = background
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.displayedBackgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test("A cell class says what each state looks like")
  func cellClassSays() throws {
    let cell = LetterCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .systemBlue)
    cell.letter.isRead = true
    cell.layoutIfNeeded()
    let read = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(read.image == UIImage(systemName: "envelope.open"))
    #expect(cell.accessories.map(\.kind) == [.disclosureIndicator])
  }

  @Test("Accessories take the place of accessory types")
  func accessoriesTakePlace() {
    let cell = UICollectionViewListCell()
    func showDetails() {}
    cell.accessories = [
      .detail(actionHandler: { showDetails() }),
      .disclosureIndicator(displayed: .whenNotEditing),
      .reorder(displayed: .whenEditing),
    ]
    #expect(cell.accessories.count == 3)
  }

  @Test("A header is configured like a cell")
  func headerConfiguredLike() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    var content = header.defaultContentConfiguration()
    content.text = "Letters"
    header.contentConfiguration = content
    let shown = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(shown.text == "Letters")
  }

  @Test("A test states the list and the device that UIKit would know")
  func testStatesList() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.traitOverrides.listEnvironment = .insetGrouped
    list.traitOverrides.userInterfaceIdiom = .phone
    list.traitOverrides.displayScale = 3
    let cell = UICollectionViewListCell()
    list.addSubview(cell)
    cell.layoutIfNeeded()
    let fill = cell.displayedBackgroundConfiguration?.backgroundColor
    #expect(fill == .secondarySystemGroupedBackground)

    let pool = CellReusePool(container: list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let home = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: "Home")
    home.layoutIfNeeded()
    #expect((home.contentConfiguration as? UIListContentConfiguration)?.text == "Home")
    let homeFill = home.displayedBackgroundConfiguration?.backgroundColor
    #expect(homeFill == .secondarySystemGroupedBackground)
  }
}
