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

extension ContentConfiguration {
  /// Returns whether another configuration is equal; `false` if the two cannot be compared.
  func isEqual(to other: any ContentConfiguration) -> Bool {
    (self as? any Equatable)?.isEqual(to: other) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A content configuration that stores list content without an existential box.
struct UnboxedContentConfiguration {
  /// The configuration if it is a list content configuration; otherwise `nil`.
  private(set) var list: ListContentConfiguration?

  /// Whether the configuration is a list content configuration, and whether it is any other.
  ///
  /// They are stored because testing an optional configuration copies it.
  let (isList, isCustom): (Bool, Bool)

  /// The configuration if it is of any other type; otherwise `nil`.
  private(set) var custom: (any ContentConfiguration)?

  init(_ configuration: (any ContentConfiguration)?) {
    list = configuration as? ListContentConfiguration
    isList = list != nil
    isCustom = !isList && configuration != nil
    if isCustom { custom = configuration }
  }

  /// The configuration as it was set.
  var configuration: (any ContentConfiguration)? { list ?? custom }

  /// Updates the configuration in place if it is a list content configuration.
  mutating func updateList(for state: some ConfigurationState) { list?.update(for: state) }

  /// Updates the configuration for a state.
  ///
  /// This calls `updated(for:)` of custom configurations, which may access their cell meanwhile.
  /// Call it only on a local copy, never on a stored property.
  mutating func update(for state: some ConfigurationState) {
    list?.update(for: state)
    if let custom { self.custom = custom.updated(for: state) }
  }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Creates a ``ListContentView``.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

  /// Returns the configuration for a state of any type.
  ///
  /// Calls with a state of known type use the generic method, which is faster.
  @_disfavoredOverload
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    func update(_ state: some ConfigurationState) -> ListContentConfiguration {
      updated(for: state)
    }
    return update(state)
  }
}
