import CellDocuments
import CellPictures
import Foundation

/// The reason why a file cannot be read or written, as a noun phrase.
struct FileObstacle: Error, CustomStringConvertible {
  let description: String

  /// Creates an obstacle with a description.
  init(_ description: String) { self.description = description }

  /// Creates an obstacle from an error of the system.
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

  /// Creates an obstacle for a file that could not be read.
  init(reading error: any Error) {
    self =
      Self.isDenied(error)
      ? FileObstacle("a file without permission to read it") : FileObstacle(error)
  }

  /// Creates an obstacle for an existing file that could not be opened for writing.
  init(opening error: any Error) {
    self =
      Self.isDenied(error)
      ? FileObstacle("a file without permission to write it") : FileObstacle(error)
  }

  /// Creates an obstacle for a file that could not be written, with the nearest existing folder
  /// above it.
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

  /// Returns the number of the system's error, which other errors may wrap.
  private static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }

  private enum Kind {
    case folder
    case other
  }

  /// Returns the nearest existing item on the way up from a file.
  private static func nearest(above path: String) -> (path: String, kind: Kind?) {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while kind(of: folder) == nil, folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    return (folder.path, kind(of: folder))
  }

  /// Returns the kind of the item at a URL; `nil` if there is none.
  private static func kind(of url: URL) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? .folder : .other
  }
}

extension FileHandle {
  /// Reads the rest of a file, pipe or terminal, up to its end or a little beyond a limit.
  func readDocument(upTo limit: Int = ListDocument.sizeLimit) throws -> Data {
    var data = Data()
    while data.count <= limit, let part = try read(upToCount: 1 << 16),
      !part.isEmpty
    {
      data += part
    }
    return data
  }
}
