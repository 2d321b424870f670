import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

@MainActor
@Suite("Flags that change the presentation of a cell")
struct PresentationFlagTests {
  /// One way to set each flag of a cell's state.
  private static let flags: [(name: String, set: @MainActor (ListCell) -> Void)] = [
    ("disabled", { $0.isUserInteractionEnabled = false }),
    ("highlighted", { $0.isHighlighted = true }), ("selected", { $0.isSelected = true }),
    ("focused", { $0.isFocused = true }), ("pinned", { $0.isPinned = true }),
    ("editing", { $0.isEditing = true }), ("expanded", { $0.isExpanded = true }),
    ("swiped", { $0.isSwiped = true }), ("reordering", { $0.isReordering = true }),
    ("lifting", { $0.dragState = .lifting }), ("dragging", { $0.dragState = .dragging }),
    ("notTargeted", { $0.dropState = .notTargeted }), ("targeted", { $0.dropState = .targeted }),
  ]

  /// Accessories of each kind, displayed always or only in one mode.
  private static let accessories: [[CellAccessory]] =
    [[]]
    + CellAccessory.DisplayedState.allCases.flatMap { displayed -> [[CellAccessory]] in
      let view = CellAccessory.CustomView("v", size: CGSize(width: 20, height: 20))
      return [
        [.disclosureIndicator(displayed: displayed)], [.outlineDisclosure(displayed: displayed)],
        [.detail(displayed: displayed)], [.checkmark(displayed: displayed)],
        [.popUpMenu(displayed: displayed)], [.label(text: "8", displayed: displayed)],
        [.delete(displayed: displayed)], [.insert(displayed: displayed)],
        [.reorder(displayed: displayed)], [.multiselect(displayed: displayed)],
        [.customView(view, placement: .leading(displayed: displayed))],
      ]
    }

  @Test("Every flag of a cell's state can be set")
  func allFlags() {
    let names = ConfigurationStateFlags.names.map(\.name)
    #expect(Set(Self.flags.map(\.name)) == Set(names).subtracting(["onMac"]))
    #expect(
      Set(Self.accessories.compactMap(\.first?.kind)).count == CellAccessory.Kind.allCases.count)
  }

  @Test(
    "A flag that changes the display list of a cell is reported as a change",
    arguments: [false, true])
  func changesAreReported(hasOtherFlags: Bool) {
    for accessories in Self.accessories {
      for (name, set) in Self.flags {
        let stage = Stage.tolerant
        func shown(_ change: (ListCell) -> Void) -> ListCell {
          stage.shownCell {
            $0.contentConfiguration = CellModel.content("Text")
            $0.accessories = accessories
            if hasOtherFlags { for flag in Self.flags where flag.name != name { flag.set($0) } }
            change($0)
          }
        }
        let (cell, expected) = (shown { _ in }, shown(set).cellPresentation?.displayList)
        let changes = cell.cellPresentation?.displayList != expected
        var reported: [ObjectIdentifier] = []
        stage.scheduler.changeHandler = { reported += $0.map { ObjectIdentifier($0.cell) } }
        set(cell)
        let place = "\(name) with \(accessories)"
        if changes { #expect(!stage.scheduler.isIdle, "\(place)") }
        stage.scheduler.flushUntilIdle()
        #expect(cell.cellPresentation?.displayList == expected, "\(place)")
        if changes { #expect(reported.contains(ObjectIdentifier(cell)), "\(place)") }
      }
    }
  }
}
