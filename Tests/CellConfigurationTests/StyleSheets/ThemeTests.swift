import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// One sheet, carried in the traits, themes every row of a list.
struct ThemeTests {
  /// A row as a list makes it: content and background in the styles that fit any list.
  private struct Row {
    var content: ListContentConfiguration
    var background: BackgroundConfiguration

    func updated(for state: some ConfigurationState) -> Row {
      Row(content: content.updated(for: state), background: background.updated(for: state))
    }
  }

  private static let rows = [
    Row(content: .header(), background: .listHeader()),
    Row(content: .cell(), background: .listCell()),
    Row(content: .subtitleCell(), background: .listCell()),
    Row(content: .valueCell(), background: .listCell()),
    Row(content: .footer(), background: .listFooter()),
  ]

  private static let brand = StyleSheet.iOS26
    .renamed(to: "Brand")
    .changing {
      $0.changeContent(of: [.cell, .subtitleCell, .valueCell]) {
        $0.textProperties.color = .systemIndigo
        $0.imageProperties.tintColor = .systemOrange
        $0.directionalLayoutMargins.leading = 24
        $0.when(.selected) { $0.textProperties.color = .white }
      }
    }
    .changing {
      $0.changeContent(of: [.header, .footer]) {
        $0.textProperties.font = .systemFont(ofSize: 11, weight: .heavy)
        $0.textProperties.color = .systemBrown
      }
    }
    .changing {
      $0.changeBackground(of: [.listCell], when: .selected) { $0.backgroundColor = .systemIndigo }
    }
    .changing {
      $0.changeBackground(of: [.listCell, .listHeader, .listFooter]) { $0.cornerRadius = 4 }
    }
    .changing { $0.metrics.rows.minimumHeight = 60 }

  @Test(
    "Every row in every kind of list follows the style sheet", arguments: ListEnvironment.allCases)
  func list(_ environment: ListEnvironment) {
    let traits = TraitCollection {
      $0.styleSheet = Self.brand
      $0.listEnvironment = environment
    }
    let normal = CellConfigurationState(traitCollection: traits)
    let selected = CellConfigurationState(.selected, traits)
    for row in Self.rows {
      let shown = row.updated(for: normal)
      let chosen = row.updated(for: selected)
      #expect(shown.background.cornerRadius == 4)
      if row.background.style == .listCell {
        #expect(shown.content.textProperties.color == .systemIndigo)
        #expect(shown.content.imageProperties.tintColor == .systemOrange)
        // Margins are one property: the sheet's are those of a plain list with another leading
        // edge.
        let margins = DirectionalEdgeInsets(top: 15, leading: 24, bottom: 15, trailing: 8)
        #expect(shown.content.directionalLayoutMargins == margins)
        #expect(chosen.content.textProperties.color == .white)
        #expect(chosen.background.backgroundColor == .systemIndigo)
      } else {
        #expect(shown.content.textProperties.color == .systemBrown)
        #expect(shown.content.textProperties.font == .systemFont(ofSize: 11, weight: .heavy))
      }
    }
    #expect(traits.styleSheet.metrics.rows.minimumHeight == 60)
  }

  @Test("Without the theme's style sheet, the same rows have the system's look")
  func withoutSheet() {
    for row in Self.rows {
      let themed = row.updated(
        for: CellConfigurationState(traitCollection: TraitCollection { $0.styleSheet = Self.brand })
      )
      let plain = themed.updated(for: CellConfigurationState())
      #expect(plain.content == row.content)
      #expect(plain.background == row.background)
    }
  }

  @Test("A decoded theme has the same effect as the original")
  func coding() throws {
    let data = try JSONEncoder().encode(Self.brand)
    let decoded = try JSONDecoder().decode(StyleSheet.self, from: data)
    #expect(decoded == Self.brand)
    for environment in ListEnvironment.allCases {
      for flags in StateSpace.combinations {
        let states = [Self.brand, decoded].map { sheet in
          CellConfigurationState(
            flags,
            TraitCollection {
              $0.styleSheet = sheet
              $0.listEnvironment = environment
            })
        }
        for row in Self.rows {
          #expect(row.content.updated(for: states[0]) == row.content.updated(for: states[1]))
          #expect(
            row.background.updated(for: states[0]) == row.background.updated(for: states[1]))
        }
      }
    }
  }

  @Test("A themed list obeys the laws of layout")
  func laws() {
    let states = ListEnvironment.allCases.flatMap { environment in
      StateSpace.combinations.enumerated().filter { $0.offset % 9 == 0 }.map { _, flags in
        CellConfigurationState(
          flags,
          TraitCollection {
            $0.styleSheet = Self.brand
            $0.listEnvironment = environment
          })
      }
    }
    for subject in ContentUnderTest.factories.prefix(4) {
      let laws = ConfigurationLaws(
        subject, states: states, fewStates: Array(states.prefix(6)))
      for law in ConfigurationLaw.allCases { #expect(laws.violation(of: law) == nil) }
    }
  }
}
