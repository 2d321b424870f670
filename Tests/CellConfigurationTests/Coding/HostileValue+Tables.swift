import CellConfiguration
import CellTestSupport
import Foundation

extension HostileValue {
  /// Values of every type that can be encoded.
  static let all: [HostileValue] = [
    names, values, content, emptyStates, backgrounds, accessories, swipeActions, separators, lists,
    selections,
    states, traits, sheets, metrics,
  ].flatMap(\.self)

  private static let names: [HostileValue] = {
    let tables: [[HostileValue]] = [
      cases(Provenance.self), cases(StyleSheet.Generation.self),
      cases(BackgroundConfiguration.Style.self), cases(ListContentConfiguration.Style.self),
      cases(CellContentMode.self), cases(CellVisualEffect.BlurStyle.self),
      cases(CellVisualEffect.VibrancyStyle.self), cases(CellVisualEffect.GlassStyle.self),
      cases(CellConfigurationState.DragState.self), cases(CellConfigurationState.DropState.self),
      cases(ListContentConfiguration.TextProperties.TextAlignment.self), cases(LineBreakMode.self),
      cases(WritingDirection.self),
      cases(TextTransform.self), cases(CellTextAlignment.self), cases(CellUnderlineStyle.self),
      cases(CellImage.RenderingMode.self), cases(CellImage.SymbolConfiguration.Scale.self),
      cases(CellFont.TextStyle.self), cases(CellFont.Design.self), cases(ConfigurationChange.self),
      cases(CellColor.Name.self), cases(CellContentSizeCategory.self), cases(ListEnvironment.self),
      cases(UserInterfaceStyle.self), cases(UserInterfaceLevel.self),
      cases(UserInterfaceIdiom.self), cases(CellUserInterfaceSizeClass.self),
      cases(LayoutDirection.self), cases(CellLegibilityWeight.self),
      cases(AccessibilityContrast.self),
      cases(ActiveAppearance.self), cases(CellAccessory.Kind.self),
      cases(CellAccessory.DisplayedState.self), cases(CellAccessory.Placement.Edge.self),
      cases(CellAccessory.OutlineDisclosureOptions.Style.self),
      cases(ListSeparatorConfiguration.Visibility.self), cases(ListConfiguration.Appearance.self),
      cases(ListConfiguration.Container.self), cases(ListConfiguration.HeaderMode.self),
      cases(ListConfiguration.FooterMode.self), cases(ListSelectionRules.Limit.self),
      cases(RowPrimaryAction.self), cases(ContentUnavailableConfiguration.Style.self),
      cases(ContentUnavailableConfiguration.Alignment.self), cases(ButtonConfiguration.Style.self),
      cases(ButtonConfiguration.Size.self), cases(ButtonConfiguration.CornerStyle.self),
      cases(ButtonConfiguration.TitleAlignment.self), cases(ButtonConfiguration.Role.self),
    ]
    return tables.flatMap(\.self)
  }()

