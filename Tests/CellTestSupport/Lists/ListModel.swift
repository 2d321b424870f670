package import CellConfiguration
import CellLayout
import Foundation

/// A list as plain arrays, which computes slowly what ``ListLayout`` has to compute fast.
struct ListModel {
  struct Section {
    var header: CGFloat?
    var rows: [CGFloat]
    var footer: CGFloat?
  }

  var sections: [Section] = []

  /// Frames from top to bottom in an inset grouped list of iOS 26, in pixels of 2x.
  func tops() -> [ListItem: (top: CGFloat, bottom: CGFloat)] {
    var result: [ListItem: (CGFloat, CGFloat)] = [:]
    var y: CGFloat = 0
    func round(_ value: CGFloat) -> CGFloat { (value * 2 + 0.5).rounded(.down) / 2 }
    for (index, section) in sections.enumerated() {
      func add(_ item: ListItem, _ height: CGFloat) {
        result[item] = (round(y), round(y + height))
        y += height
      }
      if let header = section.header {
        add(.header(section: index), header)
      } else {
        y += index == 0 ? 35 : 17.5
      }
      for (row, height) in section.rows.enumerated() {
        add(.row(section: index, row: row), height)
      }
      if let footer = section.footer {
        add(.footer(section: index), footer)
      } else {
        y += index == sections.count - 1 ? 20 : 17.5
      }
    }
    return result
  }
}

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
