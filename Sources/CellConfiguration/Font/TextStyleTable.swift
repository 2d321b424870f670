/// The sizes and leadings of the text styles, with a column for each content size category.
///
/// The values are documented in Apple's published Dynamic Type tables, the same from iOS 14 to iOS
/// 26. Sizes were confirmed on iOS 13.3; the column for large was measured on iOS 26.1. Caption 2
/// at the largest size is 40 as published; one measurement on iOS 13.3 read 41.
enum TextStyleTable {
  struct Row: Sendable {
    let weight: CellFont.Weight
    let emphasizedWeight: CellFont.Weight
    let sizes: SIMD16<UInt8>
    let leadings: SIMD16<UInt8>

    init(
      weight: CellFont.Weight, emphasizedWeight: CellFont.Weight,
      sizes: [UInt8], leadings: [UInt8]
    ) {
      self.weight = weight
      self.emphasizedWeight = emphasizedWeight
      self.sizes = Self.columns(sizes)
      self.leadings = Self.columns(leadings)
    }

    /// Returns twelve columns stored inline, so that a lookup does not access other memory.
    private static func columns(_ values: [UInt8]) -> SIMD16<UInt8> {
      var columns = SIMD16<UInt8>()
      for (i, value) in values.enumerated() { columns[i] = value }
      return columns
    }
  }

  // swift-format-ignore
  static let rows = CaseTable<CellFont.TextStyle, Row> { style in
    switch style {
    case .largeTitle: Row(
        weight: .regular, emphasizedWeight: .bold,
        sizes:    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
    case .title1: Row(
        weight: .regular, emphasizedWeight: .bold,
        sizes:    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
    case .title2: Row(
        weight: .regular, emphasizedWeight: .bold,
        sizes:    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
    case .title3: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
    case .headline: Row(
        weight: .semibold, emphasizedWeight: .semibold,
        sizes:    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .body: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
    case .callout: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
    case .subheadline: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
    case .footnote: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
    case .caption1: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
    case .caption2: Row(
        weight: .regular, emphasizedWeight: .semibold,
        sizes:    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
    }
  }
}
