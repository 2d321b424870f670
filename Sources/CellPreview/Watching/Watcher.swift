/// Draws a page anew whenever one of its files is saved.
///
/// 1. The files are looked at again and again; editors that save by renaming are noticed as well.
/// 2. A file with a mistake keeps its last good pictures, below the message.
/// 3. The page is written before the script that names its version.
/// 4. At the end the script says that the watcher has gone.
struct Watcher {
  /// How long is waited between two looks at the files, in seconds.
  private static let interval = 0.2

  let maker: PageMaker
  let page: LivePage

  /// Looks at a file.
  let stamp: (String) -> FileStamp?

  /// Writes a file.
  let write: (String, String) throws -> Void

  /// Tells what is wrong with files.
  let report: (PageError) -> Void

  /// Waits for some seconds, and says whether to go on.
  let wait: (Double) -> Bool

  func run() throws {
    var stamps: [FileStamp?] = []
    var good: [Int: PreviewPage.File] = [:]
    var version = ""
    var beat = 0
    repeat {
      // Before reading, so that what is saved meanwhile is read the next time.
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

  /// Draws every file that can be drawn, and returns the version of the page.
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
