public import CellConfiguration
public import Foundation

/// A cell of a table view.
///
/// It has a default background and offers a content configuration in its classic style. Both follow
/// the kind of the surrounding list. As documented for `UITableViewCell`. Like any view, it is
/// owned by its superview or by the list that made it.
open class TableCell: ConfigurableView, ConfigurableCell {
  /// The classic styles of table cells; raw values match `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Hashable, Sendable, CaseIterable {
    /// One text.
    case `default` = 0

    /// A text, and a secondary text at the trailing edge.
    case value1 = 1

    /// A short text, directly followed by a secondary text.
    case value2 = 2

    /// A text, and another one below it.
    case subtitle = 3
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (TableCell, CellConfigurationState) -> Void

  /// The classic style, which determines the default content configuration.
  public let style: CellStyle

  /// The identifier that a pool uses to find a cell of the same kind.
  public let reuseIdentifier: String?

  /// Configures the cell in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it requests a pass. The handler receives the cell as a parameter. A closure that
  /// captures the cell strongly keeps it alive.
  ///
  /// The type does not name the main actor, so you can also assign a variable whose type does not
  /// name it.
  public var configurationUpdateHandler:
    ((_ cell: TableCell, _ state: CellConfigurationState) -> Void)?
  {
    didSet { handlerWasSet(configurationUpdateHandler != nil) }
  }

  /// The number of levels that the content is indented by.
  public var indentationLevel: Int {
    get { arrangement.indentationLevel }
    set { arrangement.indentationLevel = newValue }
  }

  /// The indentation of one level, in points.
  ///
  /// The default comes from the style sheet for the list: 10, and 20 in sidebars of iOS 18.
  public var indentationWidth: CGFloat {
    get { effectiveIndentationWidth }
    set { effectiveIndentationWidth = newValue }
  }

  /// Whether the default background of the cell shows that it is selected or highlighted.
  package final var showsSelection = true {
    didSet {
      guard showsSelection != oldValue, !updater.isUpdating else { return }
      applyBackground(for: stateForSetting)
    }
  }

  override var defaultBackgroundShowsSelection: Bool { showsSelection }

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The classic style.
  ///   - reuseIdentifier: The identifier that a pool uses to find a cell of the same kind.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a cell in the default style, also of a class that overrides
  /// ``init(style:reuseIdentifier:)``.
  @_disfavoredOverload
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell for a pool, in the default style.
  ///
  /// It calls `init(style:reuseIdentifier:)`. Subclasses override that initializer.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns a content configuration in the style of the cell, without content.
  ///
  /// It has the numbers of the list that the cell's traits name, for a state without flags. The
  /// style for ``CellStyle/value2`` is assumed: UIKit's has no counterpart among the factories.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    let content: ListContentConfiguration =
      switch style {
      case .default: .cell()
      case .subtitle: .subtitleCell()
      case .value1, .value2: .valueCell()
      }
    return inList(content)
  }

  /// Returns the default background of the cell, for a state without flags.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration { inList(.listCell()) }

  /// A view behind the content of a selected cell while several cells can be selected.
  ///
  /// Several cells can be selected in editing mode. Setting a view removes the background
  /// configuration.
  public var multipleSelectionBackgroundView: CellView? {
    get { background.multipleSelectionView }
    set { setBackgroundView(\.multipleSelectionView, newValue) }
  }

  // MARK: Flags

  /// Whether the cell is selected; setting it calls ``setSelected(_:animated:)`` without animation.
  open override var isSelected: Bool {
    get { super.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch is down on the cell; setting it calls ``setHighlighted(_:animated:)``.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Whether the list is in editing mode; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { flags[.editing] }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects or deselects the cell.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isSelected`` and by the code that drives the cell. As documented for
  /// `UITableViewCell`.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Whether the toolkit is to animate the change; nothing is animated here.
  open func setSelected(_ selected: Bool, animated: Bool) { flags[.selected] = selected }

  /// Highlights the cell while a touch is down, or ends the highlight.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isHighlighted`` and by the code that drives the cell. As documented for
  /// `UITableViewCell`.
  ///
  /// - Parameters:
  ///   - highlighted: Whether a touch is down on the cell.
  ///   - animated: Whether the toolkit is to animate the change; nothing is animated here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    flags[.highlighted] = highlighted
  }

  /// Begins or ends editing mode.
  ///
  /// Override it to do more, and call super, which changes the state. It is called for every
  /// assignment to ``isEditing``, including by the pool when its list changes its mode. As
  /// documented for `UITableViewCell`.
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

  /// The state that the cell updates its configurations for.
  ///
  /// Override it to add custom states, and call ``ConfigurableView/setNeedsUpdateConfiguration()``
  /// when one of them changes.
  open var configurationState: CellConfigurationState {
    CellConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Configures the cell for a state; called by update passes, never directly.
  ///
  /// The default implementation does nothing. A change of a model or trait that it reads updates
  /// the cell again.
  open func updateConfiguration(using state: CellConfigurationState) {}

  override var currentState: any ConfigurationState { configurationState }

  override func update() {
    updateConfigurations(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  override func removeUpdateHandler() { configurationUpdateHandler = nil }

  /// The accessories at the trailing edge.
  final var tableAccessories = Accessories() {
    didSet { if tableAccessories != oldValue { setAccessories(tableAccessories.all) } }
  }

  override func resetInputs() {
    super.resetInputs()
    tableAccessories = Accessories()
  }
}
