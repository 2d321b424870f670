import Foundation

/// What was found in the place of a file that can be read or written, as a noun phrase.
struct FileObstacle: CustomStringConvertible {
  let description: String

  /// Looks at a file that could not be read.
  init(reading url: URL, _ error: any Error) {
    description =
      switch Self.kind(of: url) {
      case nil: "no such file"
      case .folder: "a folder"
      case .other:
        FileManager.default.isReadableFile(atPath: url.path)
          ? Self(error).description : "a file without permission to read it"
      }
  }

  /// Looks at a file that could not be written, and at the nearest folder above it that is there.
  init(writing url: URL, _ error: any Error) {
    if Self.kind(of: url) == .folder {
      description = "a folder"
      return
    }
    var folder = url.deletingLastPathComponent()
    while Self.kind(of: folder) == nil, folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    if Self.kind(of: folder) == .other {
      description = "a file in the place of the folder \(folder.path)"
    } else if !FileManager.default.isWritableFile(atPath: folder.path) {
      description = "no permission to write in the folder \(folder.path)"
    } else {
      description = Self(error).description
    }
  }

  /// Takes the words of an error that nothing else is known of.
  init(_ error: any Error) {
    let words = error.localizedDescription
    description = "an error (\(words.hasSuffix(".") ? String(words.dropLast()) : words))"
  }

  private enum Kind {
    case folder
    case other
  }

  /// What is at a place, nil if there is nothing.
  private static func kind(of url: URL) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? .folder : .other
  }
}
