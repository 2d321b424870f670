/// Draws a page again whenever one of its files is saved.
///
/// 1. It checks the files at short intervals, and also notices editors that save by renaming.
/// 2. A file with a problem keeps its last good pictures, below the message.
/// 3. It writes the page before the script that names its version.
/// 4. At the end, the script says that the watcher has ended.
struct Watcher {
  /// The time between two checks of the files, in seconds.
  private static let interval = 0.2

  let maker: PageMaker
  let page: LivePage

  /// Reads the stamp of a file.
  let stamp: (String) -> FileStamp?

  /// Writes a file.
  let write: (String, String) throws -> Void

  /// Reports the problems of files.
  let report: (PageError) -> Void

  /// Waits for some seconds, and returns whether to go on.
  let wait: (Double) -> Bool

  func run() throws {
    var stamps: [FileStamp?] = []
    var good: [Int: PreviewPage.File] = [:]
    var version = ""
    var beat = 0
    repeat {
      // Take the stamps before reading, so that a later save is read the next time.
      let now = maker.files.map(stamp)
      if beat == 0 || now != stamps {
        stamps = now
        version = try draw(&good)
      }
      beat += 1
      try write(LivePage.script(version: version, beat: beat), page.scriptPath)
    } while wait(Self.interval)
    try write(LivePage.script(version: version, beat: nil), page.scriptPath)
  }

  /// Draws every valid file, and returns the version of the page.
  private func draw(_ good: inout [Int: PreviewPage.File]) throws -> String {
    var errors: [PreviewError] = []
    for index in maker.files.indices {
      switch maker.file(index) {
      case .success(let file): good[index] = file
      case .failure(let error): errors.append(error)
      }
    }
    let files = maker.files.indices.map { index in
      good[index] ?? PreviewPage.File(name: maker.files[index], figures: [])
    }
    if !errors.isEmpty { report(PageError(errors: errors)) }
    let following = page.following(PreviewPage(files: files, errors: errors))
    try write(following.text, page.path)
    return following.version
  }
}
