import CellConfiguration
import CellHosting
import CellLayout
import CellPictures
import CellTesting
import CellText
import Foundation
import Testing

/// Whether a mail was read.
private enum IsUnread: ConfigurationStateKey {
  static let defaultValue = false
}

/// What a product row shows, in its own content view.
private struct Product: ContentConfiguration, Hashable {
  var name = "Lamp"
  var price = "19 €"
  var margin: CGFloat = 16
  var priceColor = CellColor.systemGreen
  var picture = CellImage(systemName: "lightbulb")

  func makeContentView() -> any ContentView { ProductView(self) }
  func updated(for state: any ConfigurationState) -> Product { self }
}

private final class ProductView: CellView, ContentView {
  private var product: Product
  private let badge = CellView()

  var configuration: any ContentConfiguration {
    get { product }
    set {
      product = newValue as? Product ?? product
      setNeedsLayout()
    }
  }

  init(_ product: Product) {
    self.product = product
    super.init(frame: .zero)
    badge.backgroundColor = .systemRed
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }

  override func layoutSubviews() {
    badge.frame = CGRect(x: bounds.width - product.margin - 10, y: 8, width: 10, height: 10)
  }

  override var displayContents: [DisplayItem.Content] {
    func lines(_ text: String, at point: CGPoint, _ color: CellColor) -> [DisplayItem.Content] {
      let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: traitCollection)
      let layout = TextLayout(of: StyledText(text, attributes: TextAttributes(font: font)))
      return DisplayItem.Content.lines(of: layout, at: point, color: color, traits: traitCollection)
    }
    let picture = product.picture.map {
      DisplayItem.Content.image(
        $0, in: CGRect(x: product.margin, y: 15, width: 30, height: 30), tint: tintColor,
        traits: traitCollection)
    }
    return [picture].compactMap(\.self)
      + lines(product.name, at: CGPoint(x: product.margin + 40, y: 10), .label)
      + lines(product.price, at: CGPoint(x: product.margin + 40, y: 32), product.priceColor)
  }
}

@MainActor
@Suite("Every change of a realistic cell fails with a first line that names the cause")
struct MutatedCellTests {
  private final class MailCell: ListCell {
    var change: (inout ListContentConfiguration) -> Void = { _ in }
    var background: (inout BackgroundConfiguration) -> Void = { _ in }
    var isUnread = true { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: CellConfigurationState {
      var state = super.configurationState
      state[IsUnread.self] = isUnread
      return state
    }

    override func updateConfiguration(using state: CellConfigurationState) {
      var content = ListContentConfiguration.subtitleCell().updated(for: state)
      content.text = "Anna"
      content.secondaryText = "Are you coming on Sunday?"
      content.image = state[IsUnread.self] ? CellImage(systemName: "circle.fill") : nil
      change(&content)
      contentConfiguration = content
      var background = BackgroundConfiguration.listCell().updated(for: state)
      self.background(&background)
      backgroundConfiguration = background
    }
  }

  private func lines(of cell: ConfigurableView, after change: () -> Void) -> String {
    let before = cell.describe(width: 390)
    change()
    (cell as? ListCell)?.setNeedsUpdateConfiguration()
    return DisplayChange(from: before, to: cell.describe(width: 390)).description
  }

  @Test("A mail row with a custom state")
  func mail() {
    let changes: [(String, (MailCell) -> Void)] = [
      ("state.IsUnread", { $0.isUnread = false }),
      ("content.textProperties.color", { $0.change = { $0.textProperties.color = .systemRed } }),
      (
        "content.textProperties.font",
        { $0.change = { $0.textProperties.font = .systemFont(ofSize: 12) } }
      ),
      ("content.text", { $0.change = { $0.text = "Anne" } }),
      (
        "content.secondaryTextProperties.numberOfLines",
        { $0.change = { $0.secondaryTextProperties.numberOfLines = 1 } }
      ),
      ("content.image", { $0.change = { $0.image = CellImage(systemName: "circle") } }),
      (
        "content.directionalLayoutMargins",
        { $0.change = { $0.directionalLayoutMargins.leading = 20 } }
      ),
      ("background.backgroundColor", { $0.background = { $0.backgroundColor = .systemYellow } }),
      ("background.cornerRadius", { $0.background = { $0.cornerRadius = 8 } }),
    ]
    for (name, change) in changes {
      let cell = MailCell()
      let line = lines(of: cell) { change(cell) }
      #expect(line.hasPrefix("\(name) of "), "\(name): \(line)")
    }
  }

  @Test("A settings row")
  func settings() {
    let changes: [(String, (ListCell, inout ListContentConfiguration) -> Void)] = [
      ("content.secondaryText", { $1.secondaryText = "Office" }),
      ("content.image", { $1.image = CellImage(systemName: "bolt") }),
      ("content.imageProperties.tintColor", { $1.imageProperties.tintColor = .systemOrange }),
      ("content.imageToTextPadding", { $1.imageToTextPadding = 20 }),
      ("content.secondaryTextProperties.color", { $1.secondaryTextProperties.color = .label }),
      ("accessories[0].kind", { cell, _ in cell.accessories = [.checkmark()] }),
      ("state.isHighlighted", { cell, _ in cell.isHighlighted = true }),
      ("accessibility.label", { cell, _ in cell.accessibilityLabel = "Network" }),
      ("indentationLevel", { cell, _ in cell.indentationLevel = 1 }),
    ]
    for (name, change) in changes {
      let cell = ListCell()
      var content = ListContentConfiguration.valueCell()
      content.text = "Wi-Fi"
      content.secondaryText = "Home"
      content.image = CellImage(systemName: "wifi")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      let line = lines(of: cell) {
        change(cell, &content)
        cell.contentConfiguration = content
      }
      #expect(line.hasPrefix("\(name) of "), "\(name): \(line)")
    }
  }

  @Test("A product row with its own content view")
  func product() {
    let changes: [(String, (ListCell, inout Product) -> Void)] = [
      ("contentViews[1].string", { $1.name = "Lamps" }),
      ("contentViews[2].string", { $1.price = "20 €" }),
      ("contentViews[2].color", { $1.priceColor = .systemRed }),
      ("contentViews[0].symbol", { $1.picture = CellImage(systemName: "lamp.desk") }),
      ("contentViews[0].frame", { $1.margin = 20 }),
      ("contentViews[0].color", { cell, _ in cell.tintColor = .systemPink }),
      (
        "contentViews[3].color",
        { cell, _ in
          cell.configuredContentView?.asView?.subviews[0].backgroundColor = .systemBlue
        }
      ),
      (
        "contentViews[3].frame",
        { cell, _ in
          cell.configuredContentView?.asView?.subviews[0].backgroundColor = nil
        }
      ),
      (
        "trailingSwipeActions.actions[0].style",
        { cell, _ in
          cell.trailingSwipeActions = SwipeActionsConfiguration(actions: [SwipeAction(title: "Buy")]
          )
        }
      ),
    ]
    for (name, change) in changes {
      let cell = ListCell()
      var product = Product()
      cell.contentConfiguration = product
      let line = lines(of: cell) {
        change(cell, &product)
        cell.contentConfiguration = product
      }
      #expect(line.hasPrefix("\(name) of "), "\(name): \(line)")
    }
  }
}

extension ContentView {
  fileprivate var asView: CellView? { self as? CellView }
}
