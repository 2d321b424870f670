@main
struct CellBenchmarks {
  /// Runs all benchmarks, or those whose names contain the first argument.
  @MainActor
  static func main() {
    let filter = CommandLine.arguments.dropFirst().first
    func report(_ title: String, _ benchmarks: [Benchmark]) {
      let chosen = benchmarks.filter { filter.map($0.name.contains) ?? true }
      if chosen.isEmpty { return }
      print("\(title) (median of 21 batches)")
      var times: [String: Double] = [:]
      for benchmark in chosen { benchmark.report(&times) }
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
