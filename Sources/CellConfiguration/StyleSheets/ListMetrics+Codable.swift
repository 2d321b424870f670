import Foundation

extension ListMetrics: Codable {
  /// Every length, with the name under which it is written.
  private static let lengths:
    [(name: String, path: any WritableKeyPath<ListMetrics, CGFloat> & Sendable)] = [
      ("minimumRowHeight", \.minimumRowHeight),
      ("fixedMinimumRowHeight", \.fixedMinimumRowHeight),
      ("cellTextMargin", \.cellTextMargin),
      ("sidebarTextMargin", \.sidebarTextMargin),
      ("rowVerticalLayoutMargin", \.rowVerticalLayoutMargin),
      ("estimatedRowHeight", \.estimatedRowHeight),
      ("estimatedPlainHeaderHeight", \.estimatedPlainHeaderHeight),
      ("estimatedHeaderHeight", \.estimatedHeaderHeight),
      ("cellSymbolWidth", \.cellSymbolWidth),
      ("sidebarSymbolWidth", \.sidebarSymbolWidth),
      ("symbolHeight", \.symbolHeight),
      ("unknownSymbolWidth", \.unknownSymbolWidth),
      ("unknownSymbolHeight", \.unknownSymbolHeight),
      ("accessoryRegionWidth", \.accessoryRegionWidth),
      ("chevronRegionWidth", \.chevronRegionWidth),
      ("leadingAccessorySpacing", \.leadingAccessorySpacing),
      ("trailingAccessorySpacing", \.trailingAccessorySpacing),
      ("reorderSpacing", \.reorderSpacing),
      ("reorderSeparatorWidth", \.reorderSeparatorWidth),
      ("reorderSeparatorSpacing", \.reorderSeparatorSpacing),
      ("marginOutsideLists", \.marginOutsideLists),
      ("contentMarginBesideAccessory", \.contentMarginBesideAccessory),
      ("maximumAccessoryScale", \.maximumAccessoryScale),
      ("indentationWidth", \.indentationWidth),
      ("sidebarIndentationWidth", \.sidebarIndentationWidth),
      ("separatorPoints", \.separatorPoints),
      ("separatorPixels", \.separatorPixels),
      ("widePhoneWidth", \.widePhoneWidth),
      ("cardCornerRadius", \.cardCornerRadius),
      ("groupedTopGap", \.groupedTopGap),
      ("groupedBottomGap", \.groupedBottomGap),
      ("groupedLastBottomGap", \.groupedLastBottomGap),
      ("sidebarBottomGap", \.sidebarBottomGap),
      ("plainHeaderTopPadding", \.plainHeaderTopPadding),
      ("disclosureIndicatorSize.width", \.disclosureIndicatorSize.width),
      ("disclosureIndicatorSize.height", \.disclosureIndicatorSize.height),
      ("outlineDisclosureSize.width", \.outlineDisclosureSize.width),
      ("outlineDisclosureSize.height", \.outlineDisclosureSize.height),
      ("checkmarkSize.width", \.checkmarkSize.width),
      ("checkmarkSize.height", \.checkmarkSize.height),
      ("editControlSize.width", \.editControlSize.width),
      ("editControlSize.height", \.editControlSize.height),
      ("reorderSize.width", \.reorderSize.width),
      ("reorderSize.height", \.reorderSize.height),
      ("detailSize.width", \.detailSize.width),
      ("detailSize.height", \.detailSize.height),
      ("popUpMenuSize.width", \.popUpMenuSize.width),
      ("popUpMenuSize.height", \.popUpMenuSize.height),
      ("layoutMargin.narrow", \.layoutMargin.narrow),
      ("layoutMargin.wide", \.layoutMargin.wide),
      ("layoutMargin.pad", \.layoutMargin.pad),
      ("layoutMargin.padColumn", \.layoutMargin.padColumn),
      ("sidebarSideInset.narrow", \.sidebarSideInset.narrow),
      ("sidebarSideInset.wide", \.sidebarSideInset.wide),
      ("sidebarSideInset.pad", \.sidebarSideInset.pad),
      ("sidebarSideInset.padColumn", \.sidebarSideInset.padColumn),
      ("collectionView.groupedFirstTopGap", \.collectionView.groupedFirstTopGap),
      ("collectionView.groupedFirstHeaderPadding", \.collectionView.groupedFirstHeaderPadding),
      ("collectionView.groupedHeaderPadding", \.collectionView.groupedHeaderPadding),
      ("collectionView.plainHeaderTightening", \.collectionView.plainHeaderTightening),
      ("collectionView.plainHeaderMinimumHeight", \.collectionView.plainHeaderMinimumHeight),
      ("collectionView.cardLayoutMargin.narrow", \.collectionView.cardLayoutMargin.narrow),
      ("collectionView.cardLayoutMargin.wide", \.collectionView.cardLayoutMargin.wide),
      ("collectionView.cardLayoutMargin.pad", \.collectionView.cardLayoutMargin.pad),
      ("collectionView.cardLayoutMargin.padColumn", \.collectionView.cardLayoutMargin.padColumn),
      ("collectionView.cardSideInset.narrow", \.collectionView.cardSideInset.narrow),
      ("collectionView.cardSideInset.wide", \.collectionView.cardSideInset.wide),
      ("collectionView.cardSideInset.pad", \.collectionView.cardSideInset.pad),
      ("collectionView.cardSideInset.padColumn", \.collectionView.cardSideInset.padColumn),
      ("tableView.groupedFirstTopGap", \.tableView.groupedFirstTopGap),
      ("tableView.groupedFirstHeaderPadding", \.tableView.groupedFirstHeaderPadding),
      ("tableView.groupedHeaderPadding", \.tableView.groupedHeaderPadding),
      ("tableView.plainHeaderTightening", \.tableView.plainHeaderTightening),
      ("tableView.plainHeaderMinimumHeight", \.tableView.plainHeaderMinimumHeight),
      ("tableView.cardLayoutMargin.narrow", \.tableView.cardLayoutMargin.narrow),
      ("tableView.cardLayoutMargin.wide", \.tableView.cardLayoutMargin.wide),
      ("tableView.cardLayoutMargin.pad", \.tableView.cardLayoutMargin.pad),
      ("tableView.cardLayoutMargin.padColumn", \.tableView.cardLayoutMargin.padColumn),
      ("tableView.cardSideInset.narrow", \.tableView.cardSideInset.narrow),
      ("tableView.cardSideInset.wide", \.tableView.cardSideInset.wide),
      ("tableView.cardSideInset.pad", \.tableView.cardSideInset.pad),
      ("tableView.cardSideInset.padColumn", \.tableView.cardSideInset.padColumn),
    ]

