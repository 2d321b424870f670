import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellPreviewCommand
import CellText
import Foundation
import Testing

@Suite("A picture shows the transition between two states of a cell")
struct TransitionTests {
  private static func layout(isSelected: Bool, _ style: UserInterfaceStyle) -> DocumentLayout {
    var cell = ListCellConfiguration(
      content: ListContentConfiguration(
        style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
        image: CellImage(systemName: "wifi")),
      background: .listCell())
    cell.accessories = [.disclosureIndicator(), .checkmark()]
    cell.state.isSelected = isSelected
    let traits = TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = style }
    return DocumentLayout(
      ListDocument(cells: [cell], list: nil, traits: traits), shaper: .embedded)
  }

  private static func count(_ text: String, in markup: some StringProtocol) -> Int {
    markup.components(separatedBy: text).count - 1
  }

  @Test("A transition shows five moments, each with all parts of the cell")
  func moments() {
    let start = Self.layout(isSelected: false, .light)
    var sheet = AppearanceSheet()
    let picture = DrawnPicture(from: start, to: Self.layout(isSelected: true, .light))
    let markup = picture.markup(&sheet)
    #expect(picture.size.height == start.contentSize.height * 5)
    #expect(Self.count("<use", in: markup) == 5)
    #expect(Self.count(">Wi-Fi<", in: markup) == 5 && Self.count(">Home<", in: markup) == 5)
  }

  @Test("The moments of a transition are below one another, at equal distances")
  func places() {
    let start = Self.layout(isSelected: false, .light)
    var sheet = AppearanceSheet()
    let markup = DrawnPicture(from: start, to: start).markup(&sheet)
    let places = markup.matches(of: /<text x="([0-9.]+)[^"]*" y="([0-9.]+)"[^>]*>Wi-Fi</)
    #expect(places.count == 5 && Set(places.map(\.1)).count == 1)
    let tops = places.compactMap { Double($0.2) }
    for (top, next) in zip(tops, tops.dropFirst()) {
      #expect(abs(next - top - start.contentSize.height) < 0.01)
    }
  }

  @Test("Every moment of a transition between equal states looks like the state")
  func sameState() {
    let layout = Self.layout(isSelected: true, .light)
    var sheet = AppearanceSheet()
    /// What is drawn of cells, without what is drawn once: symbols, and the inspection.
    func drawn(_ markup: String) -> Substring {
      let inspection = markup.range(of: "<g class=\"inspection\"")?.lowerBound ?? markup.endIndex
      guard let start = markup.range(of: "<defs>")?.lowerBound,
        let end = markup.range(of: "</defs>")?.upperBound
      else { return markup[..<inspection] }
      return markup[..<start] + markup[end..<inspection]
    }
    let still = drawn(DrawnPicture(layout).markup(&sheet))
    let moving = drawn(DrawnPicture(from: layout, to: layout).markup(&sheet))
    for element in ["<path", "<text", "<use"] {
      let count = Self.count(element, in: still)
      #expect(count > 0 && Self.count(element, in: moving) == count * 5, "\(element)")
    }
  }

  @Test("The fill is mixed by half in the middle of a transition, in light and dark style")
  func colors() throws {
    var sheet = AppearanceSheet()
    let markup = DrawnPicture(
      from: Self.layout(isSelected: false, .light), to: Self.layout(isSelected: true, .light)
    ).markup(&sheet)
    for style in [UserInterfaceStyle.light, .dark] {
      func color(_ isSelected: Bool) throws -> CellColor.Components {
        let cell = Self.layout(isSelected: isSelected, style).cells[0]
        let fill = try #require(cell.cell.background).resolvedBackgroundColor(for: .systemBlue)
        return fill.resolved(with: cell.context.traits)
      }
      let (start, end) = (try color(false), try color(true))
      let middle = CellColor.Components(
        red: (start.red + end.red) / 2, green: (start.green + end.green) / 2,
        blue: (start.blue + end.blue) / 2)
      #expect(start != end)
      #expect((sheet.text + markup).contains(middle.hex.prefix(7)), "\(style): \(middle)")
    }
  }
}
