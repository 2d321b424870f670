import CellConfiguration
import Foundation

/// Decides when marked cells are updated.
///
/// Cells, headers and footers mark themselves when something changes. ``flush()`` gives each marked
/// one a single update pass, in the order in which they were marked. It then lays out those that
/// are on display, and reports the changes to the ``changeHandler``. Cells that are marked during a
/// flush wait for the next one.
///
/// A model that changes on the main thread marks the cells that read it at once. A change on any
/// other thread waits for the main actor's next turn, or for the next ``flush()`` if that is
/// earlier. A loop that never yields to the main actor must therefore flush regularly, or change
/// models only on the main thread.
///
/// This class waits for you to flush it. Use it in tests, or flush it from a frame clock.
/// ``MainActorUpdateScheduler`` flushes itself. To connect the loop of a toolkit, override
/// ``wake()``:
///
/// ```swift
/// final class IdleScheduler: UpdateScheduler {
///   private let toolkit: Toolkit
///
///   init(_ toolkit: Toolkit) {
///     self.toolkit = toolkit
///     super.init()
///   }
///
///   override func wake() { toolkit.whenIdle { [weak self] in self?.flush() } }
/// }
/// ```
///
/// A scheduler is owned by the cells that use it and by the code that made it. There is usually one
/// for a whole list. It keeps no cell alive.
@MainActor
open class UpdateScheduler {
  /// The number of passes that may request one another before they count as a cycle.
  ///
  /// It is also the number of flushes that ``flushUntilIdle()`` runs on request of handlers and
  /// layout. A scheduler does not count the passes of cells with another scheduler. The cells of a
  /// list share one.
  public let maximumUpdateDepth: Int

  /// Whether the scheduler observes the models that its cells read.
  ///
  /// The default is `true`. In UIKit, as documented, observation is on since iOS 26, and an app on
  /// iOS 18 requests it with `UIObservationTrackingEnabled` in its `Info.plist`. Set it to `false`
  /// to test code without observation: a change of a model then has no effect. After you set it to
  /// `true` again, models are observed from the next time that a cell reads them.
  public var isObservationTrackingEnabled = true

  /// The log that records the operations of the scheduler's cells; `nil`, the default, for none.
  public var operationLog: OperationLog? {
    get { inspector?.log }
    set { changeInspector { $0.log = newValue } }
  }

  /// The issues to look for.
  ///
  /// By default, the set contains all issues in debug builds and in tests that require their
  /// absence; otherwise it is empty. Looking for issues takes time in passes, flushes and
  /// layouts: some checks measure again. Each issue is reported once for its cause, such as a
  /// registration, to ``report(_:)`` and the ``operationLog``. A cycle of updates is always
  /// reported.
  public var checkedIssues: Set<CellIssue.Identifier> {
    get { inspector?.issues ?? [] }
    set { changeInspector { $0.issues = newValue } }
  }

  /// Receives the operations of the cells; `nil` if they are not recorded or checked.
  final var inspector: HostInspector?

  /// Called in a flush between passes and layout, with the cells whose height may have changed.
  ///
  /// In this handler, a list measures the cells and sets their frames. The scheduler keeps none of
  /// the cells after the call. Cells keep their scheduler alive, and the scheduler keeps this
  /// handler: capture lists and cells weakly.
  public var sizeInvalidationHandler: (@MainActor ([ConfigurableView]) -> Void)?

  /// Called at the end of a flush with the visible changes of cells since the previous flush.
  ///
  /// The changes cover all cells that look different, including those changed by layout, tint or
  /// traits without an update pass, and cells whose layout changed and changed back. They exclude
  /// cells that only moved: the code that moves a cell draws it. Only cells that have been laid out
  /// are included. The scheduler keeps none of the cells after the call. Cells keep their scheduler
  /// alive, and the scheduler keeps this handler: capture lists and cells weakly.
  public var changeHandler: (@MainActor ([CellChange]) -> Void)?

  /// The queue for changes of models; `nil` until a pass reads a model.
  ///
  /// With a queue, passes make their observation cancelable, which costs allocations in every pass
  /// that runs code from outside this module. This pays off only once a pass has read a model. The
  /// first such pass of a scheduler is itself not cancelable: its closure stays in the model until
  /// the model changes, but no longer has an effect.
  var modelChanges: ModelChangeQueue?

  /// The updater whose pass is running now.
  var running: Updater?

  /// The number of the current or last flush, by which a host detects that it already had its pass.
  private(set) var flushNumber = 0
  private(set) var isFlushing = false

  /// The code that filled the queue last in a flush, other than a pass.
  private var requester = UpdateCycle.Requester.layout

  private var queue = UpdateQueue()

  /// The number of places in the queue, including those that are no longer valid.
  package var queueLength: Int { queue.count }

  /// Empty arrays with reserved capacity, reused by each flush.
  private var buffers: (entries: [UpdateQueue.Entry], hosts: [any UpdateHost]) = ([], [])

  private var lastNumber = 0

  /// Creates a scheduler.
  ///
  /// - Parameter maximumUpdateDepth: The number of passes that may request one another before they
  ///   count as a cycle; values below 1 count as 1.
  public init(maximumUpdateDepth: Int = 32) {
    self.maximumUpdateDepth = max(maximumUpdateDepth, 1)
    #if DEBUG
      inspector = HostInspector(issues: Self.allIssues)
    #else
      if CellIssue.receiver != nil { inspector = HostInspector(issues: Self.allIssues) }
    #endif
  }

  private static let allIssues = Set(CellIssue.Identifier.allCases)