  /// Every switch, with the name under which it is written.
  private static let switches:
    [(name: String, path: any WritableKeyPath<ListMetrics, Bool> & Sendable)] = [
      ("sidebarHeadersHaveMinimumHeight", \.sidebarHeadersHaveMinimumHeight),
      ("separatorsEndAtLayoutMargin", \.separatorsEndAtLayoutMargin),
      ("collectionView.rowsIncludeSeparators", \.collectionView.rowsIncludeSeparators),
      ("collectionView.halfGapsRoundUp", \.collectionView.halfGapsRoundUp),
      ("tableView.rowsIncludeSeparators", \.tableView.rowsIncludeSeparators),
      ("tableView.halfGapsRoundUp", \.tableView.halfGapsRoundUp),
    ]

  private static var members: [String] {
    ["basedOn"] + lengths.map(\.name) + switches.map(\.name)
  }

  /// Reads what differs from the metrics of the generation named in `"basedOn"`.
  ///
  /// - Throws: ``ConfigurationDecodingError`` for unknown members, wrong types and negative
  ///   lengths.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.members, of: "list metrics")
    self = try object.required(StyleSheet.Generation.self, "basedOn").metrics
    for (name, path) in Self.lengths {
      if let length = try object.number(name, .nonNegative) { self[keyPath: path] = length }
    }
    for (name, path) in Self.switches {
      if let flag = try object.decode(Bool.self, name) { self[keyPath: path] = flag }
    }
  }

  /// Writes what differs from the metrics of the generation that is nearer.
  public func encode(to encoder: any Encoder) throws {
    func differences(_ generation: StyleSheet.Generation) -> Int {
      let base = generation.metrics
      return Self.lengths.count { self[keyPath: $0.path] != base[keyPath: $0.path] }
    }
    let generation: StyleSheet.Generation =
      differences(.iOS18) < differences(.iOS26) ? .iOS18 : .iOS26
    let base = generation.metrics
    var object = MemberEncoder(encoder)
    try object.write("basedOn", generation)
    for (name, path) in Self.lengths where self[keyPath: path] != base[keyPath: path] {
      try object.write(name, self[keyPath: path], .nonNegative)
    }
    for (name, path) in Self.switches where self[keyPath: path] != base[keyPath: path] {
      try object.write(name, self[keyPath: path])
    }
  }
}
