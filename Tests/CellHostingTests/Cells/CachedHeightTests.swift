import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

@MainActor
struct CachedHeightTests {
  private let stage = Stage(expecting: .heightBelowContent)

  private let text = content(String(repeating: "i", count: 900))

  @Test("Other margins make a cell measure again at the same width")
  func otherMarginsMake() {
    let cell = stage.shownCell { $0.contentConfiguration = text }
    let height = cell.preferredHeight(fitting: 320)
    cell.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 80, bottom: 8, trailing: 80)
    #expect(cell.preferredHeight(fitting: 320) > height)
  }

  @Test("Another width of the screen changes margins and height of a cell")
  func anotherWidthScreen() {
    let screen = CellView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    let cell = stage.cell { ListCell() }
    cell.traitOverrides.styleSheet = .iOS18
    cell.traitOverrides.listEnvironment = .plain
    screen.addSubview(cell)
    cell.contentConfiguration = text
    var last: CGFloat = 0
    for width in [375, 430] as [CGFloat] {
      screen.frame.size.width = width
      let height = cell.preferredHeight(fitting: 200)
      cell.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      cell.layoutIfNeeded()
      #expect(cell.cellLayout?.margins.leading == (width < 390 ? 16 : 20))
      #expect(height > last)
      last = height
    }
  }
}
