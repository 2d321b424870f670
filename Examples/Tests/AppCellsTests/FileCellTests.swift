import AppCells
import CellTesting
import Testing
import UIKitNames

/// The cell of a file, on a machine without UIKit.
@MainActor
struct FileCellTests {
  private func shown(
    _ transfer: Transfer?, isSelected: Bool = false
  ) -> FileCell {
    let cell = FileCell()
    cell.name = "Minutes of the meeting.pdf"
    cell.transfer = transfer
    cell.isSelected = isSelected
    cell.updateConfigurationIfNeeded()
    return cell
  }

  @Test("A file has its recorded look")
  func file() {
    assertSnapshot(
      of: shown(.running(fraction: 0.42)).displayedConfiguration, in: [.phone, .phone.dark],
      named: "running")
    assertSnapshot(
      of: shown(.failed).displayedConfiguration, in: [.phone, .phone.accessibilityLarge],
      named: "failed")
    assertSnapshot(
      of: shown(.done).displayedConfiguration, in: [.phone, .phone.rightToLeft], named: "done")
  }

  @Test("A cell follows its transfer")
  func cellFollowsTransfer() {
    let cell = shown(.running(fraction: 0))
    func secondaryText() -> String? {
      cell.updateConfigurationIfNeeded()
      return (cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText
    }
    #expect(secondaryText() == "0 %")
    cell.transfer = .running(fraction: 0.755)
    #expect(secondaryText() == "76 %")
    cell.transfer = .failed
    #expect(secondaryText() == "Tap to try again")
    cell.transfer = .done
    #expect(secondaryText() == nil)
    #expect(cell.accessories == [.checkmark()])
  }

  @Test("A selected cell keeps the background of selected cells when its transfer fails")
  func selectedCellKeeps() {
    let selected = shown(.failed, isSelected: true).backgroundConfiguration?.backgroundColor
    #expect(selected == shown(nil, isSelected: true).backgroundConfiguration?.backgroundColor)
    #expect(selected != shown(.failed).backgroundConfiguration?.backgroundColor)
  }
}
