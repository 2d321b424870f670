import CellConfiguration
import Foundation

/// Decides when cells that asked for an update get it.
///
/// Cells, headers and footers only mark themselves when something changes. ``flush()`` gives each
/// of the marked ones a single update pass, in the order in which they were marked, lays out those
/// that are on display, and tells the ``changeHandler`` what changed. What is marked during a flush
/// waits for the next one.
///
/// A model that changes on the main thread marks the cells that read it at once. A change on any
/// other thread waits for the main actor's next turn, and for the next ``flush()`` if that is
/// earlier: a loop that gives the main actor no turns has to flush now and then, or to change
/// models on the main thread.
///
/// This class waits to be flushed: use it in tests, or flush it from a frame clock.
/// ``MainActorUpdateScheduler`` flushes itself. To hook up the loop of a toolkit, override
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
/// Owned by the cells that use it and by whoever made it, usually one for a whole list. It keeps no
/// cell alive.
@MainActor
open class UpdateScheduler {
  /// How many passes may ask for one another before that counts as a cycle.
  ///
  /// Passes of cells that have other schedulers are not seen; cells of a list share one.
  public let maximumUpdateDepth: Int

  /// Whether models are watched that cells of this scheduler read; true at first.
  ///
  /// As documented for UIKit it is on since iOS 26, and asked for on iOS 18 by
  /// `UIObservationTrackingEnabled` in the program's `Info.plist`: turn it off to find out how code
  /// behaves there. While it is off, nothing follows from a change of a model. Models are watched
  /// again once they are read again.
  public var isObservationTrackingEnabled = true

  /// Where cells of this scheduler say what they do; `nil`, at first, for nowhere.
  public var operationLog: OperationLog?

  /// Called in a flush between passes and layout with the cells whose height may have changed.
  ///
  /// A list asks them for it and gives them frames here. None of them is kept after the call. Cells
  /// keep their scheduler, and that keeps this handler: capture lists and cells weakly.
  public var sizeInvalidationHandler: (@MainActor ([ConfigurableView]) -> Void)?

  /// Called at the end of a flush with the cells that look different than at the one before, and
  /// how.
  ///
  /// All cells that look different are in it, also those that layout, a tint or traits have changed
  /// without an update. A cell that only moved is not: who moves it draws it. Only cells count that
  /// were laid out. None of them is kept after the call.
  /// Cells keep their scheduler, and that keeps this handler: capture lists and cells weakly.
  public var changeHandler: (@MainActor ([CellChange]) -> Void)?

  /// Where changes of models arrive; `nil` until a pass reads a model.
  ///
  /// With one, passes have to be able to stop waiting for changes. That costs allocations in every
  /// pass that runs code of others, and only a pass that reads a model shows that it is worth them.
  /// That pass is too late for itself: of the first one of a scheduler a closure stays in the model
  /// until that changes, though it no longer does anything.
  var modelChanges: ModelChangeQueue?

  /// Whose pass is running now.
  var running: Updater?

  /// Counts the flushes, so that a host knows whether it had its pass in this one.
  private(set) var flushNumber = 0
  private(set) var isFlushing = false

  private var queue: [Entry] = []
  private var lastTicket = 0
  private var largestCount = 64

  /// Empty arrays that keep their capacity for what the next flush goes through.
  private var buffers: (entries: [Entry], hosts: [any UpdateHost]) = ([], [])

  private var lastNumber = 0
  private var reportedTypes: Set<ObjectIdentifier> = []

  /// A place in the queue; out of date once the host has had its pass or another scheduler.
  private struct Entry {
    let reference: HostReference
    let ticket: Int

    @MainActor
    func host(in scheduler: UpdateScheduler) -> (any UpdateHost)? {
      guard let host = reference.host, host.updater.ticket == ticket,
        host.updater.assignedScheduler === scheduler
      else { return nil }
      return host
    }
  }

  /// Creates a scheduler.
  ///
  /// - Parameter maximumUpdateDepth: How many passes may ask for one another before that counts as
  ///   a cycle; values below 1 count as 1.
  public init(maximumUpdateDepth: Int = 32) {
    self.maximumUpdateDepth = max(maximumUpdateDepth, 1)
  }

