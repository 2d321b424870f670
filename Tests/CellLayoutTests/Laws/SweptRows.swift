import CellConfiguration
import CellLayout
import CellPictures
import CellTestSupport
import Foundation

/// The values that laws are tried with: contents, accessories, states, traits and widths.
enum SweptRows {
  typealias Change = @Sendable (inout ListContentConfiguration) -> Void

  static let styles = ListContentConfiguration.Style.allCases
  static let sheets: [StyleSheet] = [.iOS18, .iOS26]
  static let categories = CellContentSizeCategory.sizes
  static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  static let scales: [CGFloat] = [1, 2, 3, 2.625]
  static let environments = ListEnvironment.allCases

  /// From nothing to a wall.
  static let widths: [CGFloat] = [
    0, 0.4, 1, 17, 40.3, 90, 160, 250.5, 320, 390, 834, 1366.7, 2000,
  ]

  /// Image, text and secondary text present or not, short or long.
  static let contents: [Change] = [
    { _ in },
    { $0.text = "Wi-Fi" },
    { $0.image = CellImage(systemName: "wifi") },
    { $0.image = CellImage(size: CGSize(width: 60, height: 90)) },
    {
      $0.text = "Known networks are joined automatically."
      $0.secondaryText = "Home"
    },
    {
      $0.secondaryText = "Hintergrundaktualisierung"
      $0.image = CellImage(size: CGSize(width: 60, height: 40))
    },
    {
      $0.text = "Persönlicher Hotspot"
      $0.secondaryText = "Familienfreigabe aus, Passwort ändern"
      $0.image = CellImage(systemName: "wifi", size: CGSize(width: 28, height: 22))
    },
    {
      $0.text = "Donaudampfschifffahrtsgesellschaft"
      $0.secondaryText = "الإعدادات العامة والخصوصية"
      $0.image = CellImage(size: CGSize(width: 80, height: 120))
    },
  ]

  /// None, every system kind, many at once, hidden ones, odd ones.
  static let accessories: [[CellAccessory]] =
    [[]] + single.map { [$0] } + [
      [.disclosureIndicator(), .label(text: "12")],
      [.delete(), .reorder(), .detail(), .checkmark()],
      [.multiselect(), .insert(), .outlineDisclosure(), .reorder()],
      [
        view("a", 30, .leading()), .delete(), view("b", 8, .trailing(at: .after(.checkmark))),
        .checkmark(displayed: .whenNotEditing),
      ],
      [.checkmark(options: .init(isHidden: true, reservedLayoutWidth: .custom(70)))],
    ]

  private static let single: [CellAccessory] = [
    .disclosureIndicator(), .outlineDisclosure(), .detail(), .checkmark(),
    .delete(displayed: .always), .insert(), .reorder(), .multiselect(), .popUpMenu(),
    .label(text: "Familienfreigabe"), view("v", 44, .trailing()), view("v", 44, .leading()),
  ]

  private static func view(
    _ name: String, _ side: CGFloat, _ placement: CellAccessory.Placement
  ) -> CellAccessory {
    .customView(
      CellAccessory.CustomView(name, size: CGSize(width: side, height: side)),
      placement: placement)
  }

  /// Every combination of the flags that some style reacts to.
  static let states = StateSpace.combinations

  static func traits(_ choice: [Int]) -> TraitCollection {
    TraitCollection {
      $0.styleSheet = sheets[choice[0]]
      $0.preferredContentSizeCategory = categories[choice[1]]
      $0.layoutDirection = directions[choice[2]]
      $0.displayScale = scales[choice[3]]
      $0.listEnvironment = environments[choice[4]]
    }
  }

  /// How many values the factors of ``traits(_:)`` have.
  static let traitSizes = [
    sheets.count, categories.count, directions.count, scales.count, environments.count,
  ]

  /// A configuration in a state, with what it shows.
  static func content(
    _ style: Int, _ change: Int, _ state: CellConfigurationState
  ) -> ListContentConfiguration {
    var content = ListContentConfiguration(style: styles[style]).updated(for: state)
    contents[change](&content)
    return content
  }
}
