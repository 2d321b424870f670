import Foundation

/// The choice of snapshots that are written instead of compared.
///
/// By default, the environment variable `CELL_SNAPSHOTS` makes the choice: `all`, `missing`,
/// `failed` or `never`. Without that variable, missing snapshots are recorded on a developer's
/// machine. If the variable `CI` is set, as on hosts of continuous integration, snapshots are only
/// compared.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Writes all snapshots.
  case all

  /// Writes missing snapshots.
  ///
  /// Their tests fail once, so that you review the new files.
  case missing

  /// Writes snapshots that are missing or differ; their tests fail once.
  case failed

  /// Writes no snapshot; a test without its snapshot fails.
  case never

  /// Returns the choice of an environment.
  ///
  /// - Throws: ``SnapshotError`` for an unknown value.
  package static func requested(
    by environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> SnapshotRecording {
    guard let value = environment["CELL_SNAPSHOTS"] else {
      return environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false ? .never : .missing
    }
    guard let recording = SnapshotRecording(rawValue: value) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      throw SnapshotError(message: "CELL_SNAPSHOTS is \(value), expected one of \(names)")
    }
    return recording
  }
}

/// An error with the reason why a snapshot fails.
struct SnapshotError: Error, CustomStringConvertible {
  var message: String

  var description: String { message }
}
