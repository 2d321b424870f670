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
        print: { FileHandle.standardOutput.write(Data($0.utf8)) },
        printError: { FileHandle.standardError.write(Data($0.utf8)) },
        pango: pango))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
