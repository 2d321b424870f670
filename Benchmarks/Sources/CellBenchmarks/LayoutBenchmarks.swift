import CellConfiguration
import CellLayout
import CellText
import Foundation

/// The cost of laying out contents, cells and lists.
@MainActor
func layoutBenchmarks() -> [Benchmark] {
  let traits = TraitCollection.phone
  let context = LayoutContext(traits: traits)
  let cached = LayoutContext(traits: traits, cache: TextMeasurementCache())
  var content = ListContentConfiguration.subtitleCell()
  content.text = "Documents"
  content.secondaryText = "23 items"
  content.image = CellImage(systemName: "folder")
  let subject = content
  let measurement = ListContentMeasurement(subject, width: 390, context: context)
  var cell = ListCellConfiguration(
    content: subject, background: BackgroundConfiguration(style: .listGroupedCell))
  let bare = cell
  cell.accessories = [.disclosureIndicator()]
  let row = cell

  return [
    Benchmark(
      "place image, text and secondary text, measured",
      limit: Limit(nanoseconds: 100, allocations: 0)
    ) {
      blackHole(ListContentLayout(measurement))
    },
    Benchmark("lay out, texts known to a cache") {
      blackHole(ListContentLayout(subject, width: 390, context: cached))
    },
    Benchmark("lay out, embedded shaper, cold", limit: Limit(nanoseconds: 300)) {
      blackHole(ListContentLayout(subject, width: 390, context: context))
    },
    Benchmark("height of a cell, cold") {
      blackHole(ListCellMeasurement(bare, width: 390, context: context).height)
    },
    Benchmark("lay out a cell with disclosure indicator and background, cold") {
      blackHole(ListCellLayout(row, width: 390, context: context))
    },
  ] + listBenchmarks(context, subject)
}

@MainActor
private func listBenchmarks(
  _ context: LayoutContext, _ content: ListContentConfiguration
) -> [Benchmark] {
  let configuration = ListConfiguration(appearance: .plain)
  let tenThousand = ListLayout(
    configuration, sections: [ListSection(rowCount: 10_000)], width: 390, context: context)
  let million = [ListSection(rowCount: 1_000_000)]
  let list = ListLayout(configuration, sections: million, width: 390, context: context)
  let height = list.contentSize.height
  var random = UInt64(1)
  func next(_ limit: CGFloat) -> CGFloat {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(random >> 40) / CGFloat(1 << 24) * limit
  }
  let cell = ListCellConfiguration(content: content)
  var given = cell
  given.height = 44
  var edited = list
  return [
    Benchmark("10,000 rows to exact heights, cold", limit: Limit(nanoseconds: 8.3e6), isLong: true)
    {
      var list = tenThousand
      list.measureAll { _ in cell }
      blackHole(list)
    },
    Benchmark(
      "10,000 rows of given heights to exact ones", limit: Limit(nanoseconds: 1e6), isLong: true
    ) {
      var list = tenThousand
      list.measureAll { [given] _ in given }
      blackHole(list)
    },
    Benchmark("make a list of 1,000,000 rows", isLong: true) {
      blackHole(
        ListLayout(configuration, sections: million, width: 390, context: context))
    },
    Benchmark("row at a point, of 1,000,000", limit: Limit(nanoseconds: 1000)) {
      blackHole(list.row(at: CGPoint(x: 100, y: next(height))))
    },
    Benchmark("frame of a row, of 1,000,000", limit: Limit(nanoseconds: 1000)) {
      blackHole(list.frame(of: .row(section: 0, row: Int(next(1_000_000)))))
    },
    Benchmark("rows on a screen, of 1,000,000", limit: Limit(nanoseconds: 1000)) {
      blackHole(list.items(in: CGRect(x: 0, y: next(height), width: 390, height: 844)))
    },
    Benchmark("anchor of a screen, of 1,000,000", limit: Limit(nanoseconds: 1000)) {
      blackHole(list.anchor(in: CGRect(x: 0, y: next(height), width: 390, height: 844)))
    },
    Benchmark("set a height, of 1,000,000") {
      edited.setHeight(next(100), of: .row(section: 0, row: Int(next(1_000_000))))
    },
    Benchmark("insert and delete a row, of 1,000,000") {
      let position = ListPosition(section: 0, row: Int(next(1_000_000)))
      edited.insertRows(at: position)
      edited.deleteRows(at: position)
    },
  ]
}
