import Testing
import UIKitNames

/// Handlers in variables, of the types that the documentation of UIKit prints.
@MainActor
struct StoredHandlerTests {
  private final class Owner {
    var cellHandler: ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
    var rowHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)?
    var headerHandler:
      ((_ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)?
    var handler: UICollectionViewCell.ConfigurationUpdateHandler?
    var texts: [String] = []
  }

  @Test("Handlers in variables configure cells, rows and headers")
  func handlersVariablesConfigure() {
    let owner = Owner()
    owner.cellHandler = { _, state in owner.texts.append("cell \(state.isSelected)") }
    owner.rowHandler = { _, state in owner.texts.append("row \(state.isSelected)") }
    owner.headerHandler = { _, state in owner.texts.append("header \(state.isSelected)") }
    owner.handler = { _, _ in owner.texts.append("alias") }
    let cell = UICollectionViewListCell()
    cell.configurationUpdateHandler = owner.cellHandler
    cell.updateConfigurationIfNeeded()
    let row = UITableViewCell()
    row.configurationUpdateHandler = owner.rowHandler
    row.updateConfigurationIfNeeded()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.configurationUpdateHandler = owner.headerHandler
    header.updateConfigurationIfNeeded()
    cell.configurationUpdateHandler = owner.handler
    cell.updateConfigurationIfNeeded()
    #expect(owner.texts == ["cell false", "row false", "header false", "alias"])
  }

  @Test("A handler calls the one that was there before it")
  func handlerCallsOne() {
    var texts: [String] = []
    let cell = UICollectionViewListCell()
    let first: (UICollectionViewCell, UICellConfigurationState) -> Void = { _, _ in
      texts.append("first")
    }
    cell.configurationUpdateHandler = first
    let previous = cell.configurationUpdateHandler
    cell.configurationUpdateHandler = { cell, state in
      previous?(cell, state)
      texts.append("second")
    }
    cell.updateConfigurationIfNeeded()
    #expect(texts == ["first", "second"])
  }

  @Test("A registration takes a handler from a variable")
  func registrationTakesHandler() {
    let handler: (UICollectionViewListCell, IndexPath, String) -> Void = { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
    }
    let registration = UICollectionView.CellRegistration(handler: handler)
    let list = CellReusePool(updateScheduler: UpdateScheduler())
    let cell = list.dequeueConfiguredReusableCell(
      using: registration, for: IndexPath(item: 0, section: 0), item: "A")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "A")
  }
}
