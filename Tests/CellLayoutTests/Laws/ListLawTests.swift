import CellConfiguration
import CellDocuments
import CellLayout
import CellPictures
import CellTestSupport
import Foundation
import Testing

@Suite("Layout of lists obeys its laws")
struct ListLawTests {
  /// Every two values of what a list has meet.
  private static let sweep = Sweep(
    SweptRows.traitSizes + [
      ListConfiguration.Appearance.allCases.count, SweptRows.widths.count, shapes.count,
      modes.count, separators.count, 2, 3,
    ], count: 2_000, seed: 3)

  /// The rows of sections, with headers and footers.
  private static let shapes: [[(rows: Int, header: Bool, footer: Bool)]] = [
    [], [(0, false, false)], [(3, false, false), (2, false, false)],
    [(2, true, true), (1, true, true)], [(1, true, false), (0, true, false), (2, false, true)],
    [(0, false, false), (4, false, false), (0, false, true)],
  ]

  private static let modes: [@Sendable (inout ListConfiguration) -> Void] = [
    { _ in }, { $0.headerMode = .firstItemInSection }, { $0.headerTopPadding = 7 },
    { $0.contentHuggingElements = .supplementaryHeader }, { $0.showsSeparators = true },
  ]

  private static let separators: [@Sendable (inout ListSeparatorConfiguration) -> Void] = [
    { _ in },
    {
      $0.topSeparatorVisibility = .visible
      $0.bottomSeparatorInsets.leading = 3
    },
    {
      $0.bottomSeparatorVisibility = .visible
      $0.bottomSeparatorInsets.trailing = 5000
    },
  ]

  private static func subject(_ choice: [Int], _ number: Int) -> ListCase {
    var document = ListDocument()
    document.traits = SweptRows.traits(choice)
    document.traits.listEnvironment = .unspecified
    var list = ListDocument.defaultList(ListConfiguration.Appearance.allCases[choice[5]])
    let scale = document.traits.effectiveDisplayScale
    document.width = (SweptRows.widths[choice[6]] * scale).rounded() / scale
    list.container = choice[10] == 0 ? .collectionView : .tableView
    modes[choice[8]](&list)
    separators[choice[9]](&list.separatorConfiguration)
    document.list = list
    var next = number
    document.sections = shapes[choice[7]].map { shape in
      func supplementary(_ content: ListContentConfiguration) -> ListDocument.HeaderFooter {
        next += 1
        var content = content
        SweptRows.contents[next % SweptRows.contents.count](&content)
        return ListDocument.HeaderFooter(content: content)
      }
      return ListDocument.Section(
        header: shape.header ? supplementary(.header()) : nil,
        rows: (0..<shape.rows).map { _ in row(&next, height: choice[11]) },
        footer: shape.footer ? supplementary(.footer()) : nil)
    }
    return ListCase(document)
  }

  private static func row(_ next: inout Int, height: Int) -> ListDocument.Row {
    next += 1
    let state = CellConfigurationState(SweptRows.states[next % SweptRows.states.count])
    var content = [ListContentConfiguration.cell(), .subtitleCell(), .valueCell()][next % 3]
    SweptRows.contents[next % SweptRows.contents.count](&content)
    var row = ListDocument.Row(
      content: content, state: state,
      accessories: SweptRows.accessories[next % SweptRows.accessories.count])
    row.height = height == 2 && next % 2 == 0 ? 70 : nil
    row.indentationLevel = next % 5 == 0 ? 2 : 0
    return row
  }

  @Test("Lists with all their inputs obey the laws of layout", arguments: 0..<4)
  func sweep(_ part: Int) {
    for index in someCases(stride(from: part, to: Self.sweep.rows.count, by: 4)) {
      let subject = Self.subject(Self.sweep.rows[index], index)
      let laws = ListLaws.own.violations(subject).map(\.description)
      if !laws.isEmpty { Issue.record("\(laws.joined(separator: "\n"))\nin \(subject)") }
    }
  }

  @Test("The sweep of lists covers every pair of values")
  func covering() {
    #expect(Self.sweep.missingPairs == 0)
  }

  @Test("A failing list case prints a document that reproduces it")
  func reproduction() throws {
    for index in 0..<40 {
      let subject = Self.subject(Self.sweep.rows[index], index)
      // Only headers of their own are shown by a document.
      guard subject.document.list?.headerMode == .supplementary else { continue }
      let document = try ListDocument(data: Data(subject.description.utf8), name: "case")
      let frames = ListFrames(subject, subject.list)
      let printed = try DocumentLayout(document)
      #expect(printed.cells.map(\.frame) == frames.items.map(\.frame), "\(subject)")
      #expect(printed.contentSize == frames.contentSize)
    }
  }

