@main
struct CellBenchmarks {
  static func main() {
    print("Values (median of 21 batches)")
    for benchmark in configurationBenchmarks() { benchmark.report() }
    print("Texts")
    for benchmark in textBenchmarks() { benchmark.report() }
  }
}
