import Foundation

/// What the system knows of the file at the end of a path and its links.
struct FileStatus {
  private var status = stat()

  /// Asks the system; `nil` if there is no file.
  init?(_ path: String) {
    guard stat(path, &status) == 0 else { return nil }
  }

  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

  /// Whether two paths lead to one file.
  func isSameFile(as other: FileStatus) -> Bool {
    status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
  }

  /// Gives a file the permissions and, where that is allowed, the owner of this one.
  func apply(to path: String) throws {
    try? FileManager.default.setAttributes(
      [
        .ownerAccountID: NSNumber(value: status.st_uid),
        .groupOwnerAccountID: NSNumber(value: status.st_gid),
      ], ofItemAtPath: path)
    try FileManager.default.setAttributes(
      [.posixPermissions: NSNumber(value: UInt32(status.st_mode & 0o7777))], ofItemAtPath: path)
  }
}
