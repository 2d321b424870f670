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
  var direction = TraitEnvironmentLayoutDirection.leftToRight
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
