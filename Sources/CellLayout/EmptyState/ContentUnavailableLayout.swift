public import CellConfiguration
import CellText
public import Foundation

/// The frames of an empty state in a view: image, texts and buttons, one below another.
///
/// ```diagram
///  ┌────────── view ──────────┐
///  │          (image)         │
///  │           text           │
///  │      secondary text      │
///  │         [button]         │
///  │     [second button]      │
///  └──────────────────────────┘
/// ```
///
/// A pure function of configuration, size and context. Frames are in points, from the top left
/// corner of the view. Every edge lies on a pixel, parts never overlap, and right-to-left frames
/// are the mirror image of left-to-right ones, except that centered parts round to the same pixel.
/// Content that is taller than the view begins at its top margin. How UIKit places the parts is not
/// documented: the order is, and everything else is assumed.
public struct ContentUnavailableLayout: Equatable, Sendable {
  /// The size of the view.
  public private(set) var size = CGSize.zero

  /// The size that the content needs with its margins, in the width of the view.
  public private(set) var fittedSize = CGSize.zero

  /// The effective margins: on preserved axes, the larger of the own and the inherited margins.
  public private(set) var margins: DirectionalEdgeInsets

  /// The frame of the image or the activity indicator, or `nil` if there is neither.
  public private(set) var imageFrame: CGRect?

  /// The frame of the text, or `nil` without a text.
  public private(set) var textFrame: CGRect?

  /// The frame of the secondary text, or `nil` without a secondary text.
  public private(set) var secondaryTextFrame: CGRect?

  /// The frame of the button, or `nil` without one.
  public private(set) var buttonFrame: CGRect?

  /// The frame of the second button, or `nil` without one.
  public private(set) var secondaryButtonFrame: CGRect?

  /// The shapes of the background.
  public private(set) var background: BackgroundLayout

  /// Lays out an empty state in a view.
  ///
  /// - Parameters:
  ///   - configuration: The empty state, updated for its state.
  ///   - size: The size of the view in points. Negative and NaN dimensions count as 0. An infinite
  ///     dimension is as large as the content needs.
  ///   - context: The traits, text system and inherited margins.
  public init(
    _ configuration: ContentUnavailableConfiguration, size: CGSize, context: LayoutContext
  ) {
    let parts = ContentUnavailableParts(configuration, context)
    margins = parts.margins
    let insets = CGSize(
      width: margins.leading + margins.trailing, height: margins.top + margins.bottom)
    // 1. The sizes of the parts in the width between the margins.
    let available = (size.width.length - insets.width).length
    let sizes = parts.sizes(in: context.grid.floor(available))
    // 2. The distances between the parts that are there.
    var (heights, last): ([CGFloat], ContentUnavailableParts.Part?) = ([], nil)
    for part in ContentUnavailableParts.Part.allCases where sizes[part] != nil {
      if let last { heights.append(parts.distance(from: last, to: part)) }
      heights.append(sizes[part]?.height ?? 0)
      last = part
    }
    let content = CGSize(
      width: sizes.values.map(\.width).max() ?? 0, height: heights.reduce(0, +))
    fittedSize = CGSize(
      width: content.width + insets.width, height: content.height + insets.height)
    self.size = CGSize(
      width: size.width == .infinity ? fittedSize.width : size.width.length,
      height: size.height == .infinity ? fittedSize.height : size.height.length)
    // 3. The background fills the view.
    background = BackgroundLayout(configuration.background, size: self.size, context: context)
    // 4. The parts in the middle, or at the top leading edge.
    let isCentered = configuration.alignment == .center
    let spare = max(0, self.size.height - fittedSize.height)
    let width = (self.size.width - insets.width).length
    let grid = context.grid
    var y = margins.top + (isCentered ? spare / 2 : 0)
    last = nil
    for part in ContentUnavailableParts.Part.allCases {
      guard let size = sizes[part] else { continue }
      if let last { y += parts.distance(from: last, to: part) }
      let x = margins.leading + (isCentered ? max(0, width - size.width) / 2 : 0)
      var frame = CGRect(x: grid.floor(x), y: grid.ceil(y), width: size.width, height: size.height)
      if context.isRightToLeft { frame.mirror(in: self.size.width) }
      set(frame, of: part)
      y = frame.maxY
      last = part
    }
  }

  private mutating func set(_ frame: CGRect, of part: ContentUnavailableParts.Part) {
    switch part {
    case .image: imageFrame = frame
    case .text: textFrame = frame
    case .secondaryText: secondaryTextFrame = frame
    case .button: buttonFrame = frame
    case .secondaryButton: secondaryButtonFrame = frame
    }
  }

  /// The buttons of an empty state.
  public enum Button: Hashable, CaseIterable, Sendable {
    /// The button below the texts.
    case primary

    /// The button below the first one.
    case secondary
  }

