import CellConfiguration
import CellText
public import Foundation

extension CellPresentation {
  /// Returns the presentation at a moment of a change from this presentation to another.
  ///
  /// Frames, corner radii, line widths, opacities and colors change evenly. A part that only one of
  /// the two presentations has is faded. Values that cannot be mixed change at the middle: images,
  /// lines of text and their fonts, effects, and paths with different steps. Frames in between need
  /// not lie on pixels.
  ///
  /// Both presentations must be of the same cell.
  ///
  /// - Parameters:
  ///   - other: The presentation at the end of the change.
  ///   - fraction: The part of the change that is done, from 0 to 1. Values beyond this range count
  ///     as its nearer end, and NaN counts as 0. At 0 the result equals this presentation, at 1 it
  ///     equals `other`.
  public func interpolated(to other: CellPresentation, fraction: CGFloat) -> CellPresentation {
    if !(fraction > 0) { return self }
    if fraction >= 1 { return other }
    return CellPresentation(
      size: size.interpolated(to: other.size, fraction),
      background: Self.between(background, other.background, fraction),
      image: Self.between(image, other.image, fraction),
      text: Self.between(text, other.text, fraction),
      secondaryText: Self.between(secondaryText, other.secondaryText, fraction),
      accessories: accessories(to: other, fraction),
      topSeparator: Self.between(topSeparator, other.topSeparator, fraction),
      bottomSeparator: Self.between(bottomSeparator, other.bottomSeparator, fraction),
      reorderSeparator: Self.between(reorderSeparator, other.reorderSeparator, fraction),
      isSelected: fraction < 0.5 ? isSelected : other.isSelected,
      isExpanded: fraction < 0.5 ? isExpanded : other.isExpanded,
      isRightToLeft: fraction < 0.5 ? isRightToLeft : other.isRightToLeft,
      swipeActions: swipeActions(to: other, fraction),
      backgroundViews: fraction < 0.5 ? backgroundViews : other.backgroundViews,
      contentViews: fraction < 0.5 ? contentViews : other.contentViews,
      accessoryViews: fraction < 0.5 ? accessoryViews : other.accessoryViews)
  }

  /// Returns the part between two parts, or the only part there is, faded.
  fileprivate static func between<Part: FadingPart>(
    _ first: Part?, _ second: Part?, _ fraction: CGFloat
  ) -> Part? {
    switch (first, second) {
    case (let first?, let second?):
      var part = first.interpolated(to: second, fraction)
      part.alpha = first.alpha.interpolated(to: second.alpha, fraction)
      return part
    case (var part?, nil):
      part.alpha *= 1 - fraction
      return part
    case (nil, var part?):
      part.alpha *= fraction
      return part
    case (nil, nil):
      return nil
    }
  }

  /// Pairs the accessories of each kind in order: the first with the first, and so on.
  private func accessories(to other: CellPresentation, _ fraction: CGFloat) -> [Accessory] {
    var rest = other.accessories
    let pairs = accessories.map { accessory in
      let index = rest.firstIndex { $0.accessory.kind == accessory.accessory.kind }
      return (accessory, index.map { rest.remove(at: $0) })
    }
    return pairs.compactMap { Self.between($0, $1, fraction) }
      + rest.compactMap { Self.between(nil, $0, fraction) }
  }
}

extension CellPresentation {
  /// Pairs the swipe actions with the same index at the same edge.
  fileprivate func swipeActions(
    to other: CellPresentation, _ fraction: CGFloat
  ) -> [SwipeAction] {
    var rest = other.swipeActions
    let pairs = swipeActions.map { action in
      let index = rest.firstIndex { $0.edge == action.edge && $0.index == action.index }
      return (action, index.map { rest.remove(at: $0) })
    }
    return pairs.compactMap { Self.between($0, $1, fraction) }
      + rest.compactMap { Self.between(nil, $0, fraction) }
  }
}

/// A part of a presentation that is faded if only one of two presentations has it.
private protocol FadingPart: Interpolatable {
  var alpha: CGFloat { get set }
}

