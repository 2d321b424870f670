import CellConfiguration
import Foundation

extension HostInspector {
  /// The number of passes of a cell for one change, above which they are reported.
  static let passesForAChange = 3

  /// The number of passes in a row that may set the content on display again.
  static let repeatedPasses = 16

  /// The number of times that a height may be computed without a change: for several widths, or for
  /// content that computes its own height.
  static let repeatedMeasurements = 4

  /// The number of times that a height may be computed from the same values.
  static let equalMeasurements = 2

  func passBegins(in view: ConfigurableView, for reasons: [UpdateReason], _ notes: InspectionState)
  {
    notes.forgetMeasurements()
    notes.didSetContent = false
    notes.passBegan = issues.contains(.rebuiltConfiguration) ? .now : nil
    if reasons.contains(.observation), notes.registrationReads?.hasChanged == true {
      notes.registrationReads = nil
    }
  }

  /// Called when content is set in the running pass.
  func contentWasSet(in view: ConfigurableView) { notes(of: view.updater).didSetContent = true }

  /// Called when a pass sets the content on display again.
  func contentIsSkipped(in view: ConfigurableView, _ notes: InspectionState) {
    guard view.updater.isUpdating, notes.didSetContent, let began = notes.passBegan else { return }
    notes.repeatedPasses += 1
    notes.timeOfRepeatedPasses += began.duration(to: .now)
    guard notes.repeatedPasses >= Self.repeatedPasses else { return }
    report(.rebuiltConfiguration, in: view) {
      .rebuiltConfiguration($0, passes: notes.repeatedPasses, time: notes.timeOfRepeatedPasses)
    }
  }

  /// Checks a view at the end of a pass.
  func passEnds(in view: ConfigurableView, for state: some ConfigurationState) {
    if issues.isEmpty { return }
    let notes = notes(of: view.updater)
    // Checks must not count as reads of the pass.
    var state = state
    state.traitCollection = view.currentTraits
    inspectUpdate(of: view, for: state, notes)
    inspectStyles(of: view)
    inspectType(ofContentOf: view)
    inspectChain(of: view)
    inspectRequest(of: view, notes)
    if view.hasOwnClass {
      notes.lastState = state
      watch(view)
    }
  }

  /// Checks that content without automatic updates is updated.
  private func inspectUpdate(
    of view: ConfigurableView, for state: some ConfigurationState, _ notes: InspectionState
  ) {
    guard !view.automaticallyUpdatesContentConfiguration,
      let content = view.content.configuration.list,
      content.updated(for: state).change(from: content) > .nothing
    else { return }
    let flags = view.updater.pass.reasons.flags
    if notes.didSetContent {
      report(.missingUpdate, in: view) { .missingUpdate($0) }
    } else if !flags.isEmpty {
      report(.missedStateChange, in: view) { .missedStateChange($0, flags) }
    }
  }

  private func inspectStyles(of view: ConfigurableView) {
    let list = view.currentTraits.listEnvironment
    let content = view.content.configuration.list?.style
    let background = view.background.configuration?.style
    if let content, !list.isSuited(by: content.use.lists) {
      report(.styleOfOtherList, in: view) {
        .styleOfOtherList($0, style: "\(content.name)()", list: list)
      }
    } else if let background, !list.isSuited(by: background.use.lists) {
      report(.styleOfOtherList, in: view) {
        .styleOfOtherList($0, style: "\(background.name)()", list: list)
      }
    }
  }

  /// Checks how many passes of a view requested one another, up to the running one.
  private func inspectChain(of view: ConfigurableView) {
    let pass = view.updater.pass
    guard pass.depth >= Self.passesForAChange, let cause = pass.cause else { return }
    let name = view.logName
    let passes = cause.lastSteps(cause.depth).count { $0.host == name } + 1
    guard passes >= Self.passesForAChange else { return }
    report(.redundantUpdates, in: view) { .redundantUpdates($0, passes: passes, changes: 1) }
  }

  /// Checks the number of consecutive passes that were only requested, in a view without changes.
  ///
  /// Code from outside this module may show its changes elsewhere, so views that run any are not
  /// checked.
  private func inspectRequest(of view: ConfigurableView, _ notes: InspectionState) {
    let reasons = view.updater.pass.reasons
    guard reasons.marks == .request, reasons.flags.isEmpty, !view.runsClientCode else {
      return notes.requestedPasses = 0
    }
    notes.requestedPasses += 1
    guard notes.requestedPasses >= Self.repeatedPasses else { return }
    report(.redundantUpdates, in: view) {
      .redundantUpdates($0, passes: notes.requestedPasses, changes: 0)
    }
  }

  /// Called when a height is computed.
  func heightIsMeasured(
    of view: ConfigurableView, width: CGFloat, margins: DirectionalEdgeInsets
  ) {
    if issues.isEmpty { return }
    let notes = notes(of: view.updater)
    let inputs = HeightInputs(of: view, width: width, margins: margins)
    notes.equalMeasurements =
      inputs != nil && inputs == notes.heightInputs
      ? notes.equalMeasurements + 1 : 1
    notes.heightInputs = inputs
    notes.measurements += 1
    let isEqual = notes.equalMeasurements >= Self.equalMeasurements
    guard isEqual || notes.measurements >= Self.repeatedMeasurements else { return }
    report(.repeatedMeasuring, in: view) {
      .repeatedMeasuring(
        $0, measurements: isEqual ? notes.equalMeasurements : notes.measurements)
    }
  }

  /// Checks a view that was not marked, though something that it shows may have changed.
  func inspectBeforeFlush(_ view: ConfigurableView) {
    let updater = view.updater
    guard let notes = updater.notes, updater.scheduler.inspector === self, !updater.isSuspended
    else { return }
    if notes.registrationReads?.hasChanged == true {
      notes.registrationReads = nil
      if !updater.marks.contains(.observation) {
        report(.unobservedModel, in: view) { .unobservedModel($0) }
      }
    }
    guard updater.marks.isEmpty, let last = notes.lastState else { return }
    var state = view.currentState
    state.traitCollection = last.traitCollection
    if isEqual(state, last) { return }
    notes.lastState = state
    report(.stateChangedWithoutUpdate, in: view) { .stateChangedWithoutUpdate($0) }
  }

  private func isEqual(_ a: any ConfigurationState, _ b: any ConfigurationState) -> Bool {
    switch (a, b) {
    case (let a as CellConfigurationState, let b as CellConfigurationState): a == b
    case (let a as ViewConfigurationState, let b as ViewConfigurationState): a == b
    default: true
    }
  }
}
