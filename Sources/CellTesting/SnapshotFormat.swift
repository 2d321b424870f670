import CellConfiguration
import CellDocuments
import CellPictures
import Foundation

/// The format of a snapshot.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
  /// Frames and resolved values as text; a difference shows which values changed.
  case text

  /// An SVG picture, which shows the change visually.
  case picture

  /// The extension of the snapshot's file.
  var pathExtension: String {
    switch self {
    case .text: "txt"
    case .picture: "svg"
    }
  }

  /// Returns a document in this format.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - inspecting: Whether a picture shows margins, paddings, slots and frames.
  /// - Throws: An error that says why, if the document requests an unavailable shaper or lacks the
  ///   content of a cell.
  func text(of document: PreviewDocument, inspecting: Bool = false) throws -> String {
    try document.checkContentViews()
    let layout = try PreviewLayout(document)
    switch self {
    case .text: return layout.describe()
    case .picture: return layout.picture(inspecting: inspecting)
    }
  }
}
