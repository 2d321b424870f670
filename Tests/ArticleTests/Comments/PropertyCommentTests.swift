import CellConfiguration
import CellHosting
import CellLayout
import CellPictures
import CellTestSupport
import CellTesting
import Foundation
import Testing

private struct Badge {
  var text = "3"
  var size = CGSize(width: 20, height: 20)
}

extension Badge: PropertyComparable {}

@Suite("Code in comments about properties of values")
struct PropertyCommentTests {
  @Test("A value of a program's own prints its stored properties")
  func badge() {
    #expect("\(Badge())" == "<Badge: text = \"3\"; size = 20 × 20>")
    #expect(Badge(text: "4").difference(from: Badge()).map(\.description) == [#"text: "3" → "4""#])
  }

  @Test("The difference of contents prints the property with both values")
  func contents() {
    let normal = ListContentConfiguration.cell()
    var selected = normal
    selected.textProperties.color = .systemBlue
    let difference = selected.difference(from: normal)
    print(difference)
    #expect(
      documented(difference)
        == "[textProperties.color: label (default of cell) → systemBlue (assigned)]")
  }

  @Test("Equal cells have no difference, and a cell describes its frames")
  func cells() {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.content?.text = "Wi-Fi"
    let expected = cell
    #expect(cell.difference(from: expected).isEmpty)
    print(cell.describe(in: .phone, width: 358))
    #expect(cell.describe(in: .phone, width: 358).hasPrefix("list 358 x 52"))
  }

  @Test("The difference of cells prints where both values come from")
  func cellDifference() {
    let expected = ListCellConfiguration(content: .cell())
    var cell = expected
    cell.content?.textProperties.color = .systemBlue
    let difference = cell.difference(from: expected)
    #expect(
      documented(difference)
        == "[content.textProperties.color: label (default of cell) → systemBlue (assigned)]")
  }

  private final class ItemCell: ListCell {}

  @MainActor
  @Test("A hosted cell describes its frames in its state")
  func hosted() {
    let cell = ItemCell()
    cell.isSelected = true
    print(cell.describe())
    #expect(cell.describe().hasPrefix("list 390 x "))
  }
}
