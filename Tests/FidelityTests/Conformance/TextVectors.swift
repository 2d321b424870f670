import CellConfiguration
import CellDocuments
import CellTestSupport
import Foundation
import Testing

/// The vectors about text and colors.
enum TextVectors {
  /// The files of recorded facts of the tests of `CellConfiguration`.
  private static func table<Table: Decodable>(_ name: String) throws -> Table {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CellConfigurationTests/Resources/\(name).json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: url))
  }

  private static func document(
    _ text: String, _ traits: TraitCollection, width: CGFloat = 2000,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> ListDocument {
    var content = ListContentConfiguration.cell()
    content.text = text
    change(&content)
    return ListDocument([ListDocument.Row(content: content)], width: width, traits: traits)
  }

  // MARK: Text styles

  private struct TextStyles: Decodable {
    struct Row: Decodable {
      let size: [CGFloat]
    }

    let categories: [String]
    let styles: [String: Row]
  }

  /// The sizes of all text styles in all content size categories.
  static func sizes() throws -> [Vector] {
    let table: TextStyles = try table("text")
    return try CellFont.TextStyle.allCases.flatMap { style in
      let sizes = try #require(table.styles[style.name]).size
      return try zip(table.categories, sizes).map { name, size in
        let category = try #require(CellContentSizeCategory(name: name))
        let document = document(
          "Text", TraitCollection { $0.preferredContentSizeCategory = category }
        ) { $0.textProperties.font = .preferredFont(forTextStyle: style) }
        return try Vector(
          "T1", "\(style.name) at \(name)", name == "large" ? .measured : .documented, document,
          ["cells[0].text.pieces[0].pointSize": JSONValue(size)])
      }
    }
  }

  // MARK: Widths

  /// The widths of strings in the weights of the system font, with a thousand pixels a point.
  static func widths() throws -> [Vector] {
    try SystemFontFact.all.flatMap { fact in
      try zip(SystemFontFact.sizes, fact.widths).map { size, width in
        let document = document(fact.string, TraitCollection { $0.displayScale = 1000 }) {
          $0.textProperties.font = .systemFont(ofSize: size, weight: fact.weight)
        }
        // A label is as wide as its text, rounded up to a pixel.
        return try Vector(
          "T2", "\(fact.string), \(size) points, weight \(fact.weight.rawValue)", .measured,
          document, tolerance: 0.0021, ["cells[0].text.frame[2]": JSONValue(width)])
      }
    }
  }

  // MARK: Colors

  private struct Colors: Decodable {
    let fixed: [String: [Double]]
    let sheets: [String: [String: [String: [Double]]]]
  }

  /// The system colors in light and dark appearance, high contrast and elevated views.
  static func colors() throws -> [Vector] {
    let table: Colors = try table("colors")
    let fixed = try table.fixed.sorted { $0.key < $1.key }.map { name, components in
      try color(name, "light", components, .iOS26, .documented)
    }
    let named = try StateSpace.sheets.flatMap { sheet in
      try #require(table.sheets[sheet.name]).sorted { $0.key < $1.key }.map { (sheet, $0) }
    }
    return try fixed
      + named.flatMap { sheet, color in
        try color.value.sorted { $0.key < $1.key }.map { variant, components in
          // High contrast is documented, or assumed to change nothing.
          let usual = color.value[variant.replacing("HighContrast", with: "")]
          let evidence: Evidence = components == usual ? .assumed : .documented
          return try self.color(
            color.key, variant, components, sheet,
            variant.hasSuffix("HighContrast") ? evidence : .measured)
        }
      }
  }

  private static func color(
    _ name: String, _ variant: String, _ components: [Double], _ sheet: StyleSheet,
    _ evidence: Evidence
  ) throws -> Vector {
    let traits = TraitCollection {
      $0.styleSheet = sheet
      $0.userInterfaceStyle = variant.hasPrefix("dark") ? .dark : .light
      if variant.contains("Elevated") { $0.userInterfaceLevel = .elevated }
      if variant.hasSuffix("HighContrast") { $0.accessibilityContrast = .high }
    }
    let color = CellColor(try #require(CellColor.Name(name: name)))
    let bytes = components.dropLast() + [components[3] * 255]
    let hex = bytes.map {
      let digits = String(Int($0.rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return try Vector(
      "C1", "\(name) of \(sheet.name), \(variant)", evidence,
      document("Text", traits) { $0.textProperties.color = color },
      ["cells[0].text.color": .string("#" + hex.joined())])
  }
}
