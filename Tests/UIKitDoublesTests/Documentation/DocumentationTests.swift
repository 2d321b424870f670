import Foundation
import Testing
import UIKitDoubles
import UIKitNames

/// The examples of the documentation, as they are written there.
@MainActor
struct DocumentationTests {
  @MainActor
  private final class Settings {
    var isWiFiOn = false
  }

  private enum Section: Hashable { case open, done }

  private struct Task: Identifiable {
    var id: Int
  }

  @Test("A switch tells the settings")
  func switchTellsSettings() {
    let settings = Settings()
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in settings.isWiFiOn.toggle() }, for: .valueChanged)
    toggle.toggleByUser()  // simulates a tap
    #expect(settings.isWiFiOn)
  }

  @Test("A snapshot is put together and applied")
  func snapshotPutTogether() {
    let tasks = [Task(id: 3), Task(id: 4)]
    let list = UICollectionView(updateScheduler: UpdateScheduler())
    let dataSource = UICollectionViewDiffableDataSource<Section, Task.ID>(collectionView: list) {
      _, _, _ in UICollectionViewCell()
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task.ID>()
    snapshot.appendSections([.open, .done])
    snapshot.appendItems(tasks.map(\.id), toSection: .open)
    dataSource.apply(snapshot)
    #expect(dataSource.snapshot().itemIdentifiers(inSection: .open) == [3, 4])
  }
}
