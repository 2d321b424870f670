import Foundation

/// A plot of times over growing counts, with logarithmic axes.
struct Plot {
  /// A curve: the times of some work for several counts.
  struct Series {
    var name: String
    var points: [(count: Double, nanoseconds: Double)] = []
  }

  var title: String
  /// The unit of the horizontal axis.
  var unit: String
  var series: [Series] = []

  /// The colors of a picture; readers who are color blind can distinguish the lines.
  struct Palette {
    var text: String
    var grid: String
    var lines: [String]

    static let light = Palette(
      text: "#1d1d1f", grid: "#d2d2d7", lines: ["#0066cc", "#b64400", "#1d7d3f", "#8944ab"])
    static let dark = Palette(
      text: "#f5f5f7", grid: "#424245", lines: ["#5eaeff", "#ff9f5a", "#5fd086", "#d393ff"])
  }

  private static let size = (width: 680.0, height: 380.0)
  private static let area = (left: 66.0, top: 16.0, right: 480.0, bottom: 332.0)

  /// The picture as the text of an SVG file.
  func svg(_ palette: Palette) -> String {
    let horizontal = Axis(
      values: series.flatMap { $0.points.map(\.count) }, start: Self.area.left,
      end: Self.area.right)
    let vertical = Axis(
      values: series.flatMap { $0.points.map(\.nanoseconds) }, start: Self.area.bottom,
      end: Self.area.top)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 380" width="680" height="380" \
      role="img" font-family="system-ui, Helvetica, Arial, sans-serif" font-size="12" \
      fill="\(palette.text)">
      """, "<title>\(title)</title>",
    ]
    for power in horizontal.decades {
      let x = horizontal.place(of: pow(10, Double(power)))
      lines.append(line(x, Self.area.top, x, Self.area.bottom, palette.grid))
      lines.append(text(Self.count(power), x, Self.area.bottom + 18, "middle"))
    }
    for power in vertical.decades {
      let y = vertical.place(of: pow(10, Double(power)))
      lines.append(line(Self.area.left, y, Self.area.right, y, palette.grid))
      lines.append(text(Self.time(power), Self.area.left - 8, y + 4, "end"))
    }
    let middle = (Self.area.left + Self.area.right) / 2
    lines.append(text(unit, middle, Self.area.bottom + 38, "middle"))
    for (series, color) in zip(series, palette.lines) {
      let places = series.points.map {
        (x: horizontal.place(of: $0.count), y: vertical.place(of: $0.nanoseconds))
      }
      let path = places.map { "\(format($0.x)),\(format($0.y))" }.joined(separator: " ")
      lines.append(
        "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"/>")
      for place in places {
        lines.append(
          "<circle cx=\"\(format(place.x))\" cy=\"\(format(place.y))\" r=\"3\" fill=\"\(color)\"/>")
      }
    }
    lines += labels(vertical, palette)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of the lines at their ends, without overlaps.
  private func labels(_ axis: Axis, _ palette: Palette) -> [String] {
    let ends = zip(series, palette.lines).compactMap { series, color in
      series.points.last.map { (series.name, color, axis.place(of: $0.nanoseconds)) }
    }
    var lowest = -Double.infinity
    return ends.sorted { $0.2 < $1.2 }.map { name, color, y in
      lowest = max(y, lowest + 16)
      return text(name, Self.area.right + 10, lowest + 4, "start", color)
    }
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String)
    -> String
  {
    """
    <line x1="\(format(x1))" y1="\(format(y1))" x2="\(format(x2))" y2="\(format(y2))" \
    stroke="\(color)"/>
    """
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, _ anchor: String, _ color: String? = nil
  ) -> String {
    let fill = color.map { " fill=\"\($0)\"" } ?? ""
    return """
      <text x="\(format(x))" y="\(format(y))" text-anchor="\(anchor)"\(fill)>\(text)</text>
      """
  }

  private func format(_ number: Double) -> String { String(format: "%.1f", number) }

  /// A power of ten as a count.
  private static func count(_ power: Int) -> String {
    ["1", "10", "100", "1,000", "10,000", "100,000", "1,000,000"][max(0, min(power, 6))]
  }

  /// A power of ten in nanoseconds as a time.
  private static func time(_ power: Int) -> String {
    let units = ["ns", "µs", "ms", "s"]
    let unit = max(0, min(power / 3, 3))
    return "\(["1", "10", "100"][max(0, power - 3 * unit) % 3]) \(units[unit])"
  }
}

/// A logarithmic axis over whole powers of ten.
private struct Axis {
  let decades: ClosedRange<Int>
  private let start: Double
  private let end: Double

  init(values: [Double], start: Double, end: Double) {
    let low = log10(max(values.min() ?? 1, 1)).rounded(.down)
    let high = max(log10(values.max() ?? 10).rounded(.up), low + 1)
    decades = Int(low)...Int(high)
    self.start = start
    self.end = end
  }

  func place(of value: Double) -> Double {
    let length = Double(decades.upperBound - decades.lowerBound)
    return start + (end - start) * (log10(max(value, 1)) - Double(decades.lowerBound)) / length
  }
}
