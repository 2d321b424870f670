/// A document with one change, the place of it, and whether that place is new.
package struct DocumentMutant {
  package var text: String
  package var path: JSONNode.Path

  private static let values = ["null", "true", "\"x\"", "-1", "1.5", "1e308", "[]", "{}"]

  /// Every value in another form, left out, written twice, and beside one that nobody knows.
  package static func all(of document: JSONNode) -> [DocumentMutant] {
    document.paths.flatMap { path in
      guard let node = document[path] else { return [DocumentMutant]() }
      var mutants = values.map {
        DocumentMutant(text: document.replacing(path, by: [.number($0)]).text, path: path)
      }
      switch path.last {
      case .element(let index):
        let copy = path.dropLast() + [.element(index + 1)]
        mutants += [
          DocumentMutant(
            text: document.replacing(path, by: []).text, path: JSONNode.Path(path.dropLast())),
          DocumentMutant(text: document.replacing(path, by: [node, node]).text, path: .init(copy)),
        ]
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
