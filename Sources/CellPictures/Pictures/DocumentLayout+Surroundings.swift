import CellConfiguration
import CellDocuments
import CellLayout
import CellText
import Foundation

/// The title, the search field and the section index of a document.
///
/// All lengths are assumed: at text size large, the title and the search field are each 52 points
/// tall.
extension DocumentLayout {
  /// Places the title and the search field, and moves the cells below them and into the insets.
  mutating func placeSurroundings(_ context: LayoutContext) {
    let insets = insets
    let isRightToLeft = context.traits.isRightToLeft
    let left = isRightToLeft ? insets.trailing : insets.leading
    var outside = context
    outside.traits.listEnvironment = .none
    outside.cellLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: margin, bottom: 0, trailing: margin)
    var top = insets.top
    var above: [DocumentPart] = []
    for (name, cell) in document.cellsAboveList(margin: margin) {
      var part = DocumentPart(name, cell, width: listWidth, context: outside)
      part.frame.origin = CGPoint(x: left, y: top)
      top = context.traits.pixelGrid.ceil(part.frame.maxY)
      above.append(part)
    }
    if left != 0 || top != 0 {
      cells = cells.map { $0.offsetBy(dx: left, dy: top) }
      for index in parts.indices {
        parts[index].frame = parts[index].frame.offsetBy(dx: left, dy: top)
      }
    }
    parts = above + parts
    contentSize.width = document.width
    contentSize.height += top + insets.bottom
    let titles = document.sections.compactMap(\.indexTitle)
    if titles.isEmpty { return }
    // The index is in the middle of the part that a phone shows at once.
    let area = CGRect(
      x: isRightToLeft ? left : left + listWidth - Self.indexWidth, y: top,
      width: Self.indexWidth,
      height: min(contentSize.height - insets.bottom, listWidth * Self.screenShape) - top)
    parts.append(DocumentPart(indexOf: titles, in: area, context: context))
  }

  private static let indexWidth: CGFloat = 16

  /// The height of a phone's screen as a multiple of its width.
  private static let screenShape: CGFloat = 844 / 390

  /// The distance of the title from the leading edge.
  ///
  /// Cards have the same distance; without cards, the text of rows has it.
  private var margin: CGFloat {
    guard let row = cells.first(where: { $0.kind == .row }), document.list != nil else { return 16 }
    let inset = row.traits.isRightToLeft ? listWidth - row.frame.maxX : row.frame.minX
    return inset > 0 ? inset : row.layout.margins.leading
  }

  /// The width of the list between the insets.
  var listWidth: CGFloat { max(0, document.width - insets.leading - insets.trailing) }

  /// The insets of the document as lengths.
  private var insets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: document.insets.top.length, leading: document.insets.leading.length,
      bottom: document.insets.bottom.length, trailing: document.insets.trailing.length)
  }
}

extension ListDocument {
  /// The cells of the title and of the search field, by the names of their members.
  fileprivate func cellsAboveList(
    margin: CGFloat
  ) -> [(name: String, cell: ListCellConfiguration)] {
    var cells: [(String, ListCellConfiguration)] = []
    if let title {
      var content = ListContentConfiguration.cell()
      content.text = title
      content.textProperties.font = .preferredFont(forTextStyle: .largeTitle).withWeight(.bold)
      content.textProperties.numberOfLines = 1
      content.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 3, leading: margin, bottom: 8, trailing: margin)
      content.axesPreservingSuperviewLayoutMargins = []
      var cell = ListCellConfiguration(content: content)
      cell.accessibility.traits = .header
      cells.append(("title", cell))
    }
    if let searchField {
      var custom = CustomContent(named: "searchField")
      custom.control = .searchField(placeholder: searchField)
      var cell = ListCellConfiguration()
      cell.customContent = custom
      cell.height = 52
      cells.append(("searchField", cell))
    }
    return cells
  }
}

extension DocumentPart {
  /// Lays out the section index: a column of short titles in the tint color.
  fileprivate init(indexOf titles: [String], in area: CGRect, context: LayoutContext) {
    let lineHeight: CGFloat = 14
    let height = max(0, min(area.height, lineHeight * CGFloat(titles.count)))
    let frame = CGRect(
      x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
    var element = AccessibilityElement(frame: CGRect(origin: .zero, size: frame.size))
    element.label = "Section index"
    element.value = titles.joined(separator: ", ")
    element.traits = .adjustable
    let empty = ListCellConfiguration()
    let layout = ListCellLayout(empty, width: frame.width, context: context)
    self.init(
      "indexTitle", isAboveCells: true, properties: SectionIndex(titles: titles), frame: frame,
      elements: [element], traits: context.traits
    ) { traits in
      var presentation = CellPresentation(layout, of: empty, context: context)
      let contents = titles.enumerated().flatMap { index, title in
        let line = TextLayout(
          of: StyledText(title, font: ResolvedFont(pointSize: 11, weight: .semibold)),
          options: TextLayoutOptions(numberOfLines: 1, alignment: .center),
          in: .width(exactly: frame.width), shaper: context.shaper)
        let y = height * (CGFloat(index) + 0.5) / CGFloat(titles.count) - line.size.height / 2
        return DisplayItem.Content.lines(
          of: line, at: CGPoint(x: 0, y: y), color: .systemBlue, traits: traits)
      }
      presentation.contentViews = contents.items(.view(0))
      return presentation
    }
  }
}

/// The titles of a section index.
private struct SectionIndex: ValueDumpConvertible {
  let titles: [String]
}
