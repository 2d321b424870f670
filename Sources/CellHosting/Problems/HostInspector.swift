import CellConfiguration
import Foundation

/// Receives the operations of cells, records them in a log, and looks for problems.
///
/// All checks are here and in the extensions of this class; cells only report their operations. The
/// scheduler of the cells owns the inspector, and has none if there is neither a log nor anything
/// to look for.
@MainActor
final class HostInspector {
  var log: OperationLog?

  /// The problems to look for.
  var problems: Set<HostProblem.Identifier>

  /// The registrations that were made at one location in the source code.
  struct Registrations {
    var identities: Set<ObjectIdentifier> = []
    var cells = 0
  }

  var registrations: [String: Registrations] = [:]

  /// The views that may have to be checked when a flush begins.
  private var watched: [ObjectIdentifier: Watched] = [:]
  private var lastWatched = 0

  /// The causes of reported problems, so that every cause is reported once.
  private var reported: Set<Cause> = []

  /// A view to be checked, with its position in the order of checks.
  private struct Watched {
    var number: Int
    var reference: HostReference
  }

  private struct Cause: Hashable {
    var identifier: HostProblem.Identifier
    var source: AnyHashable
  }

  init(log: OperationLog? = nil, problems: Set<HostProblem.Identifier> = []) {
    self.log = log
    self.problems = problems
  }

  /// Whether the inspector has anything to do.
  var isNeeded: Bool { log != nil || !problems.isEmpty }

  /// Receives an operation before it takes effect.
  func record(_ operation: HostOperation, of updater: Updater) {
    log?.record(operation, of: updater.name)
    if problems.isEmpty { return }
    guard let view = updater.reference.host as? ConfigurableView else { return }
    let notes = notes(of: updater)
    switch operation {
    case .updated(let reasons): passBegins(in: view, for: reasons, notes)
    case .madeContentView:
      notes.repeatedPasses = 0
      notes.didChange()
      inspectType(ofContentOf: view)
    case .replacedContentView(let new):
      notes.didChange()
      contentViewIsReplaced(with: new, in: view, notes)
      inspectType(ofContentOf: view)
    case .applied(let change):
      notes.repeatedPasses = 0
      notes.didChange()
      if change == nil { customContentIsApplied(in: view, notes) }
    case .skipped: contentIsSkipped(in: view, notes)
    case .measured: break
    case .laidOut:
      notes.forgetMeasurements()
      inspectLayout(of: view)
    case .reused: updater.notes = nil
    default: notes.didChange()
    }
  }

  /// Returns the notes on a view.
  func notes(of updater: Updater) -> InspectionState {
    if let notes = updater.notes { return notes }
    let notes = InspectionState()
    updater.notes = notes
    return notes
  }

  /// Schedules a check of a view for the start of the next flush.
  func watch(_ view: ConfigurableView) {
    let reference = view.updater.reference
    let key = ObjectIdentifier(reference)
    if watched[key] != nil { return }
    lastWatched += 1
    watched[key] = Watched(number: lastWatched, reference: reference)
  }

  /// Checks the views that changed without a mark, before a flush runs the passes of the others.
  func flushBegins() {
    if watched.isEmpty { return }
    watched = watched.filter { $0.value.reference.host != nil }
    for view in watched.values.sorted(by: { $0.number < $1.number }) {
      if let view = view.reference.host as? ConfigurableView { inspectBeforeFlush(view) }
    }
  }

  // MARK: Reporting

  /// Reports a problem once for each cause, if its kind is checked.
  ///
  /// - Parameters:
  ///   - identifier: The kind of the problem.
  ///   - view: The view.
  ///   - source: The cause; `nil` for the registration of the view, or the view itself.
  ///   - use: The last use of a view that is back in the pool; `nil` for the current use.
  ///   - problem: Returns the problem.
  func report(
    _ identifier: HostProblem.Identifier, in view: ConfigurableView, source: AnyHashable? = nil,
    use: PoolAssignment? = nil, _ problem: (HostProblem.Place) -> HostProblem
  ) {
    guard problems.contains(identifier) else { return }
    let use = use ?? view.poolAssignment
    let source =
      source ?? use.map { AnyHashable($0.key) }
      ?? AnyHashable(ObjectIdentifier(view.updater.reference))
    let cause = Cause(identifier: identifier, source: source)
    guard reported.insert(cause).inserted else { return }
    let place = HostProblem.Place(
      host: view.logName, item: use?.indexPath, registration: use?.key.name)
    view.updater.report(problem(place))
  }
}
