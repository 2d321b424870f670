import CellConfiguration
import Foundation

extension Scene {
  /// A screen in each of the five appearances, in both generations, light and dark, in both
  /// directions.
  static let appearances: [Scene] = ListConfiguration.Appearance.allCases.flatMap { appearance in
    [StyleSheet.iOS18, .iOS26].flatMap { sheet in
      [UserInterfaceStyle.light, .dark].flatMap { style in
        [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
          typical(appearance).with("\(sheet), \(style), \(direction.words)") {
            $0.styleSheet = sheet
            $0.userInterfaceStyle = style
            $0.layoutDirection = direction
          }
        }
      }
    }
  }

  /// What is typically found in an appearance.
  private static func typical(_ appearance: ListConfiguration.Appearance) -> Scene {
    let screen =
      switch appearance {
      case .plain: contacts
      case .grouped: form
      case .insetGrouped: settings
      case .sidebar, .sidebarPlain: mailboxes
      }
    var document = screen.document
    document.list = PreviewDocument.defaultList(appearance)
    return Scene(title: "\(appearance.name)", document: document)
  }
}

extension TraitEnvironmentLayoutDirection {
  fileprivate var words: String { self == .rightToLeft ? "right to left" : "left to right" }
}
