import CellConfiguration

/// As much of a cell as the code samples of guides need: it keeps what is assigned and runs its
/// update handler when its state changes.
@MainActor
class FakeCell {
  var contentConfiguration: ListContentConfiguration?
  var backgroundConfiguration: BackgroundConfiguration?

  /// What happens when the state changes.
  var configurationUpdateHandler: ((_ cell: FakeCell, _ state: CellConfigurationState) -> Void)?

  /// What the cell's own part of the state is.
  var baseState = CellConfigurationState()

  var configurationState: CellConfigurationState { baseState }

  func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  func updateConfiguration(using state: CellConfigurationState) {}

  /// Updates at once, which a real cell does before it is laid out.
  func setNeedsUpdateConfiguration() {
    let state = configurationState
    contentConfiguration = contentConfiguration?.updated(for: state)
    backgroundConfiguration = backgroundConfiguration?.updated(for: state)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
