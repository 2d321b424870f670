import AllocationCounter
import CellConfiguration
import CellLayout
import CellText
import Foundation

/// A shaper that returns a width without looking at the text.
struct ConstantShaper: TextShaper {
  func metrics(of font: ResolvedFont) -> LineMetrics { LineMetrics(font) }

  func shape(_ run: ShapingRun, into clusters: inout TextClusters) {}

  func width(
    ofSimpleText text: UnsafeBufferPointer<UInt8>, font: ResolvedFont, atMost limit: CGFloat
  ) -> CGFloat? { 120 }
}

/// Rows of different cells with a symbol and two short texts, and the values needed to lay them
/// out.
struct CellRows {
  /// The number of rows: a few suffice where instructions are counted, which takes long.
  static let count = CommandLine.arguments.contains("instructions") ? 200 : 10_000
  static let width: CGFloat = 390
  static let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)

  let texts: [String]
  let secondaryTexts: [String]
  let images: [CellImage?]
  let traits = TraitCollection.phone

  init() {
    let names = ["Documents", "Downloads", "Pictures", "Desktop", "Shared", "Archive", "Music"]
    texts = (0..<Self.count).map { "\(names[$0 % 7]) \($0)" }
    secondaryTexts = (0..<Self.count).map { "\($0 % 97 + 3) items" }
    images = (0..<Self.count).map {
      let size = CGSize(width: 18 + CGFloat($0 % 7), height: 16 + CGFloat($0 % 5))
      return CellImage(systemName: "folder", size: size)
    }
  }

  /// Creates the configuration of a row, with its content.
  @inline(__always)
  func configuration(_ row: Int) -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = texts[row]
    content.secondaryText = secondaryTexts[row]
    content.image = images[row]
    return content
  }

  /// Returns the texts and the image of a row.
  func content(_ row: Int) -> ListRowContent {
    ListRowContent(text: texts[row], secondaryText: secondaryTexts[row], image: images[row])
  }

  /// Creates the configuration of a row, and assigns margins and distances.
  @inline(__always)
  func customized(_ row: Int) -> ListContentConfiguration {
    var content = configuration(row)
    content.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 12, leading: 20, bottom: 12, trailing: 20)
    content.imageToTextPadding = 12
    content.textToSecondaryTextVerticalPadding = 4
    return content
  }

  /// Creates the configuration of a row, and assigns a font and limits of lines.
  @inline(__always)
  func withFonts(_ row: Int) -> ListContentConfiguration {
    var content = configuration(row)
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.numberOfLines = 2
    return content
  }

  /// Creates the configuration of a row, and assigns one of several sizes of a font.
  @inline(__always)
  func withFont(_ row: Int, sizes: Int) -> ListContentConfiguration {
    var content = configuration(row)
    content.textProperties.font = .systemFont(ofSize: 11 + CGFloat(row % sizes))
    return content
  }

  /// Creates the configuration of a row, with the first word of its text in another font and color.
  func attributed(_ row: Int) -> ListContentConfiguration {
    var content = configuration(row)
    var words = texts[row].split(separator: " ").map { AttributedString($0) }
    words[0].cell.font = .preferredFont(forTextStyle: .headline)
    words[0].cell.foregroundColor = .systemRed
    content.attributedText = words[0] + " " + words[1]
    return content
  }

  /// Creates the cell of a row with the first few of three accessories.
  func cell(
    _ row: Int, background: BackgroundConfiguration? = nil, accessories count: Int = 0
  ) -> ListCellConfiguration {
    var cell = ListCellConfiguration(content: configuration(row), background: background)
    let all: [CellAccessory] = [
      .disclosureIndicator(), .label(text: "\(row % 90 + 10)"), .checkmark(),
    ]
    if count > 0 { cell.accessories = Array(all.prefix(count)) }
    return cell
  }

  /// Returns the floor of these rows; stops the program if a frame differs from the layout's.
  func floor() -> LayoutFloor {
    let context = LayoutContext(traits: traits)
    let first = configuration(0)
    let look = ListContentLayout(first, width: Self.width, context: context)
    let grid = PixelGrid(scale: traits.displayScale)
    func size(_ text: String, _ properties: ListContentConfiguration.TextProperties) -> CGSize {
      let font = properties.font.resolved(with: traits)
      let measured = TextMeasurement(of: StyledText(text, font: font))
      return CGSize(width: grid.ceil(measured.naturalWidth), height: grid.ceil(font.lineHeight))
    }
    func ascender(_ properties: ListContentConfiguration.TextProperties) -> CGFloat {
      grid.round(properties.font.resolved(with: traits).ascender)
    }
    var floor = LayoutFloor()
    floor.images = images.map { $0?.size ?? .zero }
    floor.texts = texts.map { size($0, first.textProperties) }
    floor.secondaryTexts = secondaryTexts.map { size($0, first.secondaryTextProperties) }
    floor.ascender = ascender(first.textProperties)
    floor.secondaryAscender = ascender(first.secondaryTextProperties)
    floor.ownMargins = first.directionalLayoutMargins
    floor.inheritedMargin = context.superviewLayoutMargins.leading
    floor.slot = look.imageSlot?.size ?? .zero
    floor.imagePadding = first.imageToTextPadding
    floor.textPadding = first.textToSecondaryTextVerticalPadding
    floor.minimumHeight = ListContentLayout(.subtitleCell(), width: 0, context: context).size.height
    floor.scale = traits.displayScale
    floor.width = Self.width
    for row in 0..<Self.count {
      let layout = ListContentLayout(configuration(row), width: Self.width, context: context)
      let expected = LayoutFloor.Frames(layout)
      let found = floor.frames(of: row)
      precondition(found == expected, "row \(row): expected \(expected), found \(found)")
    }
    return floor
  }
}

/// Prints the sizes of values, and the heap memory of a long list.
func reportSizes() {
  print("  size of ListContentConfiguration: \(MemoryLayout<ListContentConfiguration>.size) bytes")
  print("  size of BackgroundConfiguration: \(MemoryLayout<BackgroundConfiguration>.size) bytes")
  print("  size of CellConfigurationState: \(MemoryLayout<CellConfigurationState>.size) bytes")
  if let bytes = bytesOfMillionRows() {
    let megabytes = Double(bytes) / 1e6
    print(String(format: "  a list of 1,000,000 rows of different heights: %.1f MB", megabytes))
  }
}

/// Returns the heap memory of a list whose rows have different heights, in bytes, or `nil` where
/// memory is not counted.
///
/// Rows that were not measured share their memory.
private func bytesOfMillionRows() -> Int? {
  let before = heap_bytes()
  guard before >= 0 else { return nil }
  var list = ListLayout(
    ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 1_000_000)], width: 390,
    context: LayoutContext(traits: .phone))
  list.measureAll { item in
    var cell = ListCellConfiguration()
    if case .row(let position) = item { cell.height = CGFloat(40 + position.row % 97) }
    return cell
  }
  let bytes = heap_bytes() - before
  blackHole(list)
  return bytes
}
