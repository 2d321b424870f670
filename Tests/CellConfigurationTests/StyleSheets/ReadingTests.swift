import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// What a closure that assigns defaults, or properties for states, reads.
struct ReadingTests {
  private func content(
    _ style: ListContentConfiguration.Style, _ sheet: StyleSheet,
    _ change: (inout CellConfigurationState) -> Void = { _ in }
  ) -> ListContentConfiguration {
    var state = CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = sheet })
    change(&state)
    return ListContentConfiguration(style: style).updated(for: state)
  }

  @Test("A change of a style sheet reads that sheet's defaults")
  func sheetReadsItself() {
    let sheet = StyleSheet.iOS18.changing {
      $0.changeContent(of: [.cell]) {
        $0.directionalLayoutMargins.top += 4
        $0.secondaryTextProperties.font = $0.secondaryTextProperties.font.withWeight(.bold)
      }
    }
    let cell = content(.cell, sheet)
    #expect(
      cell.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 15, leading: 16, bottom: 11, trailing: 8))
    #expect(
      cell.secondaryTextProperties.font
        == CellFont.preferredFont(forTextStyle: .caption1).withWeight(.bold))
  }

  @Test("A later change of a style sheet reads values of an earlier one")
  func laterReadsEarlier() {
    let sheet = StyleSheet.iOS26
      .changing { $0.changeContent(of: [.cell]) { $0.imageToTextPadding = 20 } }
      .changing { $0.changeContent(of: [.cell]) { $0.imageToTextPadding += 1 } }
    #expect(content(.cell, sheet).imageToTextPadding == 21)
  }

  @Test("A change for a state reads the look of that state")
  func stateReadsState() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.sidebarCell], when: .disabled) { $0.alpha *= 0.5 }
    }
    #expect(content(.sidebarCell, sheet) { $0.isDisabled = true }.alpha == 0.25)
    #expect(content(.sidebarCell, sheet).alpha == 1)
    let background = StyleSheet.iOS26.changing {
      $0.changeBackground(of: [.listPlainCell], when: .swiped) {
        $0.cornerRadius += 1
      }
    }
    var state = CellConfigurationState(
      traitCollection: TraitCollection { $0.styleSheet = background })
    state.isSwiped = true
    #expect(BackgroundConfiguration(style: .listPlainCell).updated(for: state).cornerRadius == 27)
  }

  @Test("A rule for a state reads the caller's earlier assignments and keeps them")
  func ruleReadsOverrides() {
    var content = ListContentConfiguration.cell()
    content.directionalLayoutMargins.leading = 30
    content.textProperties.font = .systemFont(ofSize: 30)
    content.when(.selected) {
      $0.directionalLayoutMargins.top += 4
      $0.textProperties.font = $0.textProperties.font.withWeight(.bold)
    }
    var state = CellConfigurationState()
    #expect(content.textProperties.font == .systemFont(ofSize: 30))
    state.isSelected = true
    let selected = content.updated(for: state)
    #expect(
      selected.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 19, leading: 30, bottom: 15, trailing: 8))
    #expect(selected.textProperties.font == .boldSystemFont(ofSize: 30))
  }

  @Test("A rule reads the style's look for its own state, regardless of the current state")
  func ruleReadsState() {
    var content = ListContentConfiguration.sidebarCell()
    content.when(.disabled) { $0.alpha *= 0.5 }
    var state = CellConfigurationState()
    state.isDisabled = true
    #expect(content.updated(for: state).alpha == 0.25)
    #expect(content.alpha == 1)
  }

  @Test("Reading a property in a rule does not assign it")
  func readingAssignsNothing() {
    var content = ListContentConfiguration.cell()
    let before = content
    content.when(.selected) { _ = $0.textProperties.font.withWeight(.bold) }
    #expect(content == before)
  }
}
