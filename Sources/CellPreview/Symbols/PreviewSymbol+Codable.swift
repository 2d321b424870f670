import CellConfiguration
import Foundation

extension PreviewSymbol: Codable {
  private static let members = ["lines", "areas", "box", "facesTextDirection"]

  /// How many steps the paths of a drawing have at most, taken together.
  private static let stepLimit = 2_000

  private static let boxForm = "a number above 0, at most 10000: the side of a box"

  private static let contentForm = "a symbol with \"lines\" or \"areas\""

  private static func isBox(_ side: CGFloat) -> Bool { side > 0 && side <= 10_000 }

  /// Reads `{"lines": ["M4 12h16"], "areas": [], "box": 24, "facesTextDirection": false}`, every
  /// member optional; the first two may not both be empty.
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
    lines = try paths(object.value("lines"))
    areas = try paths(object.value("areas"))
    if lines.isEmpty, areas.isEmpty {
      throw AnyValue(decoder).mismatch(expected: Self.contentForm)
    }
  }

  private func paths(_ value: AnyValue?) throws -> [CellPath] {
    var steps = lines.reduce(0) { $0 + $1.elements.count }
    return try value?.elements(expected: "an array of path data").map { element in
      let path = try Self.path(element)
      steps += path.elements.count
      if let problem = problem(with: path, steps) {
        throw DecodingError(
          path: element.path, found: problem.found, expected: problem.expected)
      }
      return path
    } ?? []
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

  /// What is wrong with a path of the drawing.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - steps: The steps of all paths up to here.
  private func problem(
    with path: CellPath, _ steps: Int
  ) -> (found: String, expected: String)? {
    if steps > Self.stepLimit {
      return (
        "\(steps) steps up to here", "at most \(Self.stepLimit) steps in the paths of a symbol"
      )
    }
    guard let bounds = path.bounds else { return ("a path that draws nothing", "lines") }
    let side = box.shortDescription
    // What is computed may be beyond the edge by a rounding error.
    if CGRect(x: 0, y: 0, width: box, height: box).insetBy(dx: -box / 1000, dy: -box / 1000)
      .contains(bounds)
    {
      return nil
    }
    let corners = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(\.shortDescription)
    return (
      "a path from \(corners[0]), \(corners[1]) to \(corners[2]), \(corners[3])",
      "a path inside the box, from 0, 0 to \(side), \(side)"
    )
  }

  /// Writes the drawing in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a drawing that could not be read again.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if !Self.isBox(box) { throw object.unwritable("box", box, expected: Self.boxForm) }
    if lines.isEmpty, areas.isEmpty {
      throw object.unwritable("lines", "nothing", expected: Self.contentForm)
    }
    var steps = 0
    for (member, paths) in [("lines", lines), ("areas", areas)] where !paths.isEmpty {
      for path in paths {
        guard (try? CellPath(pathData: path.description)) == path else {
          throw object.unwritable(member, path, expected: "a path that begins with a move")
        }
        steps += path.elements.count
        if let problem = problem(with: path, steps) {
          throw object.unwritable(member, problem.found, expected: problem.expected)
        }
      }
      try object.write(member, paths)
    }
    if box != 24 { try object.write("box", box) }
    if facesTextDirection { try object.write("facesTextDirection", facesTextDirection) }
  }
}
