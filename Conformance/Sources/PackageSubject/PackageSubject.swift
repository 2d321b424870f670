public import CellConformance
import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// This package.
public struct PackageSubject: Subject {
  /// Creates the subject.
  public init() {}

  /// Returns the report of the layout, and the properties of configurations for their area.
  public func answer(_ question: Question) throws -> JSONValue {
    let document = try ListDocument(data: Data("\(question.document)".utf8), name: "document")
    let report = try DocumentLayout(document).report()
    let answer = try JSONDecoder().decode(JSONValue.self, from: Data(report.utf8))
    guard question.area == "properties" else { return answer }
    return .object(["cells": .array(Self.items(of: document))])
  }

  /// The properties of the configurations of every item, as they are in its state.
  @MainActor
  private static func items(of document: ListDocument) -> [JSONValue] {
    document.sections.flatMap(\.rows).map { row in
      var state = row.state
      var traits = document.traits
      if let list = document.list { traits.listEnvironment = list.appearance.listEnvironment }
      state.traitCollection = TraitCollection(traitsFrom: [traits, state.traitCollection])
      var resolved = [
        "content": ResolvedProperties.of(row.content.updated(for: state))
      ]
      if let background = row.background {
        resolved["background"] = ResolvedProperties.of(background.updated(for: state))
      }
      return .object(["resolved": .object(resolved)])
    }
  }
}
