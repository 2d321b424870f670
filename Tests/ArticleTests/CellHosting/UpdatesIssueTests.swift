import CellConfiguration
import CellHosting
import CellLayout
import Foundation
import Testing

/// The sections of the article on issues that are about update passes.
@MainActor
struct UpdatesIssueTests {
  private enum IsArchived: ConfigurationStateKey {
    static let defaultValue = false
  }

  private class MailCell: ListCell {
    var isArchived = false
    override var configurationState: CellConfigurationState {
      var state = super.configurationState
      state[IsArchived.self] = isArchived
      return state
    }
  }

  private final class AnnouncingCell: MailCell {
    override var isArchived: Bool { didSet { setNeedsUpdateConfiguration() } }
  }

  private static func content(_ text: String) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = text
    return content
  }

  @Test("A change of custom state without a request is reported, an announced one is not")
  func changeCustomState() {
    func issues(_ type: (some MailCell).Type) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        let (cell, scheduler) = (list.cell(type), list.scheduler)
        cell.layoutIfNeeded()
        cell.isArchived = true
        scheduler.flush()
        cell.isSelected = true
        scheduler.flush()
      }
    }
    #expect(issues(MailCell.self) == [.stateChangedWithoutUpdate])
    #expect(issues(AnnouncingCell.self) == [])
  }

  @Test("Content that nobody updates is reported, content with a handler is not")
  func contentNobodyUpdates() {
    let reports = CheckedList.reports { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.automaticallyUpdatesContentConfiguration = false
      var content = ListContentConfiguration.cell()
      content.text = "Wi-Fi"
      content.when(.selected) { $0.textProperties.color = .systemBlue }
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      cell.isSelected = true
      scheduler.flush()
    }
    #expect(reports.map(\.identifier) == [.missedStateChange])
    #expect(reports.first?.summary.contains("did not react to ") == true)

    let updated = CheckedList.issues { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.automaticallyUpdatesContentConfiguration = false
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = "Wi-Fi"
        content.textProperties.color = state.isSelected ? .systemBlue : .label
        cell.contentConfiguration = content
      }
      cell.layoutIfNeeded()
      cell.isSelected = true
      scheduler.flush()
    }
    #expect(updated == [])
  }

  @Test("Content that looks the same in the new state needs no update")
  func contentLooksSame() {
    let issues = CheckedList.issues { list in
      let cell = list.cell()
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = Self.content("Wi-Fi")
      cell.layoutIfNeeded()
      cell.isPinned = true
      list.scheduler.flush()
    }
    #expect(issues == [])
  }

  @Test("A handler without updated(for:) is reported only if nobody else updates")
  func handlerWithoutUpdated() {
    func issues(isAutomatic: Bool) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        let (cell, scheduler) = (list.cell(), list.scheduler)
        cell.automaticallyUpdatesContentConfiguration = isAutomatic
        cell.configurationUpdateHandler = { cell, state in
          var content = ListContentConfiguration.cell()
          content.text = "Wi-Fi"
          cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        cell.isUserInteractionEnabled = false
        scheduler.flush()
      }
    }
    #expect(issues(isAutomatic: false) == [.missingUpdate])
    #expect(issues(isAutomatic: true) == [])
  }

  @Test("The same content in every pass is reported, set once it is not")
  func sameContentPass() {
    let reports = CheckedList.reports { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.cell().updated(for: state)
        content.text = "Wi-Fi"
        cell.contentConfiguration = content
      }
      cell.layoutIfNeeded()
      for _ in 1...20 {
        cell.setNeedsUpdateConfiguration()
        scheduler.flush()
      }
    }
    #expect(reports.map(\.identifier) == [.rebuiltConfiguration])
    #expect(reports.first?.summary.hasPrefix("16 passes in a row set the content that ") == true)

    let setOnce = CheckedList.issues { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      var content = ListContentConfiguration.cell()
      content.text = "Wi-Fi"
      content.when(.selected) { $0.textProperties.color = .systemBlue }
      cell.contentConfiguration = content
      cell.layoutIfNeeded()
      for _ in 1...20 {
        cell.isSelected.toggle()
        scheduler.flush()
      }
    }
    #expect(setOnce == [])
  }

  @Test("Content that differs in some of the passes is not reported")
  func contentDiffersSome() {
    let issues = CheckedList.issues { list in
      let cell = list.cell()
      var number = 0
      cell.configurationUpdateHandler = { cell, _ in
        cell.contentConfiguration = Self.content("\(number / 8)")
      }
      cell.layoutIfNeeded()
      for _ in 1...40 {
        number += 1
        cell.setNeedsUpdateConfiguration()
        list.scheduler.flush()
      }
    }
    #expect(issues == [])
  }

  @Test("Passes that request one another are reported, also before they are a cycle")
  func passesRequestOne() {
    let cycle = CheckedList.issues { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.configurationUpdateHandler = { cell, state in
        cell.setNeedsUpdateConfiguration()
      }
      cell.layoutIfNeeded()
      scheduler.flushUntilIdle()
    }
    #expect(cycle == [.redundantUpdates, .updateCycle])

    let handled = CheckedList.issues { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.layoutIfNeeded()
      scheduler.changeHandler = { _ in
        cell.isSelected.toggle()
      }
      cell.isSelected = true
      scheduler.flushUntilIdle()
      scheduler.changeHandler = nil
    }
    #expect(handled == [.updateCycle])

    func issues(requests: Int) -> [CellIssue] {
      CheckedList.reports { list in
        let cell = list.cell()
        var number = 0
        cell.configurationUpdateHandler = { cell, _ in
          number += 1
          if number <= requests { cell.setNeedsUpdateConfiguration() }
        }
        cell.layoutIfNeeded()
        list.scheduler.flushUntilIdle()
      }
    }
    #expect(issues(requests: 1) == [])
    #expect(issues(requests: 2).map(\.identifier) == [.redundantUpdates])
    #expect(
      issues(requests: 2).first?.summary.hasPrefix("One change led to 3 passes of ") == true)
  }

  @Test("Passes that are requested where nothing changed are reported, with their number")
  func passesRequestedNothing() {
    let reports = CheckedList.reports { list in
      let (cell, scheduler) = (list.cell(), list.scheduler)
      cell.contentConfiguration = Self.content("Wi-Fi")
      cell.layoutIfNeeded()
      for _ in 1...20 {
        cell.setNeedsUpdateConfiguration()
        scheduler.flush()
      }
    }
    #expect(reports.map(\.identifier) == [.redundantUpdates])
    #expect(
      reports.first?.summary
        == "16 passes of ListCell 1 were requested in a row, and nothing had changed.")
  }

  @Test("Requested passes are not reported where something changes, or may change")
  func requestedPassesReported() {
    func issues(_ change: @escaping (ListCell, Int) -> Void, handler: Bool = false)
      -> [CellIssue.Identifier]
    {
      CheckedList.issues { list in
        let cell = list.cell()
        cell.contentConfiguration = Self.content("Wi-Fi")
        if handler { cell.configurationUpdateHandler = { cell, _ in cell.tag += 1 } }
        cell.layoutIfNeeded()
        for number in 1...40 {
          change(cell, number)
          cell.setNeedsUpdateConfiguration()
          list.scheduler.flush()
        }
      }
    }
    #expect(issues { _, _ in } == [.redundantUpdates])
    #expect(issues({ _, _ in }, handler: true) == [])
    #expect(issues { cell, _ in cell.isSelected.toggle() } == [])
    #expect(
      issues { cell, number in
        if number % 8 == 0 { cell.contentConfiguration = Self.content("\(number)") }
      } == [])
  }

  @Test("Cells whose passes mark other cells are not reported")
  func cellsWhosePasses() {
    let issues = CheckedList.issues { list in
      let cells = (0..<5).map { _ in list.cell() }
      for (cell, next) in zip(cells, cells.dropFirst()) {
        cell.configurationUpdateHandler = { _, state in next.isHighlighted = state.isHighlighted }
      }
      for cell in cells { cell.layoutIfNeeded() }
      cells[0].isHighlighted = true
      list.scheduler.flushUntilIdle()
      #expect(cells[4].isHighlighted)
    }
    #expect(issues == [])
  }

  @Test("A height computed again and again is reported, one that is kept is not")
  func heightComputedAgain() {
    let reports = CheckedList.reports { list in
      let cell = list.cell()
      cell.contentConfiguration = Self.content("Wi-Fi")
      var height: CGFloat = 0
      for _ in 1...2 {
        cell.invalidateHeight()
        height = cell.preferredHeight(fitting: 320)
      }
      cell.frame.size.height = height
    }
    #expect(reports.map(\.identifier) == [.repeatedMeasuring])
    #expect(reports.first?.summary.contains("was computed 2 times without a change") == true)

    let kept = CheckedList.issues { list in
      let cell = list.cell()
      cell.contentConfiguration = Self.content("Wi-Fi")
      for number in 1...8 {
        cell.contentConfiguration = Self.content("\(number)")
        cell.frame.size.height = cell.preferredHeight(fitting: 320)
      }
    }
    #expect(kept == [])
  }

  @Test("A height computed anew is not reported if something that it depends on changed")
  func heightComputedAnew() {
    func issues(_ change: @escaping (ListCell, Int) -> Void) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        let cell = list.cell()
        cell.contentConfiguration = Self.content("Wi-Fi")
        for number in 1...3 {
          change(cell, number)
          cell.frame.size.height = cell.preferredHeight(fitting: 320)
        }
      }
    }
    #expect(issues { cell, _ in cell.invalidateHeight() } == [.repeatedMeasuring])
    #expect(issues { _, _ in } == [])
    #expect(issues { cell, number in cell.indentationLevel = number } == [])
    #expect(
      issues { $0.decorations.dimensions.topPadding = CGFloat($1) } == [])
    #expect(issues { cell, number in cell.directionalLayoutMargins.top = CGFloat(number) } == [])
    #expect(issues { cell, number in cell.accessories = number == 2 ? [.delete()] : [] } == [])
  }

  @Test("A height is reported for the fourth of several widths")
  func heightReportedFourth() {
    func issues(_ widths: ClosedRange<Int>) -> [CellIssue.Identifier] {
      CheckedList.issues { list in
        let cell = list.cell()
        cell.contentConfiguration = Self.content("Wi-Fi")
        for width in widths { _ = cell.preferredHeight(fitting: CGFloat(width)) }
      }
    }
    #expect(issues(301...303) == [])
    #expect(issues(301...304) == [.repeatedMeasuring])
  }
}
