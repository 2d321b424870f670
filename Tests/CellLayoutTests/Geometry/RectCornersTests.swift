import CellConfiguration
import CellLayout
import Foundation
import Testing

struct RectCornersTests {
  @Test(
    "Raw values of rectangle corners are those of UIRectCorner",
    arguments: [
      (.topLeft, 1), (.topRight, 2), (.bottomLeft, 4), (.bottomRight, 8), (.top, 3),
      (.bottom, 12), (.all, 15),
    ] as [(RectCorners, UInt)])
  func rawValues(_ corners: RectCorners, _ rawValue: UInt) {
    #expect(corners.rawValue == rawValue)
  }

  @Test("Corner sets decode equal, and bits without a name are refused")
  func coding() throws {
    for bits in 0..<16 as Range<UInt> {
      let corners = RectCorners(rawValue: bits)
      let data = try JSONEncoder().encode(corners)
      #expect(try JSONDecoder().decode(RectCorners.self, from: data) == corners)
    }
    for bits in [16, 1 << 40, .max] as [UInt] {
      let error = #expect(throws: EncodingError.self) {
        try JSONEncoder().encode(RectCorners(rawValue: bits))
      }
      guard case .invalidValue(_, let context) = error else { continue }
      #expect(context.debugDescription.contains("bits without a name"))
    }
  }

  @Test(
    "Corner radii apply to the corners that they were created for", arguments: 0..<16 as Range<UInt>
  )
  func radii(_ rawValue: UInt) {
    let corners = RectCorners(rawValue: rawValue)
    let radii = CornerRadii(7, at: corners)
    #expect(radii.roundedCorners == corners)
    #expect(radii.largest == (corners.isEmpty ? 0 : 7))
    let each = [
      (radii.topLeft, RectCorners.topLeft), (radii.topRight, .topRight),
      (radii.bottomLeft, .bottomLeft), (radii.bottomRight, .bottomRight),
    ]
    for (radius, corner) in each { #expect(radius == (corners.contains(corner) ? 7 : 0)) }
  }
}

@Suite("Property lists of layouts show their frames")
struct LayoutPropertyTests {
  private func cell(_ text: String) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.content?.text = text
    cell.accessories = [.disclosureIndicator()]
    return cell
  }

  private func layout(_ text: String, width: CGFloat = 390) -> ListCellLayout {
    ListCellLayout(cell(text), width: width, context: LayoutContext(traits: .phone))
  }

  @Test("The difference of cell layouts names the frames of their parts")
  func cells() {
    let differences = layout("Bluetooth").difference(from: layout("Wi-Fi"))
    #expect(differences.map(\.name) == ["content.fittedSize", "content.textFrame"])
    #expect(layout("Wi-Fi").difference(from: layout("Wi-Fi")).isEmpty)
    let names = layout("Wi-Fi", width: 320).difference(from: layout("Wi-Fi")).map(\.name)
    #expect(names.contains("size") && names.contains("accessories[0].frame"), "\(names)")
  }

  @Test("Layouts print on one line and omit missing parts")
  func printing() {
    let text = "\(layout("Wi-Fi"))"
    #expect(text.hasPrefix("<ListCellLayout: size = 390 × "))
    #expect(text.contains("textFrame = 16, ") && !text.contains("imageFrame"))
    #expect(!text.contains("\n") && !text.contains("Optional"))
  }

  @Test("Only a hidden accessory says whether it is hidden")
  func accessories() throws {
    var cell = cell("Wi-Fi")
    func printed() throws -> String {
      let layout = ListCellLayout(cell, width: 390, context: LayoutContext(traits: .phone))
      return "\(try #require(layout.accessories.first))"
    }
    #expect(try !printed().contains("isHidden"))
    cell.accessories = [.disclosureIndicator(options: .init(isHidden: true))]
    #expect(try printed().contains("isHidden = true"))
  }

  @Test("An item of a list prints which one it is, its frame and its layout")
  func items() throws {
    let list = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 3)], width: 390,
      context: LayoutContext(traits: .phone))
    let visible = CGRect(x: 0, y: 0, width: 390, height: 600)
    let found = list.layoutItem(at: CGPoint(x: 10, y: 10), visible: visible) { _ in cell("Wi-Fi") }
    let item = try #require(found)
    let text = "\(item)"
    #expect(text.hasPrefix("<ListItemLayout: item = row 0.0; frame = 0, 0, 390, "))
    #expect(text.contains("; layout = <ListCellLayout: size = 390 × "))
  }

  @Test("A list layout prints its sections without their rows")
  func lists() {
    let list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: 1_000_000, hasHeader: true)], width: 390,
      context: LayoutContext(traits: .phone))
    let section = "<ListSection: rowCount = 1000000; hasHeader = true; hasFooter = false>"
    #expect("\(list)".hasSuffix("sections = [\(section)]>"))
    #expect("\(list)".count < 1200)
  }
}
