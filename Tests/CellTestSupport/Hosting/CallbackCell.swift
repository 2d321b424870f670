import CellConfiguration
import CellHosting

/// A cell that tells the world when it is called.
final class CallbackCell: ListCell {
  /// What the cell shows, from the models that it reads; the last thing that its pass does.
  enum Reading: CaseIterable {
    case nothing, title, count, value
  }

  weak var world: CallbackWorld?
  var reading = Reading.nothing

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    world?.react()
    guard let text = world?.text(reading) else { return }
    contentConfiguration = CellModel.content(text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    world?.react()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    world?.react()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    world?.react()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reading = .nothing
    world?.react()
  }
}
