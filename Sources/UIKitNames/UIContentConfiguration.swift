public import CellConfiguration
public import CellHosting

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
