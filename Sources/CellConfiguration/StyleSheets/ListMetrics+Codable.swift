import Foundation

/// Metrics that are encoded as an object of the members that differ from others.
protocol MetricsGroup: Hashable, SchemaRepresentable {
  /// The form of the object.
  static var form: Schema.Object { get }

  static var members: [any UntypedProperty<Self>] { get }
}

extension MetricsGroup {
  package static var schemaValue: Schema.Value { .object(form) }

  fileprivate static var memberForms: [Schema.Member] {
    members.map { $0.member(absent: "the value of `basedOn`") }
  }

  @inline(never)
  fileprivate static func length(
    _ name: String, _ path: any WritableKeyPath<Self, CGFloat> & Sendable, _ meaning: String
  ) -> any UntypedProperty<Self> {
    Property<Self, _>(name, path, .layout, .nonNegative, meaning)
  }

  @inline(never)
  fileprivate static func size(
    _ name: String, _ path: any WritableKeyPath<Self, CGSize> & Sendable, _ meaning: String
  ) -> any UntypedProperty<Self> {
    Property<Self, _>(name, size: path, .layout, .nonNegative, meaning)
  }

  fileprivate static func group<Inner: MetricsGroup>(
    _ name: String, _ path: any WritableKeyPath<Self, Inner> & Sendable, _ meaning: String
  ) -> any UntypedProperty<Self> {
    Property<Self, _>(
      name: name, path: path, change: .layout, meaning: meaning, form: { .type(Inner.self) },
      decode: { object, name, base in
        try object.nested(name, Inner.form).map { inner in
          var group = base
          try Inner.members.decode(inner, into: &group)
          return group
        }
      },
      encode: { group, name, base, object in
        var inner = object.nested(name)
        try Inner.members.encode(group, besides: base, into: &inner)
      })
  }
}

extension ListMetrics.ByWidth: MetricsGroup {
  static let form = Schema.Object(
    "lengths by width", remark: "A length that depends on the device.", memberForms)

  static let members: [any UntypedProperty<Self>] = [
    length("narrow", \.narrow, "on narrow phones, in points"),
    length("wide", \.wide, "on wide phones and elsewhere, in points"),
    length("pad", \.pad, "on tablets, in points"),
    length("padColumn", \.padColumn, "on tablets in narrow lists, in points"),
  ]
}

extension ListMetrics.Container: MetricsGroup {
  static let form = Schema.Object(
    "metrics of a container",
    remark: "What differs between lists in collection views and in table views.",
    memberForms)

  static let members: [any UntypedProperty<Self>] = [
    length(
      "groupedFirstTopGap", \.groupedFirstTopGap,
      "gap above the first section of a grouped list where it has no header, in points"),
    length(
      "groupedFirstHeaderPadding", \.groupedFirstHeaderPadding,
      "space above the content of the first header of a grouped list, in points"),
    length(
      "groupedHeaderPadding", \.groupedHeaderPadding,
      "space above the content of any other header of a grouped list, in points"),
    length(
      "plainHeaderMarginReduction", \.plainHeaderMarginReduction,
      "reduction of the space above and below the content of a plain header, in points"),
    length(
      "plainHeaderMinimumHeight", \.plainHeaderMinimumHeight,
      "least height of a plain header, which grows with body text below the accessibility sizes, "
        + "in points"),
    group(
      "cardLayoutMargin", \.cardLayoutMargin,
      "layout margin inside the cards of an inset grouped list"),
    group(
      "cardAccessoryMargin", \.cardAccessoryMargin,
      "distance of the outermost accessories in cards from the edges of their row"),
    group(
      "cardSideInset", \.cardSideInset,
      "distance of the cards of an inset grouped list from the edges of the list"),
    size(
      "disclosureIndicatorSize", \.disclosureIndicatorSize,
      "box of a disclosure indicator, which is as wide as its region, in points"),
    Property<Self, _>(
      "rowsIncludeSeparators", \.rowsIncludeSeparators, .layout,
      "whether every row is taller by its separator"),
    Property<Self, _>(
      "contentIncludesSeparators", \.contentIncludesSeparators, .layout,
      "whether the content of such a row is taller by the separator too"),
    Property<Self, _>(
      "halfGapsRoundUp", \.halfGapsRoundUp, .layout,
      "whether each half of the gap between two sections is rounded up to a pixel by itself"),
  ]
}

