import CellConfiguration
import CellDocuments
import CellLayout
import CellTestSupport
import Foundation
import Testing

@Suite("Aligning images")
struct AligningImagesTests {
  private let context = LayoutContext(traits: .phone)

  private func photoCell() -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = "Barcelona"
    content.image = CellImage(name: "barcelona", size: CGSize(width: 120, height: 80))
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 40)
    content.imageProperties.cornerRadius = 6
    return content
  }

  @Test("A photo is scaled down to its maximum size and centered in its slot")
  func photo() {
    let content = photoCell()
    let context = LayoutContext(traits: .phone)
    let layout = ListContentLayout(content, width: 358, context: context)
    let slot = layout.imageSlot  // 16, 15, 40, 40
    let image = layout.imageFrame  // 16, 21.667, 40, 26.667
    let text = layout.textFrame  // 72, 25, 76, 20.333
    #expect(documented(slot) == "16, 15, 40, 40")
    #expect(documented(image) == "16, 21.667, 40, 26.667")
    #expect(documented(text) == "72, 25, 76, 20.333")
    #expect(layout.size.height == 70)
  }

  @Test("Texts of cells with symbols are aligned without doing anything")
  func symbols() {
    let narrow = ListContentConfiguration(
      style: .cell, text: "Document", image: CellImage(systemName: "doc"))
    let wide = ListContentConfiguration(
      style: .cell, text: "Battery", image: CellImage(systemName: "battery.100"))
    for content in [narrow, wide] {
      let layout = ListContentLayout(content, width: 358, context: context)
      #expect(layout.textFrame?.minX == 56)
    }
  }

  @Test("A symbol stands in line with photos")
  func symbolAmongPhotos() {
    var content = photoCell()
    content.image = CellImage(systemName: "photo")
    let layout = ListContentLayout(content, width: 358, context: context)
    #expect(layout.imageFrame?.midX == 36)
    #expect(layout.textFrame?.minX == 72)
  }

  @Test("A small bitmap has the slot of a symbol")
  func standardDimension() {
    var content = ListContentConfiguration.cell()
    content.text = "Icon"
    content.image = CellImage(name: "icon", size: CGSize(width: 18, height: 18))
    content.imageProperties.reservedLayoutSize.width =
      ListContentConfiguration.ImageProperties.standardDimension
    let layout = ListContentLayout(content, width: 358, context: context)
    #expect(layout.textFrame?.minX == 56)
    #expect(layout.imageFrame?.midX == 28)
  }

  @Test("A reserved width does not count at accessibility sizes")
  func accessibilitySize() {
    var large = context
    large.traits.preferredContentSizeCategory = .accessibilityLarge
    var content = photoCell()
    content.imageProperties.reservedLayoutSize.width = 100
    let layout = ListContentLayout(content, width: 358, context: large)
    #expect(layout.imageSlot?.width == 40)
  }

  @Test("A maximum size grows with the text")
  func scaledSize() {
    var content = photoCell()
    let traits = TraitCollection.phone.modifyingTraits {
      $0.preferredContentSizeCategory = .extraExtraExtraLarge
    }
    let metrics = FontMetrics(forTextStyle: .body)
    let side = metrics.scaledValue(for: 40, compatibleWith: traits)
    content.imageProperties.maximumSize = CGSize(width: side, height: side)
    content.imageProperties.reservedLayoutSize = CGSize(width: side, height: side)
    #expect(side > 50)
  }

  @Test("The picture shows texts in line behind photos, a symbol and nothing")
  func picture() throws {
    func cell(_ text: String, _ image: CellImage?, _ secondary: String) -> ListCellConfiguration {
      var content = photoCell()
      content.image = image
      content.text = text
      content.secondaryText = secondary
      return ListCellConfiguration(content: content, background: .listCell())
    }
    let document = ListDocument(cells: [
      cell("Wide", CellImage(name: "wide", size: CGSize(width: 120, height: 60)), "120 x 60"),
      cell("Tall", CellImage(name: "tall", size: CGSize(width: 60, height: 120)), "60 x 120"),
      cell("Symbol", CellImage(systemName: "photo"), "centered in the slot"),
    ])
    try ArticlePicture(
      name: "aligning-images", module: "CellConfiguration", document: document, isInspected: true
    ).check()
  }
}
