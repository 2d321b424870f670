import CellDocuments
import CellPictures
import Foundation

/// The attributes of a file that change when it is saved or replaced by another file.
struct FileStamp: Equatable {
  private let date: Date?
  private let size: Int?
  private let number: Int?

  /// Reads the stamp of the file at the end of a path, with links followed; `nil` if there is none.
  init?(_ path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    date = attributes[.modificationDate] as? Date
    size = (attributes[.size] as? NSNumber)?.intValue
    number = (attributes[.systemFileNumber] as? NSNumber)?.intValue
  }
}
