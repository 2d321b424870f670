import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

extension Chapter {
  /// Every style of background in every state, and the properties of backgrounds.
  static let backgroundStyles = Chapter(
    title: "Background styles", namesInUIKit: "UIBackgroundConfiguration",
    summary: "What is behind the content: every style in every state, corners, strokes, images, "
      + "effects and shadows.",
    groups: BackgroundConfiguration.Style.allCases.map { style in
      Group(
        title: style.name.titleOfName,
        scenes: ConfigurationStateFlags.shown.map { flags in
          .background(flags.title, style) {
            $0.state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
          }
        })
    } + [Group(title: "Properties", scenes: properties)])

  private static let properties: [Scene] = [
    .properties("Rounded corners") { $0.cornerRadius = 16 },
    .properties("Insets") {
      $0.backgroundInsets = DirectionalEdgeInsets(top: 6, leading: 24, bottom: 6, trailing: 8)
      $0.cornerRadius = 8
    },
    .properties("Stroke outside") {
      $0.cornerRadius = 12
      $0.backgroundInsets = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      $0.strokeColor = .systemIndigo
      $0.strokeWidth = 2
      $0.strokeOutset = 4
    },
    .properties("Image") {
      $0.image = CellImage(size: CGSize(width: 120, height: 40))
      $0.imageContentMode = .scaleAspectFit
    },
    .properties("Effect") {
      $0.backgroundColor = .clear
      $0.visualEffect = .blur(.systemThinMaterial)
    },
    .properties("Shadow") {
      $0.cornerRadius = 12
      $0.backgroundInsets = DirectionalEdgeInsets(top: 10, leading: 16, bottom: 14, trailing: 16)
      $0.shadowProperties.opacity = 0.3
      $0.shadowProperties.radius = 5
      $0.shadowProperties.offset = CGSize(width: 0, height: 3)
    },
  ]
}

extension Scene {
  /// A cell with a background of a style; its text is the same in all of them.
  fileprivate static func background(
    _ title: String, _ style: BackgroundConfiguration.Style,
    _ change: (inout ListDocument.Row) -> Void = { _ in }
  ) -> Scene {
    row(title, .cell(), "Content") {
      $0.background = BackgroundConfiguration(style: style)
      change(&$0)
    }
  }

  /// A cell whose background differs from the background of a grouped list.
  fileprivate static func properties(
    _ title: String, _ change: (inout BackgroundConfiguration) -> Void
  ) -> Scene {
    row(title) {
      var background = BackgroundConfiguration(style: .listGroupedCell)
      background.backgroundColor = .systemGray5
      change(&background)
      $0.background = background
      $0.height = 64
    }
  }
}
