import CellConfiguration

/// The ids of the sections and rows of a document, which may not be repeated.
struct DocumentIdentities {
  private var sections: Set<String> = []
  private var rows: Set<String> = []

  static let expected = "an id that no other section or row has"

  /// Returns the description of a repeated id, for messages.
  static func found(_ id: String) -> String {
    "the id \"\(id.shortenedForMessages)\" a second time"
  }

  /// Adds an id; returns `false` if another item of the same kind has it.
  mutating func insert(_ id: String, isSection: Bool) -> Bool {
    isSection ? sections.insert(id).inserted : rows.insert(id).inserted
  }

  /// Returns the path and the id of the first repeated id in a document.
  static func repeatedID(in document: [ListDocument.Section]) -> (path: [String], id: String)? {
    var identities = DocumentIdentities()
    for (index, section) in document.enumerated() {
      let path = ["sections", "\(index)"]
      if let id = section.id, !identities.insert(id, isSection: true) {
        return (path + ["id"], id)
      }
      for (number, row) in section.rows.enumerated() {
        if let id = row.id, !identities.insert(id, isSection: false) {
          return (path + ["rows", "\(number)", "id"], id)
        }
      }
    }
    return nil
  }
}
