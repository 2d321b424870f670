import CellConfiguration
import CellHosting
import Foundation
import Testing

@MainActor
struct CellKindTests {
  @Test(
    "A table cell offers content in its classic style",
    arguments: [
      (TableCell.CellStyle.default, ListContentConfiguration.Style.cell),
      (.subtitle, .subtitleCell), (.value1, .valueCell), (.value2, .valueCell),
    ])
  func tableCellOffers(
    _ style: TableCell.CellStyle, _ expected: ListContentConfiguration.Style
  ) {
    let cell = TableCell(style: style, reuseIdentifier: "cell")
    #expect(cell.defaultContentConfiguration() == ListContentConfiguration(style: expected))
    #expect(cell.style == style)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test("Headers and footers offer content of their kind")
  func headersFootersOffer() {
    let view = HeaderFooterView(reuseIdentifier: "header")
    #expect(view.defaultContentConfiguration() == .header())
    view.kind = .footer
    #expect(view.defaultContentConfiguration() == .footer())
    #expect(view.reuseIdentifier == "header")
  }

  @Test("A first item that serves as a header looks like one")
  func firstItemServes() {
    let cell = ListCell()
    #expect(cell.defaultContentConfiguration() == .cell())
    cell.isFirstItemHeader = true
    #expect(cell.defaultContentConfiguration() == .header())
    #expect(cell.defaultBackgroundConfiguration() == .listHeader())
  }

  @Test("Every flag of a cell reaches its state")
  func flagCellReaches() {
    let cell = ListCell()
    let flags: [(ReferenceWritableKeyPath<ListCell, Bool>, KeyPath<CellConfigurationState, Bool>)] =
      [
        (\.isHighlighted, \.isHighlighted), (\.isSelected, \.isSelected),
        (\.isFocused, \.isFocused),
        (\.isPinned, \.isPinned), (\.isEditing, \.isEditing), (\.isExpanded, \.isExpanded),
        (\.isSwiped, \.isSwiped), (\.isReordering, \.isReordering),
      ]
    for (property, flag) in flags {
      #expect(!cell.configurationState[keyPath: flag])
      cell[keyPath: property] = true
      #expect(cell[keyPath: property])
      #expect(cell.configurationState[keyPath: flag])
      #expect(cell.configurationState.flags.rawValue.nonzeroBitCount == 1)
      cell[keyPath: property] = false
    }
    cell.isUserInteractionEnabled = false
    #expect(cell.configurationState.isDisabled)
    cell.isUserInteractionEnabled = true
    cell.dragState = .dragging
    cell.dropState = .targeted
    #expect(cell.configurationState.cellDragState == .dragging)
    #expect(cell.configurationState.cellDropState == .targeted)
    #expect(cell.dragState == .dragging && cell.dropState == .targeted)
  }

  @Test("Every flag of a header reaches its state")
  func flagHeaderReaches() {
    let view = HeaderFooterView(reuseIdentifier: nil)
    view.isHighlighted = true
    view.isSelected = true
    view.isFocused = true
    view.isPinned = true
    view.isUserInteractionEnabled = false
    let state = view.configurationState
    #expect(state.isHighlighted && state.isSelected && state.isFocused && state.isPinned)
    #expect(state.isDisabled)
  }

  @Test("A header is updated by its method, then by its handler")
  func headerUpdatedMethod() {
    final class Header: HeaderFooterView {
      var steps: [String] = []
      override func updateConfiguration(using state: ViewConfigurationState) {
        steps.append("method \(state.isPinned)")
      }
    }
    let header = Header(reuseIdentifier: nil)
    header.updateScheduler = UpdateScheduler()
    header.configurationUpdateHandler = { header, state in
      (header as? Header)?.steps.append("handler \(state.isPinned)")
      var content = header.defaultContentConfiguration().updated(for: state)
      content.text = "Network"
      header.contentConfiguration = content
    }
    header.isPinned = true
    header.layoutIfNeeded()
    #expect(header.steps == ["method true", "handler true"])
    #expect(header.shownText == "Network")
    #expect(header.preferredHeight(fitting: 320) > 20)
  }

  @Test("A subclass may watch its flags")
  func subclassMayWatch() {
    final class Cell: ListCell {
      var changes: [Bool] = []
      override var isSelected: Bool { didSet { changes.append(isSelected) } }
    }
    let cell = Cell()
    cell.isSelected = true
    cell.isSelected = false
    #expect(cell.changes == [true, false])
  }
}