extension ListMetrics.SwipeActions: MetricsGroup {
  static let form = Schema.Object(
    "metrics of swipe actions", remark: "Lengths of the actions that a swipe reveals.",
    memberForms)

  static let members: [any UntypedProperty<Self>] = [
    length("minimumWidth", \.minimumWidth, "least width of an action, in points"),
    length(
      "padding", \.padding, "least distance of a title from the sides of its shape, in points"),
    length("spacing", \.spacing, "distance between the shapes of two actions, in points"),
    length("cornerRadius", \.cornerRadius, "corner radius of a shape, in points"),
    length(
      "imageToTextPadding", \.imageToTextPadding,
      "distance between an image, or its shape, and the title below it, in points"),
    Property<Self, _>(
      "titlesBelowShapes", \.titlesBelowShapes, .layout,
      "whether the title is below the shape of the image in rows that are tall enough"),
  ]
}

extension ListMetrics: Codable, MetricsGroup {
  static let form = Schema.Object(
    "list metrics",
    remark: "Sizes and distances outside of configurations, at text size large.",
    [
      Schema.Member(
        required: "basedOn", .type(StyleSheet.Generation.self),
        "generation that provides absent numbers")
    ] + memberForms)

  static let members: [any UntypedProperty<Self>] = [
    length(
      "minimumRowHeight", \.rows.minimumHeight,
      "least height of a row's content, which grows with body text below the accessibility sizes, "
        + "in points"),
    length(
      "fixedMinimumRowHeight", \.rows.fixedMinimumHeight,
      "least height of a row's content at any text size, in points; 0 for none"),
    length(
      "cellTextMargin", \.rows.textMargin,
      "least space above and below one line of body text in a cell, in points"),
    length(
      "sidebarTextMargin", \.rows.sidebarTextMargin,
      "least space above and below one line of body text in a sidebar cell, in points"),
    length(
      "rowVerticalLayoutMargin", \.rows.verticalLayoutMargin,
      "layout margin of a cell at its top and bottom, in points; content ignores it"),
    length(
      "estimatedRowHeight", \.rows.estimatedHeight,
      "height of a row before it is measured, in points"
    ),
    length(
      "estimatedPlainHeaderHeight", \.headers.estimatedPlainHeight,
      "height of a header or footer in a plain list before it is measured, in points"),
    length(
      "estimatedHeaderHeight", \.headers.estimatedHeight,
      "height of a header or footer in any other list before it is measured, in points"),
    length(
      "cellSymbolWidth", \.symbols.cellWidth,
      "width of the slot for a symbol in cells, headers and footers, in points"),
    length(
      "sidebarSymbolWidth", \.symbols.sidebarWidth,
      "width of the slot for a symbol in sidebar cells, in points"),
    length(
      "symbolHeight", \.symbols.height,
      "height of the slot for a symbol, in points; rows stay at their minimum height"),
    length(
      "unknownSymbolWidth", \.symbols.unknownWidth,
      "width of a symbol of unknown size in body text at scale large, in points"),
    length(
      "unknownSymbolHeight", \.symbols.unknownHeight,
      "height of a symbol of unknown size in body text at scale large, in points"),
    length(
      "accessoryRegionWidth", \.accessories.regionWidth,
      "width of the region of an accessory of standard width, in points"),
    length(
      "leadingAccessorySpacing", \.accessories.leadingSpacing,
      "distance between regions on the leading side, in points"),
    length(
      "trailingAccessorySpacing", \.accessories.trailingSpacing,
      "distance between regions on the trailing side, in points"),
    length(
      "reorderSpacing", \.accessories.reorderSpacing,
      "distance from a reorder control with a line to the region before it, in points"),
    length(
      "reorderSeparatorWidth", \.accessories.reorderSeparatorWidth,
      "width of the line before a reorder control, in points"),
    length(
      "reorderSeparatorSpacing", \.accessories.reorderSeparatorSpacing,
      "distance from the line before a reorder control to its region, in points"),
    length(
      "marginOutsideLists", \.accessories.marginOutsideLists,
      "layout margin of accessories and content outside any list, in points"),
    length(
      "contentMarginBesideAccessory", \.accessories.contentMargin,
      "margin that content inherits on a side with accessories, in points"),
    length(
      "maximumAccessoryScale", \.accessories.maximumScale,
      "how much accessories grow with body text at most"),
    length("indentationWidth", \.rows.indentationWidth, "indentation of one level, in points"),
    length(
      "sidebarIndentationWidth", \.rows.sidebarIndentationWidth,
      "indentation of one level of an outline in a sidebar, in points"),
    length(
      "separatorPoints", \.separators.points,
      "thickness of separators in points, added to the thickness in pixels"),
    length("separatorPixels", \.separators.pixels, "thickness of separators, in pixels"),
    length(
      "widePhoneWidth", \.margins.widePhoneWidth,
      "width from which on a phone counts as wide, in points"),
    length(
      "cardCornerRadius", \.sections.cardCornerRadius,
      "corner radius of the cards of an inset grouped list, in points"),
    length(
      "groupedTopGap", \.sections.groupedTopGap,
      "gap above a grouped section without a header that is not the first, in points"),
    length(
      "groupedBottomGap", \.sections.groupedBottomGap,
      "gap below a section without a footer, in points"),
    length(
      "groupedLastBottomGap", \.sections.groupedLastBottomGap,
      "gap below the last section without a footer, in points"),
    length(
      "sidebarBottomGap", \.sections.sidebarBottomGap, "gap below a section of a sidebar, in points"
    ),
    length(
      "plainHeaderTopPadding", \.headers.plainTopPadding,
      "space above each header of a plain list, in points"),
    Property<Self, _>(
      "pinnedHeaderScrimOpacity", \.headers.pinnedScrimOpacity, .display, .fraction,
      "opacity of the black scrim behind a pinned header, at its top; 0 for none"),
    length(
      "pinnedHeaderScrimHeight", \.headers.pinnedScrimHeight,
      "height over which that scrim fades out, in points"),
    size(
      "outlineDisclosureSize", \.accessories.outlineDisclosureSize,
      "box of an outline disclosure, which is as wide as its region, in points"),
    size("checkmarkSize", \.accessories.checkmarkSize, "size of a checkmark, in points"),
    size(
      "editControlSize", \.accessories.editControlSize,
      "size of a delete, insert or multiselect control, in points"),
    size("reorderSize", \.accessories.reorderSize, "size of a reorder control, in points"),
    size("detailSize", \.accessories.detailSize, "size of a detail button, in points"),
    size(
      "popUpMenuSize", \.accessories.popUpMenuSize, "size of a pop-up menu indicator, in points"),
    size(
      "touchTargetSize", \.accessories.touchTargetSize,
      "least size of the area in which an accessory takes touches, in points"),
    group(
      "layoutMargin", \.margins.layout,
      "layout margin of cells, headers and footers in plain and grouped lists"),
    group(
      "sidebarLayoutMargin", \.margins.sidebarLayout,
      "layout margin of cells, headers and footers in sidebars"),
    group(
      "sidebarSideInset", \.margins.sidebarSideInset,
      "distance of a sidebar's rows from the edges of the list"),
    group("collectionView", \.collectionView, "metrics for lists in collection views"),
    group("tableView", \.tableView, "metrics for lists in table views"),
    group("swipeActions", \.swipeActions, "metrics of swipe actions"),
    Property<Self, _>(
      "sidebarHeadersHaveMinimumHeight", \.headers.sidebarsHaveMinimumHeight, .layout,
      "whether the header of a sidebar is at least as high as the sidebar's cells"),
    Property<Self, _>(
      "separatorsEndAtLayoutMargin", \.separators.endAtLayoutMargin, .layout,
      "whether separators end at the layout margin rather than at the edge of the row"),
  ]

  /// Reads the values that differ from the metrics of the generation in `"basedOn"`.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and negative lengths.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self = try object.required(StyleSheet.Generation.self, "basedOn").metrics
    try Self.members.decode(object, into: &self)
  }

  /// Writes the values that differ from the metrics of the closer generation.
  public func encode(to encoder: any Encoder) throws {
    func differences(_ generation: StyleSheet.Generation) -> Int {
      Self.members.count { !$0.isSame(self, generation.metrics) }
    }
    let generation: StyleSheet.Generation =
      differences(.iOS18) < differences(.iOS26) ? .iOS18 : .iOS26
    var object = MemberEncoder(encoder)
    try object.write("basedOn", generation)
    try Self.members.encode(self, besides: generation.metrics, into: &object)
  }
}
