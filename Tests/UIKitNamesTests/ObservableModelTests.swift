import Observation
import Testing
import UIKitNames

@Observable private class TaskModel {
  var title: String
  var isComplete: Bool
  var priority: Int

  init(title: String, isComplete: Bool = false, priority: Int = 0) {
    self.title = title
    self.isComplete = isComplete
    self.priority = priority
  }
}

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
}
