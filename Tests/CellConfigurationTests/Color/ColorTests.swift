import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// Colors as descriptions that become numbers with traits.
struct ColorTests {
  private let light = TraitCollection { $0.userInterfaceStyle = .light }
  private let dark = TraitCollection { $0.userInterfaceStyle = .dark }

  @Test(
    "A hexadecimal color parses and prints the same",
    arguments: ["#00000000", "#FFFFFFFF", "#0088FFFF", "#12345678"])
  func hexRoundTrip(_ hex: String) throws {
    #expect(try #require(CellColor.Components(hex: hex)).hex == hex)
  }

  @Test(
    "Six hexadecimal digits mean an opaque color, and lowercase digits are accepted",
    arguments: [("#0088ff", "#0088FFFF"), ("#abcdef", "#ABCDEFFF")])
  func shortHex(_ hex: String, _ full: String) throws {
    #expect(try #require(CellColor.Components(hex: hex)).hex == full)
  }

  @Test(
    "Parsing refuses texts that are not hexadecimal colors",
    arguments: [
      "", "#", "0088FF", "#0088F", "#0088FFF", "#0088FFFFF", "#GG88FF", "#+088FF", "#-08FF0",
      "# 088FF", "#０088FF", "#0088é", "systemBlue", "##0088FF", "#0088FF\u{301}",
    ])
  func badHex(_ hex: String) { #expect(CellColor.Components(hex: hex) == nil) }

  @Test("Printing clamps color components that are outside 0 to 1 or not a number")
  func clampedHex() {
    #expect(
      CellColor.Components(red: -1, green: 2, blue: .nan, alpha: .infinity).hex == "#00FF0000")
    #expect(CellColor.Components(red: 1e300, green: 0.5, blue: -0.0).hex == "#FF8000FF")
  }

  @Test(
    "A translucent color mixes with the color below as in screenshots",
    arguments: [
      (StyleSheet.iOS18, UserInterfaceStyle.light, CellColor.separator, "#FFFFFF", "#C6C6C8FF"),
      (.iOS18, .dark, .separator, "#1C1C1E", "#3E3E41FF"),
      (.iOS26, .light, .separator, "#FFFFFF", "#E8E8E8FF"),
      (.iOS26, .dark, .separator, "#1C1C1E", "#38383BFF"),
      (.iOS18, .light, .secondaryLabel, "#E5E5EA", "#808086FF"),
    ])
  func composition(
    _ sheet: StyleSheet, _ style: UserInterfaceStyle, _ top: CellColor, _ bottom: String,
    _ expected: String
  ) throws {
    let traits = TraitCollection {
      $0.styleSheet = sheet
      $0.userInterfaceStyle = style
    }
    let below = try #require(CellColor.Components(hex: bottom))
    let seen = top.resolved(with: traits).composited(over: below)
    let wanted = try #require(CellColor.Components(hex: expected))
    for path in [\CellColor.Components.red, \.green, \.blue, \.alpha] {
      #expect(abs(seen[keyPath: path] - wanted[keyPath: path]) * 255 <= 1)
    }
  }

  @Test("Two clear colors compose to clear, and an opaque color hides the one below")
  func compositionLimits() throws {
    let clear = CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0)
    let red = CellColor.Components(red: 1, green: 0, blue: 0)
    #expect(clear.composited(over: clear) == clear)
    #expect(red.composited(over: CellColor.Components(red: 0, green: 1, blue: 0)) == red)
    #expect(clear.composited(over: red) == red)
    let half = CellColor.Components(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(half.composited(over: half).alpha == 0.75)
    #expect(half.composited(over: half).red == 1)
  }

  @Test("Setting the alpha replaces it and keeps the color dynamic")
  func alpha() {
    let faded = CellColor.systemBackground.withAlphaComponent(0.5)
    #expect(faded.resolved(with: light).hex == "#FFFFFF80")
    #expect(faded.resolved(with: dark).hex == "#00000080")
    #expect(faded.withAlphaComponent(1).resolved(with: light).hex == "#FFFFFFFF")
    #expect(faded.withAlphaComponent(0.25) == CellColor.systemBackground.withAlphaComponent(0.25))
    let red = CellColor(red: 1, green: 0, blue: 0)
    #expect(red.withAlphaComponent(0.2) == CellColor(red: 1, green: 0, blue: 0, alpha: 0.2))
  }

  @Test("A pair of colors follows the interface style, even inside another pair")
  func pair() {
    let color = CellColor(light: CellColor(light: .red, dark: .green), dark: .systemBlue)
    #expect(color.resolved(with: TraitCollection()).hex == "#FF0000FF")
    #expect(color.resolved(with: light).hex == "#FF0000FF")
    #expect(color.resolved(with: dark).hex == "#0091FFFF")
  }

  @Test("A color with a closure sees all traits and is equal only to its copies")
  func dynamic() {
    let color = CellColor { $0.layoutDirection == .rightToLeft ? .red : .label }
    let copy = color
    #expect(color == copy)
    #expect(color != CellColor { $0.layoutDirection == .rightToLeft ? .red : .label })
    let arabic = dark.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(color.resolved(with: arabic).hex == "#FF0000FF")
    #expect(color.resolved(with: dark).hex == "#FFFFFFFF")
  }

  @Test("Colors with the same description are equal")
  func equality() {
    #expect(CellColor.systemRed == CellColor(.systemRed))
    #expect(CellColor.black != CellColor(white: 0))
    #expect(CellColor(white: 0.5) == CellColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(CellColor(light: .red, dark: .blue) != CellColor(light: .blue, dark: .red))
  }

  @Test(
    "A color has a short description",
    arguments: [
      (CellColor.systemBlue, "systemBlue"), (CellColor(white: 1), "#FFFFFFFF"),
      (.systemBlue.withAlphaComponent(0.2), "systemBlue alpha 0.2"),
      (CellColor(light: .black, dark: .white), "black in light, white in dark"),
      (ConfigurationColorTransformer.grayscale(.red), "red through Grayscale"),
      (CellColor(white: 0.5), "rgba(0.5, 0.5, 0.5, 1)"),
    ])
  func description(_ color: CellColor, _ text: String) { #expect("\(color)" == text) }

  @Test("Colors with closures are numbered, and copies have the same number")
  func numbers() {
    let colors = [CellColor { _ in .red }, CellColor { _ in .red }]
    #expect("\(colors[0])".hasPrefix("dynamic "))
    #expect("\(colors[0])" != "\(colors[1])")
    let copy = colors[0]
    #expect("\(copy)" == "\(colors[0])")
  }
}

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
