import CellConfiguration
import Foundation

extension PreviewSymbol: Codable {
  static let members = ["lines", "areas", "box", "facesTextDirection"]

  /// How many steps the paths of a drawing have at most.
  private static let stepLimit = 1_000

  private static let boxForm = "a number above 0, at most 10000: the side of a box"

  private static let contentForm = "a symbol with \"lines\" or \"areas\""

  private static func isBox(_ side: CGFloat) -> Bool { side > 0 && side <= 10_000 }

  /// Reads `{"lines": ["M4 12h16"], "areas": ["M4 4h2v2z"], "box": 24, "facesTextDirection":
  /// false}`, every member optional, but one of the first two has to be there.
  ///
  /// - Throws: `DecodingError` for unknown members, wrong types, texts that are no path data, and
  ///   paths that leave the box.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, members: Self.members, of: "a symbol")
    self.init(facesTextDirection: try object.decode("facesTextDirection") ?? false)
    if let value = try object.value("box") {
      guard let side = value.number, Self.isBox(side) else {
        throw value.mismatch(expected: Self.boxForm)
      }
      box = side
    }
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
    guard let data = value.string else { throw value.mismatch(expected: "path data") }
    do {
      return try CellPath(pathData: data)
    } catch {
      throw DecodingError(
        path: value.path, found: "\(error.found) at character \(error.character)",
        expected: "\(error.expected), in SVG path data")
    }
  }

  /// What is wrong with the drawing as a whole.
  private var problem: (found: String, expected: String)? {
    let paths = lines + areas
    if paths.isEmpty { return ("an object", Self.contentForm) }
    let steps = paths.reduce(0) { $0 + $1.elements.count }
    if steps > Self.stepLimit {
      return ("paths of \(steps) steps", "at most \(Self.stepLimit) steps in a symbol")
    }
    // What is computed may be beyond the edge by a rounding error.
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
  /// - Throws: `EncodingError` for a drawing that could not be read again.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if !Self.isBox(box) { throw object.unwritable("box", box, expected: Self.boxForm) }
    for (member, paths) in [("lines", lines), ("areas", areas)] where !paths.isEmpty {
      if let path = paths.first(where: { (try? CellPath(pathData: $0.description)) != $0 }) {
        throw object.unwritable(member, path, expected: "a path that begins with a move")
      }
      try object.write(member, paths)
    }
    if let problem { throw object.unwritable("lines", problem.found, expected: problem.expected) }
    if box != 24 { try object.write("box", box) }
    if facesTextDirection { try object.write("facesTextDirection", facesTextDirection) }
  }
}
