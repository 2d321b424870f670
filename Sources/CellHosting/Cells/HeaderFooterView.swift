public import CellConfiguration
public import Foundation

/// The header or footer of a section of a table.
///
/// It shows a background by itself and offers a content configuration in the style of its place,
/// both following the kind of list around it. As documented for `UITableViewHeaderFooterView`.
/// Owned like any view by its superview, or by the list that made it.
open class HeaderFooterView: ConfigurableView {
  /// Where in its section the view stands.
  public enum Kind: Hashable, Sendable {
    /// Above the rows.
    case header

    /// Below the rows.
    case footer
  }

  /// A closure that configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (HeaderFooterView, ViewConfigurationState) -> Void

  /// What views for the same purpose have in common, and are found by in a pool.
  public let reuseIdentifier: String?

  /// Where in its section the view stands, which decides its default configurations.
  public var kind = Kind.header {
    didSet { if kind != oldValue { updater.mark(.request) } }
  }

  /// Configures the view in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it asks for a pass. It takes the view as a parameter: capture that weakly, if at all.
  ///
  /// A handler from a variable may leave open that it belongs to the main actor.
  public var configurationUpdateHandler:
    ((_ view: HeaderFooterView, _ state: ViewConfigurationState) -> Void)?
  {
    didSet { handlerWasSet(configurationUpdateHandler != nil) }
  }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: What views for the same purpose have in common.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override init(frame: CGRect = .zero) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  /// Creates a view for a pool.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Gives `nil`: there are no archives of headless views.
  public required init?(coder: NSCoder) { nil }

  // MARK: State and updates

  /// The state that configurations are updated for.
  ///
  /// Override it to add states of your own, and call
  /// ``ConfigurableView/setNeedsUpdateConfiguration()`` when one of them changes.
  open var configurationState: ViewConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Configures the view for a state; called in update passes, never directly.
  ///
  /// Does nothing unless overridden. What it reads is watched, as in the handler.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// A fresh content configuration in the style of the view's ``kind``, without content.
  ///
  /// It has the numbers of the list that the view's traits name, for a view in no particular state.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    inList(kind == .header ? .header() : .footer())
  }

  /// What the view shows behind its content by itself, for a view in no particular state.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    inList(kind == .header ? .listHeader() : .listFooter())
  }

  override var container: ListConfiguration.Container { .tableView }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

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
    kind = .header
  }
}
