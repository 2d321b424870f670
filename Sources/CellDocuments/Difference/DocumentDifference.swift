public import CellConfiguration

/// The steps from one document to another: what a list inserts, deletes, moves and configures
/// again.
///
/// ```swift
/// let difference = DocumentDifference(from: shown, to: received)
/// print(difference)
/// ```
///
/// The description has a line for each step:
///
/// ```text
/// row "vpn": inserted at 0.3
/// row "wifi": content.secondaryText: "Home" → "Office"
/// ```
///
/// Sections and rows are the same in both documents if their identities are equal; see
/// ``ListDocument/identities``. The time is proportional to the size of the documents.
public struct DocumentDifference: Hashable, Sendable {
  /// A step.
  ///
  /// Positions of what is deleted, and from which something moves, are positions in the old
  /// document; all others are positions in the new one.
  public enum Step<Item: Hashable & Sendable, Position: Hashable & Sendable>: Hashable, Sendable {
    /// The item is not in the new document.
    case delete(Item, at: Position)

    /// The item is not in the old document.
    case insert(Item, at: Position)

    /// The item has another place among those that both documents have.
    case move(Item, from: Position, to: Position)

    /// The item has other contents; it may also have moved.
    case update(from: Item, to: Item, at: Position)
  }

  /// The old and the new document without their sections, if these differ.
  public var settings: [ListDocument]

  /// The steps for sections, without their rows: deletions, insertions, moves, then updates.
  public var sections: [Step<ListDocument.Section, Int>]

  /// The steps for rows, in the same order.
  public var rows: [Step<ListDocument.Row, ListPosition>]

  /// Whether the documents are equal.
  public var isEmpty: Bool { settings.isEmpty && sections.isEmpty && rows.isEmpty }

  /// Creates the difference between two documents.
  public init(from old: ListDocument, to new: ListDocument) {
    let (oldSettings, newSettings) = (old.withoutSections, new.withoutSections)
    settings = oldSettings == newSettings ? [] : [oldSettings, newSettings]
    let (before, after) = (DocumentItems(old), DocumentItems(new))
    sections = Self.steps(from: before.sections, to: [after.sections])
    rows = Self.steps(
      from: before.rows.flatMap(\.self), to: after.rows)
  }

  /// Returns the steps from old items to new ones.
  ///
  /// - Parameters:
  ///   - old: The old items.
  ///   - new: The new items, by their sections.
  private static func steps<Item, Position, Identity>(
    from old: [DocumentItems.Entry<Item, Position, Identity>],
    to new: [[DocumentItems.Entry<Item, Position, Identity>]]
  ) -> [Step<Item, Position>] {
    let oldIndices = Dictionary(uniqueKeysWithValues: zip(old.map(\.identity), 0...))
    var isKept = [Bool](repeating: false, count: old.count)
    var (insertions, moves, updates) = (
      [Step<Item, Position>](), [Step<Item, Position>](), [Step<Item, Position>]()
    )
    for entries in new {
      var staying: [(old: Int, new: DocumentItems.Entry<Item, Position, Identity>)] = []
      for entry in entries {
        guard let index = oldIndices[entry.identity] else {
          insertions.append(.insert(entry.item, at: entry.position))
          continue
        }
        isKept[index] = true
        if old[index].item != entry.item {
          updates.append(.update(from: old[index].item, to: entry.item, at: entry.position))
        }
        if old[index].section == entry.section {
          staying.append((index, entry))
        } else {
          moves.append(.move(entry.item, from: old[index].position, to: entry.position))
        }
      }
      let isInOrder = longestIncreasingSubsequence(of: staying.map { UInt32($0.old) })
      for (pair, isInOrder) in zip(staying, isInOrder) where !isInOrder {
        moves.append(.move(pair.new.item, from: old[pair.old].position, to: pair.new.position))
      }
    }
    let deletions = zip(old, isKept).compactMap { entry, isKept in
      isKept ? nil : Step<Item, Position>.delete(entry.item, at: entry.position)
    }
    return deletions + insertions + moves + updates
  }

  /// Returns the identities of the rows that both documents have with other contents.
  ///
  /// - Parameter document: The new document.
  public func updatedRows(in document: ListDocument) -> [ListDocument.RowIdentity] {
    let identities = document.identities
    return rows.compactMap { step in
      guard case .update(_, _, let position) = step else { return nil }
      return identities[position.section].rows[position.row]
    }
  }