extension CellPresentation.Label: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var label = Self.nearer(self, other, fraction)
    // Lines keep their distance from the top and from the edge where they begin.
    let shown = label.frame
    label.frame = frame.interpolated(to: other.frame, fraction)
    label.origin.x +=
      label.layout.options.layoutDirection == .rightToLeft
      ? label.frame.maxX - shown.maxX : label.frame.minX - shown.minX
    label.origin.y += label.frame.minY - shown.minY
    label.color = color.interpolated(to: other.color, fraction)
    label.runColors = runColors.merging(other.runColors) { $0.interpolated(to: $1, fraction) }
    return label
  }
}

extension CellPresentation.Image: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var image = Self.nearer(self, other, fraction)
    image.frame = frame.interpolated(to: other.frame, fraction)
    image.cornerRadius = cornerRadius.interpolated(to: other.cornerRadius, fraction)
    image.tintColor = tintColor.interpolated(to: other.tintColor, fraction)
    image.strokeWidth = strokeWidth.interpolated(to: other.strokeWidth, fraction)
    image.strokeColor = strokeColor.interpolated(to: other.strokeColor, fraction)
    return image
  }
}

extension CellPresentation.Background: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var background = Self.nearer(self, other, fraction)
    background.frame = frame.interpolated(to: other.frame, fraction)
    background.cornerRadii = cornerRadii.interpolated(to: other.cornerRadii, fraction)
    background.clipRadii = clipRadii.interpolated(to: other.clipRadii, fraction)
    background.color = color.interpolated(to: other.color, fraction)
    background.image = CellPresentation.between(image, other.image, fraction)
    background.stroke = CellPresentation.between(
      stroke(like: other.stroke), other.stroke(like: stroke), fraction)
    background.shadow = CellPresentation.between(
      shadow(like: other.shadow), other.shadow(like: shadow), fraction)
    return background
  }

  /// Returns this background's stroke, or an invisible one along the fill if there is none.
  ///
  /// With an invisible stroke, the stroke of another background fades in along this one's fill.
  private func stroke(like other: CellPresentation.Stroke?) -> CellPresentation.Stroke? {
    stroke
      ?? other.map {
        CellPresentation.Stroke(
          frame: frame, cornerRadii: cornerRadii, width: $0.width, color: $0.color, alpha: 0)
      }
  }

  /// Returns this background's shadow, or an invisible one of the fill if there is none.
  private func shadow(like other: CellPresentation.Shadow?) -> CellPresentation.Shadow? {
    shadow
      ?? other.map {
        CellPresentation.Shadow(
          path: path, color: $0.color, radius: $0.radius, offset: $0.offset, alpha: 0)
      }
  }
}

extension CellPresentation.Stroke: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    CellPresentation.Stroke(
      frame: frame.interpolated(to: other.frame, fraction),
      cornerRadii: cornerRadii.interpolated(to: other.cornerRadii, fraction),
      width: width.interpolated(to: other.width, fraction),
      color: color.interpolated(to: other.color, fraction))
  }
}

extension CellPresentation.Shadow: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    CellPresentation.Shadow(
      path: path.interpolated(to: other.path, fraction),
      color: color.interpolated(to: other.color, fraction),
      radius: radius.interpolated(to: other.radius, fraction),
      offset: offset.interpolated(to: other.offset, fraction))
  }
}

extension CellPresentation.Accessory: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var accessory = Self.nearer(self, other, fraction)
    accessory.frame = frame.interpolated(to: other.frame, fraction)
    accessory.color = color.interpolated(to: other.color, fraction)
    if let first = backgroundColor, let second = other.backgroundColor {
      accessory.backgroundColor = first.interpolated(to: second, fraction)
    }
    accessory.label = CellPresentation.between(label, other.label, fraction)
    return accessory
  }
}

extension CellPresentation.SwipeAction: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var action = Self.nearer(self, other, fraction)
    action.area = area.interpolated(to: other.area, fraction)
    action.frame = frame.interpolated(to: other.frame, fraction)
    action.cornerRadii = cornerRadii.interpolated(to: other.cornerRadii, fraction)
    action.color = color.interpolated(to: other.color, fraction)
    action.image = CellPresentation.between(image, other.image, fraction)
    action.title = CellPresentation.between(title, other.title, fraction)
    return action
  }
}

extension CellPresentation.Separator: FadingPart {
  func interpolated(to other: Self, _ fraction: CGFloat) -> Self {
    var separator = Self.nearer(self, other, fraction)
    separator.frame = frame.interpolated(to: other.frame, fraction)
    separator.color = color.interpolated(to: other.color, fraction)
    return separator
  }
}
