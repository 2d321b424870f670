import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation
import Testing

@Suite("Large text and right-to-left")
struct LargeTextAndRightToLeftTests {
  private func content() -> ListContentConfiguration {
    ListContentConfiguration(
      style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
      image: CellImage(systemName: "wifi"))
  }

  @Test("The arrangement follows the size of the text")
  func sizes() {
    let content = ListContentConfiguration(
      style: .valueCell, text: "Wi-Fi", secondaryText: "Home",
      image: CellImage(systemName: "wifi"))
    var traits = TraitCollection.phone
    var heights: [CGFloat] = []
    for size in CellContentSizeCategory.sizes {
      traits.preferredContentSizeCategory = size
      let layout = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
      heights.append(layout.size.height)
    }
    #expect(heights.count == 12)
    #expect(heights == heights.sorted())
    traits.preferredContentSizeCategory = .large
    let large = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
    #expect(large.arrangement == .sideBySide)
    traits.preferredContentSizeCategory = .accessibilityLarge
    let larger = ListContentLayout(content, width: 320, context: LayoutContext(traits: traits))
    #expect(larger.arrangement == .wrappedAroundImage)
  }

  @Test("Right to left is the mirror image")
  func mirror() throws {
    let content = content()
    let width: CGFloat = 358
    let leftToRight = LayoutContext(traits: .phone)
    var rightToLeft = leftToRight
    rightToLeft.traits.layoutDirection = .rightToLeft
    let layout = ListContentLayout(content, width: width, context: leftToRight)
    let mirrored = ListContentLayout(content, width: width, context: rightToLeft)
    let text = try #require(layout.textFrame)
    let mirroredText = try #require(mirrored.textFrame)
    #expect(abs(mirroredText.minX - (width - text.maxX)) < 0.001)
    #expect(mirrored.size == layout.size)
  }

  @Test("A phone number runs from left to right in a mirrored layout")
  func number() throws {
    var content = content()
    var number = AttributedString("(03) 555-0123")
    number.cell.paragraphStyle = CellParagraphStyle(baseWritingDirection: .leftToRight)
    content.secondaryAttributedText = number
    var context = LayoutContext(traits: .phone)
    context.traits.layoutDirection = .rightToLeft
    let layout = ListContentLayout(content, width: 358, context: context)
    let label = try #require(layout.label(.secondaryText, of: content, context: context)).layout
    #expect(label.fragments(of: label.lines[0]).map(\.string) == ["(03) 555-0123"])
  }

  @Test("A font of a fixed size grows if it is scaled, and keeps its size where it may not grow")
  func fonts() {
    let traits = TraitCollection.phone.modifyingTraits {
      $0.preferredContentSizeCategory = .accessibilityLarge
    }
    var content = content()
    let title = CellFont.systemFont(ofSize: 20, weight: .semibold)
    content.textProperties.font = FontMetrics(forTextStyle: .title3).scaledFont(
      for: title, maximumPointSize: 32)
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    #expect(content.textProperties.font.resolved(with: traits).pointSize == 32)
    #expect(title.resolved(with: traits).pointSize == 20)
  }

  @Test("A text of one line is shrunk or cut off, one of any number of lines is broken")
  func lines() {
    var content = content()
    content.text = "A name that is far too long for a single line of a row"
    content.secondaryText = nil
    let context = LayoutContext(traits: .phone)
    let wrapped = ListContentLayout(content, width: 200, context: context)
    content.textProperties.numberOfLines = 1
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.8
    let single = ListContentLayout(content, width: 200, context: context)
    #expect(single.size.height == 52)
    #expect(wrapped.size.height > 80)
  }

  @Test(
    "The pictures show a row in large text and in Arabic",
    arguments: [
      ("large-text", TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }),
      ("right-to-left", TraitCollection { $0.layoutDirection = .rightToLeft }),
    ])
  func picture(name: String, traits: TraitCollection) throws {
    let isArabic = traits.isRightToLeft
    func cell(_ text: String, _ value: String, _ symbol: String) -> ListCellConfiguration {
      let content = ListContentConfiguration(
        style: .valueCell, text: text, secondaryText: value,
        image: CellImage(systemName: symbol))
      var cell = ListCellConfiguration(content: content, background: .listCell())
      cell.accessories = [.disclosureIndicator()]
      return cell
    }
    let cells =
      isArabic
      ? [cell("شبكة", "المنزل", "wifi"), cell("بلوتوث", "يعمل", "headphones")]
      : [cell("Wi-Fi", "Home", "wifi"), cell("Headphones", "Connected", "headphones")]
    try ArticlePicture(
      name: name, module: "CellLayout", document: ListDocument(cells: cells, traits: traits)
    ).check()
  }
}
