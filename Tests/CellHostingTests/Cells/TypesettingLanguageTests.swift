import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import CellText
import Foundation
import Testing

/// The typesetting language of cells.
@MainActor
struct TypesettingLanguageTests {
  private let stage = Stage()

  private func cell(
    in language: String?, _ style: ListContentConfiguration = .cell(),
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListCell {
    let cell = stage.cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    cell.traitOverrides.typesettingLanguage = language.map { Locale.Language(identifier: $0) }
    var content = style
    content.text = "istanbul ΆΣ"
    change(&content)
    cell.contentConfiguration = content
    cell.frame.size.height = cell.preferredHeight(fitting: 320)
    cell.layoutIfNeeded()
    return cell
  }

  private func lines(_ cell: ListCell) throws -> [String] {
    let layout = try #require(cell.cellPresentation?.text?.layout)
    return layout.lines.map { layout.string(of: $0) }
  }

  @Test("A cell with many lines is higher in a language with tall letters, by its lines")
  func height() {
    func height(_ language: String?) -> CGFloat {
      cell(in: language) {
        $0.text = "1\n2\n3\n4\n5\n6"
        $0.textProperties.adjustsFontForContentSizeCategory = true
      }.preferredHeight(fitting: 320)
    }
    #expect(height("en") == height(nil))
    // Six lines of 24.29 instead of 20.287 points.
    #expect(abs(height("th") - height(nil) - 6 * (24.29 - 20.287)) < 0.34)
  }

  @Test("A change of the language lays the cell out again")
  func change() {
    let cell = cell(in: nil) { $0.text = "1\n2\n3\n4" }
    let list = CellView()
    list.addSubview(cell)
    let height = cell.preferredHeight(fitting: 320)
    list.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    #expect(cell.needsLayout && cell.preferredHeight(fitting: 320) > height)
    list.traitOverrides.typesettingLanguage = nil
    #expect(cell.preferredHeight(fitting: 320) == height)
  }

  @Test(
    "Letter case follows the rules of the language",
    arguments: [
      (String?.none, TextTransform.uppercase, "ISTANBUL ΆΣ"), ("en", .uppercase, "ISTANBUL ΆΣ"),
      ("tr", .uppercase, "İSTANBUL ΆΣ"), ("az-Latn", .uppercase, "İSTANBUL ΆΣ"),
      ("el", .uppercase, "ISTANBUL ΑΣ"), (nil, .capitalized, "Istanbul Άς"),
      ("tr", .capitalized, "İstanbul Άς"), ("el", .lowercase, "istanbul άς"),
      ("tr", .none, "istanbul ΆΣ"),
    ])
  func letterCase(_ language: String?, _ transform: TextTransform, _ shown: String) throws {
    let cell = cell(in: language) { $0.textProperties.transform = transform }
    #expect(try lines(cell) == [shown])
  }

  @Test("Turkish letters without dots stay without dots")
  func dots() throws {
    let lower = cell(in: "tr") {
      $0.text = "ISI İL"
      $0.textProperties.transform = .lowercase
    }
    #expect(try lines(lower) == ["ısı il"])
    let capitalized = cell(in: "tr") {
      $0.text = "ISI İL"
      $0.textProperties.transform = .capitalized
    }
    #expect(try lines(capitalized) == ["Isı İl"])
  }
}
