import CellConfiguration
import CellPreview
import Foundation

/// What a snapshot consists of.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
  /// Frames and resolved values as text, which says in a difference what changed.
  case text

  /// A picture as SVG, which shows what changed.
  case picture

  /// The extension of the snapshot's file.
  var pathExtension: String {
    switch self {
    case .text: "txt"
    case .picture: "svg"
    }
  }

  /// A document in this form.
  ///
  /// - Throws: An error that says why, if the document asks for a shaper that is not there.
  func text(of document: PreviewDocument) throws -> String {
    let layout = try PreviewLayout(document)
    switch self {
    case .text: return layout.descriptionText()
    case .picture: return layout.picture(inspecting: false)
    }
  }
}
