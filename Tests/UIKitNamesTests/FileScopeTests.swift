import Testing
import UIKitNames

/// Registrations as small programs have them: made once, at file scope.
private let rowRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
  cell, _, title in
  var content = cell.defaultContentConfiguration()
  content.text = title
  cell.contentConfiguration = content
}

/// A cell whose background asks the cell itself what to look like.
private final class TintedCell: UICollectionViewListCell {
  var isUrgent = false

  override func updateConfiguration(using state: UICellConfigurationState) {
    var background = UIBackgroundConfiguration.listCell().updated(for: state)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak self] color in
      guard let self else { return color }
      return self.isUrgent && !self.configurationState.isSelected ? .systemRed : color
    }
    backgroundConfiguration = background
  }
}

@MainActor
struct FileScopeTests {
  @Test("A registration at file scope configures cells")
  func registrationFileScope() throws {
    let view = UIView()
    let list = CellReusePool(container: view, updateScheduler: UpdateScheduler())
    let path = IndexPath(item: 0, section: 0)
    let cell = list.dequeueConfiguredReusableCell(using: rowRegistration, for: path, item: "A")
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "A")
    #expect(list.cell(at: path) === cell)
  }

  @Test("A transformer may read the cell that it is written in")
  func transformerMayRead() throws {
    let cell = TintedCell()
    cell.isUrgent = true
    cell.updateConfigurationIfNeeded()
    let background = try #require(cell.backgroundConfiguration)
    #expect(background.resolvedBackgroundColor(for: .systemBlue) == .systemRed)
    cell.isUrgent = false
    #expect(background.resolvedBackgroundColor(for: .systemBlue) != .systemRed)
  }

  @Test("Off the main actor such a transformer changes nothing")
  func offMainActor() async {
    let transformer = UIConfigurationColorTransformer { _ in
      MainActor.assertIsolated()
      return .systemRed
    }
    #expect(transformer(.systemBlue) == .systemRed)
    let elsewhere = await Task.detached { transformer(.systemBlue) }.value
    #expect(elsewhere == .systemBlue)
  }

  @Test("One that belongs to no actor runs anywhere")
  nonisolated func oneBelongsActor() async {
    let transformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let elsewhere = await Task.detached { transformer(.systemBlue) }.value
    #expect(elsewhere == .systemBlue.withAlphaComponent(0.5))
  }
}
