import Foundation

/// A file that is written as a whole or not at all, whatever was in its place before.
struct OutputFile {
  /// Where the file was asked for.
  let path: String

  /// Writes the file, with the folders that are missing above it.
  ///
  /// 1. A device or pipe, which has to stay, is written to as it is.
  /// 2. A symbolic link is followed, also to a file that is not there yet.
  /// 3. A file is replaced only by who may write it, and its permissions and owner stay. What is
  ///    new is written beside it first.
  /// 4. Where that fails, no folder that was made for it is left.
  func write(_ data: Data) throws {
    let old = FileStatus(path)
    if let old, !old.isRegular {
      if old.isFolder { throw FileObstacle("a folder") }
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        .write(contentsOf: data)
    }
    let target = try Self.target(of: path)
    if old != nil { try Self.checkPermission(to: target) }
    let folders = FolderChain(above: target)
    do {
      try folders.make()
      try Self.replace(target, old, with: data)
    } catch {
      folders.removeAdded()
      throw error
    }
  }

  /// The place that a chain of symbolic links ends at.
  private static func target(of path: String) throws -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0...40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      // Names are put together as they are: `..` after a link is not where it was before.
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw NSError(domain: NSPOSIXErrorDomain, code: Int(ELOOP))
  }

  /// Opens a file that is there without changing it, which only who may write it can.
  private static func checkPermission(to path: String) throws {
    do {
      try FileHandle(forWritingTo: URL(fileURLWithPath: path)).close()
    } catch {
      throw FileObstacle(opening: error)
    }
  }

  private static func replace(_ path: String, _ old: FileStatus?, with data: Data) throws {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).cellpreview-\(UUID().uuidString)"
    do {
      try Data().write(to: URL(fileURLWithPath: draft), options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: draft))
      // Before there is anything in it that others could read.
      if let old { try old.apply(to: draft) }
      try file.write(contentsOf: data)
      try file.close()
      guard rename(draft, path) == 0 else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      }
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }
}
