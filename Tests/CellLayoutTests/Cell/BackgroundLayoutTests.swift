import CellConfiguration
import CellLayout
import Foundation
import Testing

/// The layout of backgrounds without assignments, of which fewer values are read.
struct BackgroundLayoutTests {
  private static let changes: [@Sendable (inout BackgroundConfiguration) -> Void] = [
    { $0.cornerRadius = 7 },
    { $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom] },
    { ($0.strokeWidth, $0.strokeColor, $0.strokeOutset) = (2, .systemRed, 3) },
    { $0.image = CellImage(size: CGSize(width: 20, height: 10)) },
    { ($0.shadowProperties.opacity, $0.shadowProperties.color) = (0.5, .systemRed) },
  ]

  @Test("A background by default is laid out like one to which the same values are assigned")
  func defaults() {
    let size = CGSize(width: 320, height: 44)
    for style in BackgroundConfiguration.Style.allCases {
      for change in Self.changes {
        let traits = TraitCollection {
          $0.styleSheet = StyleSheet.iOS26.changing { $0.changeBackground(of: [style], change) }
          $0.layoutDirection = .rightToLeft
        }
        let context = LayoutContext(traits: traits)
        let state = CellConfigurationState(traitCollection: traits)
        let background = BackgroundConfiguration(style: style).updated(for: state)
        var assigned = background
        assigned.cornerRadius = background.cornerRadius
        let radii = CornerRadii(10, at: .top)
        #expect(
          BackgroundLayout(background, size: size, context: context, clipRadii: radii)
            == BackgroundLayout(assigned, size: size, context: context, clipRadii: radii))
      }
    }
  }
}
