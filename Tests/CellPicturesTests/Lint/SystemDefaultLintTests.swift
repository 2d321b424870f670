import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("The lint never reports the effects of the system's defaults alone")
struct SystemDefaultLintTests {
  private static let long = "A network with a name that is much too long for any line of a list"
  private static let symbols = ["wifi", "doc", "battery.100", "person.3.fill", "car.fill"]

  /// Rows of a style with texts and a symbol, in every text size and in every state that does not
  /// contradict itself.
  private static func rows(
    _ style: ListContentConfiguration.Style, _ change: (inout ListContentConfiguration) -> Void
  ) -> [ListDocument.Row] {
    let states =
      StateSpace.combinations.filter {
        !$0.contains(.disabled) || $0.isDisjoint(with: [.selected, .highlighted, .focused])
      }.enumerated().map { place, flags in
        var state = CellConfigurationState(flags)
        // Rows without a text size are laid out in all accessibility sizes.
        if place % 4 != 0 {
          let sizes = CellContentSizeCategory.sizes
          state.traitCollection.preferredContentSizeCategory = sizes[place / 4 % sizes.count]
        }
        return state
      }
    return someCases(states.enumerated()).map { place, state in
      let content = ListContentConfiguration.made(style, place % 3 == 0 ? "Wi-Fi" : long) {
        $0.secondaryText = place % 2 == 0 ? long : nil
        $0.image = CellImage(systemName: symbols[place % symbols.count])
        change(&$0)
      }
      return ListDocument.Row(content: content, state: state, accessories: [.checkmark()])
    }
  }

  /// Findings about rows of a style in a list that the style is made for, and outside of lists.
  private static func findings(
    _ style: ListContentConfiguration.Style, _ sheet: StyleSheet,
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) throws -> [ConfigurationLint.Finding] {
    let appearance = (style.use.lists ?? [.insetGrouped]).lazy.compactMap {
      ListConfiguration.Appearance($0)
    }.first
    let rows = rows(style, change)
    return try [appearance, nil].flatMap { appearance in
      try LintFixture {
        $0.traits.styleSheet = sheet
        $0.list = appearance.map { ListDocument.defaultList($0) }
        $0.sections = [ListDocument.Section(rows: rows)]
      }.findings
    }
  }

  @Test(
    "Rows without assignments have no findings, in any style, state, size and list",
    arguments: ListContentConfiguration.Style.allCases, someCases(StateSpace.sheets))
  func styles(style: ListContentConfiguration.Style, sheet: StyleSheet) throws {
    #expect(try Self.findings(style, sheet).map(\.description) == [])
  }

  @Test("The same rows have findings for assignments", arguments: StateSpace.sheets)
  func assignments(sheet: StyleSheet) throws {
    let limited = try Self.findings(.cell, sheet) { $0.textProperties.numberOfLines = 1 }
    #expect(Set(limited.map(\.identifier)) == [.truncatedText])
  }

  @Test("A style sheet that limits texts is not the system's")
  func styleSheets() throws {
    let sheet = StyleSheet.iOS26.changing {
      // Layout ignores a default limit of lines at accessibility sizes, but no other default.
      $0.changeContent(of: [.cell]) { $0.textProperties.lineBreakMode = .byClipping }
    }
    func findings(_ sheet: StyleSheet) throws -> [LintRule] {
      try LintFixture(.made(.cell, Self.long)) { $0.traits.styleSheet = sheet }.findings
        .map(\.identifier)
    }
    #expect(try findings(sheet) == [.truncatedText])
    #expect(try findings(.iOS26) == [])
  }

  @Test("A sidebar row is only reported if it is lower than the system makes it")
  func sidebar() throws {
    func places(
      height: CGFloat? = nil, _ change: (inout ListContentConfiguration) -> Void = { _ in }
    ) throws -> [String] {
      try LintFixture(.made(.sidebarCell, "Wi-Fi", change), appearance: .sidebar) {
        $0.sections[0].rows[0].height = height
      }.places
    }
    #expect(try places() == [])
    #expect(try places { $0.textProperties.color = .label } == [])
    #expect(try places { $0.imageToTextPadding = 20 } == [])
    #expect(try places(height: 30).contains("smallTapTarget sections[0].rows[0].height"))
  }
}
