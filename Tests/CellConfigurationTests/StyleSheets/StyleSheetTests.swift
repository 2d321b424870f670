import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Style sheets of one's own, as values that travel in the traits.
struct StyleSheetTests {
  private func state(
    _ sheet: StyleSheet, _ flags: ConfigurationStateFlags = [],
    _ environment: ListEnvironment = .unspecified
  ) -> CellConfigurationState {
    CellConfigurationState(
      flags,
      TraitCollection {
        $0.styleSheet = sheet
        $0.listEnvironment = environment
      })
  }

  @Test("The style sheet of iOS 26 is the default")
  func usual() {
    #expect(TraitCollection().styleSheet == .iOS26)
    #expect(StyleSheet.iOS26.name == "iOS26")
    #expect(StyleSheet.iOS18.name == "iOS18")
    #expect(StyleSheet.iOS18.generation == .iOS18)
    #expect(StyleSheet.iOS18 != .iOS26)
  }

  @Test("Changing a default changes the normal look and the looks of states built on it")
  func normalLook() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell, .subtitleCell]) {
        $0.textProperties.color = .systemIndigo
        $0.imageToTextPadding = 20
      }
    }
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state(sheet)).textProperties.color == .systemIndigo)
    #expect(content.updated(for: state(sheet)).imageToTextPadding == 20)
    #expect(content.updated(for: state(sheet, .disabled)).textProperties.color == .tertiaryLabel)
    #expect(content.updated(for: state(sheet, .disabled)).imageToTextPadding == 20)
    #expect(
      ListContentConfiguration.valueCell().updated(for: state(sheet)).imageToTextPadding == 16)
    #expect(content.updated(for: state(.iOS26)).imageToTextPadding == 16)
  }

  @Test("A change for a state takes precedence over the system's look for that state")
  func stateLook() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeBackground(of: [.listPlainCell], when: .selected) {
        $0.backgroundColor = .systemIndigo
      }
    }
    let background = BackgroundConfiguration(style: .listPlainCell)
    #expect(background.updated(for: state(sheet, .selected)).backgroundColor == .systemIndigo)
    #expect(background.updated(for: state(sheet, .highlighted)).backgroundColor == .systemGray4)
    #expect(background.updated(for: state(sheet)).backgroundColor == .systemBackground)
    #expect(
      background.updated(for: state(sheet, [.selected, .focused])).backgroundColorTransformer
        == .dynamicLightAlpha)
  }

  @Test("A style sheet can change the look for flags that the system's styles ignore")
  func otherFlags() {
    let sheet = StyleSheet.iOS26
      .changing {
        $0.changeBackground(of: [.listPlainHeaderFooter], when: .pinned) {
          $0.visualEffect = .blur(.systemMaterial)
        }
      }
      .changing { $0.changeContent(of: [.cell], when: .dragging && !.editing) { $0.alpha = 0.5 } }
    let header = BackgroundConfiguration.listPlainHeaderFooter()
    #expect(header.updated(for: state(sheet, .pinned)).visualEffect == .blur(.systemMaterial))
    #expect(header.updated(for: state(sheet)).visualEffect == nil)
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state(sheet, .dragging)).alpha == 0.5)
    #expect(content.updated(for: state(sheet, [.dragging, .editing])).alpha == 1)
    #expect(content.updated(for: state(sheet, [.dragging, .disabled])).alpha == 0.5)
    #expect(
      content.updated(for: state(sheet, [.dragging, .disabled])).textProperties.color
        == .tertiaryLabel)
  }

  @Test("More specific and later changes of a style sheet take precedence")
  func precedence() {
    let sheet = StyleSheet.iOS26
      .changing { $0.changeContent(of: [.cell], when: .selected && .focused) { $0.alpha = 0.1 } }
      .changing { $0.changeContent(of: [.cell], when: .selected) { $0.alpha = 0.2 } }
      .changing { $0.changeContent(of: [.cell], when: .focused) { $0.alpha = 0.3 } }
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state(sheet, .selected)).alpha == 0.2)
    #expect(content.updated(for: state(sheet, [.selected, .focused])).alpha == 0.1)
    let later = sheet.changing {
      $0.changeContent(of: [.cell], when: .selected && .focused) { $0.alpha = 0.4 }
    }
    #expect(content.updated(for: state(later, [.selected, .focused])).alpha == 0.4)
    let last = later.changing { $0.changeContent(of: [.cell]) { $0.alpha = 0.9 } }
    #expect(content.updated(for: state(last)).alpha == 0.9)
  }

  @Test("A rule inside a change of a style sheet becomes part of the change")
  func nestedRule() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell]) {
        $0.alpha = 0.9
        $0.when(.selected) { $0.alpha = 0.5 }
      }
    }
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state(sheet)).alpha == 0.9)
    #expect(content.updated(for: state(sheet, .selected)).alpha == 0.5)
  }

  @Test("A change of a style also affects style-agnostic content that uses its look")
  func agnostic() {
    let sheet = StyleSheet.iOS26
      .changing {
        $0.changeContent(of: [.groupedHeader, .sidebarCell]) { $0.imageToTextPadding = 1 }
      }
      .changing { $0.changeContent(of: [.header]) { $0.textToSecondaryTextVerticalPadding = 2 } }
    let header = ListContentConfiguration.header()
    #expect(header.updated(for: state(sheet, [], .grouped)).imageToTextPadding == 1)
    #expect(header.updated(for: state(sheet, [], .plain)).imageToTextPadding == 16)
    for environment in ListEnvironment.allCases {
      let updated = header.updated(for: state(sheet, [], environment))
      #expect(updated.textToSecondaryTextVerticalPadding == 2)
    }
    let cell = ListContentConfiguration.cell()
    #expect(cell.updated(for: state(sheet, [], .sidebar)).imageToTextPadding == 1)
    #expect(cell.updated(for: state(sheet, [], .plain)).imageToTextPadding == 16)
    let value = ListContentConfiguration.valueCell().updated(for: state(sheet, [], .sidebar))
    #expect(value.imageToTextPadding == 1)
    #expect(value.prefersSideBySideTextAndSecondaryText)
  }

  @Test("A change of the style-agnostic style takes precedence over one of the style it uses")
  func agnosticOrder() {
    let sheet = StyleSheet.iOS26
      .changing { $0.changeBackground(of: [.listCell]) { $0.cornerRadius = 1 } }
      .changing { $0.changeBackground(of: [.listGroupedCell]) { $0.cornerRadius = 2 } }
    let background = BackgroundConfiguration.listCell()
    #expect(background.updated(for: state(sheet, [], .grouped)).cornerRadius == 1)
    #expect(
      BackgroundConfiguration(style: .listGroupedCell).updated(for: state(sheet)).cornerRadius == 2)
    let selected =
      sheet
      .changing { $0.changeBackground(of: [.listCell], when: .selected) { $0.cornerRadius = 3 } }
      .changing {
        $0.changeBackground(of: [.listGroupedCell], when: .selected) { $0.cornerRadius = 4 }
      }
      .changing {
        $0.changeBackground(of: [.listGroupedCell], when: .selected && .focused) {
          $0.cornerRadius = 5
        }
      }
    func radius(_ flags: ConfigurationStateFlags) -> CGFloat {
      background.updated(for: state(selected, flags, .grouped)).cornerRadius
    }
    #expect(radius([]) == 1)
    #expect(radius(.selected) == 3)
    #expect(radius([.selected, .focused]) == 5)
  }

  @Test("Customized properties take precedence over the style sheet")
  func customized() {
    let sheet = StyleSheet.iOS26.changing {
      $0.changeContent(of: [.cell], when: .selected) { $0.alpha = 0.5 }
    }
    var content = ListContentConfiguration.cell()
    content.alpha = 0.75
    #expect(content.updated(for: state(sheet, .selected)).alpha == 0.75)
  }

  @Test("Style sheets can change metrics, and colors come from the generation")
  func metrics() {
    let sheet = StyleSheet.iOS18.renamed(to: "Roomy").changing {
      $0.metrics.rows.minimumHeight = 60
    }
    #expect(sheet.metrics.rows.minimumHeight == 60)
    #expect(StyleSheet.iOS18.metrics.rows.minimumHeight == 44)
    #expect(sheet.name == "Roomy")
    #expect(sheet.generation == .iOS18)
    let traits = TraitCollection { $0.styleSheet = sheet }
    #expect(CellColor.systemBlue.resolved(with: traits).hex == "#007AFFFF")
  }

  @Test("Style sheets are equal if name, generation, changes and metrics are equal")
  func equality() {
    func sheet(_ padding: CGFloat) -> StyleSheet {
      .iOS26.renamed(to: "Brand").changing {
        $0.changeContent(of: [.cell]) { $0.imageToTextPadding = padding }
      }
    }
    #expect(sheet(20) == sheet(20))
    #expect(sheet(20).hashValue == sheet(20).hashValue)
    #expect(sheet(20) != sheet(21))
    #expect(sheet(20) != sheet(20).renamed(to: "Other"))
    #expect(sheet(20).changing { $0.metrics.symbols.height = 1 } != sheet(20))
    #expect(StyleSheet.iOS26.renamed(to: "iOS26") == .iOS26)
    #expect(
      ListContentConfiguration.cell().updated(for: state(sheet(20)))
        == ListContentConfiguration.cell().updated(for: state(sheet(20))))
    #expect(
      TraitCollection { $0.styleSheet = sheet(1) } == TraitCollection { $0.styleSheet = sheet(1) })
  }

  @Test("A configuration updated with an equivalent style sheet equals one without a sheet")
  func equalValues() {
    let sheet = StyleSheet.iOS26.renamed(to: "Same").changing {
      $0.changeContent(of: [.footer]) { $0.alpha = 0.5 }
    }
    let content = ListContentConfiguration.cell()
    #expect(content.updated(for: state(sheet)) == content)
    #expect(content.updated(for: state(sheet)).hashValue == content.hashValue)
  }

  @Test("A configuration keeps the style sheet of its traits alive")
  func lifetime() {
    var content = ListContentConfiguration.cell()
    do {
      let sheet = StyleSheet.iOS26.changing {
        $0.changeContent(of: [.cell]) { $0.imageToTextPadding = 21 }
      }
      content = content.updated(for: state(sheet))
    }
    #expect(content.imageToTextPadding == 21)
    content.textProperties.numberOfLines = 2
    #expect(content.imageToTextPadding == 21)
  }

  @Test("Assigning content to a style of a style sheet stops the program")
  func contentInSheet() async {
    await #expect(processExitsWith: .failure) {
      _ = StyleSheet.iOS26.changing { $0.changeContent(of: [.cell]) { $0.text = "Default" } }
    }
  }

  @Test("Distinguishing thousands of states in a style sheet stops the program and says why")
  func crowded() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let flags: [StateCondition] = [
        .disabled, .highlighted, .selected, .focused, .editing, .swiped, .targeted, .pinned,
        .expanded, .reordering, .lifting, .dragging, .notTargeted,
      ]
      _ = flags.enumerated().reduce(StyleSheet.iOS26.renamed(to: "Crowded")) { sheet, next in
        // Every flag doubles the number of looks, as each changes another property.
        sheet.changing {
          $0.changeContent(of: [.header], when: next.element) {
            switch next.offset {
            case 0: $0.alpha = 0.5
            case 1: $0.imageToTextPadding = 1
            case 2: $0.textToSecondaryTextHorizontalPadding = 1
            case 3: $0.textToSecondaryTextVerticalPadding = 1
            case 4: $0.imageProperties.cornerRadius = 1
            case 5: $0.imageProperties.strokeWidth = 1
            case 6: $0.textProperties.numberOfLines = 9
            case 7: $0.secondaryTextProperties.numberOfLines = 9
            case 8: $0.textProperties.minimumScaleFactor = 1
            case 9: $0.secondaryTextProperties.minimumScaleFactor = 1
            case 10: $0.textProperties.transform = .lowercase
            case 11: $0.secondaryTextProperties.transform = .lowercase
            default: $0.textProperties.alignment = .center
            }
          }
        }
      }
    }
    #if DEBUG
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("style sheet Crowded: there is space for 4096") == true)
    #else
      #expect(result != nil)
    #endif
  }
}
