public import CellConfiguration
public import CellHosting
import CellLayout

/// The empty state of a screen or a list.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration

/// The state of an empty screen or list.
public typealias UIContentUnavailableConfigurationState = ContentUnavailableConfigurationState

/// A view that shows an empty state.
public typealias UIContentUnavailableView = ContentUnavailableView

extension ContentUnavailableConfiguration: UIContentConfiguration {
  /// Makes a `UIContentUnavailableView`.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
}

extension ContentUnavailableView: UIContentView {
  /// The content of the view, which is always an empty state; ``unavailableConfiguration`` returns
  /// it as its own type.
  ///
  /// - Precondition: A new configuration is a `UIContentUnavailableConfiguration`.
  public var configuration: any UIContentConfiguration {
    get { unavailableConfiguration }
    set {
      guard let new = newValue as? ContentUnavailableConfiguration else {
        trap(
          "Assign a UIContentUnavailableConfiguration: a UIContentUnavailableView cannot show a "
            + "\(type(of: newValue)).")
      }
      unavailableConfiguration = new
    }
  }
}

extension ContentUnavailableConfiguration.ButtonProperties {
  /// The action that a tap runs; `nil` for none, and for an action that has only a name.
  public var primaryAction: UIAction? {
    get { action?.reference as? UIAction }
    set { action = newValue.map { CellAccessory.Action(reference: $0) } }
  }
}

extension UIAction: PerformableAction {
  package func perform() { run(for: self) }
}
