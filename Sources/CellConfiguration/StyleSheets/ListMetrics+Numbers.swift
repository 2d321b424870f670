package import Foundation

extension ListMetrics {
  /// A value of the metrics that frames can depend on: a number, or whether something applies.
  ///
  /// Key paths to stored properties are never changed, so threads can share them.
  package struct Member<Value>: @unchecked Sendable {
    /// The name in documents, such as `collectionView.cardSideInset.wide`.
    package let name: String

    package let path: WritableKeyPath<ListMetrics, Value>
  }

  /// All numbers.
  package static let numbers: [Member<CGFloat>] = members(in: \ListMetrics.self, named: "")

  /// Everything that is true or false.
  package static let choices: [Member<Bool>] = members(in: \ListMetrics.self, named: "")

  private static func members<Group: MetricsGroup, Value>(
    in group: WritableKeyPath<ListMetrics, Group>, named prefix: String
  ) -> [Member<Value>] {
    Group.members.flatMap { member -> [Member<Value>] in
      let name = prefix + member.name
      func nested<Inner: MetricsGroup>(_ path: WritableKeyPath<Group, Inner>) -> [Member<Value>] {
        members(in: group.appending(path: path), named: name + ".")
      }
      func side(_ side: WritableKeyPath<CGSize, CGFloat>, _ suffix: String) -> [Member<Value>] {
        guard let path = member.partialPath as? WritableKeyPath<Group, CGSize>,
          let whole = group.appending(path: path).appending(path: side)
            as? WritableKeyPath<ListMetrics, Value>
        else { return [] }
        return [Member(name: name + suffix, path: whole)]
      }
      switch member.partialPath {
      case let path as WritableKeyPath<Group, Value>:
        return [Member(name: name, path: group.appending(path: path))]
      case let path as WritableKeyPath<Group, ByWidth>: return nested(path)
      case let path as WritableKeyPath<Group, Container>: return nested(path)
      case let path as WritableKeyPath<Group, SwipeActions>: return nested(path)
      default: return side(\.width, ".width") + side(\.height, ".height")
      }
    }
  }
}

extension StyleSheet {
  /// Returns the source of a value of the metrics; `nil` for a value that the sheet changed.
  ///
  /// - Parameter member: The value.
  package func provenance<Value: Equatable>(of member: ListMetrics.Member<Value>) -> Provenance? {
    guard metrics[keyPath: member.path] == generation.metrics[keyPath: member.path] else {
      return nil
    }
    return generation.provenance(ofMetric: member.name)
  }
}

extension StyleSheet.Generation {
  /// Returns the source of a value of the metrics by its name, such as `layoutMargin.wide`.
  ///
  /// A part of a length has the source of the length unless its own is listed.
  fileprivate func provenance(ofMetric name: String) -> Provenance? {
    let known = Self.knownSources[self] ?? [:]
    let whole = name.split(separator: ".").dropLast().joined(separator: ".")
    let basis = self == .iOS18 ? nil : StyleSheet.Generation.iOS18.provenance(ofMetric: name)
    return known[name] ?? known[whole] ?? basis
  }

  private static let knownSources = sources.mapValues { groups in
    groups.reduce(into: [String: Provenance]()) { known, group in
      for name in group.value.split(whereSeparator: \.isWhitespace) {
        known[String(name)] = group.key
      }
    }
  }

