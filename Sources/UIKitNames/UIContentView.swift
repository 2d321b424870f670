public import CellConfiguration
public import CellHosting

/// The view that shows a content configuration, in UIKit's form.
///
/// It refines `ContentView` and differs only in the type of the configuration, because a property
/// that UIKit declares as `UIContentConfiguration` must have exactly this type.
@preconcurrency @MainActor
public protocol UIContentView: ContentView {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration; by default, one of the current type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// The content of the view, in the type that hosts use.
  ///
  /// Hosts first check that the view supports the configuration.
  ///
  /// - Precondition: A new configuration is a `UIContentConfiguration`.
  @_disfavoredOverload
  public var configuration: any ContentConfiguration {
    get {
      let configuration: any UIContentConfiguration = self.configuration
      return configuration
    }
    set {
      guard let newValue = newValue as? any UIContentConfiguration else {
        trap(
          "Assign a UIContentConfiguration: a UIContentView cannot have a \(type(of: newValue)).")
      }
      configuration = newValue
    }
  }

  /// Returns whether the view can show a configuration; `false` for one without UIKit's form.
  @_disfavoredOverload
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    guard let configuration = configuration as? any UIContentConfiguration else { return false }
    return supports(configuration)
  }

  /// Returns whether a configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    let shown: any UIContentConfiguration = self.configuration
    return type(of: configuration) == type(of: shown)
  }
}

extension ListContentView: UIContentView {
  /// The content of the view, which is always a list content configuration.
  ///
  /// - Precondition: A new configuration is a list content configuration.
  public var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let list = newValue as? ListContentConfiguration else {
        trap(
          "Assign a UIListContentConfiguration: a UIListContentView cannot show a "
            + "\(type(of: newValue)).")
      }
      listConfiguration = list
    }
  }

  /// Returns whether a configuration is a list content configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }
}

/// The content of a cell, as a value that makes its own view, in UIKit's form.
///
/// It refines `ContentConfiguration` and differs only in the type of the content view, which here
/// must be a view. A method satisfies a requirement in Swift only if the types match exactly, so
/// code written for UIKit needs a protocol with UIKit's signatures.
public protocol UIContentConfiguration: ContentConfiguration {
  /// Makes a new view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
}

extension UIContentConfiguration {
  /// Makes the content view, in the type that hosts use.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func makeContentView() -> any ContentView {
    let view: any UIView & UIContentView = makeContentView()
    return view
  }
}

extension ListContentConfiguration: UIContentConfiguration {
  /// Makes a `UIListContentView`.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
