import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// A table cell that notes how it is told of its flags.
private final class NotingCell: TableCell {
  var notes: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    notes.append("selected \(selected) \(animated)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    notes.append("highlighted \(highlighted) \(animated)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    notes.append("editing \(editing) \(animated)")
  }

  override func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {
    notes.append("\(dragState)")
  }
}

/// A collection cell that notes how far it is dragged.
private final class DraggedCell: CollectionCell {
  var notes: [CellConfigurationState.DragState] = []

  override func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {
    notes.append(dragState)
  }
}

/// A table cell that does not pass on what it overrides.
private final class DeafCell: TableCell {
  override func setSelected(_ selected: Bool, animated: Bool) {}
}

@MainActor
struct CellCallbackTests {
  private let stage = Stage()

  @Test("Assigning a flag of a table cell calls the method that sets it")
  func assigningFlagTable() {
    let cell = stage.cell { NotingCell() }
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isEditing = true
    cell.setSelected(false, animated: true)
    #expect(
      cell.notes == [
        "selected true false", "highlighted true false", "editing true false",
        "selected false true",
      ])
    #expect(!cell.isSelected && cell.isHighlighted && cell.isEditing)
    #expect(cell.configurationState.isHighlighted && cell.configurationState.isEditing)
    #expect(!cell.configurationState.isSelected)
  }

  @Test("A flag of a table cell is set by super's method and by nothing else")
  func flagTableCell() {
    let cell = stage.cell { DeafCell() }
    cell.isSelected = true
    #expect(!cell.isSelected && !cell.configurationState.isSelected)
  }

  @Test("A pool whose list is edited calls the method of its table cells")
  func poolWhoseList() {
    let container = CellView()
    let pool = CellReusePool(container: container, updateScheduler: stage.scheduler)
    pool.register(NotingCell.self, forCellReuseIdentifier: "cell")
    let path = IndexPath(indexes: [0, 0])
    let cell = pool.dequeueReusableCell(withIdentifier: "cell", for: path) as? NotingCell
    pool.isEditing = true
    #expect(cell?.notes == ["editing true false"])
  }

  @Test("Cells are told once of each change of their drag state")
  func cellsToldOnce() {
    let row = stage.cell { NotingCell() }
    row.dragState = .lifting
    row.isPinned = true
    row.dragState = .dragging
    row.dragState = .none
    #expect(row.notes == ["lifting", "dragging", "none"])
    let cell = stage.cell { DraggedCell() }
    cell.dragState = .dragging
    cell.dragState = .dragging
    #expect(cell.notes == [.dragging])
  }
}
