public import CellConfiguration

/// What a cell shows, as a value that can make a view for itself.
///
/// `ListContentConfiguration` is one. A struct of your own is another:
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
/// Make it a struct or an enum: a class would be shared by the cells that show it, which debug
/// builds report. Make it `Equatable` and cells skip what they already show. As documented for
/// `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Makes a new view that shows this configuration.
  @preconcurrency @MainActor func makeContentView() -> any ContentView

  /// The configuration for another state.
  ///
  /// Gives a new value that depends on the receiver's own properties and the state only.
  func updated(for state: any ConfigurationState) -> Self
}
