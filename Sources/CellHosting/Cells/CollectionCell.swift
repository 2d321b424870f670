public import CellConfiguration
public import Foundation

/// A cell of a collection view, without a default appearance.
///
/// It has no default content and no default background: both configurations start as `nil`, as
/// documented for `UICollectionViewCell`. Like any view, it is owned by its superview or by the
/// list that made it.
open class CollectionCell: ConfigurableView, ConfigurableCell {
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (CollectionCell, CellConfigurationState) -> Void

  /// The identifier that a pool uses to find a cell of the same kind.
  public private(set) var reuseIdentifier: String?

  /// Configures the cell in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it requests a pass. The handler receives the cell as a parameter. A closure that
  /// captures the cell strongly keeps it alive.
  ///
  /// The type does not name the main actor, so you can also assign a variable whose type does not
  /// name it.
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
  /// It calls `init(frame:)`. Subclasses override that initializer.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var passesMinimumMargins: Bool { false }

  // MARK: State and updates

  /// The state that the cell updates its configurations for.
  ///
  /// Override it to add custom states, and call ``ConfigurableView/setNeedsUpdateConfiguration()``
  /// when one of them changes:
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

  /// Configures the cell for a state; called by update passes, never directly.
  ///
  /// The default implementation does nothing. The pass records which observable models and which
  /// traits of the state this method reads. When one of them changes, the cell is updated again.
  open func updateConfiguration(using state: CellConfigurationState) {}

  /// Called after ``ConfigurableCell/dragState`` changed; does nothing unless overridden.
  ///
  /// As documented for `UICollectionViewCell`.
  open func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {}

  override func dragStateChanged() { dragStateDidChange(flags.dragState) }

  override var currentState: any ConfigurationState { configurationState }

  override func update() {
    updateConfigurations(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  override func removeUpdateHandler() { configurationUpdateHandler = nil }
}
