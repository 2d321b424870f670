public import CellConfiguration

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
