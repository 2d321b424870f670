import CellConfiguration
import CellTestSupport
import Foundation
import Testing

/// The text styles against the published tables.
struct TextStyleTests {
  private struct Table: Decodable {
    struct Row: Decodable {
      let weight: String
      let emphasizedWeight: String
      let size: [CGFloat]
      let leading: [CGFloat]
    }

    let categories: [String]
    let styles: [String: Row]
    let weights: [String: CGFloat]
    let boldTextWeights: [String: String]
  }

  private let table: Table

  init() throws {
    table = try JSONDecoder().decode(Table.self, from: Resource.data("text", in: .module))
  }

  private func weight(_ name: String) throws -> CellFont.Weight {
    CellFont.Weight(rawValue: try #require(table.weights[name]))
  }

  @Test("Content size categories are in order, and the last five are accessibility categories")
  func categories() {
    #expect(CellContentSizeCategory.sizes.map(\.name) == table.categories)
    #expect(CellContentSizeCategory.allCases.count == 13)
    #expect(CellContentSizeCategory.sizes == CellContentSizeCategory.sizes.sorted())
    #expect(CellContentSizeCategory.unspecified < .extraSmall)
    let accessible = CellContentSizeCategory.sizes.filter { $0.isAccessibilityCategory }
    #expect(accessible == CellContentSizeCategory.sizes.suffix(5))
    #expect(!CellContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test(
    "Text styles have the published sizes, leadings and weights",
    arguments: CellFont.TextStyle.allCases)
  func style(_ style: CellFont.TextStyle) throws {
    let row = try #require(table.styles[style.name])
    #expect(try style.weight == weight(row.weight))
    #expect(try style.emphasizedWeight == weight(row.emphasizedWeight))
    for (place, name) in table.categories.enumerated() {
      let category = try #require(CellContentSizeCategory(name: name))
      #expect(style.pointSize(at: category) == row.size[place])
      #expect(style.baselineDistance(at: category) == row.leading[place])
      let traits = TraitCollection { $0.preferredContentSizeCategory = category }
      let font = CellFont.preferredFont(forTextStyle: style).resolved(with: traits)
      #expect(font.pointSize == row.size[place])
      #expect(font.weight == style.weight)
      #expect(abs(font.lineHeight + font.leading - row.leading[place]) < 1e-9)
    }
    #expect(style.pointSize(at: .unspecified) == style.pointSize(at: .large))
  }

  @Test("Every text style is in the table")
  func completeness() {
    #expect(Set(table.styles.keys) == Set(CellFont.TextStyle.allCases.map(\.name)))
  }

  @Test(
    "Named font weights have the documented numbers",
    arguments: [
      ("ultraLight", CellFont.Weight.ultraLight), ("thin", .thin), ("light", .light),
      ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ])
  func weights(_ name: String, _ weight: CellFont.Weight) throws {
    #expect(try weight == self.weight(name))
    #expect("\(weight)" == name)
  }

  @Test("Bold text makes every weight one step heavier")
  func boldText() throws {
    let traits = TraitCollection { $0.legibilityWeight = .bold }
    for (plain, bold) in table.boldTextWeights {
      let font = CellFont.systemFont(ofSize: 17, weight: try weight(plain))
      #expect(try font.resolved(with: traits).weight == weight(bold), "\(plain)")
      #expect(try font.resolved(with: TraitCollection()).weight == weight(plain))
    }
  }
}
