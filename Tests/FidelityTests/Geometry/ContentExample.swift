import CellConfiguration
import CellLayout
import CellText
import Foundation
import Testing

/// Frames that list content has in UIKit, or that follow from what it does there.
struct ContentExample: Sendable, CustomTestStringConvertible {
  /// The rule that it is an example of.
  var rule: String
  var name: String
  var evidence: Evidence
  var style = ListContentConfiguration.Style.cell
  var sheet = StyleSheet.iOS26
  var scale: CGFloat = 2
  var category = CellContentSizeCategory.large
  var width: CGFloat = 300
  /// The height of the view, `nil` for the one that the content wants.
  var height: CGFloat?
  var inherited: CGFloat = 8
  var direction = LayoutDirection.leftToRight
  /// How many points wide a character is at 17 points; `nil` measures with the embedded font.
  var characterWidth: CGFloat?
  var content: @Sendable (inout ListContentConfiguration) -> Void

  var image: CGRect?
  var slot: CGRect?
  var text: CGRect?
  var secondaryText: CGRect?
  var fittedSize: CGSize?
  var fittedHeight: CGFloat?
  var arrangement: ListContentLayout.Arrangement?

  var testDescription: String { "\(rule), \(name) [\(evidence)]" }

  static let all = measured + images + texts + aroundImages

  var layout: ListContentLayout {
    let traits = TraitCollection {
      $0.styleSheet = sheet
      $0.displayScale = scale
      $0.layoutDirection = direction
      $0.preferredContentSizeCategory = category
    }
    var state = CellConfigurationState()
    state.traitCollection = traits
    var configuration = ListContentConfiguration(style: style).updated(for: state)
    content(&configuration)
    let margins = DirectionalEdgeInsets(
      top: inherited, leading: inherited, bottom: inherited, trailing: inherited)
    var context = LayoutContext(traits: traits, superviewLayoutMargins: margins)
    if let characterWidth {
      context = LayoutContext(
        traits: traits, shaper: FixedAdvanceShaper(advance: characterWidth / 17),
        superviewLayoutMargins: margins)
    }
    if let height {
      return ListContentLayout(
        configuration, size: CGSize(width: width, height: height), context: context)
    }
    return ListContentLayout(configuration, width: width, context: context)
  }
}

extension ContentExample {
  // swift-format-ignore
  static let measured: [ContentExample] = [
    ContentExample(
      rule: "G6", name: "image limited to 40, reserved width 44", evidence: .recorded, height: 80,
      content: {
        $0.image = CellImage(size: CGSize(width: 50, height: 30))
        $0.imageProperties.maximumSize.width = 40
        $0.imageProperties.reservedLayoutSize.width = 44
        $0.text = String(repeating: "word ", count: 200)
      },
      image: CGRect(x: 18, y: 28, width: 40, height: 24)),
    ContentExample(
      rule: "G6", name: "text begins after slot and padding", evidence: .recorded, height: 80,
      characterWidth: 10,
      content: {
        $0.image = CellImage(size: CGSize(width: 50, height: 30))
        $0.imageProperties.maximumSize.width = 40
        $0.imageProperties.reservedLayoutSize.width = 44
        $0.text = "four"
      },
      text: CGRect(x: 76, y: 30, width: 40, height: 20.5)),
    ContentExample(
      rule: "G2", name: "image scaled to the height of the area", evidence: .recorded, height: 50,
      characterWidth: 10,
      content: {
        $0.image = CellImage(size: CGSize(width: 30, height: 60))
        $0.text = "four"
      },
      image: CGRect(x: 16, y: 15, width: 10, height: 20),
      text: CGRect(x: 42, y: 15, width: 40, height: 20)),
    ContentExample(
      rule: "G7", name: "value cell, 120 + 8 + 150 in 296: side by side", evidence: .recorded,
      style: .valueCell, width: 320, characterWidth: 10,
      content: {
        $0.text = String(repeating: "a", count: 12)
        $0.secondaryText = String(repeating: "b", count: 15)
      },
      text: CGRect(x: 16, y: 16, width: 120, height: 20.5),
      secondaryText: CGRect(x: 162, y: 16, width: 150, height: 20.5),
      arrangement: .sideBySide),
    ContentExample(
      rule: "G7", name: "value cell, 120 + 8 + 180 in 296: stacked", evidence: .recorded,
      style: .valueCell, width: 320, characterWidth: 10,
      content: {
        $0.text = String(repeating: "a", count: 12)
        $0.secondaryText = String(repeating: "b", count: 18)
      },
      arrangement: .stacked),
    ContentExample(
      rule: "G7", name: "value cell, exactly fitting: side by side", evidence: .recorded,
      style: .valueCell, width: 16 + 278 + 8, characterWidth: 10,
      content: {
        $0.text = String(repeating: "a", count: 12)
        $0.secondaryText = String(repeating: "b", count: 15)
      },
      arrangement: .sideBySide),
    ContentExample(
      rule: "G7", name: "value cell, a line break of its own: stacked", evidence: .inferred,
      style: .valueCell, width: 320, characterWidth: 10,
      content: {
        $0.text = "a\nb"
        $0.secondaryText = "c"
      },
      arrangement: .stacked),
    ContentExample(
      rule: "G7", name: "value cell, accessibility size: stacked", evidence: .inferred, style: .valueCell,
      category: .accessibilityMedium, width: 320,
      content: {
        $0.text = "a"
        $0.secondaryText = "c"
      },
      arrangement: .stacked),
    ContentExample(
      rule: "G13", name: "subtitle cell of iOS 26 at XL", evidence: .recorded, style: .subtitleCell, scale: 3,
      category: .extraLarge, width: 375, characterWidth: 10,
      content: {
        $0.text = "one"
        $0.secondaryText = "line"
      },
      fittedHeight: 73.333),
    ContentExample(
      rule: "G13", name: "sidebar cell with a bitmap and no text", evidence: .recorded, style: .sidebarCell,
      content: { $0.image = CellImage(size: CGSize(width: 30, height: 40)) },
      fittedSize: CGSize(width: 56, height: 62)),
    ContentExample(
      rule: "G13", name: "cell of iOS 18 at XL with two texts", evidence: .recorded, sheet: .iOS18,
      category: .extraLarge,
      content: {
        $0.text = "one"
        $0.secondaryText = "line"
      },
      fittedHeight: 65),
    ContentExample(
      rule: "G14", name: "text wrapped around an image at AX1", evidence: .assumed, scale: 3,
      category: .accessibilityMedium, width: 300, characterWidth: 17,
      content: {
        $0.image = CellImage(size: CGSize(width: 60, height: 60))
        // 28 points a character: 276 wide is 9 characters, 200 wide is 7.
        $0.text = "seven77 eight88 nine99999"
      },
      image: CGRect(x: 16, y: 15, width: 60, height: 60),
      text: CGRect(x: 16, y: 15, width: 76 + 196, height: 101.667),
      arrangement: .wrappedAroundImage),
  ]
}
