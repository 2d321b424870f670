import AllocationCounter
import CellConfiguration
import CellLayout
import CellText
import Foundation

/// Compares the cost of cells with the floor: computing their frames by hand.
///
/// Each row of the report is the median of nine runs over 10,000 different cells. It is measured in
/// the processor time of the thread, so a busy machine disturbs it little. All rows come from one
/// run, because ratios of different runs cannot be compared.
@MainActor
struct RatioBenchmarks {
  private let rows = CellRows()
  private let floor: LayoutFloor

  init() { floor = rows.floor() }

  /// Prints the ratios, and figures that belong to them.
  func report(_ misses: inout Misses) {
    let least = RunCost { floor.frames(of: $0) }
    print("  the floor: \(least)")
    run(.comparison(with: least), &misses)
    RowBenchmarks(rows).report(&misses)
    Startup().report(&misses)
    ThreadGain().report(&misses)
  }

  /// Prints the number of allocations of each row alone.
  func reportCounts() {
    var misses = Misses()
    run(.allocations, &misses)
  }

  /// Prints the names of all rows, and runs each of them in two equal parts, of which the first
  /// fills caches.
  func repeatRows() {
    var misses = Misses()
    run(.repetition, &misses)
  }

  /// The work of a run on each row.
  private enum Purpose {
    case comparison(with: RunCost)
    case allocations
    case repetition
  }

  private func run(_ purpose: Purpose, _ misses: inout Misses) {
    let selected = state { $0.isSelected = true }
    let disabled = state { $0.isDisabled = true }
    let selectedAndDisabled = state { ($0.isSelected, $0.isDisabled) = (true, true) }
    let constant = LayoutContext(traits: rows.traits, shaper: ConstantShaper())
    let embedded = LayoutContext(traits: rows.traits)
    let all = 0..<CellRows.count
    let plain = all.map(rows.configuration)
    let customized = all.map(rows.customized)
    let withFonts = all.map(rows.withFonts)
    let withFont = all.map { rows.withFont($0, sizes: 1) }
    let withFontAndLimit = withFont.map { content in
      var content = content
      content.textProperties.numberOfLines = 1
      return content
    }
    let withTwelveFonts = all.map { rows.withFont($0, sizes: 12) }
    let ruled = plain.map { content in
      var content = content
      content.when(.selected) { $0.textProperties.color = .white }
      return content
    }
    let ruledTwice = ruled.map { content in
      var content = content
      content.when(.disabled) { $0.secondaryTextProperties.color = .systemGray }
      return content
    }
    let attributed = all.map(rows.attributed)
    let largest = LayoutContext(
      traits: rows.traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityLarge })
    let titles = all.map { StyledText(rows.texts[$0], font: CellRows.font) }
    let oneLine = TextLayoutOptions(numberOfLines: 1)
    let cells = all.map { rows.cell($0, background: .listCell()) }
    let withOne = all.map { rows.cell($0, background: .listCell(), accessories: 1) }
    let withThree = all.map { rows.cell($0, background: .listCell(), accessories: 3) }
    var decorations = ListCellDecorations()
    decorations.separators = ListSeparatorConfiguration(listAppearance: .plain)
    decorations.separators?.bottomSeparatorVisibility = .visible
    let width = CellRows.width
    let twenty = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 20)], width: width,
      context: embedded)

    func row<Result>(_ name: String, limit: Double, _ work: (Int) -> Result) {
      switch purpose {
      case .comparison(let floor):
        let cost = RunCost(work)
        let ratio = cost.median / floor.median
        print(
          "  \(name.padded(to: 48)) " + String(format: "%5.2f of at most %.1f", ratio, limit)
            + "   \(cost)" + misses.mark(unless: ratio <= limit))
      case .allocations:
        print(String(format: "%@: %.2f allocations", name, RunCost.allocations(work)))
      case .repetition:
        print(name)
        for _ in 0..<2 { runThousandTimes(work) }
      }
    }
    row("lay out, constant measure", limit: 4.5) {
      ListContentLayout(plain[$0], width: width, context: constant)
    }
    row("the same, customized", limit: 5) {
      ListContentLayout(customized[$0], width: width, context: constant)
    }
    row("the same, with a font and limits of lines", limit: 5.5) {
      ListContentLayout(withFonts[$0], width: width, context: constant)
    }
    row("the same, with a font", limit: 6.5) {
      ListContentLayout(withFont[$0], width: width, context: constant)
    }
    row("the same, with a font and a limit of lines", limit: 7.5) {
      ListContentLayout(withFontAndLimit[$0], width: width, context: constant)
    }
    row("the same, with one of twelve fonts", limit: 10) {
      ListContentLayout(withTwelveFonts[$0], width: width, context: constant)
    }
    row("lay out, embedded shaper", limit: 5) {
      ListContentLayout(plain[$0], width: width, context: embedded)
    }
    row("lay out a cell with background and separator", limit: 12) {
      ListCellLayout(cells[$0], width: width, context: embedded, decorations: decorations)
    }
    row("the same, with one accessory", limit: 18) {
      ListCellLayout(withOne[$0], width: width, context: embedded, decorations: decorations)
    }
    row("the same, with three accessories", limit: 30) {
      ListCellLayout(withThree[$0], width: width, context: embedded, decorations: decorations)
    }
    row("measure twenty rows of a list", limit: 100) { _ in
      var list = twenty
      list.measureAll { cells[$0.row] }
      return list
    }
    row("the same, as texts and images", limit: 36) { _ in
      var list = twenty
      list.measureRows(like: cells[0]) { rows.content($0.row) }
      return list
    }
    row("make, fill, update, lay out, constant measure", limit: 7) {
      let content = rows.configuration($0).updated(for: disabled)
      return ListContentLayout(content, width: width, context: constant)
    }
    row("the same, customized", limit: 8.5) {
      let content = rows.customized($0).updated(for: disabled)
      return ListContentLayout(content, width: width, context: constant)
    }
    row("updated(for:)", limit: 2.7) { plain[$0].updated(for: disabled) }
    row("updated(for:), with a font and limits of lines", limit: 3) {
      withFonts[$0].updated(for: disabled)
    }
    row("updated(for:) into a state of a rule", limit: 5) {
      ruled[$0].updated(for: selected)
    }
    row("updated(for:) into a state of two rules", limit: 5) {
      ruledTwice[$0].updated(for: selectedAndDisabled)
    }
    row("lay out a text on one line", limit: 9) {
      TextLayout(of: titles[$0], options: oneLine, in: .width(atMost: width))
    }
    row("lay out, attributed text", limit: 32) {
      ListContentLayout(attributed[$0], width: width, context: embedded)
    }
    row("lay out, texts around the image", limit: 23) {
      ListContentLayout(plain[$0], width: width, context: largest)
    }
  }

  private func state(_ change: (inout CellConfigurationState) -> Void) -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: rows.traits)
    change(&state)
    return state
  }
}

