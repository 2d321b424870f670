import CellConfiguration

extension ConfigurableView {
  /// Decides when marked views get their update pass.
  ///
  /// Every view has its own ``MainActorUpdateScheduler`` until you set another. A list sets one
  /// scheduler for all its cells. A view that observes models gets another pass on its new
  /// scheduler, because the old one may hold a change that it has not delivered yet.
  public var updateScheduler: UpdateScheduler {
    get { updater.scheduler }
    set { updater.scheduler = newValue }
  }

  /// The name of the view in logs and reports, such as `ListCell 3`.
  ///
  /// The ``updateScheduler`` assigns the number. The property is not called `name`, because many
  /// cells already have a `name`.
  package var logName: String { updater.name }

  /// Requests an update pass; several requests lead to one pass.
  ///
  /// A request during a pass leads to another pass.
  public func setNeedsUpdateConfiguration() { updater.mark(.request) }

  /// Whether an update pass is due.
  package var needsUpdateConfiguration: Bool { updater.isMarked }

  /// Runs the update pass now if one is due.
  ///
  /// Layout does so automatically.
  public func updateConfigurationIfNeeded() { updater.updateIfMarked() }

  /// Runs an update pass: updates the configurations for a state, unless automatic updates are off,
  /// calls the code of the view's class and its handler, and shows the configurations.
  ///
  /// List content is updated at the end of the pass, because the code that runs before often sets
  /// it again.
  func updateConfigurations<State: ConfigurationState>(
    for state: State, _ configure: (State) -> Void
  ) {
    if updater.pass.runsClientCode { passState = state }
    if automaticallyUpdatesContentConfiguration {
      content.isOutdated = content.configuration.isList
      if content.configuration.isCustom {
        var new = content.configuration
        new.update(for: state)
        content.configuration = new
      }
    }
    if automaticallyUpdatesBackgroundConfiguration { background.configuration?.update(for: state) }
    configure(state)
    content.updateIfOutdated(for: state)
    applyContent()
    applyBackground(for: state)
    updater.inspector?.passEnds(in: self, for: state)
    if updater.pass.runsClientCode { passState = nil }
  }

  /// Returns a content configuration with the numbers of the surrounding list, for a state without
  /// flags.
  func inList(_ content: ListContentConfiguration) -> ListContentConfiguration {
    content.updated(for: ViewConfigurationState(traitCollection: traitCollection))
  }

  /// Returns a background with the numbers of the surrounding list, for a state without flags.
  func inList(_ background: BackgroundConfiguration) -> BackgroundConfiguration {
    background.updated(for: ViewConfigurationState(traitCollection: traitCollection))
  }

  /// The state for updating a configuration that is set now.
  ///
  /// During a pass it is the state of the pass. Otherwise it is the current state, and traits that
  /// a configuration reads from it count as read by the last pass.
  var stateForSetting: any ConfigurationState {
    if let passState { return passState }
    var state = currentState
    state.traitCollection = state.traitCollection.recording(updater.reads)
    return state
  }
}
