import Foundation

/// Metrics that are encoded as an object of the members that differ from others.
private protocol MetricsGroup: Equatable, Sendable, WrittenForm {
  /// The form of the object.
  static var form: ObjectForm { get }

  static var members: [MetricsMember<Self>] { get }
}

/// A member of a group: a name, and the way its value is decoded and encoded.
private struct MetricsMember<Group: MetricsGroup>: Sendable {
  let form: MemberForm
  let read: @Sendable (MemberDecoder, inout Group) throws -> Void
  let differs: @Sendable (Group, Group) -> Bool
  let write: @Sendable (Group, Group, inout MemberEncoder) throws -> Void

  private init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Group, Value> & Sendable,
    _ form: ValueForm, _ meaning: String,
    read: @escaping @Sendable (MemberDecoder, Value) throws -> Value?,
    write: @escaping @Sendable (Value, Value, inout MemberEncoder) throws -> Void
  ) {
    self.form = MemberForm(name, form, meaning, absent: "that of `basedOn`")
    self.read = { object, group in
      if let value = try read(object, group[keyPath: path]) { group[keyPath: path] = value }
    }
    differs = { $0[keyPath: path] != $1[keyPath: path] }
    self.write = { try write($0[keyPath: path], $1[keyPath: path], &$2) }
  }

  static func length(
    _ name: String, _ path: any WritableKeyPath<Group, CGFloat> & Sendable, _ meaning: String
  ) -> Self {
    Self(
      name, path, .number(.nonNegative), meaning,
      read: { object, _ in try object.number(name, .nonNegative) },
      write: { value, _, object in try object.write(name, value, .nonNegative) })
  }

  static func flag(
    _ name: String, _ path: any WritableKeyPath<Group, Bool> & Sendable, _ meaning: String
  ) -> Self {
    Self(
      name, path, .boolean, meaning, read: { object, _ in try object.decode(name) },
      write: { value, _, object in try object.write(name, value) })
  }

  static func size(
    _ name: String, _ path: any WritableKeyPath<Group, CGSize> & Sendable, _ meaning: String
  ) -> Self {
    Self(
      name, path, .of(CodableSize.self), meaning,
      read: { object, _ in try object.decode(CodableSize.self, name)?.size },
      write: { value, _, object in try object.write(name, CodableSize(value)) })
  }

  static func group<Inner: MetricsGroup>(
    _ name: String, _ path: any WritableKeyPath<Group, Inner> & Sendable, _ meaning: String
  ) -> Self {
    Self(
      name, path, .type(Inner.self), meaning,
      read: { object, base in
        guard let inner = try object.nested(name, Inner.form) else { return nil }
        var group = base
        try group.read(inner)
        return group
      },
      write: { value, base, object in
        var inner = object.nested(name)
        try value.writeDifferences(from: base, into: &inner)
      })
  }
}

extension MetricsGroup {
  package static var valueForm: ValueForm { .object(form) }

  /// Reads the members that are present in an object.
  fileprivate mutating func read(_ object: MemberDecoder) throws {
    for member in Self.members { try member.read(object, &self) }
  }

  /// Writes the members that differ from other metrics.
  fileprivate func writeDifferences(from base: Self, into object: inout MemberEncoder) throws {
    for member in Self.members where member.differs(self, base) {
      try member.write(self, base, &object)
    }
  }
}

extension ListMetrics.ByWidth: MetricsGroup {
  fileprivate static let form = ObjectForm(
    "lengths by width", remark: "A length that depends on the device.", members.map(\.form))

  fileprivate static let members: [MetricsMember<Self>] = [
    .length("narrow", \.narrow, "on narrow phones, in points"),
    .length("wide", \.wide, "on wide phones and elsewhere, in points"),
    .length("pad", \.pad, "on tablets, in points"),
    .length("padColumn", \.padColumn, "on tablets in narrow lists, in points"),
  ]
}

extension ListMetrics.Container: MetricsGroup {
  fileprivate static let form = ObjectForm(
    "metrics of a container",
    remark: "What differs between lists in collection views and in table views.",
    members.map(\.form))

