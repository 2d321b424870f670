@main
struct CellBenchmarks {
  /// Runs all benchmarks, or those whose names contain the first argument.
  ///
  /// With `growth FOLDER`, writes plots of times by the number of rows and of characters instead.
  /// With the trait Pango and `scripts DIRECTORY`, compares the widths of translations instead.
  @MainActor
  static func main() throws {
    let filter = CommandLine.arguments.dropFirst().first
    if filter == ThreadGain.argument { return ThreadGain.serve() }
    if filter == GrowthPlots.argument {
      let folder = CommandLine.arguments.dropFirst(2).first ?? "."
      return try GrowthPlots().write(to: folder)
    }
    #if Pango
      if filter == ScriptWidths.argument {
        let directory = CommandLine.arguments.dropFirst(2).first ?? "/usr/share/locale"
        return ScriptWidths(directory: directory).report()
      }
    #endif
    func report(_ title: String, _ benchmarks: [Benchmark]) {
      let chosen = benchmarks.filter { filter.map($0.name.contains) ?? true }
      if chosen.isEmpty { return }
      print("\(title) (median of 21 batches)")
      for benchmark in chosen { benchmark.report() }
    }
    if filter.map("ratios".contains) ?? true {
      print("Ratios to the same frames worked out by hand (median of 9 runs over 10,000 cells)")
      RatioBenchmarks().report()
    }
    report("Values", configurationBenchmarks())
    report("Texts", textBenchmarks())
    report("Layouts", layoutBenchmarks())
    report("Cells", hostingBenchmarks())
    if filter.map("scroll".contains) ?? true {
      print("Fast scroll through 100,000 rows with 20 cells")
      reportScrolling()
    }
  }
}
