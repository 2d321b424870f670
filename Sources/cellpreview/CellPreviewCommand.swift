@main
struct CellPreviewCommand {
  static func main() {}
}