  /// The sources of the metrics, by the names of members in documents.
  ///
  /// The tables of metrics describe them in more detail. For iOS 26, sources are listed that differ
  /// from those of iOS 18.
  private static let sources: [StyleSheet.Generation: [Provenance: String]] = [
    .iOS18: [
      .recorded: """
      cellTextMargin sidebarTextMargin estimatedRowHeight indentationWidth plainHeaderTopPadding
      estimatedPlainHeaderHeight estimatedHeaderHeight accessoryRegionWidth
      leadingAccessorySpacing trailingAccessorySpacing reorderSpacing reorderSeparatorWidth
      reorderSeparatorSpacing marginOutsideLists groupedLastBottomGap sidebarBottomGap
      tableView.contentIncludesSeparators
      """,
      .measured: """
      minimumRowHeight fixedMinimumRowHeight sidebarIndentationWidth cellSymbolWidth
      sidebarSymbolWidth contentMarginBesideAccessory separatorPoints separatorPixels
      separatorsEndAtLayoutMargin cardCornerRadius groupedTopGap groupedBottomGap widePhoneWidth
      layoutMargin sidebarLayoutMargin sidebarSideInset collectionView.rowsIncludeSeparators
      collectionView.contentIncludesSeparators collectionView.halfGapsRoundUp
      collectionView.groupedFirstTopGap collectionView.groupedFirstHeaderPadding
      collectionView.groupedHeaderPadding collectionView.plainHeaderMarginReduction
      collectionView.plainHeaderMinimumHeight collectionView.cardLayoutMargin
      collectionView.cardAccessoryMargin collectionView.cardSideInset
      tableView.rowsIncludeSeparators tableView.halfGapsRoundUp tableView.groupedFirstTopGap
      tableView.cardLayoutMargin tableView.cardAccessoryMargin tableView.cardSideInset
      tableView.disclosureIndicatorSize
      """,
      .documented: "pinnedHeaderScrimOpacity pinnedHeaderScrimHeight",
      .inferred: """
      rowVerticalLayoutMargin sidebarHeadersHaveMinimumHeight outlineDisclosureSize checkmarkSize
      editControlSize reorderSize touchTargetSize collectionView.disclosureIndicatorSize
      """,
      .assumed: """
      symbolHeight unknownSymbolWidth unknownSymbolHeight maximumAccessoryScale detailSize
      popUpMenuSize tableView.groupedFirstHeaderPadding tableView.groupedHeaderPadding
      tableView.plainHeaderMarginReduction tableView.plainHeaderMinimumHeight
      swipeActions.minimumWidth swipeActions.padding swipeActions.spacing
      swipeActions.cornerRadius swipeActions.imageToTextPadding swipeActions.titlesBelowShapes
      """,
    ],
    .iOS26: [
      .recorded: """
      outlineDisclosureSize checkmarkSize editControlSize reorderSize touchTargetSize
      sidebarIndentationWidth collectionView.disclosureIndicatorSize
      """,
      .measured: """
      rowVerticalLayoutMargin pinnedHeaderScrimOpacity pinnedHeaderScrimHeight
      tableView.contentIncludesSeparators tableView.groupedFirstHeaderPadding
      tableView.groupedHeaderPadding tableView.plainHeaderMarginReduction
      tableView.plainHeaderMinimumHeight
      """,
      .inferred: "tableView.cardSideInset.pad tableView.cardSideInset.padColumn",
      .assumed: """
      sidebarSymbolWidth sidebarLayoutMargin sidebarSideInset
      collectionView.cardLayoutMargin.padColumn collectionView.cardAccessoryMargin.padColumn
      collectionView.cardSideInset.padColumn tableView.cardLayoutMargin.padColumn
      tableView.cardAccessoryMargin.narrow tableView.cardAccessoryMargin.pad
      tableView.cardAccessoryMargin.padColumn
      """,
    ],
  ]
}

extension ListMetrics.Member {
  /// The words of the name: `card side inset`, or `width of checkmark` for a part of a size.
  package var label: String {
    let parts = name.split(separator: ".").map(String.init)
    let own = parts.last { !Self.parts.contains($0) } ?? name
    guard let side = parts.last, side == "width" || side == "height" else { return own.wordsOfName }
    return "\(side) of \(own.wordsOfName)"
  }

  /// The parts of a length, whose names do not describe it.
  private static var parts: Set<String> {
    ["narrow", "wide", "pad", "padColumn", "width", "height"]
  }
}
