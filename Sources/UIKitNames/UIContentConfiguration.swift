public import CellConfiguration
public import CellHosting

/// What a cell shows, as a value that makes a view for itself, in UIKit's shape.
///
/// It differs from `ContentConfiguration`, which it refines, in the type of the content view alone:
/// here that has to be a view. Swift takes a method for a requirement only if the types are exactly
/// the same, so code that was written for UIKit needs a protocol of UIKit's shape.
public protocol UIContentConfiguration: ContentConfiguration {
  /// Makes a new view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
}

extension UIContentConfiguration {
  /// The content view as any host takes it.
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
