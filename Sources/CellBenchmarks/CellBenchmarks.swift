@main
struct CellBenchmarks {
  /// Runs all benchmarks, or those whose names contain the first argument.
  static func main() {
    let filter = CommandLine.arguments.dropFirst().first
    func report(_ title: String, _ benchmarks: [Benchmark]) {
      let chosen = benchmarks.filter { filter.map($0.name.contains) ?? true }
      if chosen.isEmpty { return }
      print("\(title) (median of 21 batches)")
      for benchmark in chosen { benchmark.report() }
    }
    report("Values", configurationBenchmarks())
    report("Texts", textBenchmarks())
    report("Layouts", layoutBenchmarks())
  }
}
