public import CellConfiguration
public import Foundation

/// The header or footer of a table section.
///
/// It has a default background and offers a content configuration in the style of its ``kind``.
/// Both follow the kind of the surrounding list. As documented for `UITableViewHeaderFooterView`.
/// Like any view, it is owned by its superview or by the list that made it.
open class HeaderFooterView: ConfigurableView {
  /// The position of the view in its section.
  public enum Kind: Hashable, Sendable {
    /// Above the rows.
    case header

    /// Below the rows.
    case footer
  }

  /// A closure that configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (HeaderFooterView, ViewConfigurationState) -> Void

  /// The identifier that a pool uses to find a view of the same kind.
  public let reuseIdentifier: String?

  /// The position of the view in its section, which determines its default configurations.
  public var kind = Kind.header {
    didSet { if kind != oldValue { updater.mark(.request) } }
  }

  /// Configures the view in every update pass, after ``updateConfiguration(using:)``.
  ///
  /// Setting it requests a pass. The handler receives the view as a parameter. A closure that
  /// captures the view strongly keeps it alive.
  ///
  /// The type does not name the main actor, so you can also assign a variable whose type does not
  /// name it.
  public var configurationUpdateHandler:
    ((_ view: HeaderFooterView, _ state: ViewConfigurationState) -> Void)?
  {
    didSet { handlerWasSet(configurationUpdateHandler != nil) }
  }

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The identifier that a pool uses to find a view of the same kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a header.
  ///
  /// - Parameter frame: Its rectangle in the superview's coordinates, in points.
  public override convenience init(frame: CGRect = .zero) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view for a pool.
  public required convenience init(dequeuedFor reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Returns `nil`, because headless views have no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: State and updates

  /// The state that the view updates its configurations for.
  ///
  /// Override it to add custom states, and call ``ConfigurableView/setNeedsUpdateConfiguration()``
  /// when one of them changes.
  open var configurationState: ViewConfigurationState {
    ViewConfigurationState(traitCollection: traitCollection, flags: flags)
  }

  /// Configures the view for a state; called by update passes, never directly.
  ///
  /// The default implementation does nothing. A change of a model or trait that it reads updates
  /// the view again.
  open func updateConfiguration(using state: ViewConfigurationState) {}

  /// Returns a content configuration in the style of the view's ``kind``, without content.
  ///
  /// It has the numbers of the list that the view's traits name, for a state without flags.
  open func defaultContentConfiguration() -> ListContentConfiguration {
    inList(kind == .header ? .header() : .footer())
  }

  /// Returns the default background of the view, for a state without flags.
  open func defaultBackgroundConfiguration() -> BackgroundConfiguration {
    inList(kind == .header ? .listHeader() : .listFooter())
  }

  override var container: ListConfiguration.Container { .tableView }

  override var ownBackground: BackgroundConfiguration? { defaultBackgroundConfiguration() }

  override var currentState: any ConfigurationState { configurationState }

  override func update() {
    updateConfigurations(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  override func removeUpdateHandler() { configurationUpdateHandler = nil }

  override func resetInputs() {
    super.resetInputs()
    kind = .header
  }
}
