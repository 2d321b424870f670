import CellConfiguration
import CellHosting
import CellTestSupport
import CellText
import Foundation
import Testing

/// The shorter examples of the documentation, run with a toolkit that has nothing but what they
/// need.
@MainActor
struct ExampleTests {
  private struct Item {
    var title = "Wi-Fi"
  }

  private let toolkit = Toolkit()
  private let indexPath = IndexPath(indexes: [0, 0])
  private let item = Item()

  private func shownCell(on scheduler: UpdateScheduler) -> ListCell {
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    cell.updateScheduler = scheduler
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    content.when(.selected) { $0.textProperties.color = .white }
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    return cell
  }

  private typealias BadgeView = CellView

  @Test("An accessory brings a view with it")
  func accessoryBringsView() {
    let cell = shownCell(on: UpdateScheduler())
    let badge = CellAccessory.CustomViewConfiguration(
      customView: BadgeView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
      placement: .trailing(displayed: .always))
    cell.accessories = [.customView(configuration: badge), .disclosureIndicator()]
    cell.layoutIfNeeded()
    #expect(badge.customView.superview === cell && badge.customView.frame.width == 20)
  }

  @Test("A registration makes the headers of sections")
  func registrationMakesHeaders() {
    let sections = [Item(title: "Networks")]
    let pool = CellReusePool(updateScheduler: UpdateScheduler())
    let registration = SupplementaryRegistration<ListCell>(
      elementKind: CellReusePool.elementKindSectionHeader
    ) { header, elementKind, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = sections[indexPath[0]].title
      header.contentConfiguration = content
    }
    let header = pool.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    #expect((header.contentConfiguration as? ListContentConfiguration)?.text == "Networks")
  }

  @Test("A handler reads a model, and one pass serves two changes")
  func handlerReadsModel() {
    let task = Chore()
    let scheduler = UpdateScheduler()
    let cell = ListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    cell.updateScheduler = scheduler
    cell.configurationUpdateHandler = { cell, state in
      var content = ListContentConfiguration.cell().updated(for: state)
      content.text = task.title
      content.textProperties.color = state.isSelected ? .white : .label
      cell.contentConfiguration = content
    }

    cell.isSelected = true
    task.title = "Another title"
    scheduler.flush()  // one update pass, for both
    #expect(cell.shownText == "Another title")
    #expect(scheduler.isIdle)
  }

  @Test("A change of a model reaches the cells that show it")
  func changeModelReaches() {
    let task = Chore()
    let cell = ListCell()
    cell.updateScheduler = UpdateScheduler()
    cell.configurationUpdateHandler = { cell, state in
      var content = ListContentConfiguration.cell().updated(for: state)
      content.text = task.title
      content.image = CellImage(systemName: task.isComplete ? "checkmark.circle.fill" : "circle")
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()  // reads the title

    task.title = "Updated title"  // marks the cells that show the title, once
    #expect(cell.updateScheduler.flush() == 1)
    #expect(cell.shownText == "Updated title")
  }

  @Test("A test reads what cells did from a log")
  func testReadsWhat() {
    let scheduler = UpdateScheduler()
    let cell = shownCell(on: scheduler)
    let log = OperationLog()
    scheduler.operationLog = log
    cell.isSelected = true
    scheduler.flush()
    #expect(log.operations == [.updated([.state(.selected)]), .applied(.display)])
  }

  @Test("A log prints what a cell did")
  func logPrintsWhat() {
    let cell = shownCell(on: UpdateScheduler())
    let log = OperationLog()
    cell.updateScheduler.operationLog = log
    cell.isSelected = true
    cell.layoutIfNeeded()
    print(log)
    #expect(log.operations.first == .updated([.state(.selected)]))
  }

  @Test("A content view stands alone")
  func contentViewStands() {
    var content = ListContentConfiguration.cell()
    content.text = "Wi-Fi"
    let view = ListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: view.preferredHeight(fitting: 320))
    view.layoutIfNeeded()
    #expect(view.textLayoutGuide?.layoutFrame.isEmpty == false)
  }

  @Test("A list overrides traits for its cells")
  func listOverridesTraits() {
    let list = CellView()
    let cell = ListCell()
    list.addSubview(cell)
    list.traitOverrides.listEnvironment = .insetGrouped
    list.traitOverrides.userInterfaceStyle = .dark
    #expect(cell.traitCollection.listEnvironment == .insetGrouped)
    #expect(cell.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("A scheduler goes without observation")
  func schedulerGoesWithout() {
    let scheduler = UpdateScheduler()
    let model = Model()
    let cell = ListCell()
    cell.updateScheduler = scheduler
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = content(model.title)
    }
    scheduler.isObservationTrackingEnabled = false
    cell.layoutIfNeeded()
    scheduler.flushUntilIdle()
    model.title = "B"
    #expect(scheduler.isIdle)
  }

