public import CellConfiguration
public import CellText
public import Foundation

// The steps with which an app's views draw themselves.

extension DisplayItem.Content {
  /// Returns the steps that draw the lines of a text, with the lines under and through them.
  ///
  /// - Parameters:
  ///   - layout: The lines.
  ///   - origin: The top left corner of the layout.
  ///   - color: The color of the runs that set no color.
  ///   - traits: The traits with which colors are resolved.
  ///   - tint: The color of runs whose color is the tint.
  public static func lines(
    of layout: TextLayout, at origin: CGPoint, color: CellColor, traits: TraitCollection,
    tint: CellColor = .systemBlue
  ) -> [DisplayItem.Content] {
    let resolver = CellPresentation.Resolver(traits: traits, tint: tint)
    let label = CellPresentation.Label(
      layout: layout, origin: origin, frame: CGRect(origin: origin, size: layout.measurement.size),
      color: resolver.components(of: color), runColors: resolver.runColors(of: layout.text),
      alpha: 1)
    return label.items(.text).map(\.content)
  }

  /// Returns the step that draws an image in a frame: a symbol or a picture.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - frame: The frame; a symbol is centered in it, as large as fits.
  ///   - tint: The color of a symbol or stencil for which no color is set.
  ///   - traits: The traits with which colors are resolved.
  public static func image(
    _ image: CellImage, in frame: CGRect, tint: CellColor, traits: TraitCollection
  ) -> DisplayItem.Content {
    CellPresentation.Resolver(traits: traits, tint: tint).image(image, in: frame, tint: tint)
      .content
  }

  /// Returns the step that draws a control of the system in a frame.
  public static func control(
    _ control: CellControl, in frame: CGRect, tint: CellColor, traits: TraitCollection
  ) -> DisplayItem.Content {
    .control(control, in: frame, tint: tint, traits: traits, colors: [])
  }

  /// Returns the step that draws a control with other colors.
  ///
  /// - Parameter colors: The colors of its parts, in their order; `nil` keeps a color.
  package static func control(
    _ control: CellControl, in frame: CGRect, tint: CellColor, traits: TraitCollection,
    colors: [CellColor.Components?]
  ) -> DisplayItem.Content {
    let view = DisplayItem.View(
      customView: .init("", size: frame.size), frame: frame,
      tintColor: tint.resolved(with: traits, tint: tint))
    var marks = ControlDrawing(view, traits, .embedded).marks(of: control)
    for (index, color) in zip(marks.indices, colors) {
      guard var color else { continue }
      switch marks[index] {
      case .fill(let shape, _): marks[index] = .fill(shape, color)
      case .stroke(let shape, let style, let old):
        color.alpha *= old.alpha
        marks[index] = .stroke(shape, style, color)
      default: break
      }
    }
    return .group(marks.items(.view(0)), clip: nil)
  }
}

extension DisplayItem.View {
  /// Creates the step of a view of your app.
  ///
  /// - Parameters:
  ///   - name: The name by which your app finds the view.
  ///   - frame: The frame.
  ///   - tintColor: The tint color of the view.
  public init(named name: String, in frame: CGRect, tintColor: CellColor.Components) {
    self.init(
      customView: .init(name, size: frame.size), frame: frame, tintColor: tintColor)
  }
}
