import CellConfiguration
import CellLayout
import CellTestSupport
import Foundation

/// Cells with all that they can have, in states and traits at random.
struct RandomPresentations {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let colors: [CellColor] = [
    .clear, .systemRed, .label, CellColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 0.3),
  ]

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }

  mutating func cell() -> ListCellConfiguration {
    var content = ListContentConfiguration(
      style: pick(ListContentConfiguration.Style.allCases))
    content.text = pick(["Wi-Fi", "Known networks are joined automatically", "الإعدادات"])
    content.secondaryText = pick([nil, "Home", "Hintergrundaktualisierung"])
    content.image = pick([
      nil, CellImage(systemName: "wifi"), CellImage(size: CGSize(width: 60, height: 40)),
    ])
    content.imageProperties.cornerRadius = pick([0, 8])
    content.imageProperties.strokeWidth = pick([0, 2])
    content.alpha = pick([1, 0.4])
    if pick([true, false]) { content.textProperties.color = pick(Self.colors) }
    var background = BackgroundConfiguration(
      style: pick(BackgroundConfiguration.Style.allCases))
    if pick([true, false]) { background.backgroundColor = pick(Self.colors) }
    background.strokeWidth = pick([0, 3])
    background.strokeColor = pick(Self.colors)
    background.image = pick([nil, CellImage(size: CGSize(width: 20, height: 20))])
    background.shadowProperties.opacity = pick([0, 0.7])
    background.shadowProperties.color = .black
    background.shadowProperties.radius = pick([0, 5])
    var cell = ListCellConfiguration(
      content: content, background: pick([nil, background, background]))
    cell.accessories = pick([
      [], [.disclosureIndicator()], [.delete(), .reorder(), .checkmark()],
      [.multiselect(displayed: .always), .label(text: "12"), .detail()],
    ])
    return cell
  }

  mutating func presentation(of cell: ListCellConfiguration) -> CellPresentation {
    presentations(of: cell, in: [pick([.light, .dark])])[0]
  }

  /// Returns the presentations of a cell that differ in the style of the user interface only.
  mutating func presentations(
    of cell: ListCellConfiguration, in styles: [UserInterfaceStyle]
  ) -> [CellPresentation] {
    var traits = TraitCollection.phone.modifyingTraits {
      $0.styleSheet = pick([.iOS18, .iOS26])
      $0.layoutDirection = pick([.leftToRight, .rightToLeft])
      $0.preferredContentSizeCategory = pick([.large, .accessibilityLarge])
    }
    let flags = pick(StateSpace.combinations)
    var decorations = ListCellDecorations()
    decorations.separators = ListSeparatorConfiguration(
      listAppearance: pick([.plain, .insetGrouped]))
    decorations.clipRadii = CornerRadii(pick([0, 10]))
    let width: CGFloat = pick([320, 390])
    return styles.map { style in
      traits.userInterfaceStyle = style
      let shown = cell.updated(for: CellConfigurationState(flags, traits))
      let context = LayoutContext(traits: traits)
      let layout = ListCellLayout(
        shown, width: width, context: context, decorations: decorations)
      return CellPresentation(layout, of: shown, context: context)
    }
  }
}
