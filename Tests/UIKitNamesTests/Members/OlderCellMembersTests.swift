import CellLayout
import CellTesting
import Foundation
import Testing
import UIKitNames

/// Members of table cells from before configurations, and initializers without arguments.
@MainActor
struct OlderCellMembersTests {
  private func cell(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    return cell
  }

  private func kinds(_ cell: UITableViewCell) -> [CellAccessory.Kind] {
    cell.layoutIfNeeded()
    return cell.accessoryLayouts.map(\.accessory.kind)
  }

  @Test(
    "An accessory type shows its accessories outside editing mode, and another one in it",
    arguments: UITableViewCell.AccessoryType.allCases, UITableViewCell.AccessoryType.allCases)
  func accessoryTypes(
    _ type: UITableViewCell.AccessoryType, _ editing: UITableViewCell.AccessoryType
  ) {
    let expected: (UITableViewCell.AccessoryType) -> [CellAccessory.Kind] = { type in
      switch type {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .detailDisclosureButton: [.detail, .disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      }
    }
    let cell = cell()
    cell.accessoryType = type
    cell.editingAccessoryType = editing
    #expect(cell.accessoryType == type && cell.editingAccessoryType == editing)
    #expect(kinds(cell) == expected(type))
    cell.isEditing = true
    #expect(kinds(cell) == expected(editing))
    cell.isEditing = false
    #expect(kinds(cell) == expected(type))
  }

  @Test("An accessory view takes the place of the type, in its own size at the margin")
  func accessoryView() throws {
    let cell = cell()
    cell.accessoryType = .checkmark
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.backgroundColor = .systemRed
    cell.accessoryView = badge
    #expect(kinds(cell) == [.customView] && badge.superview === cell)
    #expect(badge.frame.size == CGSize(width: 40, height: 20))
    #expect(badge.frame.midY == 30 && badge.frame.maxX < 390)
    #expect(cell.contentView.frame.maxX <= badge.frame.minX)
    let fill = DisplayItem.Content.fill(
      .rect(badge.frame), UIColor.systemRed.resolved(with: cell.traitCollection))
    let drawn = try #require(cell.cellPresentation?.displayList).contains { item in
      if case .group(let items, nil) = item.content {
        items.map(\.content) == [fill]
      } else {
        false
      }
    }
    #expect(drawn)
    cell.isEditing = true
    #expect(kinds(cell) == [])
    cell.editingAccessoryView = badge
    #expect(kinds(cell) == [.customView] && cell.editingAccessoryView === badge)
    cell.isEditing = false
    cell.accessoryView = nil
    #expect(kinds(cell) == [.checkmark] && cell.accessoryView == nil)
  }

  @Test("A cell in a pool begins without accessories")
  func reuse() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let path = IndexPath(row: 0, section: 0)
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    cell.accessoryType = .checkmark
    cell.textLabel?.text = "Wi-Fi"
    table.hostedList.pool.enqueue(cell)
    let again = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    #expect(again === cell && again.accessoryType == .none && again.textLabel?.text == nil)
    #expect(again.contentConfiguration == nil)
  }

  @Test("The older labels change the content configuration, as far as they were changed")
  func labels() throws {
    let cell = cell()
    cell.textLabel?.text = "Wi-Fi"
    cell.textLabel?.textColor = .systemRed
    cell.textLabel?.numberOfLines = 2
    cell.detailTextLabel?.text = "Home"
    cell.detailTextLabel?.font = .boldSystemFont(ofSize: 13)
    cell.imageView?.image = UIImage(systemName: "wifi")
    cell.imageView?.preferredSymbolConfiguration = .init(scale: .small)
    cell.imageView?.tintColor = .systemGreen
    var expected = cell.defaultContentConfiguration()
    expected.text = "Wi-Fi"
    expected.textProperties.color = .systemRed
    expected.textProperties.numberOfLines = 2
    expected.secondaryText = "Home"
    expected.secondaryTextProperties.font = .boldSystemFont(ofSize: 13)
    expected.image = UIImage(systemName: "wifi")
    expected.imageProperties.preferredSymbolConfiguration = .init(scale: .small)
    expected.imageProperties.tintColor = .systemGreen
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(
      content.updated(for: cell.configurationState)
        == expected.updated(for: cell.configurationState))
    #expect(cell.textLabel?.font == expected.textProperties.font)
    let plain = self.cell(.default)
    #expect(plain.detailTextLabel == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    header.textLabel?.text = "Network"
    header.detailTextLabel?.text = "Nearby"
    let shown = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(shown.text == "Network" && shown.secondaryText == "Nearby")
  }

  private final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Tile: UICollectionViewListCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 8
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Views and cells are made without arguments, also where a class overrides an initializer")
  func initializers() {
    #expect(UIView().frame == .zero && UITableViewCell().style == .default)
    #expect(Row().style == .value1 && Tile().tag == 7 && Header().tag == 8)
    #expect(Header(reuseIdentifier: "header").reuseIdentifier == "header")
    #expect(Header(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width == 5)
    let list = UITableView()
    list.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    #expect(list.dequeueReusableHeaderFooterView(withIdentifier: "header") is Header)
  }

  @Test("Views are equal by identity, and tints may be optional")
  func identity() {
    let views = [UIView(), UIView()]
    #expect(Set(views).count == 2 && views.firstIndex(of: views[1]) == 1 && views[0] != views[1])
    let none: UIColor? = nil
    views[0].tintColor = .systemRed
    views[0].tintColor = none
    #expect(views[0].tintColor == views[1].tintColor)
    #expect(UICellAccessory.CheckmarkOptions(isHidden: nil, tintColor: none) == .init())
    #expect(UICellAccessory.OutlineDisclosureOptions(style: nil) == .init())
    final class Stencil: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let stencil = Stencil()
    stencil.tintColor = .systemGreen
    #expect(stencil.changes == 1)
  }

  @Test("Labels align by sides, shrink, and restore defaults")
  func labelValues() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "A long line of text"
    label.textColor = .systemRed
    label.textColor = nil
    label.font = nil
    #expect(label.textColor == .label && label.font == .systemFont(ofSize: 17))
    func positions() -> [CGFloat] {
      label.displayContents.compactMap {
        if case .text(let text) = $0 { text.position.x } else { nil }
      }
    }
    func size() -> CGFloat? {
      label.displayContents.compactMap { content -> CGFloat? in
        if case .text(let text) = content { text.fragment.attributes.font.pointSize } else { nil }
      }.first
    }
    #expect(size() == 17)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.allowsDefaultTighteningForTruncation = true
    #expect(try #require(size()) < 17)
    label.adjustsFontSizeToFitWidth = false
    label.text = "A"
    label.textAlignment = .left
    #expect(positions() == [0])
    label.textAlignment = .right
    #expect(try #require(positions().first) > 40)
    label.traitOverrides.layoutDirection = .rightToLeft
    let right = positions()
    label.textAlignment = .natural
    #expect(positions() == right)
    label.textAlignment = .left
    #expect(positions() == [0])
  }

  @Test("An image view places pictures by its content mode")
  func contentModes() {
    let view = UIImageView(image: UIImage(name: "photo", size: CGSize(width: 40, height: 20)))
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func place(_ mode: UIView.ContentMode) -> CGRect? {
      view.contentMode = mode
      guard case .image(let picture)? = view.displayContents.first else { return nil }
      return picture.frame
    }
    #expect(place(.scaleToFill) == view.bounds)
    #expect(place(.scaleAspectFit) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(place(.scaleAspectFill) == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(place(.bottomRight) == CGRect(x: 60, y: 80, width: 40, height: 20))
  }
}
