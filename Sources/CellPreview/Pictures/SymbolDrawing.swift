import Foundation

/// A simple drawing for a symbol's name: lines and areas in a box of 24 by 24.
///
/// The system's symbols are not ours to show. These are drawn for the previews, after what the
/// names say; a name that is not known gets a box with a dot.
struct SymbolDrawing {
  /// The side of the box.
  static let boxSide: CGFloat = 24

  /// Outlines that are stroked, as SVG path data.
  var lines: [String] = []

  /// Outlines that are filled.
  var areas: [String] = []

  /// Whether it is the mirror image of itself where text runs from right to left.
  ///
  /// Assumed, of symbols whose parts follow each other like words: a speaker, and then its sound.
  var facesTextDirection = false

  /// The drawing for a name such as `folder.fill`; `fill` fills what is otherwise stroked.
  init(symbol: String) {
    let parts = symbol.split(separator: ".").map(String.init)
    let base = parts.first ?? ""
    let known = Self.drawings[symbol] ?? Self.drawings[base] ?? Self.unknown
    lines = known.lines
    areas = known.areas
    facesTextDirection = known.facesTextDirection
    if parts.contains("fill") {
      areas += lines
      lines = []
    }
  }

  private init(
    lines: [String] = [], areas: [String] = [], facesTextDirection: Bool = false
  ) {
    self.lines = lines
    self.areas = areas
    self.facesTextDirection = facesTextDirection
  }

