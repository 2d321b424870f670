/// A list of what cells did, in order.
///
/// ```swift
/// let log = OperationLog()
/// cell.updateScheduler.operationLog = log
/// cell.isSelected = true
/// cell.layoutIfNeeded()
/// print(log)
/// ```
///
/// Owned by whoever made it and by the schedulers whose cells it listens to. It grows until
/// ``removeAll()`` and keeps no cell alive.
@MainActor
public final class OperationLog {
  /// One operation of one cell.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The cell, header or footer, such as `ListCell 3`.
    public var host: String

    /// What it did.
    public var operation: HostOperation

    /// Host and operation: `ListCell 3: laid out`.
    public var description: String { "\(host): \(operation)" }
  }

  /// Every operation since the log was made or emptied.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  /// The operations without who did them.
  public var operations: [HostOperation] { entries.map(\.operation) }

  /// The operations of one cell, header or footer.
  public func operations(of host: ConfigurableView) -> [HostOperation] {
    entries.filter { $0.host == host.logName }.map(\.operation)
  }

  /// Forgets everything.
  public func removeAll() { entries = [] }

  /// Forgets everything and gives back what there was.
  public func takeAll() -> [HostOperation] {
    defer { entries = [] }
    return operations
  }

  func record(_ operation: HostOperation, of host: String) {
    entries.append(Entry(host: host, operation: operation))
  }
}

extension OperationLog: @MainActor CustomStringConvertible {
  /// The operations, a line each.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}
