import CellDocuments
import CellPictures
import Foundation

/// A file that is written as a whole or not at all, even if it replaces another file.
struct OutputFile {
  /// The requested path of the file.
  let path: String

  /// Whether a device or pipe in the place of the file is written to, and waited for.
  var allowsPipes = true

  /// Writes the file, and creates missing folders above it.
  ///
  /// 1. A device or pipe must stay in place, so it is written to directly.
  /// 2. A symbolic link is followed, even to a file that does not exist yet. No folder is created
  ///    where a link leads: the user did not write that path.
  /// 3. A file is replaced only if the user may write it, and its permissions and owner stay. The
  ///    new contents are first written to a file next to it.
  /// 4. If writing fails, the folders created for the file are removed again.
  func write(_ data: Data) throws {
    let old = FileStatus(path)
    if let old, !old.isRegular {
      if old.isFolder || !allowsPipes { throw FileObstacle(old.noun) }
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        .write(contentsOf: data)
    }
    let target = try Self.target(of: path)
    if old != nil { try Self.checkPermission(to: target) }
    let folders = FolderChain(above: target)
    if folders.isMissing, target != path || folders.containsLink {
      throw FileObstacle("a symbolic link to a missing folder")
    }
    do {
      try folders.make()
      try Self.replace(target, old, with: data)
    } catch {
      folders.removeAdded()
      throw error
    }
  }

  /// Returns the path at the end of a chain of symbolic links.
  private static func target(of path: String) throws -> String {
    var path = path
    // Linux follows the same number of links.
    for _ in 0...40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      // Append names to the path unchanged: `..` after a link leads elsewhere than before it.
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    throw NSError(domain: NSPOSIXErrorDomain, code: Int(ELOOP))
  }

  /// Checks that the user may write a file, by opening it without changing it.
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
      // Do this before the file has contents that others could read.
      if let old { try old.apply(to: draft) }
      try file.write(contentsOf: data)
      try file.close()
      try move(draft, over: path)
    } catch {
      try? FileManager.default.removeItem(atPath: draft)
      throw error
    }
  }

  /// Moves a file to a path, where it replaces any existing file.
  private static func move(_ draft: String, over path: String) throws {
    #if os(Windows)
      // Its rename replaces no file.
      if FileManager.default.fileExists(atPath: path) {
        _ = try FileManager.default.replaceItemAt(
          URL(fileURLWithPath: path), withItemAt: URL(fileURLWithPath: draft))
      } else {
        try FileManager.default.moveItem(atPath: draft, toPath: path)
      }
    #else
      guard rename(draft, path) == 0 else {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      }
    #endif
  }
}

/// The folders above a file; missing ones are listed from the outermost inward.
struct FolderChain {
  private var missing: [URL] = []
  private let innermost: URL

  init(above path: String) {
    innermost = URL(fileURLWithPath: path).deletingLastPathComponent()
    var folder = innermost
    while !FileManager.default.fileExists(atPath: folder.path), folder.pathComponents.count > 1 {
      missing.insert(folder, at: 0)
      folder.deleteLastPathComponent()
    }
  }

  /// Whether any folder is missing.
  var isMissing: Bool { !missing.isEmpty }

  /// Whether one of the missing folders is a symbolic link that leads nowhere.
  var containsLink: Bool {
    missing.contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: $0.path)) != nil
    }
  }

  func make() throws {
    try FileManager.default.createDirectory(at: innermost, withIntermediateDirectories: true)
  }

  /// Removes the folders that were missing, as long as they are empty.
  func removeAdded() {
    for folder in missing.reversed() {
      let items = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      if items?.isEmpty == true { try? FileManager.default.removeItem(at: folder) }
    }
  }
}
