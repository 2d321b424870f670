import CellConfiguration

extension ConfigurableView {
  /// Decides when marked views get their update pass.
  ///
  /// Every view has a ``MainActorUpdateScheduler`` of its own until one is set; lists set one for
  /// all their cells. A view that watches models has another pass on its new scheduler: the old one
  /// may have been told of a change that it did not yet pass on.
  public var updateScheduler: UpdateScheduler {
    get { updater.scheduler }
    set { updater.scheduler = newValue }
  }

  /// What logs and reports call the view, such as `ListCell 3`.
  ///
  /// The number is given by the ``updateScheduler``. Not `name`, which many a cell has for something
  /// of its own.
  public var logName: String { updater.name }

  /// Asks for an update pass; requests are merged.
  ///
  /// Asked for in a pass, another one follows.
  public func setNeedsUpdateConfiguration() { updater.mark(.request) }

  /// Whether an update pass is due.
  public var needsUpdateConfiguration: Bool { updater.isMarked }

  /// Runs the update pass now if one is due.
  ///
  /// Layout does so by itself.
  public func updateConfigurationIfNeeded() { updater.updateIfMarked() }

  /// Updates the view in a pass: what is shown follows from the state and from what configures it.
  ///
  /// - Parameters:
  ///   - state: The state of the pass.
  ///   - configure: Runs the overridden method and the handler.
  func update(for state: some ConfigurationState, configure: () -> Void) {
    // 1. Configurations are updated, where that is not turned off. The system's own content is
    //    updated after it was configured, since it is often set anew.
    if runsClientCode { passState = state }
    if automaticallyUpdatesContentConfiguration {
      content.isOutdated = content.configuration.list != nil
      if content.configuration.custom != nil {
        var new = content.configuration
        new.update(for: state)
        content.configuration = new
      }
    }
    if automaticallyUpdatesBackgroundConfiguration { background.configuration?.update(for: state) }

    // 2. Code of the class and the handler change what they like.
    configure()

    // 3. What came out is shown.
    if content.isOutdated {
      content.isOutdated = false
      content.configuration.list?.update(for: state)
    }
    applyContent()
    applyBackground(for: state)
    passState = nil
  }

  /// A fresh configuration with the numbers of the list around, as a pass without any flags would
  /// give it.
  func inList(_ content: ListContentConfiguration) -> ListContentConfiguration {
    content.updated(for: ViewConfigurationState(traitCollection: traitCollection))
  }

  /// A fresh background with the numbers of the list around.
  func inList(_ background: BackgroundConfiguration) -> BackgroundConfiguration {
    background.updated(for: ViewConfigurationState(traitCollection: traitCollection))
  }

  /// The state that configurations are updated for that are set now: that of the pass, or the
  /// present one, reads of whose traits count like those of the last pass.
  var stateForSetting: any ConfigurationState {
    if let passState { return passState }
    var state = currentState
    state.traitCollection = state.traitCollection.recording(updater.reads)
    return state
  }
}
