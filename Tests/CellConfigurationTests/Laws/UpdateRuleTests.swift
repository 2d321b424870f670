import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Rules of updating that go beyond the nine laws.
struct UpdateRuleTests {
  @Test(
    "Expanded, pinned, reordering, dragging and not targeted states change nothing",
    arguments: StateSpace.flagsWithoutEffect)
  func flagsWithoutEffect(_ extra: ConfigurationStateFlags) {
    for flags in StateSpace.combinations {
      // A cell cannot be targeted and not targeted at once.
      if extra == .notTargeted, flags.contains(.targeted) { continue }
      let plain = CellConfigurationState(flags)
      let more = CellConfigurationState(flags.union(extra))
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: more) == subject.make().updated(for: plain))
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: more) == subject.make().updated(for: plain))
      }
    }
  }

  @Test("An updated configuration equals the original exactly if no value changed")
  func equalIfUnchanged() {
    for state in StateSpace.someStates {
      for subject in ContentUnderTest.factories {
        let fresh = subject.make()
        let updated = fresh.updated(for: state)
        #expect((updated == fresh) == (updated.values == fresh.values), "\(subject) \(state)")
      }
      for subject in BackgroundUnderTest.factories {
        let fresh = subject.make()
        let updated = fresh.updated(for: state)
        #expect((updated == fresh) == (updated.values == fresh.values), "\(subject) \(state)")
      }
    }
  }

  @Test("Clear and plain header backgrounds never change")
  func neverChange() {
    for state in StateSpace.everyState {
      #expect(BackgroundConfiguration.clear().updated(for: state) == .clear())
      #expect(
        BackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
          == .listPlainHeaderFooter())
    }
  }

  @Test("Only style-agnostic factories follow the list environment")
  func agnostic() {
    let contents = ContentUnderTest.factories.filter(Self.followsList).map(\.name)
    #expect(contents == ["cell", "subtitleCell", "valueCell", "header", "footer"])
    let backgrounds = BackgroundUnderTest.factories.filter(Self.followsList).map(\.name)
    #expect(backgrounds == ["listCell", "listHeader", "listFooter"])
  }

  private static func followsList<Configuration>(
    _ subject: ConfigurationUnderTest<Configuration>
  ) -> Bool {
    StateSpace.sheets.contains { sheet in
      let looks = ListEnvironment.allCases.map { environment in
        subject.make().updated(
          for: CellConfigurationState(
            traitCollection: TraitCollection {
              $0.styleSheet = sheet
              $0.listEnvironment = environment
            }))
      }
      return Set(looks).count > 1
    }
  }

  @Test("Only style sheet, list environment and idiom affect an update")
  func otherTraits() {
    let traits = TraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
      $0.userInterfaceIdiom = .pad
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.layoutDirection = .rightToLeft
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
      $0.activeAppearance = .inactive
      $0.displayScale = 1
    }
    for flags in StateSpace.combinations {
      let plain = CellConfigurationState(flags)
      let other = CellConfigurationState(flags, traits)
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: other) == subject.make().updated(for: plain))
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: other) == subject.make().updated(for: plain))
      }
    }
  }

  @Test("A style-agnostic style keeps its name in every list")
  func names() {
    for environment in ListEnvironment.allCases {
      let traits = TraitCollection { $0.listEnvironment = environment }
      let state = CellConfigurationState(traitCollection: traits)
      for subject in ContentUnderTest.factories {
        #expect(subject.make().updated(for: state).style == subject.make().style)
      }
      for subject in BackgroundUnderTest.factories {
        #expect(subject.make().updated(for: state).style == subject.make().style)
      }
    }
  }
}
