public import CellConfiguration
public import Foundation

/// A cell of a table.
///
/// It shows a background by itself and offers a content configuration in its classic style, both
/// following the kind of list around it. As documented for `UITableViewCell`. Owned like any view
/// by its superview, or by the list that made it.
open class TableCell: ConfigurableView, ConfigurableCell {
  /// The classic styles of table cells; raw values as in `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One text.
    case `default` = 0

    /// A text and another one at the trailing side.
    case value1 = 1

    /// A short text and another one right beside it.
    case value2 = 2

    /// A text and another one below it.
    case subtitle = 3
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableCell, CellConfigurationState) -> Void

  /// The classic style, which decides the default content configuration.
  public let style: CellStyle

  /// What cells for the same purpose have in common, and are found by in a pool.
  public let reuseIdentifier: String?

  /// Configures the cell in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it asks for a pass. It takes the cell as a parameter; a closure that captures the cell
  /// keeps it alive, unless it captures it weakly.
  ///
  /// A handler from a variable may leave open that it belongs to the main actor.
  public var configurationUpdateHandler:
    ((_ cell: TableCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { handlerWasSet(configurationUpdateHandler != nil) }
  }

  /// How many levels the content is indented.
  public var indentationLevel: Int {
    get { arrangement.indentationLevel }
    set { arrangement.indentationLevel = newValue }
  }

  /// How far one level indents, in points.
  ///
  /// Until it is set it is what the style sheet has for the list: 10, in sidebars of iOS 18 20.
  public var indentationWidth: CGFloat {
    get { effectiveIndentationWidth }
    set { arrangement.indentationWidth = newValue }
  }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The classic style.
  ///   - reuseIdentifier: What cells for the same purpose have in common.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell for a pool, in the default style.
  ///
  /// Calls `init(style:reuseIdentifier:)`, so that is what subclasses override.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Gives `nil`: there are no archives of headless views.
  public required init?(coder: NSCoder) { nil }

  /// A fresh content configuration in the style of the cell, without content.
  ///
  /// It has the numbers of the list that the cell's traits name, for a cell in no particular state.
  /// The style for ``CellStyle/value2`` is assumed: UIKit's has no counterpart among the factories.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    let content: ListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    return inList(content)
  }

  /// What the cell shows behind its content by itself, for a cell in no particular state.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { inList(.listCell()) }

  /// A view behind the content of a selected cell while several can be selected.
  ///
  /// That is so in editing mode. Setting one removes the background configuration.
  public var multipleSelectionBackgroundView: CellView? {
    get { background.multipleSelectionView }
    set { setBackgroundView(\.multipleSelectionView, newValue) }
  }

  // MARK: Flags

  /// Whether the cell is selected; setting it calls ``setSelected(_:animated:)``, not animated.
  open override var isSelected: Bool {
    get { super.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch is down on the cell; setting it calls ``setHighlighted(_:animated:)``, not
  /// animated.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the list is in editing mode; setting it calls ``setEditing(_:animated:)``, not
  /// animated.
  open var isEditing: Bool {
    get { flags[.editing] }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects the cell, or no longer.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isSelected`` and by whoever drives the cell. As documented for
  /// `UITableViewCell`.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Whether the toolkit is to animate the change; nothing is animated here.
  open func setSelected(_ selected: Bool, animated: Bool) { flags[.selected] = selected }

  /// Notes that a touch is down on the cell, or no longer.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isHighlighted`` and by whoever drives the cell. As documented for
  /// `UITableViewCell`.
  ///
  /// - Parameters:
  ///   - highlighted: Whether a touch is down on the cell.
  ///   - animated: Whether the toolkit is to animate the change; nothing is animated here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    flags[.highlighted] = highlighted
  }

  /// Takes the cell into editing mode, or out of it.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isEditing``, also by the pool whose list changes its mode. As documented for
  /// `UITableViewCell`.
  ///
  /// - Parameters:
  ///   - editing: Whether the list is in editing mode.
  ///   - animated: Whether the toolkit is to animate the change; nothing is animated here.
  open func setEditing(_ editing: Bool, animated: Bool) { flags[.editing] = editing }

  /// Called after ``ConfigurableCell/dragState`` changed; does nothing unless overridden.
  open func dragStateDidChange(_ dragState: CellConfigurationState.DragState) {}

  override func dragStateChanged() { dragStateDidChange(flags.dragState) }

  override var container: ListConfiguration.Container { .tableView }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

  // MARK: State and updates

  /// The state that configurations are updated for.
  ///
  /// Override it to add states of your own, and call
  /// ``ConfigurableView/setNeedsUpdateConfiguration()`` when one of them changes.
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Configures the cell for a state; called in update passes, never directly.
  ///
  /// Does nothing unless overridden. What it reads is watched, as in the handler.
  open func updateConfiguration(using state: CellConfigurationState) {}

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
