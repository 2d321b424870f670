public import CellConfiguration
public import CellDocuments
// Tests that import this module need no other for the options of their snapshots.
@_exported public import struct CellPictures.RenderingOptions
import Foundation

/// A value that can be compared with a snapshot.
///
/// A row, a cell and a content are laid out outside any list, where margins differ from those of
/// rows in a list. Put a cell into a document to compare it in a list. A document that contains a
/// hosted cell with a content view of its own fails.
///
/// To compare a list, lay it out as a document: `PreviewDocument(list) { cell(for: $0) }`.
public protocol SnapshotSubject {
  /// Returns the document that shows the subject with options.
  func document(in options: RenderingOptions) -> PreviewDocument
}

extension ListContentConfiguration: SnapshotSubject {
  /// Returns a row that contains only the content.
  public func document(in options: RenderingOptions) -> PreviewDocument {
    ListCellConfiguration(content: self).document(in: options)
  }
}

extension BackgroundConfiguration: SnapshotSubject {
  /// Returns a row of 44 points that contains only the background.
  public func document(in options: RenderingOptions) -> PreviewDocument {
    var cell = ListCellConfiguration(background: self)
    cell.height = 44
    return cell.document(in: options)
  }
}

extension ListCellConfiguration: SnapshotSubject {
  /// Returns the cell alone, outside any list.
  public func document(in options: RenderingOptions) -> PreviewDocument {
    PreviewDocument.Row(self).document(in: options)
  }
}

extension PreviewDocument.Row: SnapshotSubject {
  /// Returns the row alone, outside any list, in its state.
  public func document(in options: RenderingOptions) -> PreviewDocument {
    var document = PreviewDocument(cells: [], list: nil)
    document.sections = [PreviewDocument.Section(rows: [self])]
    return document.document(in: options)
  }
}

extension PreviewDocument: SnapshotSubject {
  /// Returns the document with the traits and width of the options.
  public func document(in options: RenderingOptions) -> PreviewDocument {
    options.applied(to: self)
  }
}