extension ListItem {
  /// The row of an item in a list without headers and footers.
  fileprivate var row: Int { if case .row(let position) = self { position.row } else { 0 } }
}

/// The cost of a piece of work for each of 10,000 cells.
private struct RunCost: CustomStringConvertible {
  var median: Double
  var least: Double
  var allocations: Double

  @inline(__always)
  init<Result>(_ work: (Int) -> Result) {
    func run() -> Double {
      let start = threadTime()
      for row in 0..<CellRows.count {
        blackHole(work(row))
      }
      return (threadTime() - start) / Double(CellRows.count)
    }
    _ = run()
    let times = (0..<9).map { _ in run() }.sorted()
    allocations = Self.allocations(work)
    median = times[times.count / 2]
    least = times[0]
  }

  /// Returns the number of heap allocations for a cell.
  @inline(__always)
  static func allocations<Result>(_ work: (Int) -> Result) -> Double {
    let before = heap_allocations_of_thread()
    for row in 0..<CellRows.count { blackHole(work(row)) }
    return Double(heap_allocations_of_thread() - before) / Double(CellRows.count)
  }

  var description: String {
    String(
      format: "%7.1f ns a cell (least %.1f), %.2f allocations", median, least, allocations)
  }
}

/// Runs the work of a row.
///
/// `.ci/instructions` finds this function by its name, and counts what it executes.
@inline(never)
private func runThousandTimes<Result>(_ work: (Int) -> Result) {
  for row in 0..<1000 { blackHole(work(row % CellRows.count)) }
}
