import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation

/// A picture of drawing steps, as SVG.
struct Picture {
  private(set) var elements: [String] = []

  mutating func draw(_ items: [DisplayItem], at origin: CGPoint) {
    elements.append("<g transform='translate(\(origin.x) \(origin.y))'>")
    for item in items { draw(item) }
    elements.append("</g>")
  }

  private mutating func draw(_ item: DisplayItem) {
    elements.append("<g opacity='\(item.alpha)'>")
    switch item.content {
    case .fill(let shape, let color):
      elements.append("<path d='\(shape.path)' fill='\(css(color))'/>")
    case .stroke(let shape, let style, let color):
      let line = "stroke='\(css(color))' stroke-width='\(style.width)'"
      elements.append("<path d='\(shape.path)' fill='none' \(line)/>")
    case .text(let text):
      let font = text.fragment.attributes.font
      for part in text.parts {
        elements.append(
          "<text x='\(part.x)' y='\(text.position.y)' fill='\(css(text.color))' "
            + "font-size='\(font.pointSize)' font-weight='\(font.weight == .regular ? 400 : 600)'>"
            + "\(escaped(part.string))</text>")
      }
    case .group(let items, let clip):
      let id = "clip\(elements.count)"
      if let clip {
        elements.append("<clipPath id='\(id)'><path d='\(clip)'/></clipPath>")
        elements.append("<g clip-path='url(#\(id))'>")
      }
      for item in items { draw(item) }
      if clip != nil { elements.append("</g>") }
    case .gradient, .shadow, .effect, .image, .symbol, .view:
      break  // The settings have none of these.
    }
    elements.append("</g>")
  }

  private func css(_ color: CellColor.Components) -> String {
    let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
    return "rgb(\(parts.joined(separator: " ")) / \(color.alpha))"
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  func svg(_ size: CGSize, over background: CellColor.Components) -> String {
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='\(size.width)' height='\(size.height)' \
    font-family='Inter, sans-serif'>
    <rect width='100%' height='100%' fill='\(css(background))'/>
    \(elements.joined(separator: "\n"))
    </svg>
    """
  }
}

/// The settings of a device.
@MainActor
final class Settings {
  let list: HostedList<String, String>
  private let outlines = SymbolOutlines()

  init(size: CGSize, scale: CGFloat) {
    let traits = TraitCollection.phone.modifyingTraits { $0.displayScale = scale }
    let values = ["Wi-Fi": "Home", "Language": "English"]
    let symbols = ["Wi-Fi": "wifi", "Bluetooth": "bolt", "Language": "globe", "Clock": "clock"]
    let row = CellRegistration<ListCell, String> { cell, _, title in
      var content = ListContentConfiguration.valueCell()
      if let symbol = symbols[title] { content.image = CellImage(systemName: symbol) }
      content.text = title
      content.secondaryText = values[title]
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    var configuration = ListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    list = HostedList(configuration, traits: traits) { list, indexPath, title in
      list.pool.dequeueConfiguredReusableCell(using: row, for: indexPath, item: title)
    }
    list.headerTitleProvider = { section in section }
    list.size = size

    var snapshot = ListSnapshot<String, String>()
    snapshot.appendSections(["Network", "General"])
    snapshot.appendItems(["Wi-Fi", "Bluetooth"], toSection: "Network")
    snapshot.appendItems(["Language", "Clock"], toSection: "General")
    list.apply(snapshot)
  }

  /// Brings the list up to date, and draws all of it.
  func picture() -> String {
    list.update()
    var picture = Picture()
    for drawing in list.displayList() {
      picture.draw(drawing.items.expandingSymbols(with: outlines), at: drawing.origin)
    }
    return picture.svg(list.size, over: list.backgroundColor)
  }
}
