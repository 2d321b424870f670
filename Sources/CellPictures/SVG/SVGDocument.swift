package import CellConfiguration
import CellDocuments
import CellLayout
package import Foundation

/// An SVG picture under construction, as text.
package struct SVGDocument {
  package private(set) var body = ""
  /// The styles that differ between appearances, with the offsets of their class names in the body.
  package private(set) var styles: [(offset: Int, style: AppearanceStyle)] = []
  private var depth = 1
  private var identifiers = 0
  /// The prefix of identifiers; each picture in a page needs its own.
  private let identifierPrefix: String
  /// Whether the positions of letters are one attribute of their text, instead of an element each.
  ///
  /// Browsers support that, and it makes a page with thousands of labels smaller.
  let listsLetters: Bool
  /// The symbols that the picture draws.
  package var symbols = SymbolSheet()
  /// The pictures that the picture contains.
  var pictures = PictureSheet()

  package init(identifierPrefix: String = "", listsLetters: Bool = false) {
    self.identifierPrefix = identifierPrefix
    self.listsLetters = listsLetters
  }

  /// An attribute of an element.
  package enum Value: Hashable {
    case number(CGFloat)
    case text(String)
    /// No attribute is written.
    case absent
    /// A presentation attribute with a different value in each appearance of the picture.
    case varying([String])
  }

  /// Adds an element without children.
  mutating func add(_ name: String, _ attributes: KeyValuePairs<String, Value>) {
    line("<\(name)", attributes, "/>")
  }

  /// Adds an element whose content is already written.
  mutating func add(_ name: String, _ attributes: KeyValuePairs<String, Value>, markup: String) {
    line("<\(name)", attributes, ">\(markup)</\(name)>")
  }

  /// Adds a group with the elements that a closure adds.
  package mutating func group(
    _ name: String = "g", _ attributes: KeyValuePairs<String, Value>,
    _ content: (inout SVGDocument) -> Void
  ) {
    line("<\(name)", attributes, ">")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>", [:], "")
  }

  /// Returns an identifier that is unique in the picture.
  mutating func makeIdentifier(_ prefix: String) -> String {
    identifiers += 1
    return "\(identifierPrefix)\(prefix)\(identifiers)"
  }

  /// Returns the whole file.
  package func file(width: CGFloat, height: CGFloat, title: String, role: String = "img") -> String
  {
    let width = Self.format(width)
    let height = Self.format(height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="\(role)" font-family="\(Self.fontFamily)" \
      xml:space="preserve">
        <title>\(Self.escape(title))</title>
      \(body)</svg>

      """
  }

  /// Returns the added elements, with a class for each style that differs between appearances.
  package func body(naming name: (AppearanceStyle) -> String) -> String {
    let bytes = body.utf8
    var start = bytes.startIndex
    var result = ""
    for (offset, style) in styles {
      let end = bytes.index(bytes.startIndex, offsetBy: offset)
      result += body[start..<end] + name(style)
      start = end
    }
    return result + body[start...]
  }

  private mutating func line(
    _ start: String, _ attributes: KeyValuePairs<String, Value>, _ end: String
  ) {
    body += String(repeating: "  ", count: depth) + start
    var style = AppearanceStyle()
    for (name, value) in attributes {
      switch value {
      case .number(let number): body += " \(name)=\"\(Self.format(number))\""
      case .text(let text): body += " \(name)=\"\(Self.escape(text))\""
      case .varying(let values): style.declarations.append(.init(property: name, values: values))
      case .absent: break
      }
    }
    if !style.declarations.isEmpty {
      body += " class=\""
      styles.append((body.utf8.count, style))
      body += "\""
    }
    body += end + "\n"
  }

  /// Returns a number with at most three decimals; 0 for one that is not finite.
  package static func format(_ number: CGFloat) -> String {
    number.isFinite ? number.shortDescription : "0"
  }

  /// Returns a text escaped for markup and terminals; characters that XML forbids are replaced.
  package static func escape(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x26 && $0 != 0x3C && $0 != 0x3E
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.controlsTerminals:
        result += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension SVGDocument.Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Returns the data of a path, rounded to a thousandth of a point.
  static func path(_ path: CellPath) -> Self {
    func pair(_ point: CGPoint) -> String {
      "\(SVGDocument.format(point.x)) \(SVGDocument.format(point.y))"
    }
    let steps = path.elements.map { element in
      switch element {
      case .move(let end): "M \(pair(end))"
      case .line(let end): "L \(pair(end))"
      case .curve(let end, let control1, let control2):
        "C \(pair(control1)) \(pair(control2)) \(pair(end))"
      case .close: "Z"
      }
    }
    return .text(steps.joined(separator: " "))
  }

  package init(stringLiteral value: String) { self = .text(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(CGFloat(value)) }
}

extension SVGDocument {
  /// Adds a filled rectangle.
  package mutating func fill(
    _ rect: CGRect, _ color: Paint, radius: CGFloat = 0
  ) {
    if color.isTransparent || rect.isEmpty { return }
    add(
      "rect",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "rx": .number(radius), "fill": color.rgb,
        "fill-opacity": color.alpha,
      ])
  }

  /// Adds a rectangle with a gradient from its top to its bottom.
  mutating func fill(_ rect: CGRect, from top: Paint, to bottom: Paint) {
    if rect.isEmpty || top.isTransparent && bottom.isTransparent { return }
    let identifier = makeIdentifier("gradient")
    group(
      "linearGradient", ["id": .text(identifier), "x1": 0, "y1": 0, "x2": 0, "y2": 1]
    ) { gradient in
      for (offset, color) in [(0, top), (1, bottom)] {
        gradient.add(
          "stop",
          [
            "offset": .number(CGFloat(offset)), "stop-color": color.rgb,
            "stop-opacity": color.alpha,
          ])
      }
    }
    add(
      "rect",
      [
        "x": .number(rect.minX), "y": .number(rect.minY), "width": .number(rect.width),
        "height": .number(rect.height), "fill": .text("url(#\(identifier))"),
      ])
  }

  /// Adds a filled path.
  ///
  /// An opaque path is slightly larger. Otherwise the color behind two rows would show through
  /// where they meet between the pixels of a coarse screen.
  mutating func fill(_ path: CellPath, _ color: Paint) {
    if color.isTransparent || path.elements.isEmpty { return }
    add(
      "path",
      [
        "d": .path(path), "fill": color.rgb, "fill-opacity": color.alpha,
        "stroke": color.rgbWhereOpaque, "stroke-width": 0.4,
      ])
  }

  /// Adds a stroked path.
  mutating func stroke(_ path: CellPath, _ color: Paint, _ style: DisplayItem.StrokeStyle) {
    if color.isTransparent || style.width == 0 { return }
    let ends: Value = style.isRounded ? "round" : .absent
    add(
      "path",
      [
        "d": .path(path), "fill": "none", "stroke": color.rgb, "stroke-opacity": color.alpha,
        "stroke-width": .number(style.width), "stroke-linecap": ends, "stroke-linejoin": ends,
      ])
  }

  /// Adds a stroked circle.
  mutating func strokeCircle(
    _ frame: CGRect, _ color: Paint, _ style: DisplayItem.StrokeStyle
  ) {
    add(
      "circle",
      [
        "cx": .number(frame.midX), "cy": .number(frame.midY), "r": .number(frame.width / 2),
        "fill": "none", "stroke": color.rgb, "stroke-opacity": color.alpha,
        "stroke-width": .number(style.width),
      ])
  }

  /// Adds content that is clipped by a path.
  package mutating func clipped(by path: CellPath, _ content: (inout SVGDocument) -> Void) {
    let clip = makeIdentifier("clip")
    group("clipPath", ["id": .text(clip)]) { $0.add("path", ["d": .path(path)]) }
    group("g", ["clip-path": .text("url(#\(clip))")], content)
  }
}
