import Foundation

/// Decides when cells that asked for an update get it.
///
/// Cells, headers and footers only mark themselves when something changes. ``flush()`` gives each
/// of the marked ones a single update pass, in the order in which they were marked, and then lays
/// out those that are on display. What is marked during a flush waits for the next one.
///
/// A model that changes on the main thread marks the cells that read it at once. A change on any
/// other thread waits for the main actor's next turn, and for the next ``flush()`` if that is
/// earlier: a loop that gives the main actor no turns has to flush now and then, or to change models
/// on the main thread.
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
  public let limit: Int

  /// Where cells of this scheduler say what they do; nil, at first, for nowhere.
  public var operationLog: OperationLog?

  /// Called in a flush between passes and layout with the cells whose height may have changed.
  ///
  /// A list asks them for it and gives them frames here. None of them is kept after the call. Cells
  /// keep their scheduler, and that keeps this handler: capture lists and cells weakly.
  public var sizeInvalidationHandler: (@MainActor ([ConfigurableView]) -> Void)?

  let inbox = UpdateInbox()
  private var marked: [Marked] = []

  /// Whether passes have to be able to stop waiting for changes of models.
  ///
  /// That costs allocations in every pass that runs code of others, and only a pass that reads a model shows that it is worth
  /// them. That pass is too late for itself: of the first one of a scheduler a closure stays in the
  /// model until that changes, though it no longer does anything.
  var tracksModels = false

  private var lastNumber = 0
  private var reportedTypes: Set<ObjectIdentifier> = []

  /// The pass that is running now.
  var runningPass: RunningPass?

  /// Counts the flushes, so that a host knows whether it had its pass in this one.
  private(set) var round = 0
  private(set) var isFlushing = false

  private var lastTicket = 0
  private var largestCount = 64

  /// Room for the hosts of a flush, kept from one to the next.
  private var room: [ConfigurableView] = []

  /// A host in the queue; out of date once the host has had its pass or another scheduler.
  private struct Marked {
    let reference: HostReference
    let ticket: Int

    @MainActor
    func current(in scheduler: UpdateScheduler) -> ConfigurableView? {
      guard let host = reference.host, host.ticket == ticket, host.isUsing(scheduler) else {
        return nil
      }
      return host
    }
  }

  /// Makes a scheduler.
  ///
  /// - Parameter limit: How many passes may ask for one another before that counts as a cycle;
  ///   values below 1 count as 1.
  public init(limit: Int = 32) { self.limit = max(limit, 1) }

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

  /// Whether no cell waits for an update.
  ///
  /// Asking changes nothing: changes of models that were made on other threads count, but are passed
  /// on by the next flush only.
  public var isIdle: Bool {
    !marked.contains { $0.current(in: self) != nil } && !inbox.containsNews { !$0.isWaiting }
  }

  /// Updates every marked cell once, then lays out those that are on display.
  ///
  /// - Returns: How many update passes ran.
  @discardableResult
  public final func flush() -> Int {
    inbox.deliver()
    if marked.isEmpty { return 0 }
    var hosts = room
    room = []
    for mark in marked {
      if let host = mark.current(in: self) { hosts.append(host) }
    }
    marked.removeAll(keepingCapacity: true)
    round += 1
    isFlushing = true
    defer { isFlushing = false }
    var passes = 0
    for host in hosts where host.updateIfMarked() { passes += 1 }
    announceSizes(of: hosts)
    // Who is marked again is laid out after its next pass.
    for host in hosts where host.needsLayout && host.isOnDisplay && host.marks.isEmpty {
      host.layoutIfNeeded()
    }
    hosts.removeAll(keepingCapacity: true)
    room = hosts
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

  private func announceSizes(of hosts: [ConfigurableView]) {
    guard let sizeInvalidationHandler else { return }
    let hosts = hosts.filter { $0.isOnDisplay && !$0.isHeightKnown }
    if !hosts.isEmpty { sizeInvalidationHandler(hosts) }
  }

  /// Notes that a host waits for an update, and returns the ticket that it waits with.
  func schedule(_ host: ConfigurableView) -> Int {
    lastTicket += 1
    if marked.count >= largestCount {
      // Who is always updated by layout and never by a flush must not fill the queue.
      marked.removeAll { $0.current(in: self) == nil }
      largestCount = max(64, marked.count * 2)
    }
    marked.append(Marked(reference: host.reference, ticket: lastTicket))
    if marked.count == 1 { wake() }
    return lastTicket
  }

  /// The number by which a host is called in logs and reports.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Reports a configuration that is a class, once for each class.
  func reportReference(_ type: any ContentConfiguration.Type, by host: ConfigurableView) {
    guard reportedTypes.insert(ObjectIdentifier(type)).inserted else { return }
    host.reportProblem(.referenceConfiguration("\(type)"))
  }
}
