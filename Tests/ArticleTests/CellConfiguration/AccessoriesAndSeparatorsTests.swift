import CellConfiguration
import CellDocuments
import CellLayout
import Foundation
import Testing

@Suite("Accessories and separators")
struct AccessoriesAndSeparatorsTests {
  private func cell() -> ListCellConfiguration {
    let content = ListContentConfiguration(
      style: .cell, text: "Groceries", image: CellImage(systemName: "cart"))
    var cell = ListCellConfiguration(content: content, background: .listCell())
    cell.accessories = [
      .label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing),
      .delete(), .reorder(),
    ]
    return cell
  }

  @Test("A list shows other accessories while it is edited")
  func editing() {
    let cell = cell()
    var state = CellConfigurationState(traitCollection: .phone)
    state.isEditing = true
    let context = LayoutContext(traits: .phone)
    let normal = ListCellLayout(cell, width: 358, context: context)
    let edited = ListCellLayout(cell.updated(for: state), width: 358, context: context)
    #expect(normal.accessories.map(\.kind) == [.label, .disclosureIndicator])
    #expect(Set(edited.accessories.map(\.kind)) == [.delete, .label, .reorder])
  }

  @Test("Two accessories of one kind are an error")
  func duplicates() {
    #expect(throws: CellAccessory.DuplicateError.self) {
      try CellAccessory.validate([.checkmark(), .checkmark()])
    }
  }

  @Test("An accessory has its color, its width and its action")
  func options() {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    cell.accessories = [
      .checkmark(options: CellAccessory.CheckmarkOptions(isHidden: true)),
      .detail(
        options: CellAccessory.DetailOptions(tintColor: .systemGreen),
        action: CellAccessory.Action(named: "showDetails")),
    ]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    #expect(layout.accessories.contains { $0.kind == .checkmark && $0.isHidden })
    #expect(cell.accessories[1].action?.name == "showDetails")
  }

  @Test("A view of the app is named and sized")
  func customView() {
    var cell = ListCellConfiguration(content: .cell(), background: .listCell())
    let badge = CellAccessory.CustomView("badge", size: CGSize(width: 20, height: 20))
    cell.accessories = [
      .customView(badge, placement: .trailing(at: .before(.disclosureIndicator))),
      .disclosureIndicator(),
    ]
    let layout = ListCellLayout(cell, width: 358, context: LayoutContext(traits: .phone))
    let view = layout.accessories.first { $0.accessory.customView == badge }
    #expect(view?.frame.size == CGSize(width: 20, height: 20))
  }

  @Test("A view that states its control has the control's size")
  func controls() {
    let wifi = CellAccessory.CustomView("wifi", showing: .switch(isOn: true))
    let unread = CellAccessory.CustomView("unread", showing: .badge("3"))
    #expect(wifi.size == CGSize(width: 51, height: 31) && unread.size.width == 22)
  }

  @Test("A cell shows a control as an accessory")
  func controlAccessory() {
    var cell = ListCellConfiguration(content: .cell())
    let wifi = CellAccessory.CustomView("wifi", showing: .switch(isOn: true))
    cell.accessories = [.customView(wifi, placement: .trailing())]
    #expect(cell.accessories[0].customView?.control == .switch(isOn: true))
  }

  @Test("A list hides separators and moves them")
  func separators() {
    var list = ListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemGray3
    list.itemSeparatorHandler = { position, separators in
      var separators = separators
      if position.row == 0 { separators.bottomSeparatorVisibility = .hidden }
      separators.bottomSeparatorInsets.leading = 0
      return separators
    }
    let layout = ListLayout(
      list, sections: [ListSection(rowCount: 3)], width: 390,
      context: LayoutContext(traits: .phone))
    let first = layout.cellLayout(of: cell(), at: .row(section: 0, row: 0))
    let second = layout.cellLayout(of: cell(), at: .row(section: 0, row: 1))
    #expect(first.bottomSeparator == nil)
    #expect(second.bottomSeparator?.frame.minX == 0)
    #expect(second.bottomSeparator?.color == .systemGray3)
  }

  @Test("Separators begin at the text")
  func automaticInset() {
    let layout = ListLayout(
      ListConfiguration(appearance: .plain), sections: [ListSection(rowCount: 3)], width: 390,
      context: LayoutContext(traits: .phone))
    let row = layout.cellLayout(of: cell(), at: .row(section: 0, row: 0))
    #expect(row.bottomSeparator?.frame.minX == row.textFrame?.minX)
  }

  @Test("The picture shows rows of a list, and the last of them while it is edited")
  func picture() throws {
    var badge = cell()
    badge.content?.text = "Accessories"
    badge.accessories = [.detail(), .checkmark(), .disclosureIndicator()]
    var edited = ListDocument.Row(cell())
    edited.content.text = "While editing"
    edited.state.isEditing = true
    var chosen = edited
    chosen.accessories = [.multiselect(), .reorder()]
    chosen.content.text = "Chosen"
    chosen.state.isSelected = true
    var document = ListDocument()
    document.list = ListDocument.defaultList(.insetGrouped)
    document.sections = [
      ListDocument.Section(rows: [ListDocument.Row(cell()), ListDocument.Row(badge)]),
      ListDocument.Section(rows: [edited, chosen]),
    ]
    try ArticlePicture(
      name: "accessories-and-separators", module: "CellConfiguration", document: document
    ).check()
  }
}
