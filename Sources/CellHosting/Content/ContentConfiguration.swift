public import CellConfiguration

/// The content of a cell, as a value that makes its own view.
///
/// `ListContentConfiguration` is one. You can write your own as a struct:
///
/// ```swift
/// struct SwitchContentConfiguration: ContentConfiguration, Hashable {
///   var isOn = false
///
///   func makeContentView() -> any ContentView { SwitchContentView(self) }
///
///   func updated(for state: any ConfigurationState) -> SwitchContentConfiguration { self }
/// }
/// ```
///
/// Make it a struct or an enum. All cells that show an instance of a class would share it, which
/// debug builds report. If it is `Equatable`, cells skip configurations that they already show. As
/// documented for `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a new view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any ContentView

  /// Returns the configuration for another state.
  ///
  /// The result depends only on the receiver's own properties and the state.
  func updated(for state: any ConfigurationState) -> Self
}
