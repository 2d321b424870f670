import CellConfiguration
import CellText
import Foundation

/// The marks of controls in the frame of a view; all lengths and colors are assumed.
struct ControlDrawing {
  private let frame: CGRect
  private let tint: CellColor.Components
  private let traits: TraitCollection
  private let shaper: any TextShaper

  /// Creates the drawing in the frame and the tint color of a view.
  init(_ view: DisplayItem.View, _ traits: TraitCollection, _ shaper: any TextShaper) {
    frame = view.frame
    tint = view.tintColor
    self.traits = traits
    self.shaper = shaper
  }

  /// Returns the marks of a control from back to front.
  func marks(of control: CellControl) -> [DisplayItem.Content] {
    switch control {
    case .switch(let isOn, let onColor):
      let track = isOn ? onColor : .secondarySystemFill
      let position: CGFloat = isOn != traits.isRightToLeft ? 1 : 0
      let inner = frame.insetBy(dx: 2, dy: 2)
      return [capsule(frame, color(track))] + thumb(min(inner.height, inner.width), position, inner)
    case .progress(let value): return track(min(frame.height, 4), value)
    case .slider(let value):
      return track(min(frame.height, 4), value)
        + thumb(min(frame.height, frame.width, 28), readingPosition(value), frame)
    case .activityIndicator(let turn): return spokes(turn)
    case .stepper(let canDecrease, let canIncrease):
      return stepper(canDecrease: canDecrease, canIncrease: canIncrease)
    case .badge(let text, let background):
      let inner = frame.insetBy(dx: min(frame.width, frame.height) / 4, dy: 0)
      return [
        capsule(frame, color(background)),
        line(
          of: text, frame.height * 0.66, in: inner, .center, CellColor(red: 1, green: 1, blue: 1)),
      ]
    case .searchField(let placeholder, let text): return searchField(placeholder, text)
    case .image(let image):
      return [.image(image, in: frame, tint: CellColor(tint), traits: traits)]
    }
  }

  private func searchField(_ placeholder: String, _ text: String) -> [DisplayItem.Content] {
    let side = min(20, frame.height)
    /// Returns the frame of a symbol whose middle is at a distance from the leading edge.
    func symbol(_ name: String, _ distance: CGFloat, side: CGFloat) -> DisplayItem.Content {
      let x = traits.isRightToLeft ? frame.maxX - distance : frame.minX + distance
      let place = CGRect(x: x - side / 2, y: frame.midY - side / 2, width: side, height: side)
      return .symbol(
        DisplayItem.Symbol(
          name: name, frame: place, weight: .regular, color: color(.secondaryLabel),
          isRightToLeft: traits.isRightToLeft))
    }
    var inner = frame.insetBy(dx: side * 1.6, dy: 0)
    if inner.width < 0 { inner.size.width = 0 }
    let clear = symbol("xmark.circle.fill", frame.width - side * 0.8, side: side * 0.85)
    return [
      .fill(
        .path(CellPath(roundedRect: frame, radii: CornerRadii(min(10, frame.height / 2)))),
        color(.tertiarySystemFill)),
      symbol("magnifyingglass", side * 0.8, side: side),
      line(
        of: text.isEmpty ? placeholder : text, min(17, frame.height * 0.6), in: inner, .natural,
        text.isEmpty ? .secondaryLabel : .label),
      .group(text.isEmpty ? [] : [clear].items(.view(0)), clip: nil),
    ]
  }

  /// Returns the group that draws a line of text in the middle of an area.
  private func line(
    of text: String, _ pointSize: CGFloat, in area: CGRect, _ alignment: CellTextAlignment,
    _ color: CellColor
  ) -> DisplayItem.Content {
    let options = TextLayoutOptions(
      numberOfLines: 1, alignment: alignment, layoutDirection: traits.layoutDirection,
      adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5,
      displayScale: traits.displayScale)
    let layout = TextLayout(
      of: StyledText(text, font: ResolvedFont(pointSize: pointSize)), options: options,
      in: .width(exactly: max(0, area.width)), shaper: shaper)
    let origin = CGPoint(x: area.minX, y: area.midY - layout.size.height / 2)
    return .group(
      DisplayItem.Content.lines(of: layout, at: origin, color: color, traits: traits)
        .items(.view(0)), clip: nil)
  }

  /// Returns a track with its part up to a value in the tint color.
  private func track(_ height: CGFloat, _ value: CGFloat) -> [DisplayItem.Content] {
    let whole = CGRect(
      x: frame.minX, y: frame.midY - height / 2, width: frame.width, height: height)
    var part = whole
    part.size.width *= value.fraction
    if traits.isRightToLeft { part.origin.x = whole.maxX - part.width }
    return [capsule(whole, color(.systemFill)), capsule(part, tint)]
  }

