import CellConfiguration
public import CellHosting

/// The view that shows a content configuration, in UIKit's shape.
///
/// It differs from `ContentView`, which it refines, in the type of the configuration alone: a
/// property that is declared as `UIContentConfiguration` has to be exactly that.
@preconcurrency @MainActor
public protocol UIContentView: ContentView {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration; by default one of the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// What the view shows, as any host gives it.
  ///
  /// Hosts ask first whether the view supports what they set.
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
          "UIContentView: found a \(type(of: newValue)), expected a UIContentConfiguration")
      }
      configuration = newValue
    }
  }

  /// Whether the view can show a configuration: not if that is none of UIKit's shape.
  @_disfavoredOverload
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    guard let configuration = configuration as? any UIContentConfiguration else { return false }
    return supports(configuration)
  }

  /// Whether a configuration has the type of the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    let shown: any UIContentConfiguration = self.configuration
    return type(of: configuration) == type(of: shown)
  }
}

extension ListContentView: UIContentView {
  /// What the view shows: always a list content configuration.
  ///
  /// - Precondition: A new configuration is a list content configuration.
  public var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let list = newValue as? ListContentConfiguration else {
        trap(
          "UIListContentView: found a \(type(of: newValue)), expected a UIListContentConfiguration")
      }
      listConfiguration = list
    }
  }

  /// Whether a configuration is a list content configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }
}
