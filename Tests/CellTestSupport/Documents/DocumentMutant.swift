/// A document with one change, and the place that a message about the change names.
package struct DocumentMutant {
  private let original: JSONNode
  private let replaced: JSONNode.Path
  private let replacements: [JSONNode]
  package let path: JSONNode.Path

  package var text: String { original.replacing(replaced, by: replacements).text }

  private static let values = ["null", "true", "\"x\"", "-1", "1.5", "1e308", "[]", "{}"]

  /// Every value in another form, left out, written twice, and next to an unknown member.
  package static func all(of document: JSONNode) -> [DocumentMutant] {
    all(of: document, at: document.paths)
  }

  /// The same changes; a change within a row is made in a document without other rows.
  ///
  /// Reading all other rows each time would take most of the time without finding anything.
  package static func rowByRow(of document: JSONNode) -> [DocumentMutant] {
    let isInRow = { (path: JSONNode.Path) in
      path.contains(.member("rows")) && path.last != .member("rows")
    }
    let others = all(of: document, at: document.paths.filter { !isInRow($0) })
    let lists = document.paths.filter { $0.last == .member("rows") }
    return others
      + lists.flatMap { list in
        guard case .array(let rows) = document[list] else { return [DocumentMutant]() }
        return rows.flatMap { row in
          let single = lists.reduce(document) { result, other in
            result.replacing(other, by: [.array(other == list ? [row] : [])])
          }
          return all(of: single, at: single.paths.filter(isInRow))
        }
      }
  }

  private static func all(of document: JSONNode, at paths: [JSONNode.Path]) -> [DocumentMutant] {
    paths.flatMap { path in
      guard let node = document[path] else { return [DocumentMutant]() }
      func mutant(_ replacements: [JSONNode], at place: JSONNode.Path) -> DocumentMutant {
        DocumentMutant(
          original: document, replaced: path, replacements: replacements, path: place)
      }
      var mutants = values.map { mutant([.number($0)], at: path) }
      switch path.last {
      case .element(let index):
        mutants.append(mutant([], at: JSONNode.Path(path.dropLast())))
        // A copy with an id would be wrong for another reason.
        if !node.paths.contains(where: { $0.last == .member("id") }) {
          let copy = path.dropLast() + [.element(index + 1)]
          mutants.append(mutant([node, node], at: JSONNode.Path(copy)))
        }
      case .member: mutants += [mutant([], at: path), mutant([node, node], at: path)]
      case nil: break
      }
      switch node {
      case .object(let members):
        let object = JSONNode.object(members + [("nobody", .null)])
        mutants.append(mutant([object], at: path + [.member("nobody")]))
      case .array(let elements):
        let array = JSONNode.array(elements + [.object([("nobody", .null)])])
        mutants.append(mutant([array], at: path + [.element(elements.count), .member("nobody")]))
      default: break
      }
      return mutants
    }
  }
}