  /// Returns the enabled button at a point; `nil` for none.
  ///
  /// - Parameters:
  ///   - point: The point in the view.
  ///   - configuration: The configuration that the layout was made for.
  public func button(
    at point: CGPoint, of configuration: ContentUnavailableConfiguration
  ) -> Button? {
    if buttonFrame?.contains(point) == true, configuration.buttonProperties.isEnabled {
      return .primary
    }
    if secondaryButtonFrame?.contains(point) == true,
      configuration.secondaryButtonProperties.isEnabled
    {
      return .secondary
    }
    return nil
  }
}

/// The parts of an empty state with everything that determines their sizes.
struct ContentUnavailableParts {
  /// A part, in the order from top to bottom.
  enum Part: CaseIterable {
    case image, text, secondaryText, button, secondaryButton
  }

  /// The diameter of the activity indicator, in points, as large as UIKit's large one (assumed).
  static let indicatorSize: CGFloat = 37

  let configuration: ContentUnavailableConfiguration
  let context: LayoutContext
  let values: ContentUnavailableValues
  let margins: DirectionalEdgeInsets

  init(_ configuration: ContentUnavailableConfiguration, _ context: LayoutContext) {
    self.configuration = configuration
    self.context = context
    values = configuration.values
    var lengths = ContentLengths()
    lengths.setMargins(
      values.own.directionalLayoutMargins, values.own.axesPreservingSuperviewLayoutMargins)
    lengths.preserve(context.superviewLayoutMargins)
    margins = lengths.margins
  }

  /// Returns the distance between two parts that follow each other, in points.
  ///
  /// A part that is not there takes its distance with it: below an image without a text, a button
  /// has the distance of the image.
  func distance(from upper: Part, to lower: Part) -> CGFloat {
    switch (upper, lower) {
    case (.image, _): values.own.imageToTextPadding.length
    case (_, .secondaryText): values.own.textToSecondaryTextPadding.length
    case (.button, _): values.own.buttonToSecondaryButtonPadding.length
    default: values.own.textToButtonPadding.length
    }
  }

  /// Returns the sizes of the parts that are there, in a width.
  func sizes(in width: CGFloat) -> [Part: CGSize] {
    var sizes: [Part: CGSize] = [:]
    sizes[.image] = imageSize(in: width)
    for (part, role) in [(Part.text, TextRole.text), (.secondaryText, .secondaryText)] {
      guard let text = text(role) else { continue }
      let measure = style(role).measure(text, width: width, context.resolved)
      sizes[part] = CGSize(width: min(measure.extent, width), height: measure.height)
    }
    for (part, button) in [
      (Part.button, ContentUnavailableLayout.Button.primary), (.secondaryButton, .secondary),
    ] {
      guard let parts = buttonParts(button) else { continue }
      let fitted = parts.layout(in: CGSize(width: width, height: 0)).fittedSize
      sizes[part] = CGSize(
        width: min(context.grid.ceil(fitted.width), width),
        height: context.grid.ceil(fitted.height))
    }
    return sizes
  }

  /// Returns a text that is shown; `nil` for none.
  func text(_ role: TextRole) -> ListText? {
    role == .text ? configuration.shownText : configuration.shownSecondaryText
  }

  /// Returns the look of a text.
  func style(_ role: TextRole) -> ResolvedTextStyle {
    let group = role == .text ? values.text : values.secondaryText
    return ResolvedTextStyle(
      TextValues(group, alignment: values.own.alignment == .center ? .center : .natural), role,
      lineLimitIsAssigned: true, context.resolved)
  }

  /// The size of the image or the activity indicator; `nil` for neither.
  private func imageSize(in width: CGFloat) -> CGSize? {
    var size = CGSize(width: Self.indicatorSize, height: Self.indicatorSize)
    if let image = configuration.image, image.takesSpace {
      size = image.preferring(values.image.preferredSymbolConfiguration)
        .displayedSize(with: context.traits)
    } else if !configuration.showsActivityIndicator {
      return nil
    }
    let limit = values.image.maximumSize.lengths
    var factor: CGFloat = 1
    for (length, limit) in [
      (size.width, limit.width), (size.height, limit.height), (size.width, width),
    ] where limit > 0 && length > limit {
      factor = min(factor, limit / length)
    }
    return CGSize(
      width: context.grid.floor(size.width * factor),
      height: context.grid.floor(size.height * factor))
  }

  /// Returns a button that is shown; `nil` for one without content.
  func buttonParts(_ button: ContentUnavailableLayout.Button) -> ButtonParts? {
    let (content, properties) =
      button == .primary
      ? (configuration.button, configuration.buttonProperties)
      : (configuration.secondaryButton, configuration.secondaryButtonProperties)
    return content.hasContent ? ButtonParts(content, properties, context) : nil
  }
}

extension CellImage {
  /// Returns the image with a symbol configuration below its own.
  func preferring(_ preferred: SymbolConfiguration?) -> CellImage {
    guard let preferred, symbolName != nil else { return self }
    var image = self
    image.symbolConfiguration = symbolConfiguration.map(preferred.applying) ?? preferred
    return image
  }
}
