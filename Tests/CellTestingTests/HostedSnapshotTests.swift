import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellTesting
import CellText
import Foundation
import Testing

@MainActor
@Suite("Hosted cells and lists are described as they are displayed")
struct HostedSnapshotTests {
  /// A content view that draws a text, and contains a bar.
  private final class Stamp: CellView {}

  private final class RatingView: CellView, ContentView {
    var configuration: any ContentConfiguration = Rating()
    var text = "4 of 5"
    var textColor = CellColor.label
    let bar = CellView(frame: CGRect(x: 20, y: 30, width: 100, height: 4))

    override init(frame: CGRect = .zero) {
      super.init(frame: frame)
      bar.backgroundColor = .systemGreen
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }

    override var displayContents: [DisplayItem.Content] {
      let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: traitCollection)
      let layout = TextLayout(of: StyledText(text, attributes: TextAttributes(font: font)))
      return DisplayItem.Content.lines(
        of: layout, at: CGPoint(x: 20, y: 5), color: textColor, traits: traitCollection)
    }
  }

  private struct Rating: ContentConfiguration, Hashable {
    func makeContentView() -> any ContentView { RatingView() }
    func updated(for state: any ConfigurationState) -> Rating { self }
  }

  private func cell(_ content: (any ContentConfiguration)? = nil) -> ListCell {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    var usual = cell.defaultContentConfiguration()
    usual.text = "Wi-Fi"
    cell.contentConfiguration = content ?? usual
    return cell
  }

  @Test("Every state of a cell is described with its look")
  func states() {
    let cell = cell()
    let normal = cell.describe()
    cell.isHighlighted = true
    #expect(cell.describe().contains("#D1D1D6FF"))
    cell.isHighlighted = false
    #expect(cell.describe() == normal)
    cell.tintColor = .systemPink
    cell.accessories = [.checkmark()]
    #expect(cell.describe().contains("#FF2D55FF"), "\(cell.describe())")
    cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Flag")])
    cell.swipeOffset = -90
    #expect(cell.describe().contains("swipeActions[0]: edge trailing"))
  }

  @Test("The background color of a cell is described and drawn")
  func backgroundColor() {
    let cell = cell()
    cell.backgroundColor = .systemRed
    #expect(cell.describe().contains("frame 0, 0, 390, 52; color #FF383CFF"), "\(cell.describe())")
    let drawn = cell.cellPresentation?.displayList.contains { item in
      if case .fill(.rect(let rect), let color) = item.content {
        rect == CGRect(x: 0, y: 0, width: 390, height: 52) && color.hex == "#FF383CFF"
      } else {
        false
      }
    }
    #expect(drawn == true)
  }

  @Test("A cell has its own size, a cell without one the width of a phone and the height it needs")
  func sizes() {
    #expect(cell().describe().contains("row 0, 0, 390, 52"))
    let custom = ListCell()
    custom.contentConfiguration = Rating()
    #expect(custom.describe().contains("row 0, 0, 390, 70"), "\(custom.describe())")
    #expect(custom.describe(width: 320).contains("row 0, 0, 320, 70"))
    #expect(custom.frame == .zero)
  }

  @Test("Whatever changes in a custom content view changes the description and the display list")
  func customContent() throws {
    let cell = cell(Rating())
    var before = cell.describe()
    #expect(before.contains(#"string "4 of 5""#), "\(before)")
    #expect(before.contains("frame 20, 30, 100, 4"))
    // The bar has a color, so it is no box.
    #expect(!before.contains(#"view "CellView""#), "\(before)")
    let view = try #require(
      cell.contentView.subviews.first as? RatingView ?? cell.contentView as? RatingView)
    let changes: [(RatingView) -> Void] = [
      { $0.text = "5 of 5" }, { $0.textColor = .systemRed }, { $0.bar.frame.size.width = 80 },
      { $0.bar.backgroundColor = .systemBlue }, { $0.addSubview(Stamp(frame: $0.bounds)) },
      { $0.bar.isHidden = true }, { $0.alpha = 0.5 },
    ]
    for (index, change) in changes.enumerated() {
      let steps = cell.cellPresentation?.displayList
      change(view)
      let after = cell.describe()
      #expect(after != before, "\(index)")
      #expect(cell.cellPresentation?.displayList != steps, "\(index)")
      before = after
    }
    assertSnapshot(of: cell, as: .picture, named: "rating")
    // A view of another class that draws nothing is a box with its name.
    #expect(before.contains(#"view "Stamp""#), "\(before)")
  }

  @Test("Closures, objects and views are described without the numbers of this run")
  func objects() {
    let texts = (0..<2).map { _ in
      let cell = cell()
      var content = ListContentConfiguration.cell()
      content.text = "Call 12345678901"
      content.textProperties.color = CellColor { $0.isDark ? .white : .black }
      content.textProperties.colorTransformer = ConfigurationColorTransformer({ $0 })
      cell.contentConfiguration = content
      let view = CellView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessories = [
        .customView(.init(reference: view, size: view.frame.size), placement: .trailing()),
        .detail(actionHandler: {}),
      ]
      return (cell.describe(), cell)
    }
    #expect(texts[0].0 == texts[1].0)
    #expect(texts[0].0.contains(#"content.text = "Call 12345678901""#))
  }

  @Test("Options replace traits and width for the time of a snapshot")
  func options() {
    let cell = cell()
    assertSnapshot(of: cell, in: [.phone, .phone.dark, .accessibilityLarge])
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 390, height: 52))
    #expect(!cell.traitCollection.isDark)
  }

  private func list(_ appearance: ListConfiguration.Appearance) -> HostedList<Int, Int> {
    let row = CellRegistration<ListCell, Int> { cell, _, id in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(id)"
      if id % 3 == 0 { content.secondaryText = "The number of this row is a multiple of three" }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let list = HostedList<Int, Int>(
      ListConfiguration(appearance: appearance), traits: .phone
    ) { list, indexPath, id in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: id)
    }
    list.size = CGSize(width: 390, height: 300)
    var snapshot = ListSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    list.apply(snapshot)
    return list
  }

  @Test(
    "A row of a hosted list has the text and the picture of the same row of a layout",
    arguments: ListConfiguration.Appearance.allCases)
  func sameAsLayout(_ appearance: ListConfiguration.Appearance) throws {
    let list = list(appearance)
    let whole = list.describe(wholeContent: true)
    #expect(list.size.height == 300 && list.contentOffset == 0)
    list.size.height = list.layout.contentSize.height
    list.update()
    let cells = list.displayedItems.map { ($0.item, $0.view.displayedConfiguration) }
    let configurations = Dictionary(uniqueKeysWithValues: cells)
    let document = ListDocument(list.layout) { configurations[$0] ?? ListCellConfiguration() }
    let layout = try DocumentLayout(document)
    #expect(layout.describe() == whole)
  }

  @Test("A list is described as far as it is visible, or as a whole")
  func lists() {
    let list = list(.insetGrouped)
    list.scroll(by: 400)
    let visible = list.describe()
    #expect(visible.contains("Row 8") && !visible.contains("\"Row 0\""))
    let whole = list.describe(wholeContent: true)
    #expect(whole.contains("\"Row 0\"") && whole.contains("\"Row 39\""))
    #expect(list.contentOffset == 400)
    assertSnapshot(of: list, in: [.asWritten])
    assertSnapshot(of: list.wholeContent, in: [.phone.rightToLeft], named: "whole")
  }
}