  private func changeInspector(_ change: (HostInspector) -> Void) {
    let changed = inspector ?? HostInspector()
    change(changed)
    inspector = changed.isNeeded ? changed : nil
  }

  /// Called when the scheduler has work again after it had none.
  ///
  /// The default implementation does nothing and leaves flushing to others. An override must not
  /// flush at once, but when the loop is next idle. The code that marked the cell is often not done
  /// yet, and a model announces a change before making it.
  open func wake() {}

  /// Called when cells are used in a way that cannot work.
  ///
  /// The default implementation writes a line to standard error in debug builds. Tests that require
  /// the absence of issues receive them instead. The issue is also in the ``operationLog``.
  open func report(_ issue: CellIssue) {
    if let receiver = CellIssue.receiver { return receiver.receive(issue) }
    #if DEBUG
      FileHandle.standardError.write(Data("CellHosting: \(issue)\n".utf8))
    #endif
  }

  /// Whether all cells are up to date and laid out, and none has changed since the last flush.
  ///
  /// Reading it has no side effects. Changes of models on other threads count, but only the next
  /// flush delivers them.
  public var isIdle: Bool {
    queue.first { _ in true } == nil
      && modelChanges?.containsRelevantChange { $0.updater?.isSuspended == false } != true
  }

  /// Updates every marked cell once, lays out those on display, and reports the changes.
  ///
  /// A cell is on display from its first layout on, until it is given back for reuse. So a list
  /// calls `layoutIfNeeded()` on a cell after setting its frame.
  ///
  /// - Returns: The number of update passes that ran.
  @discardableResult
  public final func flush() -> Int {
    modelChanges?.deliver()
    inspector?.flushBegins()
    if queue.count == 0 { return 0 }
    var (entries, hosts) = buffers
    buffers = ([], [])
    queue.take(&entries)
    flushNumber += 1
    requester = .layout
    let isNested = isFlushing
    isFlushing = true
    defer { isFlushing = isNested }

    // 1. Every marked host has its pass.
    var passes = 0
    for entry in entries {
      guard let host = entry.host else { continue }
      let updater = host.updater
      // From here on, the next mark adds the host to the queue again.
      updater.ticket = nil
      updater.isInFlush = true
      if updater.runPass(of: host, in: self) { passes += 1 }
      updater.waitIfMarked()
      hosts.append(host)
    }

    // 2. Properties can change the height of a cell.
    for case let cell as ConfigurableView in hosts where cell.isPropertyUpdateNeededBelow {
      cell.updatePropertiesIfNeeded()
    }

    // 3. A list moves the rows below.
    if let sizeInvalidationHandler {
      let cells = hosts.compactMap { $0 as? ConfigurableView }
        .filter { $0.updater.isOnDisplay && !$0.isHeightCached }
      if !cells.isEmpty {
        noteRequests(of: .sizeInvalidationHandler) { sizeInvalidationHandler(cells) }
      }
    }

    // 4. Views on display are laid out, and the toolkit receives the changes to draw.
    var changes: [CellChange] = []
    for host in hosts {
      let (change, animatesBackground) = host.updater.endFlush(of: host)
      if change > .nothing, changeHandler != nil, let cell = host as? ConfigurableView {
        changes.append(
          CellChange(
            cell: cell, change: change, previous: cell.displayed,
            animatesBackground: animatesBackground))
        cell.displayed = DisplayedCell(cell)
      }
    }
    if !changes.isEmpty { noteRequests(of: .changeHandler) { changeHandler?(changes) } }

    entries.removeAll(keepingCapacity: true)
    hosts.removeAll(keepingCapacity: true)
    buffers = (entries, hosts)
    return passes
  }

  /// Flushes until no cell is waiting.
  ///
  /// It ends even if passes keep requesting one another: such a cycle is reported and broken. If
  /// handlers or layout request ``maximumUpdateDepth`` flushes, that is reported as a cycle as
  /// well, and the last request waits for the next flush.
  ///
  /// - Returns: The number of update passes that ran.
  @discardableResult
  public final func flushUntilIdle() -> Int {
    var passes = 0
    var requests = 0
    var steps: [UpdateCycle.Step] = []
    while canProgress {
      let first = firstWithoutCause
      passes += flush()
      if let first { steps.append(first.step(inFlush: flushNumber)) }
      // Passes that request one another end by themselves.
      guard let next = firstWithoutCause else { continue }
      requests += 1
      if requests == maximumUpdateDepth {
        steps = steps.suffix(maximumUpdateDepth)
        next.report(
          .updateCycle(UpdateCycle(steps: steps, refused: next.name, requester: requester)))
        break
      }
    }
    inspector?.flushBegins()
    return passes
  }

  /// Whether the next flush has work, other than for hosts whose pass is running now.
  ///
  /// These hosts wait until their pass ends.
  private var canProgress: Bool {
    queue.first { !$0.isUpdating } != nil
      || modelChanges?.containsRelevantChange { $0.updater?.isSuspended == false } == true
  }

  /// The updater of the first waiting host that no pass marked; `nil` if there is none.
  private var firstWithoutCause: Updater? { queue.first { $0.cause == nil && !$0.isUpdating } }

  /// Calls a handler, and records whether it requests another flush.
  private func noteRequests(of handler: UpdateCycle.Requester, _ call: () -> Void) {
    let count = queue.addedCount
    call()
    if queue.addedCount > count { requester = handler }
  }

  /// Adds a host to the queue for the next flush, unless it already waits or is in a pool.
  func enqueue(_ updater: Updater) {
    guard updater.ticket == nil, !updater.isSuspended else { return }
    if queue.add(updater) { wake() }
  }

  /// Returns the next number for the name of a host in logs and reports.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
