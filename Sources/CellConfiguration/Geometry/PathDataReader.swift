import Foundation

/// A parser of SVG path data: every command of the standard's grammar, absolute and relative.
struct PathDataReader {
  private let bytes: [UInt8]
  private var index = 0
  private var pen = PathPen()
  /// Whether another number of the same command precedes, so that a comma may come next.
  private var followsNumber = false
  /// The last control point of the previous curve, which a smooth curve continues.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the elements of a path.
  static func elements(of text: String) throws(PathDataError) -> [CellPath.Element] {
    var reader = PathDataReader(text)
    try reader.read()
    return reader.pen.elements
  }

  private mutating func read() throws(PathDataError) {
    skipSpace()
    repeat {
      guard let letter = peek, Self.commands.contains(letter) else {
        throw error(expected: "a command: one of \(String(decoding: Self.commands, as: UTF8.self))")
      }
      if pen.elements.isEmpty, letter | 0x20 != UInt8(ascii: "m") {
        throw error(expected: "M or m at the start of path data")
      }
      index += 1
      followsNumber = false
      try draw(letter)
      skipSpace()
    } while index < bytes.count
  }

  private static let commands = Array("MLHVCSQTAZmlhvcsqtaz".utf8)

  /// Draws a command once for each set of its numbers.
  private mutating func draw(_ letter: UInt8) throws(PathDataError) {
    let isRelative = letter & 0x20 != 0
    var kind = letter | 0x20
    if kind == UInt8(ascii: "z") {
      pen.close()
      (cubicControl, quadraticControl) = (nil, nil)
      return
    }
    repeat {
      try drawOnce(kind, from: isRelative ? pen.position : .zero, isRelative: isRelative)
      // Further points after a move are lines.
      if kind == UInt8(ascii: "m") { kind = UInt8(ascii: "l") }
    } while continues()
  }

  private mutating func drawOnce(
    _ kind: UInt8, from origin: CGPoint, isRelative: Bool
  ) throws(PathDataError) {
    var (cubic, quadratic): (CGPoint?, CGPoint?)
    switch kind {
    case UInt8(ascii: "m"): pen.move(to: try point(origin))
    case UInt8(ascii: "l"): pen.line(to: try point(origin))
    case UInt8(ascii: "h"):
      pen.line(to: CGPoint(x: origin.x + (try number()), y: pen.position.y))
    case UInt8(ascii: "v"):
      pen.line(to: CGPoint(x: pen.position.x, y: origin.y + (try number())))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let isSmooth = kind == UInt8(ascii: "s")
      let control1 = isSmooth ? continued(cubicControl) : try point(origin)
      let control2 = try point(origin)
      pen.curve(to: try point(origin), control1, control2)
      cubic = control2
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let control = kind == UInt8(ascii: "t") ? continued(quadraticControl) : try point(origin)
      pen.curve(to: try point(origin), control)
      quadratic = control
    default:
      let radii = CGSize(width: try number(), height: try number())
      let rotation = try number() * .pi / 180
      let (isLarge, isClockwise) = (try flag(), try flag())
      pen.arc(
        to: try point(origin), radii: radii, rotation: rotation, isLarge: isLarge,
        isClockwise: isClockwise)
    }
    (cubicControl, quadraticControl) = (cubic, quadratic)
  }

  /// Returns the control point that continues a curve smoothly.
  private func continued(_ control: CGPoint?) -> CGPoint {
    guard let control else { return pen.position }
    return CGPoint(x: 2 * pen.position.x - control.x, y: 2 * pen.position.y - control.y)
  }
}

extension PathDataReader {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      index += 1
    }
  }

  /// Skips whitespace before a number, including a comma after another number.
  private mutating func skipSeparator() {
    skipSpace()
    if followsNumber, peek == UInt8(ascii: ",") {
      index += 1
      skipSpace()
    }
    followsNumber = true
  }

  /// Returns whether more numbers follow for the same command; after a comma, they must.
  private mutating func continues() -> Bool {
    skipSpace()
    return peek.map { $0.isDigit || "+-.,".utf8.contains($0) } ?? false
  }

  private mutating func point(_ origin: CGPoint) throws(PathDataError) -> CGPoint {
    let (x, y) = (try number(), try number())
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func number() throws(PathDataError) -> CGFloat {
    skipSeparator()
    let start = index
    if let sign = peek, "+-".utf8.contains(sign) { index += 1 }
    var digits = skipDigits()
    if peek == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw error(expected: "a number") }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.magnitude <= Self.largestNumber
    else {
      index = start
      throw error(expected: "a number of at most \(Int(Self.largestNumber))")
    }
    return CGFloat(number)
  }

  /// The largest accepted number; sums and squares of such numbers are finite.
  private static let largestNumber = 1e6

  private mutating func skipDigits() -> Int {
    let start = index
    while let byte = peek, byte.isDigit { index += 1 }
    return index - start
  }

  /// Skips an exponent if it is complete.
  private mutating func skipExponent() {
    let start = index
    guard let letter = peek, letter | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if let sign = peek, "+-".utf8.contains(sign) { index += 1 }
    if skipDigits() == 0 { index = start }
  }

  private mutating func flag() throws(PathDataError) -> Bool {
    skipSeparator()
    guard let byte = peek, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw error(expected: "0 or 1")
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  private func error(expected: String) -> PathDataError {
    let rest = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
    return PathDataError(
      character: String(decoding: bytes[..<index], as: UTF8.self).count + 1,
      found: rest.first.map { "\"\($0)\"" } ?? "the end", expected: expected)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// An error in a text that should be SVG path data, with its position.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position in the text, in characters counted from 1.
  public var character: Int

  /// The text found there.
  public var found: String

  /// The text expected there.
  public var expected: String

  /// One sentence with the position, the text found and the text expected.
  public var description: String {
    "character \(character): found \(found), expected \(expected)"
  }
}

extension CellPath {
  /// Creates a path from the `d` attribute of an SVG path: `"M4 12h16"`, `"M2 2a9 9 0 0 1 18 0z"`.
  ///
  /// Elliptical arcs and quadratic curves become cubic curves.
  ///
  /// - Throws: ``PathDataError`` with the first position where the text does not follow the
  ///   standard's grammar, or where a number exceeds a million.
  public init(pathData: String) throws(PathDataError) {
    self.init(try PathDataReader.elements(of: pathData))
  }
}