  fileprivate static let members: [MetricsMember<Self>] = [
    .length(
      "groupedFirstTopGap", \.groupedFirstTopGap,
      "gap above the first section of a grouped list where it has no header, in points"),
    .length(
      "groupedFirstHeaderPadding", \.groupedFirstHeaderPadding,
      "space above the content of the first header of a grouped list, in points"),
    .length(
      "groupedHeaderPadding", \.groupedHeaderPadding,
      "space above the content of any other header of a grouped list, in points"),
    .length(
      "plainHeaderMarginReduction", \.plainHeaderMarginReduction,
      "how much less space a plain header has above and below than its style says, in points"),
    .length(
      "plainHeaderMinimumHeight", \.plainHeaderMinimumHeight,
      "least height of a plain header, which grows with body text, in points"),
    .group(
      "cardLayoutMargin", \.cardLayoutMargin,
      "layout margin inside the cards of an inset grouped list"),
    .group(
      "cardAccessoryMargin", \.cardAccessoryMargin,
      "distance of the outermost accessories in cards from the edges of their row"),
    .group(
      "cardSideInset", \.cardSideInset,
      "distance of the cards of an inset grouped list from the edges of the list"),
    .size(
      "disclosureIndicatorSize", \.disclosureIndicatorSize,
      "box of a disclosure indicator, which is as wide as its region, in points"),
    .flag(
      "rowsIncludeSeparators", \.rowsIncludeSeparators,
      "whether every row is taller by its separator"),
    .flag(
      "halfGapsRoundUp", \.halfGapsRoundUp,
      "whether each half of the gap between two sections is rounded up to a pixel by itself"),
  ]
}

extension ListMetrics.SwipeActions: MetricsGroup {
  fileprivate static let form = ObjectForm(
    "metrics of swipe actions", remark: "Lengths of the actions that a swipe reveals.",
    members.map(\.form))

  fileprivate static let members: [MetricsMember<Self>] = [
    .length("minimumWidth", \.minimumWidth, "least width of an action, in points"),
    .length(
      "padding", \.padding, "least distance of a title from the sides of its shape, in points"),
    .length("spacing", \.spacing, "distance between the shapes of two actions, in points"),
    .length("cornerRadius", \.cornerRadius, "corner radius of a shape, in points"),
    .length(
      "imageToTextPadding", \.imageToTextPadding,
      "distance between an image and the title below it, in points"),
  ]
}

extension ListMetrics: Codable, MetricsGroup {
  fileprivate static let form = ObjectForm(
    "list metrics",
    remark: "Sizes and distances that are no configuration's own, at text size large.",
    [
      MemberForm(
        required: "basedOn", .type(StyleSheet.Generation.self),
        "where the numbers come from that are not there")
    ] + members.map(\.form))

