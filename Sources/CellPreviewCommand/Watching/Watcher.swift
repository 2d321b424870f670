import CellDocuments
import CellPictures
import Foundation

/// Draws a page again whenever one of its files, or a picture beside them, is saved.
///
/// 1. It checks the files and pictures at short intervals, and also detects saving by renaming.
/// 2. A file with a problem keeps its last good pictures, below the message.
/// 3. It writes the page before the script that names its version.
/// 4. It writes a page again that was deleted or could not be written. Only the first page must be
///    written at once.
/// 5. At the end, the script announces that the watcher has ended.
struct Watcher {
  /// The time between two checks of the files, in seconds.
  private static let interval = 0.2

  let maker: PageMaker
  let page: LivePage

  /// Reads the stamp of a file.
  let stamp: (String) -> FileStamp?

  /// Writes a file.
  let write: (String, String) throws -> Void

  /// Reports the problems of files, and obstacles to writing.
  let report: (any Error) -> Void

  /// Waits for some seconds, and returns whether to go on.
  let wait: (Double) -> Bool

  func run() throws {
    var stamps: [FileStamp?] = []
    var pictures: [String: FileStamp?] = [:]
    var good: [Int: PreviewPage.File] = [:]
    var drawn = (text: "", version: "")
    var isWritten = false
    var obstacle: String?
    var beat = 0
    repeat {
      // Take the stamps before reading, so that a later save is read the next time.
      let now = maker.files.map(stamp)
      if beat == 0 || now != stamps || pictures.contains(where: { FileStamp($0.key) != $0.value }) {
        stamps = now
        drawn = draw(&good, &pictures)
        isWritten = false
      }
      beat += 1
      do {
        if !isWritten || stamp(page.path) == nil { try write(drawn.text, page.path) }
        isWritten = true
        try write(LivePage.script(version: drawn.version, beat: beat), page.scriptPath)
        obstacle = nil
      } catch  where beat > 1 {
        if "\(error)" != obstacle { report(error) }
        obstacle = "\(error)"
      }
    } while wait(Self.interval)
    try write(LivePage.script(version: drawn.version, beat: nil), page.scriptPath)
  }

  /// Draws every valid file, and returns the page with its version.
  ///
  /// - Parameters:
  ///   - good: The last good pictures of each file.
  ///   - pictures: The stamps of the picture files that were read, by their paths.
  private func draw(
    _ good: inout [Int: PreviewPage.File], _ pictures: inout [String: FileStamp?]
  ) -> (text: String, version: String) {
    var folders: [PictureFolder] = []
    var maker = maker
    maker.pictures = { [pictures = maker.pictures] in
      folders.append(pictures($0))
      return folders[folders.count - 1]
    }
    defer { pictures = folders.reduce(into: [:]) { $0.merge($1.stamps) { $1 } } }
    var errors: [DocumentError] = []
    var files: [PreviewPage.File] = []
    for (index, result) in maker.results().enumerated() {
      guard let result else { continue }
      switch result {
      case .success(let file): good[index] = file
      case .failure(let error): errors.append(error)
      }
      files.append(good[index] ?? PreviewPage.File(name: maker.files[index], figures: []))
    }
    if !errors.isEmpty { report(PageError(errors: errors)) }
    return page.following(PreviewPage(files: files, errors: errors))
  }
}

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
