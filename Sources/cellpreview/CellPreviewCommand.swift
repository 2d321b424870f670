import CellPreview
import CellText
import Foundation

#if Pango
  import CellTextPango
#endif

@main
struct CellPreviewCommand {
  #if Pango
    private static var pango: (any TextShaper)? { PangoShaper() }
  #else
    private static var pango: (any TextShaper)? { nil }
  #endif

  static func main() {
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        readInput: { FileHandle.standardInput.readDataToEndOfFile() },
        print: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
        // Where not even a message can be written, the status has to do.
        printError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
        pango: pango))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
