import CellConfiguration
import CellTestSupport
import Foundation

/// A style in a state of a list, as far as frames depend on it.
///
/// Most states change nothing but colors. That colors change no frame is a law of its own, so
/// that the product of everything else needs each look only once.
struct LayoutVariant: Sendable {
  var style: Int
  var sheet: StyleSheet
  var environment: ListEnvironment
  var flags: ConfigurationStateFlags

  /// The first state of each look, over all styles, sheets, environments and flags.
  static let all: [LayoutVariant] = {
    var seen: Set<[AnyHashable]> = []
    var looks: [LayoutVariant] = []
    for style in SweptRows.styles.indices {
      for sheet in SweptRows.sheets {
        for environment in SweptRows.environments {
          for flags in SweptRows.states {
            let look = LayoutVariant(
              style: style, sheet: sheet, environment: environment, flags: flags)
            if seen.insert([style, sheet] + look.properties).inserted { looks.append(look) }
          }
        }
      }
    }
    return looks
  }()

  /// Traits in which the style looks so.
  func traits(_ category: CellContentSizeCategory) -> TraitCollection {
    TraitCollection {
      $0.styleSheet = sheet
      $0.listEnvironment = environment
      $0.preferredContentSizeCategory = category
    }
  }

  /// Every property that frames depend on.
  private var properties: [AnyHashable] {
    let state = CellConfigurationState(flags, traits(.large))
    let content = ListContentConfiguration(style: SweptRows.styles[style]).updated(for: state)
    let (texts, image) = (
      [content.textProperties, content.secondaryTextProperties], content.imageProperties
    )
    let texture = texts.flatMap { text -> [AnyHashable] in
      [
        text.font, text.alignment, text.lineBreakMode, text.numberOfLines,
        text.adjustsFontSizeToFitWidth, text.minimumScaleFactor,
        text.allowsDefaultTighteningForTruncation, text.adjustsFontForContentSizeCategory,
        text.transform,
      ]
    }
    return texture + [
      image.preferredSymbolConfiguration, image.maximumSize.width, image.maximumSize.height,
      image.reservedLayoutSize.width, image.reservedLayoutSize.height,
      content.directionalLayoutMargins, content.axesPreservingSuperviewLayoutMargins,
      content.prefersSideBySideTextAndSecondaryText, content.imageToTextPadding,
      content.textToSecondaryTextHorizontalPadding, content.textToSecondaryTextVerticalPadding,
    ]
  }
}