  /// Called when there is something to do after there was nothing.
  ///
  /// Does nothing unless overridden: somebody else flushes. An override does not flush at once, but
  /// when the loop is next idle: what has marked the cell is often not done yet, and a model
  /// announces a change before it makes it.
  open func wake() {}

  /// Called when cells are used in a way that cannot work.
  ///
  /// Writes a line to standard error in debug builds unless overridden. The problem is also in the
  /// ``operationLog``.
  open func report(_ problem: HostProblem) {
    #if DEBUG
      FileHandle.standardError.write(Data("CellHosting: \(problem)\n".utf8))
    #endif
  }

  /// Whether no cell waits for an update or for layout, and none has changed since the last flush.
  ///
  /// Asking changes nothing: changes of models that were made on other threads count, but are
  /// passed on by the next flush only.
  public var isIdle: Bool {
    !queue.contains { $0.host(in: self) != nil }
      && modelChanges?.containsRelevantChange { $0.updater?.isSuspended == false } != true
  }

  /// Updates every marked cell once, lays out those that are on display, and says which changed.
  ///
  /// A cell is on display from its first layout on, until it is given back for reuse. So a list
  /// calls `layoutIfNeeded()` of a cell when it has given it a frame.
  ///
  /// - Returns: How many update passes ran.
  @discardableResult
  public final func flush() -> Int {
    modelChanges?.deliver()
    if queue.isEmpty { return 0 }
    var (entries, hosts) = buffers
    buffers = ([], [])
    swap(&entries, &queue)
    flushNumber += 1
    isFlushing = true
    defer { isFlushing = false }

    // 1. Every host that is marked has its pass.
    var passes = 0
    for entry in entries {
      guard let host = entry.host(in: self) else { continue }
      host.updater.isInFlush = true
      if host.updater.runPass(of: host, in: self) { passes += 1 }
      hosts.append(host)
    }

    // 2. A list moves what is below.
    if let sizeInvalidationHandler {
      let cells = hosts.compactMap { $0 as? ConfigurableView }
        .filter { $0.updater.isOnDisplay && !$0.isHeightCached }
      if !cells.isEmpty { sizeInvalidationHandler(cells) }
    }

    // 3. What is on display is laid out, and a toolkit told what to draw.
    var changes: [CellChange] = []
    for host in hosts {
      let (change, animatesBackground) = host.updater.endFlush(of: host)
      if change > .nothing, changeHandler != nil, let cell = host as? ConfigurableView {
        changes.append(
          CellChange(cell: cell, change: change, animatesBackground: animatesBackground))
      }
    }
    if !changes.isEmpty { changeHandler?(changes) }

    entries.removeAll(keepingCapacity: true)
    hosts.removeAll(keepingCapacity: true)
    buffers = (entries, hosts)
    return passes
  }

  /// Flushes until no cell waits any more.
  ///
  /// Ends even if passes keep asking for one another: such a cycle is reported and broken.
  ///
  /// - Returns: How many update passes ran.
  @discardableResult
  public final func flushUntilIdle() -> Int {
    var passes = 0
    while !isIdle { passes += flush() }
    return passes
  }

  /// Puts a host in the queue for the next flush, unless it waits already or lies in a pool.
  func enqueue(_ updater: Updater) {
    guard updater.ticket == nil, !updater.isSuspended else { return }
    lastTicket += 1
    updater.ticket = lastTicket
    if queue.count >= largestCount {
      // Who is always updated by layout and never by a flush must not fill the queue.
      queue.removeAll { $0.host(in: self) == nil }
      largestCount = max(64, queue.count * 2)
    }
    queue.append(Entry(reference: updater.reference, ticket: lastTicket))
    if queue.count == 1 { wake() }
  }

  /// The number by which a host is called in logs and reports.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Whether a type of configuration is met for the first time.
  func isNew(_ type: any ContentConfiguration.Type) -> Bool {
    reportedTypes.insert(ObjectIdentifier(type)).inserted
  }
}
