/// The hosts that wait for a flush of their scheduler, in the order in which they were marked.
///
/// A host waits from a mark or a request for layout until a flush takes it, or until it has its
/// pass outside a flush. Its ticket identifies its entry. An entry whose ticket the host no longer
/// holds, or whose host is gone, is invalid and never becomes valid again. The scheduler owns the
/// queue.
@MainActor
struct UpdateQueue {
  /// The place of a host in the queue.
  struct Entry {
    fileprivate let reference: HostReference
    fileprivate let ticket: Int

    /// The host; `nil` if the entry is invalid.
    @MainActor
    var host: (any UpdateHost)? {
      guard let host = reference.host, host.updater.ticket == ticket else { return nil }
      return host
    }
  }

  private var entries: [Entry] = []

  /// The number of entries at the start that are known to be invalid.
  private var passedCount = 0

  /// The number of entries at which invalid ones are removed.
  private var largestCount = 64

  /// The number of entries that were ever added.
  private(set) var addedCount = 0

  /// The number of entries, including invalid ones.
  var count: Int { entries.count }

  /// Returns the updater of the first waiting host that fulfills a condition; `nil` for none.
  func first(where condition: (Updater) -> Bool) -> Updater? {
    for entry in entries[passedCount...] {
      if let updater = entry.host?.updater, condition(updater) { return updater }
    }
    return nil
  }

  /// Adds a host that has no ticket, and returns whether no host was waiting before.
  ///
  /// Takes constant time on average: each invalid entry is passed or removed once.
  mutating func add(_ updater: Updater) -> Bool {
    while passedCount < entries.count, entries[passedCount].host == nil { passedCount += 1 }
    let isFirst = passedCount == entries.count
    if isFirst {
      entries.removeAll(keepingCapacity: true)
      passedCount = 0
    } else if entries.count >= largestCount {
      // Without a flush, hosts that layout has updated already would fill the queue.
      entries.removeAll { $0.host == nil }
      passedCount = 0
      largestCount = max(64, entries.count * 2)
    }
    updater.lastTicket += 1
    updater.ticket = updater.lastTicket
    entries.append(Entry(reference: updater.reference, ticket: updater.lastTicket))
    addedCount += 1
    return isFirst
  }

  /// Exchanges the entries for an empty array, whose capacity the queue uses again.
  mutating func take(_ empty: inout [Entry]) {
    swap(&entries, &empty)
    passedCount = 0
  }
}
