import CellConfiguration
import CellLayout
import CellText
import Foundation

/// Plots of the growth of times with the rows of a list and the characters of a text.
///
/// It writes `growth-by-rows.svg` and `growth-by-characters.svg` into a folder, and each again with
/// the suffix `~dark`, which documentation shows in dark style.
@MainActor
struct GrowthPlots {
  /// The argument that requests the pictures; a folder follows it.
  nonisolated static let argument = "growth"

  private static let counts = [10, 100, 1000, 10_000, 100_000, 1_000_000]

  private let context = LayoutContext(traits: .phone)
  private let cell: ListCellConfiguration

  init() {
    var content = ListContentConfiguration.subtitleCell()
    content.text = "Documents"
    content.secondaryText = "23 items"
    content.image = CellImage(systemName: "folder")
    cell = ListCellConfiguration(content: content)
  }

  /// Measures, prints the times and writes the pictures.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try write(byRows(), "growth-by-rows", to: folder)
    try write(byCharacters(), "growth-by-characters", to: folder)
  }

  private func write(_ plot: Plot, _ name: String, to folder: String) throws {
    for series in plot.series {
      print(series.name)
      for point in series.points {
        print(String(format: "  %9.0f %14.1f ns", point.count, point.nanoseconds))
      }
    }
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    for (suffix, palette) in [("", Plot.Palette.light), ("~dark", .dark)] {
      let file = folder.appendingPathComponent("\(name)\(suffix).svg")
      try Data(plot.svg(palette).utf8).write(to: file)
    }
  }

  private func byRows() -> Plot {
    let configuration = ListConfiguration(appearance: .plain)
    var all = Plot.Series(name: "measure every row")
    var make = Plot.Series(name: "make the list")
    var edit = Plot.Series(name: "insert and delete a row")
    var find = Plot.Series(name: "find the rows on a screen")
    for count in Self.counts {
      let sections = [ListSection(rowCount: count)]
      let list = ListLayout(configuration, sections: sections, width: 390, context: context)
      let top = list.contentSize.height / 2
      let middle = ListPosition(section: 0, row: count / 2)
      var edited = list
      all.add(count) {
        var measured = list
        measured.measureAll { _ in cell }
        blackHole(measured)
      }
      make.add(count) {
        blackHole(ListLayout(configuration, sections: sections, width: 390, context: context))
      }
      edit.add(count) {
        edited.insertRows(at: middle)
        edited.deleteRows(at: middle)
      }
      find.add(count) {
        blackHole(list.items(in: CGRect(x: 0, y: top, width: 390, height: 844)))
      }
    }
    return Plot(
      title: "Times of a list by the number of its rows", unit: "rows",
      series: [all, make, edit, find])
  }

  private func byCharacters() -> Plot {
    let sentence = "Known networks are joined automatically if there is one in reach. "
    let font = CellFont.preferredFont(forTextStyle: .body).resolved(with: .phone)
    let bounds = TextBounds.width(atMost: 320)
    let threeLines = TextLayoutOptions(numberOfLines: 3)
    let unlimited = TextLayoutOptions()
    var layOut = Plot.Series(name: "lay out all lines")
    var measure = Plot.Series(name: "measure all lines")
    var limited = Plot.Series(name: "measure three lines")
    for count in Self.counts {
      let repeated = String(repeating: sentence, count: count / sentence.count + 1)
      let text = StyledText(String(repeated.prefix(count)), font: font)
      layOut.add(count) {
        blackHole(TextLayout(of: text, options: unlimited, in: bounds))
      }
      measure.add(count) {
        blackHole(TextMeasurement(of: text, options: unlimited, in: bounds))
      }
      limited.add(count) {
        blackHole(TextMeasurement(of: text, options: threeLines, in: bounds))
      }
    }
    return Plot(
      title: "Times of a text by the number of its characters", unit: "characters",
      series: [layOut, measure, limited])
  }
}

extension Plot.Series {
  /// Measures work for a count: the minimum of several batches.
  ///
  /// Processor time of the thread, so that other work of the machine does not count.
  fileprivate mutating func add(_ count: Int, _ work: () -> Void) {
    func batch(_ runs: Int) -> Double {
      let start = threadTime()
      for _ in 0..<runs { work() }
      return threadTime() - start
    }
    work()
    var runs = 1
    while batch(runs) < 5_000_000 { runs *= 2 }
    let least = (0..<9).map { _ in batch(runs) }.min() ?? 0
    points.append((Double(count), least / Double(runs)))
  }
}
