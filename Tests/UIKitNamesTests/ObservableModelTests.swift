import Observation
import Testing
import UIKitNames

@Observable class TaskModel {
  var title: String
  var isComplete: Bool
  var priority: Int

  init(title: String, isComplete: Bool = false, priority: Int = 0) {
    self.title = title
    self.isComplete = isComplete
    self.priority = priority
  }
}

extension TaskModel: Identifiable {}

/// Cell code as it is written for UIKit: handlers that read observable models.
@MainActor
struct ObservableModelTests {
  private let scheduler = UpdateScheduler()

  // In your data source setup — set up the handler once
  private let cellRegistration = UICollectionView.CellRegistration<
    UICollectionViewListCell, TaskModel
  > {
    cell, indexPath, task in

    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = task.title  // ← tracked automatically
      content.image = UIImage(systemName: task.isComplete ? "checkmark.circle.fill" : "circle")

      content.textProperties.color = task.isComplete ? .secondaryLabel : .label
      content.imageProperties.tintColor = task.isComplete ? .systemGreen : .systemGray

      cell.contentConfiguration = content
    }
  }

  @Test func `changing the model changes the cell`() {
    let pool = UICollectionView(updateScheduler: scheduler)
    let task = TaskModel(title: "Title")
    let cell = pool.dequeueConfiguredReusableCell(
      using: cellRegistration, for: IndexPath(item: 0, section: 0), item: task)
    #expect(scheduler.flush() == 0)

    // Later, from anywhere:
    task.title = "Updated Title"  // Cell updates automatically — no snapshot needed
    task.isComplete = true  // Cell updates automatically

    #expect(scheduler.flush() == 1)
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Updated Title")
    #expect(content?.image == UIImage(systemName: "checkmark.circle.fill"))
    #expect(content?.textProperties.color == .secondaryLabel)

    task.priority = 3
    #expect(scheduler.flush() == 0)
  }

  /// Cell code from before models were observed: what changed is configured anew by hand.
  @MainActor
  private final class TaskList {
    let collectionView = UICollectionView(updateScheduler: UpdateScheduler())
    let tasks = [TaskModel(title: "A"), TaskModel(title: "B")]
    private(set) var configured: [String] = []
    private(set) var cells: [UICollectionViewListCell] = []

    private lazy var cellRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, TaskModel
    > { [unowned self] cell, indexPath, task in
      configured.append(task.title)
      var content = cell.defaultContentConfiguration()
      content.text = task.title
      cell.contentConfiguration = content
    }

    private lazy var dataSource = UICollectionViewDiffableDataSource(items: tasks.map(\.id)) {
      [unowned self] indexPath, _ in
      collectionView.reconfigure(
        cells[indexPath.item], using: cellRegistration, for: indexPath, item: tasks[indexPath.item])
    }

    init() {
      cells = tasks.indices.map { index in
        collectionView.dequeueConfiguredReusableCell(
          using: cellRegistration, for: IndexPath(item: index, section: 0), item: tasks[index])
      }
      configured = []
    }

    // ❌ Verbose, error-prone, and now unnecessary for property changes
    func taskDidChange(_ task: TaskModel) {
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([task.id])  // ❌ Manual invalidation
      dataSource.apply(snapshot, animatingDifferences: true)  // ❌ Snapshot churn
    }
  }

  @Test func `what nobody observes is configured anew by hand`() {
    let list = TaskList()
    list.tasks[1].title = "C"
    list.collectionView.updateScheduler.flush()
    #expect(list.configured.isEmpty)
    list.taskDidChange(list.tasks[1])
    #expect(list.configured == ["C"])
    let shown = list.cells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    #expect(shown == ["A", "C"])
  }
}
