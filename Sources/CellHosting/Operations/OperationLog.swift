/// A log of the operations of cells, in order.
///
/// ```swift
/// let log = OperationLog()
/// cell.updateScheduler.operationLog = log
/// cell.isSelected = true
/// cell.layoutIfNeeded()
/// print(log)
/// ```
///
/// It is owned by the code that made it and by the schedulers of the cells it records. It grows
/// until you call ``removeAll()``, and keeps no cell alive.
@MainActor
public final class OperationLog {
  /// One operation of one cell.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The name of the cell, header or footer, such as `ListCell 3`.
    public var host: String

    /// The operation.
    public var operation: HostOperation

    /// The host and the operation: `ListCell 3: laid out`.
    public var description: String { "\(host): \(operation)" }
  }

  /// The operations since the log was created or emptied.
  public private(set) var entries: [Entry] = []

  /// Creates an empty log.
  public init() {}

  /// The operations without their hosts.
  public var operations: [HostOperation] { entries.map(\.operation) }

  /// Returns the operations of one cell, header or footer.
  public func operations(of host: ConfigurableView) -> [HostOperation] {
    entries.filter { $0.host == host.logName }.map(\.operation)
  }

  /// Removes all entries.
  public func removeAll() { entries = [] }

  /// Removes all entries and returns their operations.
  package func takeAll() -> [HostOperation] {
    defer { entries = [] }
    return operations
  }

  func record(_ operation: HostOperation, of host: String) {
    entries.append(Entry(host: host, operation: operation))
  }
}

extension OperationLog: @MainActor CustomStringConvertible {
  /// The entries, one per line.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}
