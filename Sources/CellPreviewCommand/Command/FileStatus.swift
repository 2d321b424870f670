import CellDocuments
import CellPictures
import Foundation

#if os(Windows)
  /// The system's information about the file at the end of a path, with links followed.
  struct FileStatus {
    private let path: String
    private let attributes: [FileAttributeKey: Any]

    /// Reads the status of a file; `nil` if there is no file.
    init?(_ path: String) {
      self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: self.path) else {
        return nil
      }
      self.attributes = attributes
    }

    private var type: FileAttributeType? { attributes[.type] as? FileAttributeType }

    var isRegular: Bool { type == .typeRegular }
    var isFolder: Bool { type == .typeDirectory }

    /// Returns whether two paths lead to the same file.
    func isSameFile(as other: FileStatus) -> Bool {
      path.caseInsensitiveCompare(other.path) == .orderedSame
    }

    /// Gives a file the permissions of this one.
    func apply(to path: String) throws {
      let kept = attributes.filter { $0.key == .posixPermissions }
      try FileManager.default.setAttributes(kept, ofItemAtPath: path)
    }
  }
#else
  /// The system's information about the file at the end of a path, with links followed.
  struct FileStatus {
    private var status = stat()

    /// Reads the status of a file; `nil` if there is no file.
    init?(_ path: String) {
      guard stat(path, &status) == 0 else { return nil }
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

    /// Returns whether two paths lead to the same file.
    func isSameFile(as other: FileStatus) -> Bool {
      status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }

    /// Gives a file the permissions of this one and, if allowed, its owner.
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
#endif
