import CellDocuments
import CellPictures
import Foundation

#if os(Windows)
  /// The system's information about the file at the end of a path, with links followed.
  struct FileStatus {
    private let path: String
    private let attributes: [FileAttributeKey: Any]

    /// Reads the status of a file; `nil` if the file does not exist.
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

    /// The kind of the file as a noun phrase.
    var noun: String { isRegular ? "a file" : isFolder ? "a folder" : "a device" }

    /// Opens a file for reading without waiting, or throws if it is not a regular file.
    static func openRegular(_ path: String) throws -> FileHandle {
      if let status = FileStatus(path), !status.isRegular { throw FileObstacle(status.noun) }
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    }

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

    /// Reads the status of a file; `nil` if the file does not exist.
    init?(_ path: String) {
      guard stat(path, &status) == 0 else { return nil }
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }

    /// The kind of the file as a noun phrase.
    var noun: String {
      switch status.st_mode & S_IFMT {
      case S_IFREG: "a file"
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    }

    /// Reads the status of an open file.
    private init?(_ descriptor: Int32) {
      guard fstat(descriptor, &status) == 0 else { return nil }
    }

    /// Opens a file for reading without waiting, or throws if it is not a regular file.
    ///
    /// A pipe would otherwise wait for its writer, and a device for its input. The open file is
    /// checked, because another one can take its place at any moment.
    static func openRegular(_ path: String) throws -> FileHandle {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else {
        let error = errno
        // A socket cannot be opened at all.
        if let status = FileStatus(path), !status.isRegular { throw FileObstacle(status.noun) }
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(error))
      }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      if let status = FileStatus(descriptor), !status.isRegular {
        throw FileObstacle(status.noun)
      }
      return file
    }

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
