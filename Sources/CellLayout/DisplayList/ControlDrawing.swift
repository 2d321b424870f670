import CellConfiguration
import Foundation

/// The marks of controls in the frame of a view; all lengths and colors are assumed.
struct ControlDrawing {
  private let frame: CGRect
  private let tint: CellColor.Components
  private let traits: TraitCollection

  /// Creates the drawing in the frame and the tint color of a view.
  init(_ view: DisplayItem.View, _ traits: TraitCollection) {
    frame = view.frame
    tint = view.tintColor
    self.traits = traits
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
    }
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