  private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    "M \(x - radius) \(y) a \(radius) \(radius) 0 1 0 \(2 * radius) 0 "
      + "a \(radius) \(radius) 0 1 0 \(-2 * radius) 0 Z"
  }

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> String {
    let arc = "a \(radius) \(radius) 0 0 1"
    return "M \(x + radius) \(y) h \(width - 2 * radius) \(arc) \(radius) \(radius) "
      + "v \(height - 2 * radius) \(arc) \(-radius) \(radius) h \(2 * radius - width) "
      + "\(arc) \(-radius) \(-radius) v \(2 * radius - height) \(arc) \(radius) \(-radius) Z"
  }

  private static let unknown = SymbolDrawing(
    lines: [box(3, 3, 18, 18, 4)], areas: [circle(12, 12, 2.5)])

  private static let drawings: [String: SymbolDrawing] = [
    "wifi": SymbolDrawing(
      lines: [
        "M 2 9.5 C 8 4 16 4 22 9.5", "M 5.5 13.3 C 9.5 9.7 14.5 9.7 18.5 13.3",
        "M 9 17 C 11 15.2 13 15.2 15 17",
      ], areas: [circle(12, 20, 1.5)]),
    "folder": SymbolDrawing(lines: [
      "M 2 7 a 2 2 0 0 1 2 -2 h 5 l 2.5 2.5 h 8.5 a 2 2 0 0 1 2 2 v 8.5 a 2 2 0 0 1 -2 2 h -16 a 2 2 0 0 1 -2 -2 Z"
    ]),
    "star": SymbolDrawing(lines: [
      "M 12 2.5 l 2.9 6.2 6.8 0.9 -5 4.7 1.3 6.7 -6 -3.3 -6 3.3 1.3 -6.7 -5 -4.7 6.8 -0.9 Z"
    ]),
    "heart": SymbolDrawing(lines: [
      "M 12 20.5 C 4 15 2 11.5 2 8.5 C 2 3.5 9 2 12 7 C 15 2 22 3.5 22 8.5 C 22 11.5 20 15 12 20.5 Z"
    ]),
    "bell": SymbolDrawing(
      lines: ["M 4 17.5 C 6.5 15 6 12 6 10 a 6 6 0 0 1 12 0 C 18 12 17.5 15 20 17.5 Z"],
      areas: ["M 9.5 19.5 h 5 a 2.5 2.5 0 0 1 -5 0 Z"]),
    "moon": SymbolDrawing(lines: [
      "M 20.5 14.5 A 9 9 0 1 1 9.5 3.5 A 7.2 7.2 0 0 0 20.5 14.5 Z"
    ]),
    "gear": SymbolDrawing(lines: [
      circle(12, 12, 6.5), circle(12, 12, 2.2),
      "M 12 2 v 3.5 M 12 18.5 v 3.5 M 2 12 h 3.5 M 18.5 12 h 3.5 M 4.9 4.9 l 2.5 2.5 "
        + "M 16.6 16.6 l 2.5 2.5 M 4.9 19.1 l 2.5 -2.5 M 16.6 7.4 l 2.5 -2.5",
    ]),
    "person": SymbolDrawing(lines: [
      circle(12, 7.5, 4.5), "M 3.5 21 C 3.5 16 7 14 12 14 C 17 14 20.5 16 20.5 21 Z",
    ]),
    "globe": SymbolDrawing(lines: [
      circle(12, 12, 9.5), "M 2.5 12 h 19",
      "M 12 2.5 C 6.5 8 6.5 16 12 21.5 C 17.5 16 17.5 8 12 2.5 Z",
    ]),
    "lock": SymbolDrawing(lines: [
      box(4.5, 10.5, 15, 11, 2.5), "M 8 10.5 V 7 a 4 4 0 0 1 8 0 V 10.5",
    ]),
    "airplane": SymbolDrawing(areas: [
      "M 22 12 c 0 -1 -1 -1.6 -2.2 -1.6 h -4.9 L 10 2.5 H 7.6 l 2.3 7.9 H 5.3 L 3.5 8 H 2 l 1.2 4 L 2 16 h 1.5 "
        + "l 1.8 -2.4 h 4.6 L 7.6 21.5 H 10 l 4.9 -7.9 h 4.9 C 21 13.6 22 13 22 12 Z"
    ]),
    "antenna": SymbolDrawing(
      lines: [
        "M 7.5 7.5 a 6.3 6.3 0 0 0 0 9", "M 16.5 7.5 a 6.3 6.3 0 0 1 0 9",
        "M 4.5 4.5 a 10.6 10.6 0 0 0 0 15", "M 19.5 4.5 a 10.6 10.6 0 0 1 0 15",
      ], areas: [circle(12, 12, 2.2)]),
    "tray": SymbolDrawing(lines: [
      "M 2.5 14 L 5.5 5 h 13 L 21.5 14 v 4 a 2 2 0 0 1 -2 2 h -15 a 2 2 0 0 1 -2 -2 Z",
      "M 2.5 14 h 6 a 3.5 3.5 0 0 0 7 0 h 6",
    ]),
    "paperplane": SymbolDrawing(lines: [
      "M 21.5 2.5 L 2.5 10.5 L 10.5 13.5 L 13.5 21.5 Z", "M 21.5 2.5 L 10.5 13.5",
    ]),
    "trash": SymbolDrawing(lines: [
      "M 3.5 6 h 17 M 9 6 V 3 h 6 V 6", "M 5.5 6 l 1.2 15.5 h 10.6 L 18.5 6",
      "M 10 10 v 8 M 14 10 v 8",
    ]),
    "doc": SymbolDrawing(lines: ["M 5 2.5 h 9 l 5 5 v 14 h -14 Z", "M 14 2.5 v 5 h 5"]),
    "archivebox": SymbolDrawing(lines: [
      box(2.5, 4, 19, 5, 1.5), "M 4 9 v 11.5 h 16 V 9", "M 9.5 13 h 5",
    ]),
    "flag": SymbolDrawing(lines: ["M 5 22 V 3 C 9 1 14 6 19.5 3.5 V 14 C 14 16.5 9 11.5 5 13.5"]),
    "phone": SymbolDrawing(lines: [
      "M 5 3 l 4 0 1.8 5 -2.5 2 a 12 12 0 0 0 5.7 5.7 l 2 -2.5 5 1.8 v 4 a 2 2 0 0 1 -2 2 A 17 17 0 0 1 3 5 a 2 2 0 0 1 2 -2 Z"
    ]),
    "envelope": SymbolDrawing(lines: [box(2, 5, 20, 14.5, 2.5), "M 2.5 6.5 L 12 13.5 L 21.5 6.5"]),
    "calendar": SymbolDrawing(lines: [
      box(3, 5, 18, 16, 2.5), "M 3 10 h 18 M 8 2.5 V 6 M 16 2.5 V 6",
    ]),
    "clock": SymbolDrawing(lines: [circle(12, 12, 9.5), "M 12 6.5 V 12 L 16 14"]),
    "photo": SymbolDrawing(
      lines: [box(2, 4.5, 20, 15, 2.5), "M 2.5 17 L 8 11.5 L 12 15.5 L 15.5 12 L 21.5 17.5"],
      areas: [circle(16.5, 8.5, 1.6)]),
    "house": SymbolDrawing(lines: [
      "M 2.5 12 L 12 3.5 L 21.5 12", "M 5.5 10 V 20.5 h 13 V 10", "M 10 20.5 v -6 h 4 v 6",
    ]),
    "creditcard": SymbolDrawing(lines: [box(2, 5, 20, 14, 2.5), "M 2 9.5 h 20"]),
    "hand": SymbolDrawing(lines: [
      "M 7 12 V 6 a 1.5 1.5 0 0 1 3 0 V 4 a 1.5 1.5 0 0 1 3 0 V 5 a 1.5 1.5 0 0 1 3 0 V 7.5 a 1.5 1.5 0 0 1 3 0 V 15 "
        + "a 7 7 0 0 1 -13 3.5 L 3.5 14 a 1.6 1.6 0 0 1 2.5 -2 Z"
    ]),
    "speaker": SymbolDrawing(
      lines: [
        "M 3 9 h 4 l 5.5 -5 v 16 L 7 15 h -4 Z", "M 16 8.5 a 5 5 0 0 1 0 7",
        "M 18.8 5.5 a 9.5 9.5 0 0 1 0 13",
      ], facesTextDirection: true),
    "battery": SymbolDrawing(
      lines: [box(1.5, 7, 18, 10, 2.5), "M 22.5 10.5 v 3"], areas: [box(4, 9.5, 11, 5, 1)]),
    "checkmark": SymbolDrawing(lines: ["M 4 13 L 9.5 19 L 20 5"]),
    "magnifyingglass": SymbolDrawing(lines: [circle(10, 10, 7), "M 15 15 L 21.5 21.5"]),
    "book": SymbolDrawing(lines: [
      "M 12 6 C 9 4 5 4 2.5 5 V 19 C 5 18 9 18 12 20 C 15 18 19 18 21.5 19 V 5 C 19 4 15 4 12 6 Z",
      "M 12 6 V 20",
    ]),
  ]
}
