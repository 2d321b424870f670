package import CellConfiguration
package import CellDocuments
package import CellLayout
package import CellText
package import Foundation

/// Something to lay out: content, the space for it, and what is around it.
package struct ContentCase: Sendable, CustomStringConvertible {
  package var content: ListContentConfiguration
  package var width: CGFloat
  /// `nil` for the height that the content wants.
  package var height: CGFloat?
  package var traits: TraitCollection
  package var inheritedMargins: DirectionalEdgeInsets?
  /// The state that the content was updated for, without traits.
  package var state: CellConfigurationState

  package init(
    content: ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    traits: TraitCollection, inheritedMargins: DirectionalEdgeInsets? = nil,
    state: CellConfigurationState = CellConfigurationState()
  ) {
    self.state = state
    self.state.traitCollection = TraitCollection()
    self.content = content
    self.width = width
    self.height = height
    self.traits = traits
    self.inheritedMargins = inheritedMargins
  }

  /// The context to lay it out in.
  package func context(_ cache: TextMeasurementCache? = nil) -> LayoutContext {
    if let cache {
      return LayoutContext(traits: traits, cache: cache, superviewLayoutMargins: inheritedMargins)
    }
    return LayoutContext(traits: traits, superviewLayoutMargins: inheritedMargins)
  }

  /// The same case with something changed.
  package func with(_ change: (inout ContentCase) -> Void) -> ContentCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The number of texts that are shown.
  package var textCount: Int {
    (content.shownText == nil ? 0 : 1) + (content.shownSecondaryText == nil ? 0 : 1)
  }

  /// The case as a document.
  package var document: PreviewDocument {
    var document = PreviewDocument()
    document.list = nil
    document.width = width
    document.traits = traits
    document.inheritedMargins = context().superviewLayoutMargins
    document.sections = [
      PreviewDocument.Section(
        rows: [PreviewDocument.Row(content: content, state: state, height: height)])
    ]
    return document
  }

  /// A document that reproduces the case with `cellpreview`, or what it consists of if it cannot be
  /// written down.
  package var description: String {
    document.written
      ?? "width \(width), height \(String(describing: height)), \(traits), margins "
      + "\(String(describing: inheritedMargins)), \(content)"
  }
}

extension PreviewDocument {
  /// The document as it is read by the command, or `nil` if it cannot be written down.
  package var written: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
