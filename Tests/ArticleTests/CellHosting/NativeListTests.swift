import CellConfiguration
import CellHosting
import CellLayout
import CellText
import Foundation
import Testing

@MainActor
@Suite("Showing a list in a native toolkit")
struct NativeListTests {
  /// A window that records what it shows.
  private final class Screen: NativeWindow {
    var rects: [CGRect] = []
    var texts: [String] = []
    var opened: [Int] = []
    var time = 0.0
    private var waiting: [@MainActor () -> Void] = []

    func requestFrame(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

    func draw(_ list: [ListDrawing], over background: CellColor.Components, in rect: CGRect) {
      rects.append(rect)
      for case .text(let text) in list.flatMap(\.items).map(\.content) {
        texts.append(text.fragment.string)
      }
    }

    func open(_ id: Int) { opened.append(id) }

    /// Draws the next frame, and returns the texts in it.
    func nextFrame() -> [String] {
      (rects, texts) = ([], [])
      // What a frame requests belongs to the next one.
      let frames = waiting
      waiting = []
      for frame in frames { frame() }
      return texts
    }
  }

  private let screen = Screen()

  private func list() -> NativeList {
    let list = NativeList(
      size: CGSize(width: 390, height: 600), traits: .phone, window: screen)
    list.show([("Titles", Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, "Row \($0)") }))])
    return list
  }

  /// The middle of a row on the screen.
  private func middle(_ id: Int, of list: NativeList) -> CGPoint {
    let item = list.list.displayedItems.first { $0.view === list.list.cell(for: id) }
    return item.map { CGPoint(x: 150, y: $0.frame.midY) } ?? .zero
  }

  @Test("The first frame draws a header and the visible rows")
  func firstFrame() {
    let list = list()
    let texts = screen.nextFrame()
    #expect(texts.prefix(3) == ["Row 0", "Row 1", "Row 2"])
    #expect(texts.last == "Titles")
    #expect((10...14).contains(texts.count))
    #expect(screen.nextFrame().isEmpty)
    list.wheel(1_000, at: .zero)
    #expect(screen.nextFrame().first == "Row 18")
  }

  @Test("A tap selects and opens a row, which is drawn with the separators beside it")
  func tap() {
    let list = list()
    _ = screen.nextFrame()
    let point = middle(2, of: list)
    list.pointer(.down, at: point)
    #expect(screen.nextFrame().contains("Row 2"))
    #expect(screen.rects.allSatisfy { $0.height < 120 })
    list.pointer(.up, at: point)
    // A selected row looks like a pressed one.
    #expect(screen.nextFrame().isEmpty)
    #expect(screen.opened == [2])
    #expect(list.list.selection.selectedIDs == [2])
  }

  @Test("A title that changed is shown, and keys open rows")
  func changes() {
    let list = list()
    _ = screen.nextFrame()
    list.rename(1, to: "Renamed")
    #expect(screen.nextFrame().contains("Renamed"))
    list.key(.downArrow, shift: false)
    list.key(.downArrow, shift: false)
    list.key(.return, shift: false)
    #expect(screen.opened == [1])
  }

  @Test("A list that the user has flung scrolls on by itself")
  func fling() {
    let list = list()
    _ = screen.nextFrame()
    list.pointer(.down, at: CGPoint(x: 150, y: 500))
    for step in 1...10 {
      screen.time += 0.01
      list.pointer(.moved, at: CGPoint(x: 150, y: 500 - 20 * CGFloat(step)))
    }
    list.pointer(.up, at: CGPoint(x: 150, y: 300))
    for _ in 1...20 {
      screen.time += 1.0 / 60
      _ = screen.nextFrame()
    }
    #expect(list.list.contentOffset > 400)
  }

  @Test("A drag of a row moves it, and a swipe of a row without actions does nothing")
  func gestures() {
    let list = list()
    _ = screen.nextFrame()
    let point = middle(0, of: list)
    list.pointer(.down, at: point)
    list.pointer(.moved, at: CGPoint(x: point.x - 50, y: point.y))
    list.pointer(.up, at: CGPoint(x: point.x - 50, y: point.y))
    #expect(list.list.swipedID == nil && list.list.selection.selectedIDs == [])
    list.drag(from: middle(0, of: list), to: middle(2, of: list), isOver: true)
    #expect(list.list.snapshot.itemIdentifiers.prefix(3) == [1, 2, 0])
  }

  @Test("Dark mode, width and outlines are followed")
  func system() {
    let list = list()
    _ = screen.nextFrame()
    list.cover(top: 44, bottom: 34)
    _ = screen.nextFrame()
    #expect(list.list.contentOffset == -44)
    list.cover(top: 0, bottom: 0)
    list.use(TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = .dark })
    list.resize(to: CGSize(width: 300, height: 400))
    _ = screen.nextFrame()
    #expect(screen.rects == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    #expect(list.list.backgroundColor.red < 0.2)
    list.show([])
    list.showOutline()
    _ = screen.nextFrame()
    #expect(list.list.snapshot.itemIdentifiers == [100, 200])
    list.list.setExpanded(true, for: 100)
    #expect(list.list.snapshot.itemIdentifiers == [100, 101, 102, 200])
  }
}
