import CellConfiguration
import CellHosting
import Foundation
import Testing

/// A toolkit that does what the article on native toolkits says, and nothing else.
@MainActor
struct DrawingTests {
  private let toolkit = Toolkit()
  private let scheduler: IdleScheduler
  private let root = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let cell: ListCell
  private let log = OperationLog()

  init() {
    scheduler = IdleScheduler(toolkit)
    scheduler.operationLog = log
    root.traitOverrides.listEnvironment = .insetGrouped
    root.traitOverrides.userInterfaceStyle = .light
    let pool = CellReusePool(container: root, updateScheduler: scheduler)
    let registration = CellRegistration<ListCell, String> { cell, _, title in
      cell.contentConfiguration = content(title)
    }
    cell = pool.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(indexes: [0, 0]), item: "Wi-Fi")
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: cell.preferredHeight(fitting: 390))
    cell.layoutIfNeeded()
    toolkit.runIdle()
    log.removeAll()
    toolkit.draw(cell)
  }

  /// What the article says of the log: after each flush it says whether to look.
  private func runIdleAndDrawByLog() {
    toolkit.runIdle()
    if !log.takeAll().isEmpty { toolkit.draw(cell) }
  }

  private func components(_ color: CellColor, _ style: UserInterfaceStyle) -> CellColor.Components {
    color.resolved(with: TraitCollection { $0.userInterfaceStyle = style })
  }

  private var drawing: Toolkit.Drawing? { toolkit.drawings[ObjectIdentifier(cell)] }

  @Test("A cell that nobody reads traits for is drawn again in dark mode")
  func cellNobodyReads() {
    #expect(drawing?.text == components(.label, .light))
    root.traitOverrides.userInterfaceStyle = .dark
    runIdleAndDrawByLog()
    #expect(drawing?.text == components(.label, .dark))
    #expect(drawing?.fill == components(.secondarySystemGroupedBackground, .dark))
  }

  @Test("A cell is drawn again in the tint that it inherits")
  func cellDrawnAgain() {
    var background = BackgroundConfiguration.clear()
    background.backgroundColor = nil
    cell.backgroundConfiguration = background
    runIdleAndDrawByLog()
    #expect(drawing?.fill == components(.systemBlue, .light))
    root.tintColor = .systemRed
    runIdleAndDrawByLog()
    #expect(drawing?.fill == components(.systemRed, .light))
  }

  @Test("A cell is drawn again when a flush says so")
  func cellDrawnAgainFlush() {
    scheduler.changeHandler = { [weak toolkit] changes in
      for change in changes { toolkit?.draw(change.cell) }
    }
    root.traitOverrides.userInterfaceStyle = .dark
    toolkit.runIdle()
    #expect(drawing?.text == components(.label, .dark))
    root.tintColor = .systemRed
    cell.isSelected = true
    toolkit.runIdle()
    toolkit.runIdle()
    #expect(drawing?.times == 3)
  }

  @Test("A widget is placed anew in dark mode")
  func widgetPlacedAnew() throws {
    cell.contentConfiguration = NativeSwitchConfiguration(toolkit: toolkit, isOn: true)
    toolkit.runIdle()
    let widget = try #require(toolkit.switches.first)
    #expect(widget.accent == components(.systemBlue, .light))
    root.traitOverrides.userInterfaceStyle = .dark
    toolkit.runIdle()
    #expect(widget.accent == components(.systemBlue, .dark))
  }
}
