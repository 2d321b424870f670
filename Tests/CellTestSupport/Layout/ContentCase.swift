package import CellConfiguration
package import CellLayout
package import CellText
package import Foundation

/// Something to lay out: content, the room for it, and what is around it.
package struct ContentCase: Sendable, CustomStringConvertible {
  package var content: ListContentConfiguration
  package var width: CGFloat
  /// `nil` for the height that the content wants.
  package var height: CGFloat?
  package var traits: TraitCollection
  package var inheritedMargins: DirectionalEdgeInsets?

  package init(
    content: ListContentConfiguration, width: CGFloat, height: CGFloat? = nil,
    traits: TraitCollection, inheritedMargins: DirectionalEdgeInsets? = nil
  ) {
    self.content = content
    self.width = width
    self.height = height
    self.traits = traits
    self.inheritedMargins = inheritedMargins
  }

  /// The context to lay it out in.
  package func context(_ cache: TextMeasurementCache? = nil) -> LayoutContext {
    if let cache {
      return LayoutContext(traits: traits, cache: cache, inheritedMargins: inheritedMargins)
    }
    return LayoutContext(traits: traits, inheritedMargins: inheritedMargins)
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

  /// A document that reproduces the case with `cellpreview`, or what it consists of if it cannot be
  /// written down.
  package var description: String {
    struct Row: Encodable {
      var content: ListContentConfiguration
      var height: CGFloat?
    }
    struct Section: Encodable { var rows: [Row] }
    struct Document: Encodable {
      var appearance = "none"
      var width: CGFloat
      var traits: TraitCollection
      var inheritedMargins: DirectionalEdgeInsets?
      var sections: [Section]
    }
    let document = Document(
      width: width, traits: traits, inheritedMargins: inheritedMargins,
      sections: [Section(rows: [Row(content: content, height: height)])])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    if let data = try? encoder.encode(document) { return String(decoding: data, as: UTF8.self) }
    return "width \(width), height \(String(describing: height)), \(traits), margins "
      + "\(String(describing: inheritedMargins)), \(content)"
  }
}
