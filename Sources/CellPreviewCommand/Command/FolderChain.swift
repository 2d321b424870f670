import CellDocuments
import CellPictures
import Foundation

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
