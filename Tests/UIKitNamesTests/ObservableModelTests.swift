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

  @Test("Changing the model changes the cell")
  func changingModelChanges() {
    let pool = CellReusePool(updateScheduler: scheduler)
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
    private(set) lazy var collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let tasks = [TaskModel(title: "A"), TaskModel(title: "B")]
    private(set) var configured: [String] = []

    private lazy var cellRegistration = UICollectionView.CellRegistration<
      UICollectionViewListCell, TaskModel
    > { [unowned self] cell, indexPath, task in
      configured.append(task.title)
      var content = cell.defaultContentConfiguration()
      content.text = task.title
      cell.contentConfiguration = content
    }

    private lazy var dataSource = UICollectionViewDiffableDataSource<Int, TaskModel.ID>(
      collectionView: collectionView
    ) { [unowned self] collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: tasks.first { $0.id == id } ?? tasks[0])
    }

    init() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, TaskModel.ID>()
      snapshot.appendSections([0])
      snapshot.appendItems(tasks.map(\.id))
      dataSource.apply(snapshot, animatingDifferences: false)
      configured = []
    }

    // ❌ Verbose, error-prone, and now unnecessary for property changes
    func taskDidChange(_ task: TaskModel) {
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([task.id])  // ❌ Manual invalidation
      dataSource.apply(snapshot, animatingDifferences: true)  // ❌ Snapshot churn
    }
  }

  @Test("What nobody observes is configured anew by hand")
  func whatNobodyObserves() {
    let list = TaskList()
    let scheduler = list.collectionView.hostedList.updateScheduler
    scheduler.checkedIssues.remove(.unobservedModel)
    list.tasks[1].title = "C"
    list.collectionView.layoutIfNeeded()
    #expect(list.configured.isEmpty)
    list.taskDidChange(list.tasks[1])
    #expect(list.configured == ["C"])
    let shown = [0, 1].map { item in
      let cell = list.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(shown == ["A", "C"])
  }
}
