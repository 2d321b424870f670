import Foundation

/// The folders above a file, those that are not there from the outermost one inwards.
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

  func make() throws {
    try FileManager.default.createDirectory(at: innermost, withIntermediateDirectories: true)
  }

  /// Removes those that were missing, as far as nobody has put anything in them.
  func removeAdded() {
    for folder in missing.reversed() { rmdir(folder.path) }
  }
}
