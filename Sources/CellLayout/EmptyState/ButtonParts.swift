import CellConfiguration
import CellText
import Foundation

/// A button of an empty state with everything that determines its frames.
struct ButtonParts {
  /// The diameter of the activity indicator, in points (assumed).
  private static let indicatorSize: CGFloat = 20

  let configuration: ButtonConfiguration
  let properties: ContentUnavailableConfiguration.ButtonProperties
  private let context: LayoutContext
  private let text: ListText?
  private let style: ResolvedTextStyle

  init(
    _ configuration: ButtonConfiguration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties, _ context: LayoutContext
  ) {
    (self.configuration, self.properties) = (configuration, properties)
    self.context = context
    // A subtitle without a title takes its place.
    let subtitle = configuration.subtitle.map { AttributedString($0) }
    text = configuration.texts(configuration.attributedTitle ?? subtitle).map {
      .attributed(AttributedText($0))
    }
    var values = UnavailableTextValues()
    values.font = configuration.font
    style = ResolvedTextStyle(
      TextValues(
        values, alignment: configuration.textAlignment == .center ? .center : .natural), .text,
      lineLimitIsAssigned: true, context.resolved)
  }

  /// The spoken name: the title, or else the label of the image.
  var label: String? { text?.string ?? configuration.image?.accessibilityLabel }

  private var image: CellImage? {
    configuration.showsActivityIndicator
      ? nil
      : configuration.image?.preferring(configuration.preferredSymbolConfigurationForImage)
  }

  /// Returns the frames of the parts in a button of a size.
  func layout(in size: CGSize) -> ButtonLayout {
    let indicator = CGSize(width: Self.indicatorSize, height: Self.indicatorSize)
    return ButtonLayout(
      image: configuration.showsActivityIndicator
        ? indicator : image?.displayedSize(with: context.traits) ?? .zero,
      .init(
        placement: configuration.imagePlacement, padding: configuration.imagePadding.length,
        insets: configuration.contentInsets.map(\.length)),
      in: size, leadingShare: 0.5, isRightToLeft: context.isRightToLeft,
      title: text.map { text in
        { width in
          let measure = style.measure(text, width: width, context.resolved)
          return CGSize(width: min(measure.extent, width), height: measure.height)
        }
      })
  }

  /// Returns the steps that draw the button in a frame.
  func contents(in frame: CGRect, tint: CellColor) -> [DisplayItem.Content] {
    let traits = context.traits
    let layout = layout(in: frame.size)
    let base = properties.role == .destructive ? properties.role.tint : tint
    let background = configuration.background(
      base, isEnabled: properties.isEnabled, height: frame.height)
    let shapes = BackgroundLayout(background, size: frame.size, context: context)
    let foreground = configuration.foreground(base, isEnabled: properties.isEnabled)
    func resolved(_ color: CellColor) -> CellColor.Components {
      color.resolved(with: traits, tint: tint)
    }
    var contents: [DisplayItem.Content] = [
      .fill(.path(shapes.fillPath), resolved(background.resolvedBackgroundColor(for: tint)))
    ]
    if let path = shapes.strokePath {
      contents.append(
        .stroke(
          .path(path), .init(width: shapes.strokeWidth),
          resolved(background.resolvedStrokeColor(for: tint))))
    }
    if configuration.showsActivityIndicator {
      contents.append(
        .spinner(in: layout.imageFrame, color: resolved(foreground), traits: traits))
    } else if var image {
      if image.renderingMode == .automatic { image.renderingMode = .alwaysTemplate }
      contents.append(.image(image, in: layout.imageFrame, tint: foreground, traits: traits))
    }
    if let text {
      let lines = style.layout(
        text, color: nil,
        in: TextBounds(
          width: .exactly(layout.titleFrame.width), height: .atMost(layout.titleFrame.height)),
        context.resolved)
      contents += DisplayItem.Content.lines(
        of: lines, at: layout.titleFrame.origin, color: foreground, traits: traits, tint: tint)
    }
    return contents.map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
  }
}

extension DirectionalEdgeInsets {
  /// Returns the insets with each distance changed by a closure.
  fileprivate func map(_ change: (CGFloat) -> CGFloat) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: change(top), leading: change(leading), bottom: change(bottom),
      trailing: change(trailing))
  }
}
