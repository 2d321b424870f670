import CellConfiguration
import Foundation

/// Receives the operations of cells, records them in a log, and looks for issues.
///
/// All checks are here and in the extensions of this class; cells only report their operations. The
/// scheduler of the cells owns the inspector. It has an inspector only if there is a log or a
/// issue to look for.
@MainActor
final class HostInspector {
  var log: OperationLog?

  /// The issues to look for.
  var issues: Set<CellIssue.Identifier>

  /// The registrations that were made at one location in the source code.
  struct Registrations {
    var identities: Set<ObjectIdentifier> = []
    var cells = 0
  }

  var registrations: [String: Registrations] = [:]

  /// The views that may have to be checked when a flush begins.
  private var watched: [ObjectIdentifier: Watched] = [:]
  private var lastWatched = 0

  /// The causes of reported issues, so that every cause is reported once.
  private var reported: Set<Cause> = []

  /// A view to be checked, with its position in the order of checks.
  private struct Watched {
    var number: Int
    var reference: HostReference
  }

  private struct Cause: Hashable {
    var identifier: CellIssue.Identifier
    var source: AnyHashable
  }

  init(log: OperationLog? = nil, issues: Set<CellIssue.Identifier> = []) {
    self.log = log
    self.issues = issues
  }

  /// Whether the inspector has anything to do.
  var isNeeded: Bool { log != nil || !issues.isEmpty }

  /// Receives an operation before it takes effect.
  func record(_ operation: HostOperation, of updater: Updater) {
    log?.record(operation, of: updater.name)
    if issues.isEmpty { return }
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

  /// Reports an issue once for each cause, if its kind is checked.
  ///
  /// - Parameters:
  ///   - identifier: The kind of the issue.
  ///   - view: The view.
  ///   - source: The cause; `nil` for the registration of the view, or the view itself.
  ///   - use: The last use of a view that is back in the pool; `nil` for the current use.
  ///   - issue: Returns the issue.
  func report(
    _ identifier: CellIssue.Identifier, in view: ConfigurableView, source: AnyHashable? = nil,
    use: PoolAssignment? = nil, _ issue: (CellIssue.Place) -> CellIssue
  ) {
    guard issues.contains(identifier) else { return }
    let use = use ?? view.poolAssignment
    let source =
      source ?? use.map { AnyHashable($0.key) }
      ?? AnyHashable(ObjectIdentifier(view.updater.reference))
    let cause = Cause(identifier: identifier, source: source)
    guard reported.insert(cause).inserted else { return }
    let place = CellIssue.Place(
      host: view.logName, item: use?.indexPath, registration: use?.key.name)
    view.updater.report(issue(place))
  }
}

extension HostInspector {
  /// Removes the handler of a view that returns to its pool, and checks whether it held the view.
  ///
  /// The pool removes every handler in any case, so behavior is the same without this check. The
  /// caller of the pool still holds the view, so only its reference count shows whether an owner is
  /// gone. A handler that other code also holds is not released here, and is not reported.
  func takeHandler(of view: ConfigurableView, after use: PoolAssignment) {
    guard issues.contains(.handlerKeepsCellAlive) else { return }
    let owners = _getRetainCount(view)
    view.removeUpdateHandler()
    guard _getRetainCount(view) < owners else { return }
    report(.handlerKeepsCellAlive, in: view, use: use) { .handlerKeepsCellAlive($0) }
  }
}

extension HostInspector {
  /// The number of registrations made at one location, each used once, that is reported.
  static let registrationsForOneCell = 8

  /// Configures a view with the closure of a registration, and observes the models that it reads.
  func configure(
    _ view: ConfigurableView, using identity: RegistrationIdentity, _ configure: () -> Void
  ) {
    if issues.isEmpty { return configure() }
    let notes = notes(of: view.updater)
    notes.registrationReads = nil
    if issues.contains(.unobservedModel) {
      notes.registrationReads = RegistrationReads(of: configure)
      watch(view)
    } else {
      configure()
    }
    count(identity, in: view)
  }

  private func count(_ identity: RegistrationIdentity, in view: ConfigurableView) {
    let source = identity.source
    var all = registrations[source] ?? Registrations()
    all.identities.insert(ObjectIdentifier(identity))
    all.cells += 1
    registrations[source] = all
    let count = all.identities.count
    guard count == all.cells, count >= Self.registrationsForOneCell else { return }
    report(.registrationPerCell, in: view, source: source) {
      .registrationPerCell($0, registrations: count)
    }
  }
}

/// A record of whether a model that a registration's closure read has changed.
///
/// Its owners are the notes of the cell and the models. Any thread may announce a change.
///
/// `@unchecked Sendable` because changes come from any thread; the lock guards the only mutable
/// property.
final class RegistrationReads: @unchecked Sendable {
  private let lock = NSLock()
  private var changed = false
  private var tracking: ModelTracking?

  /// Whether a model has changed since the closure ran.
  var hasChanged: Bool { lock.withLock { changed } }

  /// Runs a closure and observes the models that it reads.
  @MainActor
  init(of configure: () -> Void) {
    ModelTracking.observe(isCancelable: true, configure) { tracking in
      self.tracking = tracking
      return { [weak self, weak tracking] in
        if tracking?.isBeingCancelled != true { self?.noteChange() }
      }
    }
  }

  deinit { tracking?.cancel() }

  private func noteChange() { lock.withLock { changed = true } }
}
