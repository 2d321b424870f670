/// A document with one change, the place of it, and whether that place is new.
package struct DocumentMutant {
  package var text: String
  package var path: JSONNode.Path

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
      var mutants = values.map {
        DocumentMutant(text: document.replacing(path, by: [.number($0)]).text, path: path)
      }
      switch path.last {
      case .element(let index):
        mutants.append(
          DocumentMutant(
            text: document.replacing(path, by: []).text, path: JSONNode.Path(path.dropLast())))
        // A copy with an id would be wrong for another reason.
        if !node.paths.contains(where: { $0.last == .member("id") }) {
          let copy = path.dropLast() + [.element(index + 1)]
          mutants.append(
            DocumentMutant(
              text: document.replacing(path, by: [node, node]).text, path: .init(copy)))
        }
      case .member:
        mutants += [
          DocumentMutant(text: document.replacing(path, by: []).text, path: path),
          DocumentMutant(text: document.replacing(path, by: [node, node]).text, path: path),
        ]
      case nil: break
      }
      switch node {
      case .object(let members):
        let object = JSONNode.object(members + [("nobody", .null)])
        mutants.append(
          DocumentMutant(
            text: document.replacing(path, by: [object]).text, path: path + [.member("nobody")]))
      case .array(let elements):
        let array = JSONNode.array(elements + [.object([("nobody", .null)])])
        mutants.append(
          DocumentMutant(
            text: document.replacing(path, by: [array]).text,
            path: path + [.element(elements.count), .member("nobody")]))
      default: break
      }
      return mutants
    }
  }
}
