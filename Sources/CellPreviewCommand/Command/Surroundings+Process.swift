import CellDocuments
import CellPictures
package import CellText
import Foundation

extension PreviewCommand.Surroundings {
  /// The surroundings of this process: the folder it runs in and its standard streams.
  package static func ofProcess(pango: (any TextShaper)? = nil) -> Self {
    // Created at the first wait. Until then, signals end the process as usual.
    lazy var interruption = Interruption()
    // If a message cannot be written, only the exit status reports the error.
    let printError: @Sendable (String) -> Void = {
      try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
    }
    #if os(Windows)
      let isTerminal = _isatty(2) != 0
    #else
      let isTerminal = isatty(STDERR_FILENO) == 1
    #endif
    return Self(
      directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      readInput: { try FileHandle.standardInput.readDocument() },
      print: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
      printError: printError, printProgress: isTerminal ? printError : nil, pango: pango,
      searchPath: ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(
        String.init)
        ?? [],
      wait: { interruption.isAbsent(for: $0) })
  }
}
