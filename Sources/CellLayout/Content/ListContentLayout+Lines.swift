public import CellConfiguration
public import CellText
public import Foundation

extension ListContentLayout {
  /// The lines of a label, ready to be drawn.
  public struct Label: Sendable {
    /// The lines, with fonts and colours.
    public let layout: TextLayout

    /// Where the layout's top left corner is in the view.
    public let origin: CGPoint
  }

  /// Makes the lines of a text as they run in its frame.
  ///
  /// ```swift
  /// if let label = layout.label(.text, of: content, context: context) {
  ///   for line in label.layout.lines {
  ///     draw(label.layout.string(of: line), x: label.origin.x + line.x, y: label.origin.y + line.baseline)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: which text.
  ///   - configuration: the configuration that this layout was made for.
  ///   - context: the context that this layout was made for.
  /// - Returns: `nil` without such a text.
  public func label(
    _ role: TextRole, of configuration: ListContentConfiguration, context: LayoutContext
  ) -> Label? {
    guard let frame = role == .text ? textFrame : secondaryTextFrame else { return nil }
    var bounds = TextBounds(width: .exactly(frame.width), height: .atMost(frame.height))
    var origin = frame.origin
    if let wrapping = wrapping.text, let room = wrappingRoom {
      let height = role == .text ? wrapping.textObstacle : wrapping.secondaryObstacle
      if height > 0 {
        let above = (role == .text ? wrapping.text : wrapping.secondaryText)?.firstLineTop ?? 0
        bounds.obstacle = TextObstacle(width: wrapping.indent, height: height)
        bounds.width = .exactly(room.upperBound - room.lowerBound)
        bounds.height = .atMost(frame.height + above)
        origin = CGPoint(x: room.lowerBound, y: frame.minY - above)
      }
    }
    guard let layout = LabelMeasurer.layout(role, of: configuration, in: bounds, context) else {
      return nil
    }
    return Label(layout: layout, origin: origin)
  }
}
