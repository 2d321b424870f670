import Foundation

/// Metrics that are written as an object of those that differ from others.
private protocol MetricsGroup: Equatable, Sendable {
  /// What messages call the object.
  static var kind: String { get }

  static var members: [MetricsMember<Self>] { get }
}

/// A line of a group's table: a name, and how its value is read and written.
private struct MetricsMember<Group: MetricsGroup>: Sendable {
  let name: String
  let read: @Sendable (MemberDecoder, inout Group) throws -> Void
  let differs: @Sendable (Group, Group) -> Bool
  let write: @Sendable (Group, Group, inout MemberEncoder) throws -> Void

  private init<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Group, Value> & Sendable,
    read: @escaping @Sendable (MemberDecoder, Value) throws -> Value?,
    write: @escaping @Sendable (Value, Value, inout MemberEncoder) throws -> Void
  ) {
    self.name = name
    self.read = { object, group in
      if let value = try read(object, group[keyPath: path]) { group[keyPath: path] = value }
    }
    differs = { $0[keyPath: path] != $1[keyPath: path] }
    self.write = { try write($0[keyPath: path], $1[keyPath: path], &$2) }
  }

  static func length(
    _ name: String, _ path: any WritableKeyPath<Group, CGFloat> & Sendable
  ) -> Self {
    Self(
      name, path, read: { object, _ in try object.number(name, .nonNegative) },
      write: { value, _, object in try object.write(name, value, .nonNegative) })
  }

  static func flag(_ name: String, _ path: any WritableKeyPath<Group, Bool> & Sendable) -> Self {
    Self(
      name, path, read: { object, _ in try object.decode(name) },
      write: { value, _, object in try object.write(name, value) })
  }

  static func size(_ name: String, _ path: any WritableKeyPath<Group, CGSize> & Sendable) -> Self {
    Self(
      name, path, read: { object, _ in try object.decode(CodableSize.self, name)?.size },
      write: { value, _, object in try object.write(name, CodableSize(value)) })
  }

  static func group<Inner: MetricsGroup>(
    _ name: String, _ path: any WritableKeyPath<Group, Inner> & Sendable
  ) -> Self {
    Self(
      name, path,
      read: { object, base in
        let names = Inner.members.map(\.name)
        guard let inner = try object.nested(name, members: names, of: Inner.kind) else {
          return nil
        }
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
  /// Takes the members that an object has.
  fileprivate mutating func read(_ object: MemberDecoder) throws {
    for member in Self.members { try member.read(object, &self) }
  }

  /// Writes the members that other metrics have another value of.
  fileprivate func writeDifferences(from base: Self, into object: inout MemberEncoder) throws {
    for member in Self.members where member.differs(self, base) {
      try member.write(self, base, &object)
    }
  }
}

extension ListMetrics.ByWidth: MetricsGroup {
  fileprivate static var kind: String { "lengths by width" }

  fileprivate static let members: [MetricsMember<Self>] = [
    .length("narrow", \.narrow), .length("wide", \.wide), .length("pad", \.pad),
    .length("padColumn", \.padColumn),
  ]
}

extension ListMetrics.Container: MetricsGroup {
  fileprivate static var kind: String { "metrics of a container" }

  fileprivate static let members: [MetricsMember<Self>] = [
    .length("groupedFirstTopGap", \.groupedFirstTopGap),
    .length("groupedFirstHeaderPadding", \.groupedFirstHeaderPadding),
    .length("groupedHeaderPadding", \.groupedHeaderPadding),
    .length("plainHeaderMarginReduction", \.plainHeaderMarginReduction),
    .length("plainHeaderMinimumHeight", \.plainHeaderMinimumHeight),
    .group("cardLayoutMargin", \.cardLayoutMargin),
    .group("cardAccessoryMargin", \.cardAccessoryMargin),
    .group("cardSideInset", \.cardSideInset),
    .size("disclosureIndicatorSize", \.disclosureIndicatorSize),
    .flag("rowsIncludeSeparators", \.rowsIncludeSeparators),
    .flag("halfGapsRoundUp", \.halfGapsRoundUp),
  ]
}

extension ListMetrics: Codable, MetricsGroup {
  fileprivate static var kind: String { "list metrics" }

  fileprivate static let members: [MetricsMember<Self>] = [
    .length("minimumRowHeight", \.minimumRowHeight),
    .length("fixedMinimumRowHeight", \.fixedMinimumRowHeight),
    .length("cellTextMargin", \.cellTextMargin),
    .length("sidebarTextMargin", \.sidebarTextMargin),
    .length("rowVerticalLayoutMargin", \.rowVerticalLayoutMargin),
    .length("estimatedRowHeight", \.estimatedRowHeight),
    .length("estimatedPlainHeaderHeight", \.estimatedPlainHeaderHeight),
    .length("estimatedHeaderHeight", \.estimatedHeaderHeight),
    .length("cellSymbolWidth", \.cellSymbolWidth),
    .length("sidebarSymbolWidth", \.sidebarSymbolWidth),
    .length("symbolHeight", \.symbolHeight),
    .length("unknownSymbolWidth", \.unknownSymbolWidth),
    .length("unknownSymbolHeight", \.unknownSymbolHeight),
    .length("accessoryRegionWidth", \.accessoryRegionWidth),
    .length("leadingAccessorySpacing", \.leadingAccessorySpacing),
    .length("trailingAccessorySpacing", \.trailingAccessorySpacing),
    .length("reorderSpacing", \.reorderSpacing),
    .length("reorderSeparatorWidth", \.reorderSeparatorWidth),
    .length("reorderSeparatorSpacing", \.reorderSeparatorSpacing),
    .length("marginOutsideLists", \.marginOutsideLists),
    .length("contentMarginBesideAccessory", \.contentMarginBesideAccessory),
    .length("maximumAccessoryScale", \.maximumAccessoryScale),
    .length("indentationWidth", \.indentationWidth),
    .length("sidebarIndentationWidth", \.sidebarIndentationWidth),
    .length("separatorPoints", \.separatorPoints),
    .length("separatorPixels", \.separatorPixels),
    .length("widePhoneWidth", \.widePhoneWidth),
    .length("cardCornerRadius", \.cardCornerRadius),
    .length("groupedTopGap", \.groupedTopGap),
    .length("groupedBottomGap", \.groupedBottomGap),
    .length("groupedLastBottomGap", \.groupedLastBottomGap),
    .length("sidebarBottomGap", \.sidebarBottomGap),
    .length("plainHeaderTopPadding", \.plainHeaderTopPadding),
    .size("outlineDisclosureSize", \.outlineDisclosureSize),
    .size("checkmarkSize", \.checkmarkSize),
    .size("editControlSize", \.editControlSize),
    .size("reorderSize", \.reorderSize),
    .size("detailSize", \.detailSize),
    .size("popUpMenuSize", \.popUpMenuSize),
    .group("layoutMargin", \.layoutMargin),
    .length("sidebarLayoutMargin", \.sidebarLayoutMargin),
    .group("sidebarSideInset", \.sidebarSideInset),
    .group("collectionView", \.collectionView),
    .group("tableView", \.tableView),
    .flag("sidebarHeadersHaveMinimumHeight", \.sidebarHeadersHaveMinimumHeight),
    .flag("separatorsEndAtLayoutMargin", \.separatorsEndAtLayoutMargin),
  ]

  /// Reads what differs from the metrics of the generation named in `"basedOn"`.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types and negative lengths.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(
      decoder, members: ["basedOn"] + Self.members.map(\.name), of: Self.kind)
    self = try object.required(StyleSheet.Generation.self, "basedOn").metrics
    try read(object)
  }

  /// Writes what differs from the metrics of the generation that is nearer.
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
