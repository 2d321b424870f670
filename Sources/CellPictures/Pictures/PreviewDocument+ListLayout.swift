public import CellConfiguration
public import CellDocuments
public import CellLayout
package import CellText

extension PreviewDocument {
  /// Creates a document from a laid-out list.
  ///
  /// The document uses the embedded shaper, or a `FixedAdvanceShaper` if the list has one: other
  /// shapers cannot be written down. Separators that the list's handler sets for rows become
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
        section.header = Supplementary(cell(.header(section: index)))
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
        section.footer = Supplementary(cell(.footer(section: index)))
      }
      sections.append(section)
    }
    self.list = list
  }
}

extension PreviewDocument.Shaper {
  /// Returns the shaper that measures the texts; `nil` if this build does not have it.
  ///
  /// - Parameter pango: The shaper of Pango, if this build has it.
  package func textShaper(pango: (any TextShaper)?) -> (any TextShaper)? {
    switch self {
    case .embedded: .embedded
    case .pango: pango
    case .fixedAdvance(let ems): FixedAdvanceShaper(advance: ems)
    }
  }
}

extension PreviewDocument {
  /// Returns the shaper that the document requests.
  ///
  /// - Parameters:
  ///   - name: The name of the document's file, for messages.
  ///   - pango: The shaper of Pango, if this build has it.
  /// - Throws: `PreviewError` if this build does not have the shaper.
  func requiredTextShaper(
    name: String, pango: (any TextShaper)?
  ) throws(PreviewError) -> any TextShaper {
    if let shaper = shaper.textShaper(pango: pango) { return shaper }
    throw PreviewError(
      file: name,
      problem: "shaper: found \"pango\", expected a shaper that this build has: \"embedded\" or "
        + "{\"fixedAdvance\": ems}; with Debian's libpango1.0-dev installed, "
        + "`swift run --traits Pango cellpreview` also has Pango")
  }
}
