public import CellConfiguration
public import CellPreview
import Foundation

/// Something of which a snapshot can be taken.
///
/// Compare a list that is laid out as a document, `PreviewDocument(list) { cell(for: $0) }`.
public protocol SnapshotSubject {
  /// The document that shows it.
  func document(in look: SnapshotLook) -> PreviewDocument
}

extension ListContentConfiguration: SnapshotSubject {
  /// A row with the content and nothing else.
  public func document(in look: SnapshotLook) -> PreviewDocument {
    ListCellConfiguration(content: self).document(in: look)
  }
}

extension BackgroundConfiguration: SnapshotSubject {
  /// A row of 44 points with the background and nothing else.
  public func document(in look: SnapshotLook) -> PreviewDocument {
    var cell = ListCellConfiguration(background: self)
    cell.height = 44
    return cell.document(in: look)
  }
}

extension ListCellConfiguration: SnapshotSubject {
  /// The cell alone, outside any list.
  public func document(in look: SnapshotLook) -> PreviewDocument {
    PreviewDocument.Row(self).document(in: look)
  }
}

extension PreviewDocument.Row: SnapshotSubject {
  /// The row alone, outside any list, in its state.
  public func document(in look: SnapshotLook) -> PreviewDocument {
    var document = PreviewDocument(cells: [], list: nil)
    document.sections = [PreviewDocument.Section(rows: [self])]
    return document.document(in: look)
  }
}

extension PreviewDocument: SnapshotSubject {
  /// The document, with what the look says in place of its own.
  public func document(in look: SnapshotLook) -> PreviewDocument {
    var document = self
    document.traits = TraitCollection(traitsFrom: [traits, look.traits])
    document.width = look.width ?? width
    return document
  }
}
