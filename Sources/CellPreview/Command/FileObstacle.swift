import Foundation

/// What was found in the place of a file that can be read or written, as a noun phrase.
struct FileObstacle: Error, CustomStringConvertible {
  let description: String

  /// What is in the way, for those who found it themselves.
  init(_ description: String) { self.description = description }

  /// Takes the words for an error of the system.
  init(_ error: any Error) {
    if let obstacle = error as? FileObstacle {
      self = obstacle
    } else if let code = Self.code(of: error) {
      description = Self.words[code] ?? "an error (\(String(cString: strerror(code))))"
    } else {
      let words = error.localizedDescription
      description = "an error (\(words.hasSuffix(".") ? String(words.dropLast()) : words))"
    }
  }

  /// Looks at a file that could not be read.
  init(reading error: any Error) {
    self =
      Self.isDenied(error)
      ? FileObstacle("a file without permission to read it") : FileObstacle(error)
  }

  /// Looks at a file that is there and could not be opened to write it.
  init(opening error: any Error) {
    self =
      Self.isDenied(error)
      ? FileObstacle("a file without permission to write it") : FileObstacle(error)
  }

  /// Looks at a file that could not be written, and at the nearest folder above it that is there.
  init(writing path: String, _ error: any Error) {
    let folder = Self.nearest(above: path)
    if let obstacle = error as? FileObstacle {
      self = obstacle
    } else if folder.kind == .other {
      self.init("a file in the place of the folder \(folder.path)")
    } else if Self.isDenied(error) {
      self.init("no permission to write in the folder \(folder.path)")
    } else {
      self.init(error)
    }
  }

  private static let words: [Int32: String] = [
    EBADF: "a closed file", EISDIR: "a folder", ELOOP: "a symbolic link that leads to itself",
    ENAMETOOLONG: "a name that is too long", ENOENT: "no such file",
    ENOSPC: "no space left to write to", ENOTDIR: "a file in the place of a folder",
    EROFS: "a place that can only be read",
  ]

  private static func isDenied(_ error: any Error) -> Bool {
    let code = code(of: error)
    return code == EACCES || code == EPERM
  }

  /// The number of the system's error, which others may be wrapped around.
  private static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }

  private enum Kind {
    case folder
    case other
  }

  /// The first thing that is there on the way up from a file.
  private static func nearest(above path: String) -> (path: String, kind: Kind?) {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while kind(of: folder) == nil, folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    return (folder.path, kind(of: folder))
  }

  /// What is at a place, `nil` if there is nothing.
  private static func kind(of url: URL) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? .folder : .other
  }
}
