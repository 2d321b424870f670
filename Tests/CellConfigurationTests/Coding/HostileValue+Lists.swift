import CellConfiguration
import Foundation

extension HostileValue {
  static let accessories: [HostileValue] = {
    var tables: [[HostileValue]] = [
      actions.map { HostileValue($0.name == nil ? "action" : "", $0) },
      dimensions.map { HostileValue("custom", $0) }, [HostileValue("position", chosen)],
      positions.map { HostileValue("", $0) },
      HostilePart.sizes.map { HostileValue("size", view($0)) },
      HostilePart.colors.flatMap { color in
        let options = CellAccessory.ControlOptions(backgroundColor: color)
        let controls: [CellAccessory] = [
          .delete(options: options), .insert(options: options), .multiselect(options: options),
        ]
        return controls.map { HostileValue("backgroundColor", $0) }
      },
      HostilePart.fonts.map {
        HostileValue("font", CellAccessory.label(text: "3", options: .init(font: $0)))
      },
      HostilePart.strings.map { HostileValue("", CellAccessory.label(text: $0)) },
      positions.map { HostileValue("", view(at: $0)) },
      [HostileValue("position", view(at: chosen))],
    ]
    for accessory in kinds {
      tables += [
        [HostileValue("", accessory)],
        each([true, false], in: accessory, ("", \.isHidden)),
        each(CellAccessory.DisplayedState.allCases, in: accessory, ("", \.displayed)),
        each([nil, .actual, .standard], in: accessory, ("", \.reservedLayoutWidth)),
        each(dimensions, in: accessory, ("reservedLayoutWidth", \.reservedLayoutWidth)),
        each(HostilePart.colors, in: accessory, ("tintColor", \.tintColor)),
        each(actions.filter { $0.name == nil }, in: accessory, ("action", \.action)),
        each(actions.filter { $0.name != nil }, in: accessory, ("", \.action)),
      ]
    }
    return tables.flatMap(\.self)
  }()

  private final class Owner: Sendable {}

  private static let actions =
    HostilePart.strings.map { CellAccessory.Action(named: $0) }
    + [CellAccessory.Action(reference: Owner())]

  private static let dimensions = HostilePart.numbers.map {
    CellAccessory.LayoutDimension.custom($0)
  }

  private static let positions: [CellAccessory.Position] = {
    let kinds = CellAccessory.Kind.allCases
    return [.nearestContent] + HostilePart.integers.map { .index($0) } + kinds.map { .before($0) }
      + kinds.map { .after($0) }
  }()

  private static let chosen = CellAccessory.Position { _ in 0 }

  private static func view(
    _ size: CGSize = .zero, at position: CellAccessory.Position = .nearestContent
  ) -> CellAccessory {
    .customView(.init("view", size: size), placement: .trailing(at: position))
  }

  /// An accessory of every kind, with what only its kind has.
  private static let kinds: [CellAccessory] = [
    .disclosureIndicator(), .outlineDisclosure(), .detail(), .checkmark(), .delete(), .insert(),
    .reorder(), .multiselect(), .popUpMenu(), .label(text: "3"), .label(text: ""),
    .label(
      text: "3",
      options: .init(font: .systemFont(ofSize: 10), adjustsFontForContentSizeCategory: false)),
    .delete(options: .init(backgroundColor: .systemBlue)),
    .reorder(options: .init(showsVerticalSeparator: false)),
    .outlineDisclosure(options: .init(style: .header)),
    .customView(
      .init("", size: CGSize(width: 1e18, height: 0)),
      placement: .leading(displayed: .whenEditing, at: .index(.max)), maintainsFixedSize: true),
    .customView(.init("b", size: .zero), placement: .trailing(at: .after(.label))),
  ]

  static let separators: [HostileValue] = {
    let separators = ListSeparatorConfiguration(listAppearance: .plain)
    let visibilities = ListSeparatorConfiguration.Visibility.allCases
    let effects =
      CellVisualEffect.BlurStyle.allCases.map { Optional(CellVisualEffect.blur($0)) } + [nil]
    let tables: [[HostileValue]] = [
      each(
        visibilities, in: separators, ("", \.topSeparatorVisibility),
        ("", \.bottomSeparatorVisibility)),
      each(
        HostilePart.colors, in: separators, ("color", \.color),
        ("multipleSelectionColor", \.multipleSelectionColor)),
      each(effects, in: separators, ("", \.visualEffect)),
      each(
        HostilePart.numbers, in: separators, ("leading", \.topSeparatorInsets.leading),
        ("trailing", \.topSeparatorInsets.trailing), ("top", \.topSeparatorInsets.top),
        ("bottom", \.topSeparatorInsets.bottom), ("leading", \.bottomSeparatorInsets.leading),
        ("trailing", \.bottomSeparatorInsets.trailing), ("top", \.bottomSeparatorInsets.top),
        ("bottom", \.bottomSeparatorInsets.bottom)),
      each(
        [-1e18, -0.5, 0, 16], in: separators, ("", \.topSeparatorInsets.leading),
        ("", \.topSeparatorInsets.trailing), ("", \.bottomSeparatorInsets.leading),
        ("", \.bottomSeparatorInsets.trailing)),
    ]
    return tables.flatMap(\.self)
  }()

  static let lists = ListConfiguration.Appearance.allCases.flatMap {
    values(of: ListConfiguration(appearance: $0))
  }

  static let selections: [HostileValue] =
    [HostileValue("", ListSelectionRules())]
    + each(
      [true, false], in: ListSelectionRules(), ("", \.allowsSelection),
      ("", \.allowsMultipleSelection), ("", \.allowsSelectionDuringEditing),
      ("", \.allowsMultipleSelectionDuringEditing), ("", \.selectionFollowsFocus))

  private static func values(of list: ListConfiguration) -> [HostileValue] {
    let paddings: [CGFloat?] = HostilePart.numbers.map(Optional.some)
    let usualPaddings: [CGFloat?] = [nil, 0, 0.1, 1e300]
    let colors: [CellColor?] = HostilePart.colors.map(Optional.some) + [nil]
    let handler: ListConfiguration.ItemSeparatorHandler? = { _, separators in separators }
    let unknown = ListConfiguration.ContentHuggingElements(rawValue: 2)
    let tables: [[HostileValue]] = [
      [HostileValue("", list)],
      each(ListConfiguration.Container.allCases, in: list, ("", \.container)),
      each([true, false], in: list, ("", \.showsSeparators)),
      each(ListConfiguration.HeaderMode.allCases, in: list, ("", \.headerMode)),
      each(ListConfiguration.FooterMode.allCases, in: list, ("", \.footerMode)),
      each(usualPaddings, in: list, ("", \.headerTopPadding)),
      each(paddings, in: list, ("headerTopPadding", \.headerTopPadding)),
      each([.supplementaryHeader], in: list, ("", \.contentHuggingElements)),
      each([unknown], in: list, ("bits", \.contentHuggingElements)),
      each(colors, in: list, ("backgroundColor", \.backgroundColor)),
      each(HostilePart.colors, in: list, ("color", \.separatorConfiguration.color)),
      each([handler], in: list, ("itemSeparatorHandler", \.itemSeparatorHandler)),
    ]
    return tables.flatMap(\.self)
  }
}
