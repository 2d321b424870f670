import CellPictures
import CellText
import Foundation

#if Pango
  import CellTextPango
#endif

@main
struct Command {
  #if Pango
    private static var pango: (any TextShaper)? { PangoShaper() }
  #else
    private static var pango: (any TextShaper)? { nil }
  #endif

  static func main() {
    let command = PreviewCommand(.ofProcess(pango: pango))
    exit(command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
