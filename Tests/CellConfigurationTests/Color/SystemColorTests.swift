import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Every system color in every combination of style, contrast and level, against the recorded
/// components.
struct SystemColorTests {
  private struct Table: Decodable {
    let fixed: [String: [Double]]
    let sheets: [String: [String: [String: [Double]]]]
  }

  private let table: Table

  init() throws {
    table = try JSONDecoder().decode(Table.self, from: Resource.data("colors", in: .module))
  }

  @Test("System colors have the recorded components", arguments: StateSpace.sheets)
  func systemColors(_ sheet: StyleSheet) throws {
    for (name, variants) in try #require(table.sheets[sheet.name]) {
      let color = CellColor(try #require(CellColor.Name(name: name)))
      for style in UserInterfaceStyle.allCases {
        for contrast in AccessibilityContrast.allCases {
          for level in UserInterfaceLevel.allCases {
            let traits = TraitCollection {
              $0.styleSheet = sheet
              $0.userInterfaceStyle = style
              $0.accessibilityContrast = contrast
              $0.userInterfaceLevel = level
            }
            let expected = try #require(
              Self.expected(
                variants, dark: style == .dark, highContrast: contrast == .high,
                elevated: level == .elevated))
            #expect(
              Self.isClose(color.resolved(with: traits), expected),
              "\(name) \(style) \(contrast) \(level)")
          }
        }
      }
    }
  }

  @Test("Fixed colors are the same in every interface style")
  func fixedColors() throws {
    for (name, components) in table.fixed {
      let color = CellColor(try #require(CellColor.Name(name: name)))
      for traits in StateSpace.surroundings {
        #expect(Self.isClose(color.resolved(with: traits), components), "\(name)")
        let dark = traits.modifyingTraits {
          $0.userInterfaceStyle = .dark
          $0.accessibilityContrast = .high
        }
        #expect(Self.isClose(color.resolved(with: dark), components), "\(name)")
      }
    }
  }

  @Test("Every named color is in the tables", arguments: StateSpace.sheets)
  func completeness(_ sheet: StyleSheet) throws {
    let recorded = Set(table.fixed.keys).union(try #require(table.sheets[sheet.name]).keys)
    // The tint is whatever a view has.
    #expect(recorded.union(["tintColor"]) == Set(CellColor.Name.allCases.map(\.name)))
  }

  /// The lookup rules: a missing variant drops the level first, then the contrast.
  private static func expected(
    _ variants: [String: [Double]], dark: Bool, highContrast: Bool, elevated: Bool
  ) -> [Double]? {
    let base = dark ? "dark" : "light"
    let contrast = highContrast ? "HighContrast" : ""
    let names =
      (dark && elevated ? ["darkElevated\(contrast)"] : []) + ["\(base)\(contrast)", base]
    return names.lazy.compactMap { variants[$0] }.first
  }

  private static func isClose(_ found: CellColor.Components, _ expected: [Double]) -> Bool {
    let found = [found.red * 255, found.green * 255, found.blue * 255, found.alpha]
    return found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - CGFloat($1)) < 1e-9 }
  }
}
