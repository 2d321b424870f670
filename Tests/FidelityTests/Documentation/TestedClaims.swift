extension DocumentedClaim {
  /// The declarations with claims, by the file of the tests that check them.
  ///
  /// The file contains the name of each; whether it checks the claim is for its author to say.
  static let tested: [(tests: String, declarations: [String])] = [
    (
      "CellConfigurationTests/ClaimTests",
      [
        "CellAccessory.validate", "CellImage.applying", "ListContentConfiguration.change",
        "TraitCollection.isDark", "TraitCollection.isRightToLeft",
      ]
    ),
    ("ColorTests", ["CellColor.hex"]),
    ("FontTests", ["CellFont.resolved"]),
    ("ListCellChangeTests", ["ListCellConfiguration.change"]),
    ("ListCellConfigurationTests", ["ListCellConfiguration.accessories"]),
    (
      "ManyChangesTests", ["StyleSheet.change", "StyleSheet.changing", "StyleSheet.changingStyles"]
    ),
    (
      "NestedColorTests",
      [
        "CellColor", "CellColor.init", "CellColor.withAlphaComponent",
        "ConfigurationColorTransformer.callAsFunction", "ConfigurationColorTransformer.followed",
      ]
    ),
    (
      "ListSelectionTests", ["ListSelection.handle", "ListSelection.init", "ListSelection.setRows"]
    ),
    ("SelectionGrowthTests", ["ListSelection.handle", "ListSelection.selectedIDs"]),
    ("ScopedOverrideTests", ["ListContentConfiguration.when"]),
    ("StyleSheets/StyleSheetTests", ["StyleSheet.changing"]),
    ("TintColorTests", ["CellColor.init", "CellColor.resolved"]),

    (
      "CellTextTests/ClaimTests",
      [
        "CellParagraphStyle", "FixedAdvanceShaper.init", "LineMetrics.init", "PixelGrid.init",
        "TextCluster.isWhiteSpace", "TextCluster.kerning", "TextClusters.subscript", "TextExtent",
        "TextShaper.shape",
      ]
    ),
    ("FixedAdvanceShaperTests", ["TextClusters.subscript"]),
    ("LimitedTextTests", ["TextLayout.init", "TextMeasurement.init"]),
    ("MixedFontTruncationTests", ["TextLine.metrics"]),
    ("TextCostTests", ["TextMeasurement"]),
    (
      "TextFragmentTests",
      ["TextLayout.baseDirection", "TextLayout.fragments", "TextLayout.string"]
    ),
    (
      "TextGrowthTests",
      [
        "ShapingRun.paragraphDirection", "TextLayout.fragments", "TextLayout.init",
        "TextMeasurement.init",
      ]
    ),

    ("CellLayoutTests/Appearance/CellAppearanceTests", ["CellAppearance.interpolated"]),
    (
      "CellLayoutTests/ClaimTests",
      [
        "BackgroundLayout.cornerRadii", "CellPath.init", "ListCellConfiguration.indentationLevel",
        "ListCellLayout.init", "ListCellMeasurement.init", "ListContentLayout",
        "ListContentLayout.init", "ListContentMeasurement.init", "ListLayout.accessibilityElements",
        "ListLayout.deleteRows", "ListLayout.init", "ListLayout.insertRows",
        "ListLayout.layoutItem", "ListLayout.layoutItems", "ListLayout.measureAll",
        "ListLayout.measureAllConcurrently", "ListSection.init", "ListSection.rowCount",
      ]
    ),
    (
      "ListGrowthTests",
      [
        "ListLayout", "ListLayout.accessibilityElements", "ListLayout.deleteRows",
        "ListLayout.deleteSection", "ListLayout.focusTarget", "ListLayout.frame",
        "ListLayout.hitTest", "ListLayout.init", "ListLayout.insertRows",
        "ListLayout.insertSection", "ListLayout.invalidateHeight", "ListLayout.item",
        "ListLayout.items", "ListLayout.layoutItem", "ListLayout.layoutItems",
        "ListLayout.measureAll", "ListLayout.moveRow", "ListLayout.moveSection", "ListLayout.row",
        "ListLayout.setHeight",
        "ListLayout.setSupplementaries", "ListLayout.setWidth", "ListLayout.update",
      ]
    ),
    (
      "ListMistakeTests",
      [
        "ListLayout", "ListLayout.cellLayout", "ListLayout.decorations", "ListLayout.deleteRows",
        "ListLayout.deleteSection", "ListLayout.focusTarget", "ListLayout.focusTargets",
        "ListLayout.frame", "ListLayout.hasFooter",
        "ListLayout.hasHeader", "ListLayout.init", "ListLayout.insertRows",
        "ListLayout.insertSection", "ListLayout.insets", "ListLayout.invalidateHeight",
        "ListLayout.isExact", "ListLayout.isPinned", "ListLayout.measureItems",
        "ListLayout.moveRow", "ListLayout.moveSection", "ListLayout.offset", "ListLayout.rowCount",
        "ListLayout.setHeight", "ListLayout.setSupplementaries", "ListLayout.setWidth",
      ]
    ),

    ("ListTouchTests", ["ListLayout.focusTarget"]),
    ("SwipeActionFactTests", ["ListMetrics.cornerRadius"]),

    (
      "CellHostingTests/ClaimTests",
      [
        "CellView.frame", "ListContentView.sizeThatFits", "UpdateScheduler.init",
        "UpdateScheduler.maximumUpdateDepth",
      ]
    ),
    ("GeometryTests", ["CellView.frame"]),
    ("HierarchyTests", ["CellView.addSubview", "CellView.insertSubview"]),
    ("Content/ListContentViewTests", ["ListContentView.configuration"]),
    ("SizingTests", ["ListCell.accessories"]),

    ("CellTestingTests/DescriptionTests", ["ListLayout.describe"]),

    ("ShapeTests", ["UIContentView.configuration"]),
    ("UIKitNamesTests/ClaimTests", ["ListContentView.configuration"]),

    (
      "DiffableDataSourceTests",
      ["UICollectionViewDiffableDataSource.apply", "UITableViewDiffableDataSource.apply"]
    ),
    ("UIKitDoublesTests/SnapshotTests", ["NSDiffableDataSourceSnapshot"]),
    ("UIKitDoublesTests/ViewTests", ["UIStackView.insertArrangedSubview"]),
  ]
}
