public import CellConfiguration
public import Foundation

/// A custom drawing for a symbol, in a square box.
///
/// ```swift
/// var document = ListDocument()
/// document.symbols["my.logo"] = CustomSymbol(
///   lines: [try CellPath(pathData: "M4 20V4l16 16V4")],
///   areas: [try CellPath(pathData: "M14 2h8v8z")])
/// ```
///
/// The weight of the symbol sets the width of lines: 1.8 in a box of 24, with round ends. The
/// modifiers of names work as for built-in drawings: `my.logo.circle.fill`.
public struct CustomSymbol: Hashable, Sendable {
  /// Outlines that are stroked.
  public var lines: [CellPath]

  /// Outlines that are filled.
  public var areas: [CellPath]

  /// The side length of the box, which contains the drawing and begins at 0.
  public var box: CGFloat

  /// Whether the drawing is mirrored in right-to-left layout.
  public var facesTextDirection: Bool

  /// Creates a drawing.
  public init(
    lines: [CellPath] = [], areas: [CellPath] = [], box: CGFloat = 24,
    facesTextDirection: Bool = false
  ) {
    self.lines = lines
    self.areas = areas
    self.box = box
    self.facesTextDirection = facesTextDirection
  }
}

extension CustomSymbol: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a symbol",
    remark: "A drawing in a square box: lines, areas or both. No path leaves the box.",
    [
      Schema.Member("lines", pathsForm, "lines to draw, as SVG path data", absent: "none"),
      Schema.Member("areas", pathsForm, "areas to fill, as SVG path data", absent: "none"),
      Schema.Member(
        "box", .number(boxRange), "side of the box, in units of the paths",
        absent: CustomSymbol().box),
      Schema.Member(
        "facesTextDirection", .boolean, "whether it is mirrored where text runs from right to left",
        absent: false),
    ],
    variants: [
      .init(["lines"], ["areas", "box", "facesTextDirection"]),
      .init(["areas"], ["lines", "box", "facesTextDirection"]),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  private static let pathForm = Schema.Value.pattern(
    "\\s*[Mm][MLHVCSQTAZmlhvcsqtaz0-9Ee+\\-.,\\s]*", noun: "path data")

  private static let pathsForm = Schema.Value.array(pathForm, count: 1...stepLimit)

  /// The maximum number of elements in the paths of a drawing.
  private static let stepLimit = 1_000

  private static let boxRange = NumberRange.positive(upTo: 10_000)

  private static let contentForm = "a symbol with \"lines\" or \"areas\""

  /// Reads a drawing from its written form.
  ///
  /// The form is `{"lines": ["M4 12h16"], "areas": ["M4 4h2v2z"], "box": 24, "facesTextDirection":
  /// false}`. Every member is optional, but `lines` or `areas` is required.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types, texts that are not path data, and
  ///   paths that leave the box.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(facesTextDirection: try object.decode("facesTextDirection") ?? false)
    box = try object.number("box", Self.boxRange) ?? box
    lines = try Self.paths(object.value("lines"))
    areas = try Self.paths(object.value("areas"))
    if let problem {
      throw DecodingError(
        path: AnyValue(decoder).path, found: problem.found, expected: problem.expected)
    }
  }

  private static func paths(_ value: AnyValue?) throws -> [CellPath] {
    guard let value else { return [] }
    let form = "an array of path data, at least one"
    let elements = try value.elements(expected: form)
    if elements.isEmpty { throw value.mismatch(expected: form) }
    return try elements.map(path)
  }

  private static func path(_ value: AnyValue) throws -> CellPath {
    guard let data = value.string else { throw value.mismatch(expected: Self.pathForm.noun) }
    do {
      return try CellPath(pathData: data)
    } catch {
      throw DecodingError(
        path: value.path, found: "\(error.found) at character \(error.character)",
        expected: "\(error.expected), in SVG path data")
    }
  }

  /// The problem of the drawing as a whole, if any.
  private var problem: (found: String, expected: String)? {
    let paths = lines + areas
    if paths.isEmpty { return ("an object", Self.contentForm) }
    let steps = paths.reduce(0) { $0 + $1.elements.count }
    if steps > Self.stepLimit {
      return ("paths of \(steps) steps", "at most \(Self.stepLimit) steps in a symbol")
    }
    // Computed points may exceed the edge by a rounding error.
    let slack = -box / 1000
    let space = CGRect(x: 0, y: 0, width: box, height: box).insetBy(dx: slack, dy: slack)
    for path in paths {
      guard let bounds = path.bounds else { return ("a path that draws nothing", "lines") }
      if space.contains(bounds) { continue }
      let numbers = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(\.shortDescription)
      let side = box.shortDescription
      return (
        "a path from \(numbers[0]), \(numbers[1]) to \(numbers[2]), \(numbers[3])",
        "paths inside the box, from 0, 0 to \(side), \(side)"
      )
    }
    return nil
  }

  /// Writes the drawing in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` if the drawing could not be read again.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    for (member, paths) in [("lines", lines), ("areas", areas)] where !paths.isEmpty {
      if let path = paths.first(where: { (try? CellPath(pathData: $0.description)) != $0 }) {
        throw object.unwritable(member, path, expected: "a path that begins with a move")
      }
      try object.write(member, paths)
    }
    if let problem { throw object.unwritable("lines", problem.found, expected: problem.expected) }
    if box != CustomSymbol().box { try object.write("box", box, Self.boxRange) }
    if facesTextDirection { try object.write("facesTextDirection", facesTextDirection) }
  }
}

extension ListDocument {
  /// The maximum number of custom drawings in a document.
  private static let symbolLimit = 500

  /// The maximum size of a custom drawing's name, in bytes, which leaves room for modifiers.
  private static let symbolNameLimit = 100

  static let symbolsForm = Schema.Value.dictionary(
    .type(CustomSymbol.self), noun: "symbols by their names", nameLength: 1...symbolNameLimit,
    count: symbolLimit)

  private static let symbolNameForm = "a name of 1 to \(symbolNameLimit) bytes"

  private static var tooManySymbols: String { "at most \(symbolLimit) symbols" }

  private static func isSymbolName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= symbolNameLimit
  }

  /// Reads the custom drawings of a document; the members are named after the symbols.
  static func symbols(_ decoder: any Decoder) throws -> [String: CustomSymbol] {
    guard let container = try? decoder.container(keyedBy: AnyKey.self) else {
      throw AnyValue(decoder).mismatch(expected: "an object: symbols by their names")
    }
    let path = AnyValue(decoder).path
    guard container.allKeys.count <= symbolLimit else {
      throw DecodingError(
        path: path, found: "an object of \(container.allKeys.count)", expected: tooManySymbols)
    }
    var symbols: [String: CustomSymbol] = [:]
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      guard isSymbolName(key.stringValue) else {
        throw DecodingError(
          path: path, found: "the name \"\(key.stringValue.shortenedForMessages)\"",
          expected: symbolNameForm)
      }
      symbols[key.stringValue] = try CustomSymbol(from: container.superDecoder(forKey: key))
    }
    return symbols
  }

  /// Writes the custom drawings, if there are any.
  func encodeSymbols(to object: inout MemberEncoder) throws {
    if symbols.isEmpty { return }
    guard symbols.count <= Self.symbolLimit else {
      throw object.unwritable("symbols", symbols.count, expected: Self.tooManySymbols)
    }
    if let name = symbols.keys.first(where: { !Self.isSymbolName($0) }) {
      throw object.unwritable("symbols", name, expected: Self.symbolNameForm)
    }
    var members = object.nested("symbols")
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      try members.write(name, symbol)
    }
  }
}