  /// Returns a white disc with a shadow.
  ///
  /// - Parameters:
  ///   - side: The diameter.
  ///   - position: The position between the left edge, 0, and the right edge, 1.
  ///   - area: The area in which the disc moves.
  private func thumb(
    _ side: CGFloat, _ position: CGFloat, _ area: CGRect
  ) -> [DisplayItem.Content] {
    let disc = CGRect(
      x: area.minX + (area.width - side) * position, y: area.midY - side / 2, width: side,
      height: side)
    let shadow = CellPresentation.Shadow(
      path: CellPath(ellipseIn: disc),
      color: CellColor.Components(red: 0, green: 0, blue: 0, alpha: 0.15), radius: 2,
      offset: CGSize(width: 0, height: 2))
    let white = CellColor.Components(red: 1, green: 1, blue: 1)
    return [.shadow(shadow), .fill(.ellipse(disc), white)]
  }

  /// Returns eight lines around the center, the first of which is opaque.
  private func spokes(_ turn: CGFloat) -> [DisplayItem.Content] {
    let radius = min(frame.width, frame.height) / 2
    let count = 8
    let first = Int((turn.fraction * CGFloat(count)).rounded(.down)) % count
    return (0..<count).map { index in
      let angle = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
      var color = color(.secondaryLabel)
      let age = (first - index + count) % count
      color.alpha *= max(0.25, 1 - CGFloat(age) / CGFloat(count))
      let ends = [0.5, 0.87].map { share in
        CGPoint(
          x: frame.midX + radius * share * cos(angle), y: frame.midY + radius * share * sin(angle))
      }
      return line(ends, color, width: radius * 0.22)
    }
  }

  private func stepper(canDecrease: Bool, canIncrease: Bool) -> [DisplayItem.Content] {
    let arm = min(frame.width / 2, frame.height) * 0.2
    let width = arm * 0.28
    func sign(at x: CGFloat, _ isEnabled: Bool, isPlus: Bool) -> [DisplayItem.Content] {
      var color = color(.label)
      if !isEnabled { color.alpha *= 0.3 }
      func arms(_ dx: CGFloat, _ dy: CGFloat) -> DisplayItem.Content {
        line(
          [
            CGPoint(x: x - dx, y: frame.midY - dy), CGPoint(x: x + dx, y: frame.midY + dy),
          ], color, width: width)
      }
      return [arms(arm, 0)] + (isPlus ? [arms(0, arm)] : [])
    }
    let quarter = traits.isRightToLeft ? -frame.width / 4 : frame.width / 4
    let divider = CGRect(
      x: frame.midX - 0.5, y: frame.minY + frame.height / 4, width: 1, height: frame.height / 2)
    let outline = CellPath(roundedRect: frame, radii: CornerRadii(8))
    return [
      .fill(.path(outline), color(.tertiarySystemFill)), .fill(.rect(divider), color(.systemFill)),
    ] + sign(at: frame.midX - quarter, canDecrease, isPlus: false)
      + sign(at: frame.midX + quarter, canIncrease, isPlus: true)
  }

  private func color(_ color: CellColor) -> CellColor.Components { color.resolved(with: traits) }

  /// Returns the position from the left edge of a value in reading direction.
  private func readingPosition(_ value: CGFloat) -> CGFloat {
    traits.isRightToLeft ? 1 - value.fraction : value.fraction
  }

  private func capsule(_ rect: CGRect, _ color: CellColor.Components) -> DisplayItem.Content {
    .fill(
      .path(CellPath(roundedRect: rect, radii: CornerRadii(min(rect.width, rect.height) / 2))),
      color)
  }

  private func line(
    _ ends: [CGPoint], _ color: CellColor.Components, width: CGFloat
  ) -> DisplayItem.Content {
    .stroke(
      .path(CellPath([.move(to: ends[0]), .line(to: ends[1])])),
      .init(width: width, isRounded: true), color)
  }
}

extension DisplayItem.Content {
  /// Returns the step that draws an activity indicator in a color, at the start of a turn.
  static func spinner(
    in frame: CGRect, color: CellColor.Components, traits: TraitCollection
  ) -> DisplayItem.Content {
    .control(
      .activityIndicator(), in: frame, tint: .systemBlue, traits: traits,
      colors: Array(repeating: color, count: 8))
  }
}

extension CGFloat {
  /// The number limited to the range from 0 to 1; 0 for NaN.
  fileprivate var fraction: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
