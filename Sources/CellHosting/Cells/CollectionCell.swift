public import CellConfiguration
public import Foundation

/// A cell of a collection, without a look of its own.
///
/// It has no default content and no default background: both configurations start as nil. As
/// documented for `UICollectionViewCell`. Owned like any view by its superview, or by the list that
/// made it.
open class CollectionCell: ConfigurableCell {
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (CollectionCell, CellConfigurationState) -> Void

  /// What cells for the same purpose have in common, and are found by in a pool.
  public private(set) var reuseIdentifier: String?

  /// Configures the cell in every update pass, after
  /// ``ConfigurableCell/updateConfiguration(using:)``.
  ///
  /// Setting it asks for a pass. It takes the cell as a parameter; a closure that captures the cell
  /// keeps it alive, unless it captures it weakly.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { mark(.handler) }
  }

  /// Makes a cell.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Makes a cell for a pool.
  ///
  /// Calls `init(frame:)`, so that is what subclasses override.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Gives nil: there are no archives of headless views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var hasUpdateHandler: Bool { configurationUpdateHandler != nil }

  override func callHandler(with state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  override func resetForReuse() {
    super.resetForReuse()
    configurationUpdateHandler = nil
    resetOwnInputs()
    prepareForReuse()
    finishReset()
  }

  /// Puts back what a kind of cell adds.
  func resetOwnInputs() {}
}
