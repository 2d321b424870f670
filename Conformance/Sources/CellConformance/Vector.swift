public import Foundation

/// A file of test vectors: what one area of cell configuration has to do.
public struct VectorFile: Codable, Sendable {
  /// The version of the format, which is 1.
  public var format: Int

  /// The name of the area, such as `frames`, which no other file has.
  public var area: String

  /// The area in one sentence.
  public var title: String

  /// The statements of the rules, by their names.
  public var rules: [String: String]

  /// The vectors.
  public var vectors: [Vector]

  /// Reads the vector files in a folder, in the order of their names.
  public static func all(in folder: URL) throws -> [VectorFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
  }
}

/// A document, and what an answer about it has to contain.
public struct Vector: Codable, Sendable {
  /// The name, which no other vector of the file has.
  public var name: String

  /// The name of the rule of which the vector is an instance.
  public var rule: String

  /// How the expected values are known.
  public var provenance: Provenance

  /// How far a number may be from the expected one.
  public var tolerance: Double

  /// The document, in the format of list documents.
  public var document: JSONValue

  /// The expected parts of the answer, by their paths.
  ///
  /// Of an expected object, only the members count that it has. An expected `null` is also met by
  /// an absent part.
  public var expected: [String: JSONValue]?

  /// The relation of the answer to the answer about another document.
  public var law: Law?
}

/// A relation between the answers about two documents.
public struct Law: Codable, Sendable {
  /// A kind of relation.
  public enum Relation: String, Codable, Sendable {
    /// The parts are equal.
    case equals

    /// The parts are frames, and each is the mirror image of the other in its cell.
    case mirrors

    /// The parts are numbers, and none is smaller than in the other answer.
    case isAtLeast
  }

  /// The kind of the relation.
  public var relation: Relation

  /// The other document.
  public var document: JSONValue

  /// The paths of the parts that are related.
  public var paths: [String]
}

/// How an expected value is known.
public enum Provenance: String, Codable, CaseIterable, Sendable {
  /// Read from live UIKit.
  case recorded

  /// Taken from pictures or view frames.
  case measured

  /// Stated in documentation or in a standard.
  case documented

  /// Follows from facts of the kinds above.
  case inferred

  /// Unknown, and decided by this project.
  case assumed
}

/// A document about which a subject answers.
public struct Question: Codable, Sendable {
  /// The area of the vector, which selects the parts of the answer that count.
  public var area: String

  /// The document, in the format of list documents.
  public var document: JSONValue
}

/// An implementation of lists and their cells, which is tested.
@MainActor
public protocol Subject {
  /// Returns what the document displays, in the form of the output of `cellpreview layout`.
  ///
  /// The answer may lack parts that no vector of the area reads. For the area `properties`, cells
  /// also have a member `resolved` with all properties of their configurations.
  ///
  /// - Throws: ``Unsupported`` if the subject cannot answer such questions.
  func answer(_ question: Question) throws -> JSONValue
}

/// A question that a subject does not answer.
public struct Unsupported: Error, Sendable {
  /// Why the subject does not answer.
  public var reason: String

  /// Creates the error of a subject that does not answer.
  public init(_ reason: String) { self.reason = reason }
}
