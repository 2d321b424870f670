public import CellConfiguration
public import CellHosting
import CellLayout
public import Foundation

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

extension ContentUnavailableConfiguration {
  /// The text with its attributes, in UIKit's type; see `UIListContentConfiguration`.
  @_disfavoredOverload
  public var attributedText: NSAttributedString? {
    get { self[attributed: .text].map(\.withAttributesOfUIKit) }
    set { self[attributed: .text] = newValue.map { AttributedString(attributesOf: $0) } }
  }

  /// The secondary text with its attributes, in UIKit's type.
  @_disfavoredOverload
  public var secondaryAttributedText: NSAttributedString? {
    get { self[attributed: .secondaryText].map(\.withAttributesOfUIKit) }
    set { self[attributed: .secondaryText] = newValue.map { AttributedString(attributesOf: $0) } }
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
