package import CellConfiguration
package import CellText

/// The embedded shaper without its short cut for single lines, so that a cache is asked for every
/// measurement.
package struct UnabridgedShaper: TextShaper {
  private let shaper = EmbeddedShaper()

  package init() {}

  package func metrics(of font: ResolvedFont) -> LineMetrics { shaper.metrics(of: font) }

  package func shape(_ run: ShapingRun, into clusters: inout TextClusters) {
    shaper.shape(run, into: &clusters)
  }
}