  @Test("A registration configures the cells of a pool")
  func registrationConfiguresCells() {
    let list = CellView()
    let pool = CellReusePool(container: list)
    let registration = CellRegistration<ListCell, Item> { cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      cell.contentConfiguration = content
    }
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    #expect(cell.shownText == "Wi-Fi" && cell.superview === list)
  }

  @Test("A pool gives out cells and takes them back")
  func poolGivesOut() {
    let list = CellView()
    let registration = CellRegistration<ListCell, Item> { cell, _, item in
      cell.contentConfiguration = content(item.title)
    }
    let pool = CellReusePool(container: list)
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    cell.frame.size = CGSize(width: 390, height: cell.preferredHeight(fitting: 390))
    pool.enqueue(cell)
    #expect(cell.frame.height == 52)
    #expect(cell.superview == nil)
  }

  @Test("A list places cells whose colors a toolkit resolves")
  func listPlacesCells() throws {
    let scheduler = IdleScheduler(toolkit)
    let (width, top): (CGFloat, CGFloat) = (390, 100)
    let registration = CellRegistration<ListCell, Item> { cell, _, item in
      cell.contentConfiguration = content(item.title)
    }
    let root = CellView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.traitOverrides.listEnvironment = .insetGrouped
    root.traitOverrides.userInterfaceStyle = toolkit.isDark ? .dark : .light
    root.textMeasurementCache = TextMeasurementCache(shaper: toolkit.shaper)

    let pool = CellReusePool(container: root, updateScheduler: scheduler)
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    let height = cell.preferredHeight(fitting: width)
    cell.frame = CGRect(x: 0, y: top, width: width, height: height)
    cell.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 390, height: 52))

    let fill = cell.displayedBackgroundConfiguration?.resolvedBackgroundColor(for: cell.tintColor)
    let components = fill?.resolved(with: cell.traitCollection)
    let color = CellColor.secondarySystemGroupedBackground.resolved(with: cell.traitCollection)
    #expect(components == color)
  }

  @Test("A scheduler flushes when its toolkit is idle")
  func schedulerFlushesToolkit() {
    let scheduler = IdleScheduler(toolkit)
    let cell = shownCell(on: scheduler)
    toolkit.runIdle()
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(cell.needsUpdateConfiguration)
    toolkit.runIdle()
    #expect(!cell.needsUpdateConfiguration)
  }

  @Test("A widget is measured and placed by its cell")
  func widgetMeasuredPlaced() throws {
    let cell = CollectionCell(frame: CGRect(x: 0, y: 0, width: 390, height: 51))
    cell.tintColor = .systemRed
    var configuration = NativeSwitchConfiguration(toolkit: toolkit, isOn: true)
    cell.contentConfiguration = configuration
    cell.layoutIfNeeded()
    let widget = try #require(toolkit.switches.first)
    #expect(widget.isOn && widget.frame == cell.contentView.frame)
    #expect(widget.accent == CellColor.systemRed.resolved(with: cell.traitCollection))
    #expect(cell.preferredHeight(fitting: 390) == 51)
    configuration.isOn = false
    cell.contentConfiguration = configuration
    #expect(!widget.isOn && toolkit.switches.count == 1)
  }

  @Test("A cell has states of its own")
  func cellStates() {
    let cell = ArchiveCell()
    cell.isArchived = true
    #expect(cell.configurationState[IsArchived.self])
    #expect(cell.needsUpdateConfiguration)
  }

  @Test("A content configuration may be this short")
  func contentConfigurationMay() {
    let cell = CollectionCell()
    cell.contentConfiguration = ShortExample.SwitchContentConfiguration(isOn: true)
    #expect((cell.contentView as? ShortExample.SwitchContentView)?.isOn == true)
  }

  @Test("A rating is set like any content")
  func ratingSetLike() {
    let cell = CollectionCell()
    cell.contentConfiguration = RatingContentConfiguration(title: "Noma", rating: 3)
    #expect((cell.contentView as? RatingContentView)?.stars == "★★★☆☆")
  }

  @Test("The owner of a list says where the way of a switch leads")
  func ownerListSays() {
    final class Settings: SwitchListener {
      var values: [Bool] = []
      func switchChanged(to isOn: Bool, in cell: ConfigurableView) { values.append(isOn) }
    }
    let settings = Settings()
    let registration = CellRegistration<ListCell, Bool> { [weak settings] cell, _, isOn in
      var content = SwitchContentConfiguration(isOn: isOn)
      content.delegate = settings
      // or
      content.isOnChanged = { [weak settings] isOn, cell in
        settings?.switchChanged(to: isOn, in: cell)
      }
      cell.contentConfiguration = content
    }
    let pool = CellReusePool()
    let cell = pool.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: true)
    (cell.contentView as? SwitchContentView)?.userDidToggle()
    #expect(settings.values == [false, false])
  }
}
