public import CellConfiguration
public import CellDocuments
public import CellLayout
import CellText

extension ListDocument {
  /// Creates a document from a laid-out list.
  ///
  /// The document uses the embedded shaper, or a `FixedAdvanceShaper` if the list has one.
  /// Other shapers cannot be encoded. Separators that the list's handler sets for rows become
  /// separators of those rows, and swipe actions that it provides become theirs.
  ///
  /// - Parameters:
  ///   - layout: The list.
  ///   - cell: Returns the cell for an item; see ``Row/init(_:state:)``.
  public init(_ layout: ListLayout, cell: (ListItem) -> ListCellConfiguration) {
    var list = layout.configuration
    let handler = list.itemSeparatorHandler
    list.itemSeparatorHandler = nil
    list.leadingSwipeActionsConfigurationProvider = nil
    list.trailingSwipeActionsConfigurationProvider = nil
    self.init()
    width = layout.width
    screenWidth = layout.context.screenWidth
    traits = layout.context.traits.modifyingTraits { $0.listEnvironment = .unspecified }
    if let shaper = layout.context.shaper as? FixedAdvanceShaper {
      self.shaper = .fixedAdvance(shaper.advance)
    }
    for index in 0..<layout.sectionCount {
      var section = Section()
      if layout.hasHeader(inSection: index) {
        list.headerMode = .supplementary
        section.header = HeaderFooter(cell(.header(section: index)))
      }
      section.rows = (0..<layout.rowCount(inSection: index)).map { number in
        let position = ListPosition(section: index, row: number)
        var row = Row(
          layout.configuration.addingSwipeActions(to: cell(.row(position)), at: position))
        let usual = list.separatorConfiguration
        let own = handler?(position, usual) ?? usual
        if own != usual { row.separatorConfiguration = own }
        return row
      }
      if layout.hasFooter(inSection: index) {
        list.footerMode = .supplementary
        section.footer = HeaderFooter(cell(.footer(section: index)))
      }
      sections.append(section)
    }
    self.list = list
  }
}
