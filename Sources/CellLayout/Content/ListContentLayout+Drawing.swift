public import CellConfiguration
public import CellText
public import Foundation

extension ListContentLayout {
  /// The lines of a label, ready to draw.
  public struct Label: Sendable {
    /// The lines, with fonts and colors.
    public let layout: TextLayout

    /// The position of the layout's top left corner in the view.
    public let origin: CGPoint
  }

  /// Returns the lines of a text as they are laid out in its frame.
  ///
  /// ```swift
  /// if let label = layout.label(.text, of: content, context: context) {
  ///   for line in label.layout.lines {
  ///     let (x, y) = (label.origin.x + line.x, label.origin.y + line.baseline)
  ///     draw(label.layout.string(of: line), x: x, y: y)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: The text to return.
  ///   - configuration: The configuration that this layout was made for.
  ///   - context: The context that this layout was made for.
  /// - Returns: The label, or `nil` without this text.
  public func label(
    _ role: TextRole, of configuration: ListContentConfiguration, context: LayoutContext
  ) -> Label? {
    let properties =
      role == .text ? configuration.textProperties : configuration.secondaryTextProperties
    return label(role, of: configuration, color: properties.resolvedColor(), context: context)
  }

  /// Returns the lines of a text in a color; without a color if it is `nil`.
  func label(
    _ role: TextRole, of configuration: ListContentConfiguration, color: CellColor?,
    context: LayoutContext
  ) -> Label? {
    let text = role == .text ? configuration.shownText : configuration.shownSecondaryText
    guard let text, let frame = role == .text ? textFrame : secondaryTextFrame else { return nil }
    var bounds = TextBounds(width: .exactly(frame.width), height: .atMost(frame.height))
    var origin = frame.origin
    if let lines = wrappedLines, lines.exclusions[role] > 0 {
      let above = lines.firstLineTops[role]
      bounds.exclusion = TextExclusion(width: lines.indent, height: lines.exclusions[role])
      bounds.width = .exactly(lines.right - lines.left)
      bounds.height = .atMost(frame.height + above)
      origin = CGPoint(x: lines.left, y: frame.minY - above)
    }
    let layout = context.resolved.withStyle(of: configuration) { style, _ in
      style.texts[role].layout(text, color: color, in: bounds, context.resolved)
    }
    return Label(layout: layout, origin: origin)
  }
}

extension ListContentLayout {
  /// The outline of the displayed image and the stroke along it, ready to draw.
  public struct ImageShape: Equatable, Sendable {
    /// The frame of the image in the view.
    public let frame: CGRect

    /// The radius of the image's corners, at most half of its shorter side.
    public let cornerRadius: CGFloat

    /// The width of the stroke in points; 0 if no stroke is drawn.
    ///
    /// A stroke is drawn if its width is positive and its color is not clear. It lies inside the
    /// frame, like the stroke of a background (assumed).
    public let strokeWidth: CGFloat

    /// The outline of the image, with continuous corners; clip the image to it.
    public var path: CellPath { CellPath(roundedRect: frame, radii: CornerRadii(cornerRadius)) }

    /// The outline along the middle of the stroke, or `nil` without a stroke.
    ///
    /// Draw it with a line width of ``strokeWidth``.
    public var strokePath: CellPath? {
      guard strokeWidth > 0 else { return nil }
      return CellPath(
        strokeInside: frame, cornerRadii: CornerRadii(cornerRadius), width: strokeWidth)
    }
  }

  /// Returns the outline of the image and its stroke.
  ///
  /// Corners and stroke do not affect frames. Like colors, they are only needed when the image is
  /// drawn.
  ///
  /// - Parameter configuration: The configuration that this layout was made for.
  /// - Returns: The outline and stroke, or `nil` without an image.
  public func imageShape(of configuration: ListContentConfiguration) -> ImageShape? {
    guard let frame = imageFrame else { return nil }
    let properties = configuration.imageProperties
    let width = properties.strokeColor == .some(.clear) ? 0 : properties.strokeWidth.length
    return ImageShape(
      frame: frame,
      cornerRadius: min(properties.cornerRadius.length, min(frame.width, frame.height) / 2),
      strokeWidth: width)
  }
}
