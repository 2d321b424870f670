import CellConfiguration
import CellLayout
import Foundation
import Testing

/// Rows without a height are neither in the way nor found.
struct ZeroHeightTests {
  /// Rows of no height around one of 10 points, with headers and footers of no height.
  private static func list(_ heights: [CGFloat], displayScale: CGFloat) -> ListLayout {
    var list = ListLayout(
      ListConfiguration(appearance: .grouped),
      sections: (0..<3).map { _ in
        ListSection(rowCount: heights.count, hasHeader: true, hasFooter: true)
      },
      width: 320,
      context: LayoutContext(traits: TraitCollection { $0.displayScale = displayScale }))
    for section in 0..<3 {
      list.setHeight(section == 1 ? 5 : 0, of: .header(section: section))
      list.setHeight(section == 1 ? 5 : 0, of: .footer(section: section))
      for (row, height) in heights.enumerated() {
        list.setHeight(height, of: .row(section: section, row: row))
      }
    }
    return list
  }

  private static func allItems(_ list: ListLayout) -> [ListItem] {
    (0..<list.sectionCount).flatMap { section in
      [.header(section: section)]
        + (0..<list.rowCount(inSection: section)).map { .row(section: section, row: $0) }
        + [.footer(section: section)]
    }
  }

  @Test(
    "Finding items by point or rectangle agrees with their frames",
    arguments: [
      [0, 0, 10, 0, 0], [10, 0, 0, 0, 10], [0, 0, 0], [0.25, 0.25, 0.25, 0, 3],
      [1.0 / 3, 0.5, 1.0 / 3, 0, 7.1],
    ] as [[CGFloat]], [1, 2, 3] as [CGFloat])
  func finding(_ heights: [CGFloat], displayScale: CGFloat) {
    let list = Self.list(heights, displayScale: displayScale)
    let frames = Self.allItems(list).map { (item: $0, frame: list.frame(of: $0)) }
    let end = list.contentSize.height + 2
    for step in -8...Int(end * 12) {
      let y = CGFloat(step) / 12
      let point = CGPoint(x: 10, y: y)
      #expect(list.item(at: point) == frames.first { $0.frame.contains(point) }?.item)
      for height in [0.1, 1, 20] as [CGFloat] {
        let rect = CGRect(x: 0, y: y, width: 320, height: height)
        let inside = frames.filter { $0.frame.maxY > max(y, 0) && $0.frame.minY < rect.maxY }
        #expect(list.items(in: rect) == inside.map(\.item), "\(rect)")
      }
    }
  }

  @Test("A point is found among any number of rows without height", .timeLimit(.minutes(1)))
  func manyRows() {
    let count = 100_000
    var list = ListLayout(
      ListConfiguration(appearance: .plain),
      sections: [ListSection(rowCount: count), ListSection(rowCount: 1)], width: 320,
      context: LayoutContext(traits: TraitCollection { $0.displayScale = 2 }))
    for row in 0..<count { list.setHeight(0, of: .row(section: 0, row: row)) }
    list.setHeight(10, of: .row(section: 1, row: 0))
    for step in 0..<50_000 {
      let point = CGPoint(x: 10, y: CGFloat(step) / 5_000)
      #expect(list.item(at: point) == .row(section: 1, row: 0))
    }
  }
}