  fileprivate static let members: [MetricsMember<Self>] = [
    .length(
      "minimumRowHeight", \.minimumRowHeight,
      "least height of a row's content, which grows with body text, in points"),
    .length(
      "fixedMinimumRowHeight", \.fixedMinimumRowHeight,
      "least height of a row's content at any text size, in points; 0 for none"),
    .length(
      "cellTextMargin", \.cellTextMargin,
      "least space above and below one line of body text in a cell, in points"),
    .length(
      "sidebarTextMargin", \.sidebarTextMargin,
      "least space above and below one line of body text in a sidebar cell, in points"),
    .length(
      "rowVerticalLayoutMargin", \.rowVerticalLayoutMargin,
      "layout margin of a cell at its top and bottom, in points; content ignores it"),
    .length(
      "estimatedRowHeight", \.estimatedRowHeight, "height of a row before it is measured, in points"
    ),
    .length(
      "estimatedPlainHeaderHeight", \.estimatedPlainHeaderHeight,
      "height of a header or footer in a plain list before it is measured, in points"),
    .length(
      "estimatedHeaderHeight", \.estimatedHeaderHeight,
      "height of a header or footer in any other list before it is measured, in points"),
    .length(
      "cellSymbolWidth", \.cellSymbolWidth,
      "width of the slot for a symbol in cells, headers and footers, in points"),
    .length(
      "sidebarSymbolWidth", \.sidebarSymbolWidth,
      "width of the slot for a symbol in sidebar cells, in points"),
    .length(
      "symbolHeight", \.symbolHeight,
      "height of the slot for a symbol, in points; rows stay at their minimum height"),
    .length(
      "unknownSymbolWidth", \.unknownSymbolWidth,
      "width of a symbol of unknown size in body text at scale large, in points"),
    .length(
      "unknownSymbolHeight", \.unknownSymbolHeight,
      "height of a symbol of unknown size in body text at scale large, in points"),
    .length(
      "accessoryRegionWidth", \.accessoryRegionWidth,
      "width of the region of an accessory of standard width, in points"),
    .length(
      "leadingAccessorySpacing", \.leadingAccessorySpacing,
      "distance between regions on the leading side, in points"),
    .length(
      "trailingAccessorySpacing", \.trailingAccessorySpacing,
      "distance between regions on the trailing side, in points"),
    .length(
      "reorderSpacing", \.reorderSpacing,
      "distance from a reorder control with a line to the region before it, in points"),
    .length(
      "reorderSeparatorWidth", \.reorderSeparatorWidth,
      "width of the line before a reorder control, in points"),
    .length(
      "reorderSeparatorSpacing", \.reorderSeparatorSpacing,
      "distance from the line before a reorder control to its region, in points"),
    .length(
      "marginOutsideLists", \.marginOutsideLists,
      "layout margin of accessories and content outside any list, in points"),
    .length(
      "contentMarginBesideAccessory", \.contentMarginBesideAccessory,
      "margin that content inherits on a side with accessories, in points"),
    .length(
      "maximumAccessoryScale", \.maximumAccessoryScale,
      "how much accessories grow with body text at most"),
    .length("indentationWidth", \.indentationWidth, "indentation of one level, in points"),
    .length(
      "sidebarIndentationWidth", \.sidebarIndentationWidth,
      "indentation of one level of an outline in a sidebar, in points"),
    .length(
      "separatorPoints", \.separatorPoints,
      "thickness of separators in points, beside that in pixels"),
    .length("separatorPixels", \.separatorPixels, "thickness of separators, in pixels"),
    .length(
      "widePhoneWidth", \.widePhoneWidth, "width from which on a phone counts as wide, in points"),
    .length(
      "cardCornerRadius", \.cardCornerRadius,
      "corner radius of the cards of an inset grouped list, in points"),
    .length(
      "groupedTopGap", \.groupedTopGap,
      "gap above a grouped section without a header that is not the first, in points"),
    .length(
      "groupedBottomGap", \.groupedBottomGap, "gap below a section without a footer, in points"),
    .length(
      "groupedLastBottomGap", \.groupedLastBottomGap,
      "gap below the last section without a footer, in points"),
    .length("sidebarBottomGap", \.sidebarBottomGap, "gap below a section of a sidebar, in points"),
    .length(
      "plainHeaderTopPadding", \.plainHeaderTopPadding,
      "space above each header of a plain list, in points"),
    .size(
      "outlineDisclosureSize", \.outlineDisclosureSize,
      "box of an outline disclosure, which is as wide as its region, in points"),
    .size("checkmarkSize", \.checkmarkSize, "size of a checkmark, in points"),
    .size(
      "editControlSize", \.editControlSize,
      "size of a delete, insert or multiselect control, in points"),
    .size("reorderSize", \.reorderSize, "size of a reorder control, in points"),
    .size("detailSize", \.detailSize, "size of a detail button, in points"),
    .size("popUpMenuSize", \.popUpMenuSize, "size of a pop-up menu indicator, in points"),
    .size(
      "touchTargetSize", \.touchTargetSize,
      "least size of the area in which an accessory takes touches, in points"),
    .group(
      "layoutMargin", \.layoutMargin,
      "layout margin of cells, headers and footers in plain and grouped lists"),
    .length(
      "sidebarLayoutMargin", \.sidebarLayoutMargin,
      "layout margin of cells, headers and footers in sidebars, on every device, in points"),
    .group(
      "sidebarSideInset", \.sidebarSideInset,
      "distance of a sidebar's rows from the edges of the list"),
    .group("collectionView", \.collectionView, "metrics for lists in collection views"),
    .group("tableView", \.tableView, "metrics for lists in table views"),
    .group("swipeActions", \.swipeActions, "metrics of swipe actions"),
    .flag(
      "sidebarHeadersHaveMinimumHeight", \.sidebarHeadersHaveMinimumHeight,
      "whether the header of a sidebar is at least as high as the sidebar's cells"),
    .flag(
      "separatorsEndAtLayoutMargin", \.separatorsEndAtLayoutMargin,
      "whether separators end at the layout margin rather than at the edge of the row"),
  ]

  /// Reads the values that differ from the metrics of the generation in `"basedOn"`.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and negative lengths.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self = try object.required(StyleSheet.Generation.self, "basedOn").metrics
    try read(object)
  }

  /// Writes the values that differ from the metrics of the closer generation.
  public func encode(to encoder: any Encoder) throws {
    func differences(_ generation: StyleSheet.Generation) -> Int {
      Self.members.count { $0.differs(self, generation.metrics) }
    }
    let generation: StyleSheet.Generation =
      differences(.iOS18) < differences(.iOS26) ? .iOS18 : .iOS26
    var object = MemberEncoder(encoder)
    try object.write("basedOn", generation)
    try writeDifferences(from: generation.metrics, into: &object)
  }
}
