import Foundation

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
      .init("SymbolOfLines", ["lines"], ["areas", "box", "facesTextDirection"]),
      .init("SymbolOfAreas", ["areas"], ["lines", "box", "facesTextDirection"]),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  private static let pathForm = Schema.Value.named(
    "PathData",
    .pattern("\\s*[Mm][MLHVCSQTAZmlhvcsqtaz0-9Ee+\\-.,\\s]*", noun: "path data"))

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