  @Test("Lists with invalid widths and heights have finite frames")
  func hostile() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -5, 1e300, 0, 0.1, 1e7]
    for number in numbers {
      for other in numbers {
        var document = Self.subject(Self.sweep.rows[0], 0).document
        document.sections = [ListDocument.Section(rows: [ListDocument.Row(content: .cell())])]
        document.width = number
        document.list?.headerTopPadding = other
        document.sections[0].rows[0].height = other
        document.list?.separatorConfiguration.bottomSeparatorInsets.leading = number
        document.list?.separatorConfiguration.bottomSeparatorVisibility = .visible
        let violations = ListLaws.own.violations(ListCase(document)).filter { $0.law == .total }
        #expect(violations.isEmpty, "\(number) \(other)")
      }
    }
  }
}

/// A layout of lists that breaks one law.
struct ListLiar: Sendable, CustomTestStringConvertible {
  var law: ListLaw
  var name: String
  var sheet = StyleSheet.iOS26
  var lie: @Sendable (ListCase, inout ListFrames) -> Void

  var testDescription: String { "law \(law.rawValue): \(name)" }

  static let subject: ListCase = {
    var document = ListDocument()
    document.list = ListDocument.defaultList(.grouped)
    document.traits.displayScale = 2
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    let row = ListDocument.Row(content: content)
    document.sections = [
      ListDocument.Section(
        header: ListDocument.HeaderFooter(content: .header()), rows: [row, row]),
      ListDocument.Section(rows: [row]),
    ]
    return ListCase(document)
  }()

  static let all: [ListLiar] = [
    ListLiar(law: .total, name: "no number") { $1.items[0].frame.size.height = .nan },
    ListLiar(law: .pixels, name: "between pixels") { $1.items[1].frame.origin.x += 0.1 },
    ListLiar(law: .mirror, name: "not mirrored") { $1.items[1].frame.origin.x += 2 },
    ListLiar(law: .mirror, name: "lines are not mirrored") { $1.items[1].lines[0].origin.x = 7 },
    ListLiar(law: .tiling, name: "a gap between rows") { $1.items[2].frame.origin.y += 1 },
    ListLiar(law: .tiling, name: "one section on the other") { $1.items[3].frame.origin.y -= 70 },
    ListLiar(law: .tiling, name: "below the end") { $1.contentSize.height = 20 },
    ListLiar(law: .tiling, name: "beside the list") { $1.items[1].frame.size.width += 50 },
    ListLiar(law: .lookup, name: "misses a row") { $1.hit[2] = nil },
    ListLiar(law: .lookup, name: "finds too little") { $1.found[0].items.removeLast() },
    ListLiar(law: .cells, name: "a cell that is too high") { $1.items[1].cellSize.height += 1 },
    ListLiar(law: .cells, name: "a line outside") { $1.items[1].lines[0].origin.y += 1 },
    ListLiar(law: .containers, name: "as high in a table view") { subject, frames in
      for index in frames.items.indices { frames.items[index].frame.size.height = 60 }
    },
    // There the separator is a pixel.
    ListLiar(law: .containers, name: "as high in a table view of iOS 18", sheet: .iOS18) {
      for index in $1.items.indices { $1.items[index].frame.size.height = 60 }
    },
  ]
}

@Suite("The checker of list laws finds every wrong layout")
struct ListLawCheckerTests {
  @Test(
    "The list law checker reports a wrong layout by the law that it breaks", arguments: ListLiar.all
  )
  func liar(_ liar: ListLiar) {
    let laws = ListLaws { subject in
      var frames = ListFrames(subject, subject.list)
      liar.lie(subject, &frames)
      return frames
    }
    let subject = ListLiar.subject.with { $0.traits.styleSheet = liar.sheet }
    let broken = laws.violations(subject).map(\.law)
    #expect(broken.contains(liar.law), "\(broken)")
  }

  @Test("Every list law has a wrong layout that breaks it")
  func complete() {
    #expect(Set(ListLiar.all.map(\.law)) == Set(ListLaw.allCases))
  }

  @Test("The list law checker accepts correct layouts")
  func truth() {
    #expect(ListLaws.own.violations(ListLiar.subject).isEmpty)
  }
}
