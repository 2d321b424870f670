import AllocationCounter
import CellConfiguration
import CellDocuments
import CellHosting
import CellLayout
import CellPictures
import CellText
import Foundation

/// Whether the program needs no more memory after many operations than after a few.
///
/// Each operation has a value that no earlier one had, so a cache without a limit would grow.
@MainActor
struct MemoryBenchmarks {
  static let argument = "memory"

  /// The bytes by which the heap, and the memory that is resident, may grow.
  ///
  /// The allocator keeps some of what was freed.
  private static let limits = (heap: 200_000, resident: 4_000_000)

  private struct Operation {
    var name: String

    /// How much more one takes than the quickest ones, so that it runs less often.
    var cost = 1
    var run: @MainActor (Int) -> Void
  }

  private let operations = values() + lists() + texts() + documents()

  /// Runs each operation as often as its cost allows, after a tenth as many that fill caches.
  func report(count: Int, named name: String?, _ misses: inout Misses) {
    for operation in operations where name.map(operation.name.contains) ?? true {
      let count = max(count / operation.cost, 20)
      let warmUp = count / 10
      for number in 0..<warmUp { operation.run(number) }
      let before = Self.memory()
      for number in warmUp..<warmUp + count { operation.run(number) }
      let after = Self.memory()
      let heap = after.heap - before.heap
      let resident = after.resident - before.resident
      print(
        "  \(operation.name.padded(to: 44)) "
          + "\(count) times: heap \(heap / 1000) KB, resident \(resident / 1000) KB"
          + misses.mark(
            unless: heap <= Self.limits.heap && resident <= Self.limits.resident))
    }
  }

  /// The bytes on the heap in use, and the bytes of the process that are in memory.
  private static func memory() -> (heap: Int, resident: Int) {
    // The second number of the file is in pages.
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (Int(heap_bytes()), (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))))
  }

  private static func content(_ text: String) -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = "23 items"
    content.image = CellImage(systemName: "folder")
    return content
  }

  // MARK: Operations

  private static func values() -> [Operation] {
    var ruled = content("Documents")
    ruled.when(.selected) { $0.textProperties.color = .white }
    var selected = CellConfigurationState(traitCollection: .phone)
    selected.isSelected = true
    let states = [CellConfigurationState(traitCollection: .phone), selected]
    let context = LayoutContext(traits: .phone)
    return [
      Operation(name: "update a configuration") { blackHole(ruled.updated(for: states[$0 & 1])) },
      Operation(name: "customize a configuration") {
        var content = ruled
        content.imageToTextPadding = CGFloat($0)
        content.textProperties.color = .white
        blackHole(content)
      },
      Operation(name: "lay out a cell in a new width") {
        blackHole(
          ListCellLayout(
            ListCellConfiguration(content: ruled), width: 200 + CGFloat($0) / 1000, context: context
          ))
      },
      Operation(name: "lay out with a new font", cost: 10) {
        var content = ruled
        content.textProperties.font = .systemFont(ofSize: 10 + CGFloat($0) / 10_000)
        blackHole(ListContentLayout(content, width: 358, context: context))
      },
      Operation(name: "resolve a new dynamic color", cost: 10) { number in
        let color = CellColor { traits in
          CellColor(white: traits.userInterfaceStyle == .dark ? 1 : CGFloat(number & 255) / 255)
        }
        blackHole(color.resolved(with: .phone))
      },
      Operation(name: "derive a style sheet and lay out", cost: 100) { number in
        var traits = TraitCollection.phone
        traits.styleSheet = StyleSheet.iOS26.changing {
          $0.metrics.rows.minimumHeight = CGFloat(number)
        }
        let context = LayoutContext(traits: traits)
        blackHole(ListContentLayout(ruled, width: 358, context: context))
      },
    ]
  }

  private static func lists() -> [Operation] {
    var layout = ListLayout(
      ListConfiguration(appearance: .insetGrouped), sections: [ListSection(rowCount: 10_000)],
      width: 390, context: LayoutContext(traits: .phone))
    let hosted = HostedList<Int, Int>.filled(Array(0..<1_000))
    hosted.update()
    let container = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let pool = CellReusePool(container: container, updateScheduler: UpdateScheduler())
    let registration = CellRegistration<ListCell, Int> { cell, _, number in
      cell.contentConfiguration = content("Row \(number)")
      cell.accessories = number & 1 == 0 ? [.disclosureIndicator()] : []
    }
    return [
      Operation(name: "edit a list layout") {
        let position = ListPosition(section: 0, row: $0 % 10_000)
        layout.insertRows(at: position)
        layout.setHeight(CGFloat(40 + $0 % 60), of: .row(section: 0, row: $0 % 10_000))
        layout.deleteRows(at: position)
      },
      Operation(name: "replace a row of a hosted list", cost: 10) {
        var snapshot = hosted.snapshot
        snapshot.deleteItems([$0])
        snapshot.appendItems([$0 + 1_000])
        hosted.apply(snapshot)
        hosted.update()
      },
      Operation(name: "scroll a hosted list") {
        hosted.contentOffset = CGFloat($0 * 3700 % 40_000)
        hosted.update()
      },
      Operation(name: "dequeue and enqueue a cell") {
        let cell = pool.dequeueConfiguredReusableCell(
          using: registration, for: IndexPath(indexes: [0, $0]), item: $0)
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: cell.preferredHeight(fitting: 390))
        cell.layoutIfNeeded()
        pool.enqueue(cell)
      },
      Operation(name: "make and drop a hosted list", cost: 1000) { _ in
        let list = HostedList<Int, Int>.filled(Array(0..<100))
        list.update()
        blackHole(list)
      },
    ]
  }

  private static func texts() -> [Operation] {
    let cache = TextMeasurementCache(capacity: 1024)
    let font = ResolvedFont(pointSize: 17)
    let narrow = TextBounds(width: .atMost(120))
    return [
      Operation(name: "measure a new text") {
        let text = StyledText("Text number \($0)", font: font)
        blackHole(cache.measurement(of: text, in: TextBounds(width: .atMost(300))))
      },
      Operation(name: "lay out a new paragraph", cost: 10) {
        let words = "a paragraph of some words with the number \($0) that takes several lines"
        blackHole(TextLayout(of: StyledText(words, font: font), in: narrow))
      },
    ]
  }

  private static func documents() -> [Operation] {
    [
      Operation(name: "read, lay out and draw a document", cost: 1000) { number in
        let text = """
          {"sections":[{"rows":[{"content":{"style":"cell","text":"Row \(number)",\
          "image":"wifi"},"accessories":["disclosureIndicator"]}]}]}
          """
        let document = try? ListDocument(data: Data(text.utf8), name: "list.json")
        let layout = document.flatMap { try? DocumentLayout($0) }
        blackHole(layout?.describe().count)
      }
    ]
  }
}