  private static let values: [HostileValue] = {
    let tables: [[HostileValue]] = [
      HostilePart.weights.map { HostileValue("weight", $0) },
      HostilePart.colors.map { HostileValue("color red alpha", $0) },
      HostilePart.transformers.compactMap { $0.map { HostileValue("transformer alpha", $0) } },
      HostilePart.fonts.map { HostileValue("size maximumSize weight", $0) },
      HostilePart.images.compactMap {
        $0.map { HostileValue("size pointSize weight color url", $0) }
      },
      HostilePart.customContents.map { HostileValue("size value turn", $0) },
      HostilePart.controls.map {
        HostileValue("value turn color onColor red alpha size pointSize weight url", $0)
      },
      HostilePart.symbolConfigurations.compactMap {
        $0.map { HostileValue("pointSize weight color", $0) }
      },
      HostilePart.symbolConfigurations.compactMap {
        $0?.colors.map { HostileValue("hierarchical palette color", $0) }
      },
      HostilePart.strings.map { HostileValue("", AccessibilityAttributes(label: $0)) },
      [0, 1, 2, 1 << 40, Int.max].flatMap { (bits: Int) -> [HostileValue] in
        let traits = AccessibilityTraits(rawValue: bits)
        return [
          HostileValue("bits", traits),
          HostileValue("bits", AccessibilityAttributes(isElement: false, traits: traits)),
        ]
      },
      HostilePart.paths.compactMap { $0.map { HostileValue("path", $0) } },
      HostilePart.paths.compactMap { $0.map { HostileValue("lines", CustomSymbol(lines: [$0])) } },
      each(
        HostilePart.numbers,
        in: CustomSymbol(areas: [CellPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))]),
        ("box lines", \.box)),
      HostilePart.flags.map { HostileValue("bits", $0) },
      HostilePart.axes.map { HostileValue("bits", $0) },
      HostilePart.edges.map { HostileValue("bits", $0) },
      [0, 1, 2, UInt.max].map {
        HostileValue("bits", ListConfiguration.ContentHuggingElements(rawValue: $0))
      },
      HostilePart.conditions.map { HostileValue("bits", $0) },
      each(
        HostilePart.numbers, in: DirectionalEdgeInsets(), ("top", \.top), ("leading", \.leading),
        ("bottom", \.bottom), ("trailing", \.trailing)),
      each(
        HostilePart.numbers, in: CellParagraphStyle(), ("lineSpacing", \.lineSpacing),
        ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
        ("maximumLineHeight", \.maximumLineHeight), ("paragraphSpacing", \.paragraphSpacing),
        ("paragraphSpacingBefore", \.paragraphSpacingBefore),
        ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
        ("tailIndent", \.tailIndent), ("defaultTabInterval", \.defaultTabInterval)),
      each(
        HostilePart.numbers, in: CellParagraphStyle.TabStop(location: 0), ("location", \.location)),
      HostilePart.numbers.map {
        var style = CellParagraphStyle()
        style.tabStops = [.init(location: 40, alignment: .right), .init(location: CGFloat($0))]
        return HostileValue("location", style)
      },
      CellTextAlignment.allCases.map {
        HostileValue("", CellParagraphStyle.TabStop(location: 0, alignment: $0))
      },
      HostilePart.effects.map { HostileValue("custom tintColor color red alpha", $0) },
      CellTextAlignment.allCases.map { HostileValue("", CellParagraphStyle(alignment: $0)) },
      LineBreakMode.allCases.map { HostileValue("", CellParagraphStyle(lineBreakMode: $0)) },
      WritingDirection.allCases.map {
        HostileValue("", CellParagraphStyle(baseWritingDirection: $0))
      },
      [0, 1, 2, 3, 4, 0xFFFF, UInt.max].flatMap { (bits: UInt) -> [HostileValue] in
        let strategy = CellParagraphStyle.LineBreakStrategy(rawValue: bits)
        return [
          HostileValue("", strategy),
          HostileValue("", CellParagraphStyle(lineBreakStrategy: strategy)),
        ]
      },
    ]
    return tables.flatMap(\.self)
  }()

  private static let content: [HostileValue] = {
    let content = ListContentConfiguration.cell()
    var tables: [[HostileValue]] = [
      each(HostilePart.strings, in: content, ("text", \.text), ("secondaryText", \.secondaryText)),
      each(
        HostilePart.attributedTexts, in: content, ("attributedText", \.attributedText),
        ("secondaryAttributedText", \.secondaryAttributedText)),
      each(
        HostilePart.images, in: content, ("image", \.image)),
      each(
        HostilePart.insets, in: content,
        ("directionalLayoutMargins", \.directionalLayoutMargins)),
      each(
        HostilePart.axes, in: content,
        ("axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins)),
      each(
        HostilePart.numbers, in: content, ("alpha", \.alpha),
        ("imageToTextPadding", \.imageToTextPadding),
        ("textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding),
        ("textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding),
        ("cornerRadius", \.imageProperties.cornerRadius),
        ("strokeWidth", \.imageProperties.strokeWidth),
        ("minimumScaleFactor", \.textProperties.minimumScaleFactor),
        ("minimumScaleFactor", \.secondaryTextProperties.minimumScaleFactor)),
      each(
        HostilePart.sizes, in: content, ("maximumSize", \.imageProperties.maximumSize),
        ("reservedLayoutSize", \.imageProperties.reservedLayoutSize)),
      each(
        HostilePart.symbolConfigurations, in: content,
        ("preferredSymbolConfiguration", \.imageProperties.preferredSymbolConfiguration)),
      each(
        HostilePart.colors.map(Optional.some), in: content,
        ("tintColor", \.imageProperties.tintColor),
        ("strokeColor", \.imageProperties.strokeColor)),
      each(
        HostilePart.transformers, in: content,
        ("tintColorTransformer", \.imageProperties.tintColorTransformer),
        ("strokeColorTransformer", \.imageProperties.strokeColorTransformer),
        ("colorTransformer", \.textProperties.colorTransformer)),
      each(HostilePart.colors, in: content, ("color", \.textProperties.color)),
      each(HostilePart.fonts, in: content, ("font", \.secondaryTextProperties.font)),
      each(HostilePart.integers, in: content, ("numberOfLines", \.textProperties.numberOfLines)),
    ]
    tables.append(
      HostilePart.flags.flatMap { flags in
        var ruled = content
        ruled.when(StateCondition(flags)) { $0.alpha = 0.5 }
        let context = ConfigurationContext(
          styleSheet: .iOS18, listEnvironment: .sidebar, flags: flags)
        let updated = ruled.updated(for: AnyState(context))
        return [HostileValue("state", ruled), HostileValue("bits", updated)]
      })
    return tables.flatMap(\.self)
  }()

  private static let backgrounds: [HostileValue] = {
    let background = BackgroundConfiguration.listCell()
    var viewed = background
    viewed.customView = ViewStandIn()
    let tables: [[HostileValue]] = [
      [HostileValue("customView", viewed)],
      each(
        HostilePart.numbers, in: background, ("cornerRadius", \.cornerRadius),
        ("strokeWidth", \.strokeWidth), ("strokeOutset", \.strokeOutset),
        ("opacity", \.shadowProperties.opacity), ("radius", \.shadowProperties.radius)),
      each(HostilePart.insets, in: background, ("backgroundInsets", \.backgroundInsets)),
      each(
        HostilePart.edges, in: background,
        (
          "edgesAddingLayoutMarginsToBackgroundInsets",
          \.edgesAddingLayoutMarginsToBackgroundInsets
        )),
      each(
        HostilePart.colors.map(Optional.some) + [nil], in: background,
        ("backgroundColor", \.backgroundColor), ("strokeColor", \.strokeColor)),
      each(
        HostilePart.transformers, in: background,
        ("backgroundColorTransformer", \.backgroundColorTransformer),
        ("strokeColorTransformer", \.strokeColorTransformer)),
      each(HostilePart.images, in: background, ("image", \.image)),
      each(HostilePart.colors, in: background, ("color", \.shadowProperties.color)),
      each(HostilePart.sizes, in: background, ("offset", \.shadowProperties.offset)),
      each(HostilePart.paths, in: background, ("path", \.shadowProperties.path)),
    ]
    return tables.flatMap(\.self)
  }()

  private static let states: [HostileValue] = {
    var cell = CellConfigurationState()
    cell[ConfigurationStateCustomKey("custom")] = 1
    var view = ViewConfigurationState()
    view[ConfigurationStateCustomKey("custom")] = 1
    let tables: [[HostileValue]] = [
      [HostileValue("custom", cell), HostileValue("custom", view)],
      StateSpace.fewStates.map { HostileValue("", $0) },
      each(
        HostilePart.numbers, in: ViewConfigurationState(),
        ("displayScale", \.traitCollection.displayScale)),
    ]
    return tables.flatMap(\.self)
  }()

  private static let traits = each(
    HostilePart.numbers, in: TraitCollection(), ("displayScale", \.displayScale))

  private static let sheets: [HostileValue] = {
    let tables: [[HostileValue]] = [
      HostilePart.strings.map { HostileValue("name", StyleSheet.iOS18.renamed(to: $0)) },
      HostilePart.numbers.map { number in
        HostileValue(
          "alpha", StyleSheet.iOS26.changing { $0.changeContent(of: [.cell]) { $0.alpha = number } }
        )
      },
      HostilePart.flags.map { flags in
        let condition = StateCondition(flags)
        return HostileValue(
          "when",
          StyleSheet.iOS26.changing {
            $0.changeBackground(of: [.clear], when: condition) { $0.cornerRadius = 1 }
          })
      },
      HostilePart.colors.prefix(20).map { color in
        HostileValue(
          "backgroundColor",
          StyleSheet.iOS18.changing {
            $0.changeBackground(of: [.clear]) { $0.backgroundColor = color }
          })
      },
      each(
        [.iOS18, .iOS26, .iOS18.renamed(to: "iOS26")], in: TraitCollection(),
        ("styleSheet", \.styleSheet)),
    ]
    return tables.flatMap(\.self)
  }()

  private static let metrics: [HostileValue] =
    [HostileValue("", StyleSheet.iOS18.metrics)]
    + each(
      HostilePart.numbers, in: StyleSheet.iOS26.metrics, ("minimumRowHeight", \.rows.minimumHeight),
      ("checkmarkSize", \.accessories.checkmarkSize.height),
      ("padColumn", \.tableView.cardSideInset.padColumn))
}

/// A state whose flags a test sets.
private struct AnyState: ConfigurationState {
  var traitCollection: TraitCollection
  var flags: ConfigurationStateFlags = []

  init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  init(_ context: ConfigurationContext) {
    traitCollection = TraitCollection {
      $0.styleSheet = context.styleSheet
      $0.listEnvironment = context.listEnvironment
    }
    flags = context.flags
  }

  subscript(key: ConfigurationStateCustomKey) -> (any Hashable & Sendable)? {
    get { nil }
    set {}
  }
}
