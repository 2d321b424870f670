extension ListDocument {
  /// The identity of a section, by which a list finds it again in a later document.
  public enum SectionIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The id that the document gives to the section.
    case id(String)

    /// The index of a section without an id.
    case position(Int)

    /// The id in quotation marks, or the index.
    public var description: String {
      switch self {
      case .id(let id): "\"\(id)\""
      case .position(let index): "\(index)"
      }
    }
  }

  /// The identity of a row, by which a list finds it again in a later document.
  ///
  /// A row with an id keeps its identity when it moves, also to another section.
  public enum RowIdentity: Hashable, Sendable, CustomStringConvertible {
    /// The id that the document gives to the row.
    case id(String)

    /// The index of a row without an id among the rows of its section.
    case position(Int, in: SectionIdentity)

    /// The id in quotation marks, or the section and the index.
    public var description: String {
      switch self {
      case .id(let id): "\"\(id)\""
      case .position(let index, let section): "\(index) of section \(section)"
      }
    }
  }

  /// The identities of the sections and of the rows in each, in order; all are different.
  ///
  /// A list shows a document by its identities: a row that was in the list before stays or moves
  /// with its selection, and is configured again if it differs.
  ///
  /// ```swift
  /// var snapshot = ListSnapshot<ListDocument.SectionIdentity, ListDocument.RowIdentity>()
  /// for (section, rows) in document.identities {
  ///   snapshot.appendSections([section])
  ///   snapshot.appendItems(rows, toSection: section)
  /// }
  /// ```
  ///
  /// If an id is repeated, which a document that was read cannot have, all items but the first are
  /// identified by their positions.
  public var identities: [(section: SectionIdentity, rows: [RowIdentity])] {
    var known = DocumentIdentities()
    return sections.enumerated().map { index, section in
      let id = section.id.flatMap { known.insert($0, isSection: true) ? $0 : nil }
      let identity = id.map { SectionIdentity.id($0) } ?? .position(index)
      let rows = section.rows.enumerated().map { number, row in
        let id = row.id.flatMap { known.insert($0, isSection: false) ? $0 : nil }
        return id.map { RowIdentity.id($0) } ?? .position(number, in: identity)
      }
      return (identity, rows)
    }
  }
}
