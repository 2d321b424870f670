import Foundation

extension Vector {
  /// Returns how the answer of a subject to a document differs from what the vector expects.
  ///
  /// - Parameter answer: Returns the answer about a document.
  func mismatches(_ answer: (JSONValue) throws -> JSONValue) rethrows -> [Mismatch] {
    let first = try answer(document)
    var mismatches = (expected ?? [:]).sorted { $0.key < $1.key }.flatMap { path, value in
      first[path].differences(from: value, tolerance, path)
    }
    if let law {
      let second = try answer(law.document)
      mismatches += law.paths.flatMap { law.differences(first, second, $0, tolerance) }
    }
    return mismatches
  }
}

/// A part of an answer that is not as expected.
public struct Mismatch: Codable, Hashable, Sendable {
  /// The path of the part in the answer.
  public var path: String

  /// The expected value, or the relation that does not hold.
  public var expected: String

  /// The value that the answer has.
  public var found: String
}

extension Law {
  fileprivate func differences(
    _ first: JSONValue, _ second: JSONValue, _ path: String, _ tolerance: Double
  ) -> [Mismatch] {
    guard let part = first[path], let other = second[path] else {
      return [Mismatch(path: path, expected: "a part in both answers", found: "none")]
    }
    switch relation {
    case .equals: return Optional(part).differences(from: other, tolerance, path)
    case .isAtLeast:
      if case .number(let a) = part, case .number(let b) = other, a >= b - tolerance { return [] }
      return [Mismatch(path: path, expected: "at least \(other)", found: "\(part)")]
    case .mirrors:
      // A frame is in the cell that the path begins with.
      let cell = path.prefix { $0 != "]" } + "].frame[2]"
      guard case .number(let width)? = second[String(cell)], case .array(var frame) = other,
        frame.count == 4, case .number(let x) = frame[0], case .number(let extent) = frame[2]
      else { return [Mismatch(path: path, expected: "a frame", found: "\(other)")] }
      frame[0] = .number(width - x - extent)
      return Optional(part).differences(from: .array(frame), tolerance, path)
    }
  }
}

extension JSONValue? {
  /// Returns the smallest parts that are not as expected.
  fileprivate func differences(
    from expected: JSONValue, _ tolerance: Double, _ path: String
  ) -> [Mismatch] {
    switch (self, expected) {
    case (nil, .null): return []
    case (.number(let a), .number(let b)) where abs(a - b) <= tolerance: return []
    case (.array(let a), .array(let b)) where a.count == b.count:
      // Four numbers are read together, like a frame.
      let differences = zip(a, b).enumerated().flatMap { index, pair in
        Optional(pair.0).differences(from: pair.1, tolerance, "\(path)[\(index)]")
      }
      let areNumbers = b.allSatisfy { if case .number = $0 { true } else { false } }
      if differences.isEmpty || !areNumbers { return differences }
    case (.object(let a), .object(let b)):
      return b.sorted { $0.key < $1.key }.flatMap { name, value in
        a[name].differences(from: value, tolerance, "\(path).\(name)")
      }
    case (let found?, _) where found == expected: return []
    default: break
    }
    return [
      Mismatch(path: path, expected: "\(expected)", found: self.map { "\($0)" } ?? "nothing")
    ]
  }
}
