import CellPreview
import Foundation

@main
struct CellPreviewCommand {
  static func main() {
    let command = PreviewCommand(
      PreviewCommand.Surroundings(
        directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        readInput: { FileHandle.standardInput.readDataToEndOfFile() },
        print: { FileHandle.standardOutput.write(Data($0.utf8)) },
        printError: { FileHandle.standardError.write(Data($0.utf8)) }))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
