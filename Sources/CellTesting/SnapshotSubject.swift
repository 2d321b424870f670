public import CellConfiguration
public import CellDocuments
public import struct CellPictures.DocumentLayout
// Tests can use the options of snapshots without another import.
@_exported public import struct CellPictures.RenderingOptions
import Foundation

/// A value that can be compared with a snapshot.
///
/// A row, a configuration and a hosted cell are shown alone. A hosted cell in a list has the
/// margins of its list; a configuration has those of a cell outside any list, so put it into a
/// document to compare it in a list. A document that contains the configuration of a cell with a
/// custom content view fails: compare the cell itself.
///
/// To compare a `ListLayout`, make it a document: `ListDocument(list) { cell(for: $0) }`.
public protocol SnapshotSubject {
  /// Returns the layout of the subject with options.
  ///
  /// - Throws: An error with the reason, if the subject cannot be displayed.
  func layout(in options: RenderingOptions) throws -> DocumentLayout
}

extension ListContentConfiguration: SnapshotSubject {
  /// Returns a row that contains only the content.
  public func layout(in options: RenderingOptions) throws -> DocumentLayout {
    try ListCellConfiguration(content: self).layout(in: options)
  }
}

extension BackgroundConfiguration: SnapshotSubject {
  /// Returns a row of 44 points that contains only the background.
  public func layout(in options: RenderingOptions) throws -> DocumentLayout {
    var cell = ListCellConfiguration(background: self)
    cell.height = 44
    return try cell.layout(in: options)
  }
}

extension ListCellConfiguration: SnapshotSubject {
  /// Returns the cell alone, outside any list.
  public func layout(in options: RenderingOptions) throws -> DocumentLayout {
    try ListDocument.Row(self).layout(in: options)
  }
}

extension ListDocument.Row: SnapshotSubject {
  /// Returns the row alone, outside any list, in its state.
  public func layout(in options: RenderingOptions) throws -> DocumentLayout {
    var document = ListDocument(cells: [], list: nil)
    document.sections = [ListDocument.Section(rows: [self])]
    return try document.layout(in: options)
  }
}

extension ListDocument: SnapshotSubject {
  /// Returns the document with the traits and width of the options.
  ///
  /// - Throws: An error if the document requests an unavailable shaper or lacks the content of a
  ///   cell.
  public func layout(in options: RenderingOptions) throws -> DocumentLayout {
    let document = options.applied(to: self)
    try document.checkContentViews()
    return try DocumentLayout(document)
  }
}
