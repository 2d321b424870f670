import Foundation

/// What of a file changes when it is saved, also if another file takes its place.
struct FileStamp: Equatable {
  private let date: Date?
  private let size: Int?
  private let number: Int?

  /// Looks at the file at the end of a path and its links; `nil` if there is none.
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
