import CellConfiguration
import CellLayout
import CellText
import Foundation

/// A list of cells with one short line each, 10 points a character at 17 points.
struct FactList {
  var list: ListLayout
  let traits: TraitCollection
  private var cells: [ListItem: ListCellConfiguration] = [:]

  /// Creates a list whose headers and footers have their list's look.
  ///
  /// - Parameters:
  ///   - rows: The number of rows in each section.
  ///   - headers: Which sections have a header.
  ///   - footers: Which sections have a footer.
  init(
    _ appearance: ListConfiguration.Appearance, _ sheet: StyleSheet,
    container: ListConfiguration.Container = .collectionView, rows: [Int],
    headers: Set<Int> = [], footers: Set<Int> = [], width: CGFloat = 375, scale: CGFloat = 2,
    category: CellContentSizeCategory = .large, idiom: UserInterfaceIdiom = .phone,
    screenWidth: CGFloat? = nil, isMeasured: Bool = true,
    change: (inout ListConfiguration) -> Void = { _ in },
    cell: (inout ListCellConfiguration) -> Void = { _ in }
  ) {
    var traits = TraitCollection {
      $0.styleSheet = sheet
      $0.displayScale = scale
      $0.preferredContentSizeCategory = category
      $0.userInterfaceIdiom = idiom
    }
    var configuration = ListConfiguration(appearance: appearance, container: container)
    change(&configuration)
    var context = LayoutContext(traits: traits, shaper: FixedAdvanceShaper(advance: 10.0 / 17))
    context.screenWidth = screenWidth
    traits.listEnvironment = appearance.listEnvironment
    self.traits = traits
    list = ListLayout(
      configuration,
      sections: rows.enumerated().map {
        ListSection(
          rowCount: $1, hasHeader: headers.contains($0), hasFooter: footers.contains($0))
      }, width: width, context: context)
    let state = CellConfigurationState(traitCollection: traits)
    func make(_ style: ListContentConfiguration.Style) -> ListCellConfiguration {
      var content = ListContentConfiguration(style: style).updated(for: state)
      content.text = "four"
      return ListCellConfiguration(
        content: content, background: BackgroundConfiguration.listCell().updated(for: state))
    }
    var row = make(.cell)
    cell(&row)
    for (section, count) in rows.enumerated() {
      cells[.header(section: section)] = make(.header)
      cells[.footer(section: section)] = make(.footer)
      for number in 0..<count { cells[.row(section: section, row: number)] = row }
    }
    if isMeasured { list.measureAll { cells[$0] ?? ListCellConfiguration() } }
  }

  /// The configuration of an item; empty if there is no such item.
  func cell(_ item: ListItem) -> ListCellConfiguration { cells[item] ?? ListCellConfiguration() }

  func frame(_ item: ListItem) -> CGRect { list.frame(of: item) }

  func layout(_ item: ListItem, selected: Set<ListPosition> = []) -> ListCellLayout {
    list.cellLayout(of: cell(item), at: item) {
      selected.contains($0)
    }
  }

  /// The label of an item, in its cell.
  func label(_ item: ListItem) -> CGRect? { layout(item).textFrame }

  /// Where the label of an item begins, in the list.
  func textLeading(_ item: ListItem) -> CGFloat {
    frame(item).minX + (label(item)?.minX ?? .nan)
  }

  /// Which of the rows of the first section have a line at their bottom.
  func bottomLines(selected: Set<Int> = []) -> [Bool] {
    lines(selected) { $0.bottomSeparator != nil }
  }

  /// Which of the rows of the first section have a line at their top.
  func topLines(selected: Set<Int> = []) -> [Bool] {
    lines(selected) { $0.topSeparator != nil }
  }

  private func lines(_ selected: Set<Int>, _ isThere: (ListCellLayout) -> Bool) -> [Bool] {
    let selected = Set(selected.map { ListPosition(section: 0, row: $0) })
    return (0..<list.rowCount(inSection: 0)).map {
      isThere(layout(.row(section: 0, row: $0), selected: selected))
    }
  }
}

/// The two generations.
let generations: [StyleSheet] = [.iOS18, .iOS26]

/// How a fact about UIKit is known.
enum Evidence: String, Sendable {
  /// Read from live UIKit.
  case recorded

  /// Taken from pictures or view frames.
  case measured

  /// In Apple's documentation.
  case documented

  /// Follows from facts of the kinds above.
  case inferred

  /// Not known; what this package decided.
  case assumed
}
