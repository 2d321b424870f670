import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

@MainActor
@Suite("Driving a native toolkit")
struct NativeListTests {
  /// A canvas that notes what it shows.
  private final class Screen: NativeCanvas {
    var frames: [ObjectIdentifier: CGRect] = [:]
    var drawn: [ConfigurableView] = []
    private var waiting: [@MainActor () -> Void] = []

    func whenIdle(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

    func runIdle() {
      while !waiting.isEmpty { waiting.removeFirst()() }
    }

    func draw(_ cell: ConfigurableView) { drawn.append(cell) }
    func move(_ cell: ConfigurableView) { frames[ObjectIdentifier(cell)] = cell.frame }
    func erase(_ cell: ConfigurableView) { frames[ObjectIdentifier(cell)] = nil }
  }

  private let screen = Screen()

  private func list() -> NativeList {
    let titles = (0..<200).map { number in
      number % 4 == 1 ? "Row \(number) has a title that takes more than one line" : "Row \(number)"
    }
    let list = NativeList(
      titles, size: CGSize(width: 390, height: 600), traits: .phone, canvas: screen)
    screen.runIdle()
    return list
  }

  private func cells() -> [ListCell] {
    screen.drawn.compactMap { $0 as? ListCell }
  }

  private func text(_ cell: ListCell) -> String? {
    (cell.contentConfiguration as? ListContentConfiguration)?.text
  }

  private func shown(_ list: NativeList) -> [CGRect] {
    screen.frames.values.sorted { $0.minY < $1.minY }
  }

  /// Whether the rows on the screen follow each other without gaps and fill it.
  private func fillsTheScreen(_ list: NativeList) -> Bool {
    let frames = shown(list)
    let isWhole = zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.001 }
    return isWhole && frames[0].minY <= list.visible.minY + 0.001
      && (frames.last?.maxY ?? 0) >= list.visible.maxY - 0.001
  }

  @Test("Rows fill the screen, each as high as its own text needs")
  func layout() {
    let list = list()
    #expect(fillsTheScreen(list))
    #expect(Set(shown(list).dropFirst().map { $0.height.rounded() }).count == 2)
    #expect(shown(list)[1].minX == 16)
  }

  @Test("Scrolling reuses cells")
  func scrolling() {
    let list = list()
    for _ in 0..<20 { list.scroll(by: 300) }
    #expect(fillsTheScreen(list))
    #expect(screen.frames.count < 15)
    list.scroll(by: 1_000_000)
    #expect(fillsTheScreen(list))
    list.scroll(by: -1_000_000)
    #expect(list.visible.minY == 0)
  }

  @Test("A tap selects a row, which is drawn again")
  func selection() throws {
    let list = list()
    screen.drawn = []
    list.tap(at: CGPoint(x: 100, y: 100))
    screen.runIdle()
    let selected = try #require(cells().first { $0.isSelected })
    #expect(selected.decorations.separators?.bottomSeparatorVisibility == .hidden)
    #expect(list.selection.count == 1)
  }

  @Test("Inserting a row above keeps visible rows in place")
  func insertion() {
    let list = list()
    list.scroll(by: 2000)
    let before = shown(list).map { $0.minY - list.visible.minY }
    list.insert("News", at: 0)
    let after = shown(list).map { $0.minY - list.visible.minY }
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(before.count == after.count)
    #expect(list.titles.count == 201)
    #expect(fillsTheScreen(list))
  }

  @Test("A title that changed is shown, in another height")
  func replacement() throws {
    let list = list()
    let before = shown(list)[1].height
    list.replace("Row 0 has a title that takes more than one line now", at: 0)
    screen.runIdle()
    #expect(shown(list)[1].height > before)
    #expect(fillsTheScreen(list))
  }

  @Test("A cell gets another height when its content changes by itself")
  func sizeInvalidation() throws {
    let list = list()
    let cell = try #require(cells().first { text($0) == "Row 0" })
    let before = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = "A text that has become so long that it takes more than one line"
    cell.contentConfiguration = content
    screen.runIdle()
    #expect(cell.frame.height > before)
    #expect(fillsTheScreen(list))
  }

  @Test("A row far below is revealed")
  func revealing() {
    let list = list()
    list.reveal(150)
    #expect(fillsTheScreen(list))
    let bottom = list.visible.maxY
    #expect(shown(list).contains { $0.minY < bottom && $0.maxY > bottom - 40 })
  }

  @Test("In dark mode every cell on the screen is drawn again")
  func darkMode() {
    let list = list()
    screen.drawn = []
    list.use(TraitCollection.phone.modifyingTraits { $0.userInterfaceStyle = .dark })
    screen.runIdle()
    #expect(cells().count >= screen.frames.count - 1)
    #expect(cells().allSatisfy { $0.traitCollection.isDark })
  }

  @Test("A change of text size measures the rows again")
  func largeText() {
    let list = list()
    let before = screen.frames.count
    list.use(
      TraitCollection.phone.modifyingTraits {
        $0.preferredContentSizeCategory = .accessibilityExtraLarge
      })
    screen.runIdle()
    #expect(screen.frames.count < before)
    #expect(fillsTheScreen(list))
  }
}
