import Foundation

@main
struct CellBenchmarks {
  /// Runs all benchmarks, or those whose names contain the first argument, and fails if a figure
  /// misses its limit.
  ///
  /// With `counts`, prints what can be counted instead: allocations, bytes and measurements.
  /// With `instructions`, runs the paths whose instructions `.ci/instructions` counts, and prints
  /// their names.
  /// With `memory COUNT NAME`, runs many operations instead, or those with a name, and fails if
  /// memory grows.
  /// With `growth FOLDER`, writes plots of times by the number of rows and of characters instead.
  /// With the trait Pango and `scripts DIRECTORY`, compares the widths of translations instead.
  @MainActor
  static func main() throws {
    let filter = CommandLine.arguments.dropFirst().first
    if filter == ThreadGain.argument { return ThreadGain.serve() }
    if filter == Startup.argument { return Startup.serve() }
    if filter == "counts" { return reportCounts() }
    if filter == "instructions" { return RatioBenchmarks().repeatRows() }
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
    if filter == MemoryBenchmarks.argument {
      var misses = Misses()
      let rest = CommandLine.arguments.dropFirst(2)
      MemoryBenchmarks().report(
        count: rest.first.flatMap { Int($0) } ?? 1_000_000, named: rest.dropFirst().first, &misses)
      exit(misses.count > 0 ? 1 : 0)
    }
    var misses = reportTimes(filter)
    if filter.map(DocumentBenchmarks.title.contains) ?? true {
      print("Documents of 10,000 rows")
      try DocumentBenchmarks().report(&misses)
    }
    if misses.count > 0 {
      print("figures that miss their limits: \(misses.count)")
      exit(1)
    }
  }

  /// The benchmarks whose figures depend on the package alone.
  @MainActor
  private static var groups: [(title: String, benchmarks: [Benchmark])] {
    [
      ("Values", configurationBenchmarks()), ("Texts", textBenchmarks()),
      ("Layouts", layoutBenchmarks()), ("Cells", hostingBenchmarks()),
    ]
  }

  @MainActor
  private static func reportTimes(_ filter: String?) -> Misses {
    func isChosen(_ name: String) -> Bool { filter.map(name.contains) ?? true }
    var misses = Misses()
    var groups = groups
    #if Pango
      groups.append(("Texts with Pango", pangoBenchmarks()))
    #endif
    if isChosen("ratios") {
      print("Ratios to the same frames worked out by hand (median of 9 runs over 10,000 cells)")
      RatioBenchmarks().report(&misses)
    }
    if isChosen("lists") {
      print("Changes of lists, as ratios to a dictionary of their items (median of 7 runs)")
      ListBenchmarks().report(&misses)
    }
    for (title, benchmarks) in groups {
      let chosen = benchmarks.filter { isChosen($0.name) }
      if chosen.isEmpty { continue }
      print("\(title) (median of 21 batches)")
      for benchmark in chosen { benchmark.report(&misses) }
    }
    if isChosen("sizes") {
      print("Sizes")
      reportSizes()
    }
    if isChosen("scroll") {
      print("Fast scroll through 100,000 rows with 20 cells")
      let scroll = Scroll(rows: 100_000)
      scroll.reportCounts()
      scroll.reportTimes()
    }
    return misses
  }

  /// Prints figures that are the same in every run on every machine of one kind.
  @MainActor
  private static func reportCounts() {
    RatioBenchmarks().reportCounts()
    for (_, benchmarks) in groups {
      for benchmark in benchmarks { benchmark.reportCounts() }
    }
    reportSizes()
    ListBenchmarks().reportCounts()
    Scroll(rows: 1000).reportCounts()
  }
}
