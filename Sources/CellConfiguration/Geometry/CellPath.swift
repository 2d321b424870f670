public import Foundation

/// A path of straight lines and cubic curves, in points.
///
/// A path is the outline of a shadow, or of a background with continuous corners.
public struct CellPath: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)

    /// Draws a straight line to a point.
    case line(to: CGPoint)

    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// Draws a straight line back to the start of the subpath.
    case close
  }

  /// The steps of the path, in order.
  public var elements: [Element]

  /// Creates a path from its steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Creates the outline of a rectangle.
  public init(rect: CGRect) {
    elements = [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns the path with each point, and each control point, moved by a transform.
  package func mapped(_ transform: (CGPoint) -> CGPoint) -> CellPath {
    CellPath(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .curve(let end, let control1, let control2):
          .curve(
            to: transform(end), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
  }
}

extension CellPath: CustomStringConvertible, Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value {
    let number = #"\s+[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"#
    let point = "(\(number)){2}"
    let command = "([ML]\(point)|C(\(point)){3}|Z)"
    return .pattern(
      #"\s*(\#(command)(\s+\#(command))*)?\s*"#,
      noun: "a path such as \"M 0 0 L 10 0 L 10 10 Z\"")
  }

  /// The `d` attribute of an SVG path, such as `M 0 0 L 10 0 C 10 5 5 10 0 10 Z`.
  public var description: String {
    func point(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M \(point(end))"
      case .line(let end): "L \(point(end))"
      case .curve(let end, let control1, let control2):
        "C \(point(control1)) \(point(control2)) \(point(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// Reads a path of absolute `M`, `L`, `C` and `Z` commands, with white space between all parts.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let text = value.string, let elements = Self.parse(text) else {
      throw value.mismatch(expected: "a path such as \"M 0 0 L 10 0 L 10 10 Z\"")
    }
    self.elements = elements
  }

  /// Writes ``description``.
  ///
  /// - Throws: `EncodingError` for a point that is not finite.
  public func encode(to encoder: any Encoder) throws {
    guard Self.parse(description) != nil else {
      throw EncodingError.unwritable(
        self, encoder, "found a path through a point that is not finite: \(self)")
    }
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  private static func parse(_ text: String) -> [Element]? {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var elements: [Element] = []
    func point() -> CGPoint? {
      guard words.count >= 2, let x = Double(words[words.startIndex]),
        let y = Double(words[words.startIndex + 1]), x.isFinite, y.isFinite
      else { return nil }
      words = words.dropFirst(2)
      return CGPoint(x: x, y: y)
    }
    while let command = words.popFirst() {
      switch command {
      case "M":
        guard let end = point() else { return nil }
        elements.append(.move(to: end))
      case "L":
        guard let end = point() else { return nil }
        elements.append(.line(to: end))
      case "C":
        guard let control1 = point(), let control2 = point(), let end = point() else { return nil }
        elements.append(.curve(to: end, control1: control1, control2: control2))
      case "Z": elements.append(.close)
      default: return nil
      }
    }
    return elements
  }
}
