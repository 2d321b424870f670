import CellConfiguration
import Testing

struct StyleUseTests {
  private typealias Content = ListContentConfiguration.Style
  private typealias Background = BackgroundConfiguration.Style

  @Test("Cells of a sidebar have its styles", arguments: [ListEnvironment.sidebar, .sidebarPlain])
  func sidebars(list: ListEnvironment) {
    let styles: [(ListContentConfiguration.Style, ListContentConfiguration.Style)] = [
      (.cell, .sidebarCell), (.subtitleCell, .sidebarSubtitleCell), (.valueCell, .sidebarCell),
    ]
    for (style, expected) in styles { #expect(style.resolvedStyle(in: list) == expected) }
  }

  @Test("Every style has one row in the table of its kind, in the order of the styles")
  func rows() {
    #expect(Content.uses.map(\.style) == Content.allCases)
    #expect(Content.allCases.map(\.rawValue) == Array(Content.allCases.indices))
    #expect(Background.uses.map(\.style) == Background.allCases)
    #expect(Background.allCases.map(\.rawValue) == Array(Background.allCases.indices))
  }

  @Test("A style that follows the list suits all lists, and so do the rows that it uses there")
  func lists() {
    for use in Content.uses {
      #expect(use.following.use.lists == nil)
      #expect(use.following.use.following == use.following)
      for list in ListEnvironment.allCases where use.lists == nil {
        #expect(list.isSuited(by: use.style.resolvedStyle(in: list).use.lists))
      }
    }
    for use in Background.uses {
      #expect(use.following.use.lists == nil)
      #expect(use.following.use.following == use.following)
      for list in ListEnvironment.allCases where use.lists == nil {
        #expect(list.isSuited(by: use.style.resolvedStyle(in: list).use.lists))
      }
    }
  }
}
