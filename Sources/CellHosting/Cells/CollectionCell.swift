public import CellConfiguration
public import Foundation

/// A cell of a collection, without a look of its own.
///
/// It has no default content and no default background: both configurations start as `nil`. As
/// documented for `UICollectionViewCell`. Owned like any view by its superview, or by the list that
/// made it.
open class CollectionCell: ConfigurableView, ConfigurableCell {
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (CollectionCell, CellConfigurationState) -> Void

  /// What cells for the same purpose have in common, and are found by in a pool.
  public private(set) var reuseIdentifier: String?

  /// Configures the cell in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it asks for a pass. It takes the cell as a parameter; a closure that captures the cell
  /// keeps it alive, unless it captures it weakly.
  ///
  /// A handler from a variable may leave open that it belongs to the main actor.
  public var configurationUpdateHandler:
    ((_ cell: CollectionCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { handlerWasSet(configurationUpdateHandler != nil) }
  }

  /// Creates a cell.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Creates a cell for a pool.
  ///
  /// Calls `init(frame:)`, so that is what subclasses override.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Gives `nil`: there are no archives of headless views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State and updates

  /// The state that configurations are updated for.
  ///
  /// Override it to add states of your own, and call
  /// ``ConfigurableView/setNeedsUpdateConfiguration()`` when one of them changes:
  ///
  /// ```swift
  /// override var configurationState: CellConfigurationState {
  ///   var state = super.configurationState
  ///   state[IsArchived.self] = isArchived
  ///   return state
  /// }
  /// ```
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Configures the cell for a state; called in update passes, never directly.
  ///
  /// Does nothing unless overridden. What is read from observable models and from the state's
  /// traits is watched: when it changes, the cell is updated again.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Called after ``ConfigurableCell/dragState`` changed; does nothing unless overridden.
  ///
  /// As documented for `UICollectionViewCell`.
  open func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {}

  override func dragStateChanged() { dragStateDidChange(flags.dragState) }

  override var currentState: any ConfigurationState { configurationState }

  override func update() {
    let state = configurationState
    update(for: state) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  override func resetInputs() {
    super.resetInputs()
    configurationUpdateHandler = nil
  }
}
