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

  /// Returns a layout in this format.
  ///
  /// - Parameters:
  ///   - layout: The cells.
  ///   - showsLayoutGuides: Whether a picture shows margins, paddings, slots and frames.
  func text(of layout: DocumentLayout, showsLayoutGuides: Bool) -> String {
    switch self {
    case .text: layout.describe()
    case .picture: layout.picture(showsLayoutGuides: showsLayoutGuides)
    }
  }
}
