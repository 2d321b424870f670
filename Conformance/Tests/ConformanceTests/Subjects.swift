import CellConformance
import Foundation
import PackageSubject
import Testing

/// Where the files of this package are.
enum Folder {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let vectors = package.appendingPathComponent("Vectors")
}

/// This package, except for one part of the answers about one document.
struct WrongSubject: Subject {
  var document: JSONValue
  var path: String
  var part: JSONValue = "wrong"

  func answer(_ question: Question) throws -> JSONValue {
    var answer = try PackageSubject().answer(question)
    if question.document == document { answer.replace(path, with: part) }
    return answer
  }
}

/// A subject that answers nothing.
struct SilentSubject: Subject {
  var error: any Error

  func answer(_ question: Question) throws -> JSONValue { throw error }
}
