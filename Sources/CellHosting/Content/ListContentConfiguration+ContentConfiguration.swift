public import CellConfiguration

extension ListContentConfiguration: ContentConfiguration {
  /// Makes a ``ListContentView``.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

  /// The configuration for a state whose type is not known.
  ///
  /// A state of known type goes to the generic method, which is faster.
  @_disfavoredOverload
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    func update(_ state: some ConfigurationState) -> ListContentConfiguration {
      updated(for: state)
    }
    return update(state)
  }
}
