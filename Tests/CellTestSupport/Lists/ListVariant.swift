package import CellConfiguration
import CellLayout

/// A look of a list whose items are edited.
package struct ListVariant: Sendable, CustomStringConvertible {
  package var appearance: ListConfiguration.Appearance
  package var container: ListConfiguration.Container
  package var mode: ListConfiguration.HeaderMode
  package var sheet: StyleSheet

  package static let all = ListConfiguration.Appearance.allCases.flatMap { appearance in
    ListConfiguration.Container.allCases.flatMap { container in
      ListConfiguration.HeaderMode.allCases.flatMap { mode in
        [StyleSheet.iOS18, .iOS26].map {
          ListVariant(appearance: appearance, container: container, mode: mode, sheet: $0)
        }
      }
    }
  }

  package init(
    appearance: ListConfiguration.Appearance, container: ListConfiguration.Container,
    mode: ListConfiguration.HeaderMode, sheet: StyleSheet
  ) {
    self.appearance = appearance
    self.container = container
    self.mode = mode
    self.sheet = sheet
  }

  package var description: String {
    "\(appearance.name), \(container.name), \(mode.name), \(sheet.name)"
  }

  package var configuration: ListConfiguration {
    var list = ListConfiguration(appearance: appearance, container: container)
    list.headerMode = mode
    list.contentHuggingElements = .supplementaryHeader
    return list
  }
}
