import Foundation

/// Which snapshots are written instead of compared.
///
/// Where a test does not say, the environment variable `CELL_SNAPSHOTS` does: `all`, `missing`,
/// `failed` or `never`. Without it, missing ones are recorded on a developer's machine, and none
/// where the variable `CI` is set, as hosts of continuous integration do.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// All are written anew.
  case all

  /// Those that are not there yet are written. Their tests fail once, so that nobody takes a file
  /// for right that no one has looked at.
  case missing

  /// Those that are missing or differ are written, and their tests fail once.
  case failed

  /// None is written; a test without its snapshot fails.
  case never

  /// What an environment asks for.
  ///
  /// - Throws: ``SnapshotError`` for a value that is not known.
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

/// Why a snapshot is not as it should be.
struct SnapshotError: Error, CustomStringConvertible {
  var message: String

  var description: String { message }
}