  /// Returns the identities of the sections that both documents have, whose headers, footers or
  /// other properties differ.
  ///
  /// - Parameter document: The new document.
  public func updatedSections(in document: ListDocument) -> [ListDocument.SectionIdentity] {
    let identities = document.identities
    return sections.compactMap { step in
      guard case .update(_, _, let index) = step else { return nil }
      return identities[index].section
    }
  }

  /// Returns the new document for the old one; `nil` if the difference was made from a document
  /// with other positions.
  public func applied(to document: ListDocument) -> ListDocument? {
    var removed = [Set<Int>](repeating: [], count: document.sections.count)
    var placed: [Int: [Int: ListDocument.Row]] = [:]
    for step in rows {
      switch step {
      case .delete(_, let position):
        guard document.contains(position) else { return nil }
        removed[position.section].insert(position.row)
      case .insert(let row, let position):
        placed[position.section, default: [:]][position.row] = row
      case .move(_, let start, let end):
        guard document.contains(start) else { return nil }
        removed[start.section].insert(start.row)
        placed[end.section, default: [:]][end.row] =
          document.sections[start.section].rows[start.row]
      case .update: break
      }
    }
    var oldSections = document.sections
    for index in oldSections.indices where !removed[index].isEmpty {
      oldSections[index].rows = oldSections[index].rows.removing(removed[index])
    }
    var removedSections: Set<Int> = []
    var placedSections: [Int: ListDocument.Section] = [:]
    for step in sections {
      switch step {
      case .delete(_, let index): removedSections.insert(index)
      case .insert(let section, let index): placedSections[index] = section
      case .move(_, let start, let end):
        guard oldSections.indices.contains(start) else { return nil }
        removedSections.insert(start)
        placedSections[end] = oldSections[start]
      case .update: break
      }
    }
    guard removedSections.allSatisfy(oldSections.indices.contains) else { return nil }
    guard var sections = oldSections.removing(removedSections).placing(placedSections) else {
      return nil
    }
    for (index, rows) in placed {
      guard sections.indices.contains(index), let all = sections[index].rows.placing(rows) else {
        return nil
      }
      sections[index].rows = all
    }
    for case .update(_, let section, let index) in self.sections {
      guard sections.indices.contains(index) else { return nil }
      let rows = sections[index].rows
      sections[index] = section
      sections[index].rows = rows
    }
    var result = settings.last ?? document.withoutSections
    result.sections = sections
    for case .update(_, let row, let position) in rows {
      guard result.contains(position) else { return nil }
      result.sections[position.section].rows[position.row] = row
    }
    return result
  }
}

extension ListDocument {
  fileprivate var withoutSections: ListDocument {
    var document = self
    document.sections = []
    return document
  }

  fileprivate func contains(_ position: ListPosition) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].rows.indices.contains(position.row)
  }
}

extension Array {
  /// Returns the elements without those at some indices.
  fileprivate func removing(_ places: Set<Int>) -> [Element] {
    places.isEmpty ? self : indices.filter { !places.contains($0) }.map { self[$0] }
  }

  /// Returns the elements with others at given indices of the result; `nil` if an index is beyond
  /// its end.
  fileprivate func placing(_ others: [Int: Element]) -> [Element]? {
    var rest = self[...]
    var result: [Element] = []
    result.reserveCapacity(count + others.count)
    for index in 0..<count + others.count {
      guard let element = others[index] ?? rest.popFirst() else { return nil }
      result.append(element)
    }
    return rest.isEmpty ? result : nil
  }
}

/// The sections and rows of a document with their identities and positions.
private struct DocumentItems {
  struct Entry<Item: Hashable & Sendable, Position: Hashable & Sendable, Identity: Hashable> {
    let identity: Identity
    let item: Item
    let position: Position
    /// The section of a row.
    var section: ListDocument.SectionIdentity?
  }

  var sections: [Entry<ListDocument.Section, Int, ListDocument.SectionIdentity>] = []

  /// The rows of each section.
  var rows: [[Entry<ListDocument.Row, ListPosition, ListDocument.RowIdentity>]] = []

  init(_ document: ListDocument) {
    for (index, (section, identities)) in document.identities.enumerated() {
      var item = document.sections[index]
      item.rows = []
      sections.append(Entry(identity: section, item: item, position: index))
      rows.append(
        identities.enumerated().map { number, identity in
          Entry(
            identity: identity, item: document.sections[index].rows[number],
            position: ListPosition(section: index, row: number), section: section)
        })
    }
  }
}
