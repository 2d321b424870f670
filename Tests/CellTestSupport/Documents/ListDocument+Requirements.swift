import CellConfiguration
package import CellDocuments

extension ListDocument {
  /// The features that an app needs to show every section and row.
  package var requiredFeatures: Set<String> {
    Set(sections.flatMap { $0.requires + $0.rows.flatMap(\.requires) })
  }

  /// The custom content that an app needs for every section and row, of any value.
  package var requiredContent: [String: any Decodable.Type] {
    let contents = sections.flatMap { section in
      [section.header?.customContent, section.footer?.customContent]
        + section.rows.map(\.customContent)
    }
    return Dictionary(
      contents.compactMap { $0 }.map { ($0.name, JSONTree.self) }, uniquingKeysWith: { $1 })
  }
}
