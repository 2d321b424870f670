public import Foundation

/// The content and look of a button as a value.
///
/// ```swift
/// var button = ButtonConfiguration.filled()
/// button.title = "Check Again"
/// button.image = CellImage(systemName: "arrow.clockwise")
/// ```
///
/// Of its background, a button draws fill and stroke. As documented for `UIButton.Configuration`;
/// lengths and colors are assumed.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The looks of a button without changes.
  public enum Style: Int, NamedCase, SchemaRepresentable {
    /// A title in the tint color.
    case plain

    /// A gray background.
    case gray

    /// A background in a pale tint.
    case tinted

    /// A background in the tint color.
    case filled
  }

  /// The sizes of font and insets; raw values match UIKit.
  public enum Size: Int, NamedCase, SchemaRepresentable {
    case medium, small, mini, large
  }

  /// The corners of the background; raw values match UIKit.
  ///
  /// Dynamic and fixed ones have the radius of the background.
  public enum CornerStyle: Int, NamedCase, SchemaRepresentable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }

  /// The alignments of title and subtitle; raw values match UIKit.
  public enum TitleAlignment: Int, NamedCase, SchemaRepresentable {
    case automatic, leading, center
  }

  /// The purposes of buttons; raw values match `UIButton.Role`.
  public enum Role: Int, NamedCase, SchemaRepresentable {
    case normal, primary, cancel, destructive
  }

  /// The look without changes.
  public private(set) var style: Style

  /// The title; `nil` for the title of the button for its state.
  public var title: String? {
    get { attributedTitle.map { String($0.characters) } }
    set { attributedTitle = newValue.map { AttributedString($0) } }
  }

  /// The title with its attributes.
  public var attributedTitle: AttributedString?

  /// Changes the attributes of the title, such as its font; `nil` for none.
  public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

  /// Changes the attributes of the subtitle, such as its font; `nil` for none.
  public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

  /// The smaller text below the title; `nil` for none.
  public var subtitle: String?

  /// The distance between title and subtitle, in points.
  public var titlePadding: CGFloat = 1

  /// The alignment of title and subtitle: automatic is centered unless an image is beside them.
  public var titleAlignment = TitleAlignment.automatic

  /// The image; `nil` for the image of the button for its state.
  public var image: CellImage?

  /// The changes to a symbol.
  public var preferredSymbolConfigurationForImage: CellImage.SymbolConfiguration?

  /// Whether a spinner is in the place of the image.
  public var showsActivityIndicator = false

  /// The side of the title at which the image is.
  public var imagePlacement = DirectionalRectEdges.leading

  /// The distance between image and title, in points.
  public var imagePadding: CGFloat = 0

  /// The distances of the content from the edges, in points.
  public var contentInsets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  /// The size of font and insets; setting it sets ``contentInsets``.
  public var buttonSize = Size.medium { didSet { contentInsets = insetsOfSize } }

  /// The corners of the background.
  public var cornerStyle = CornerStyle.dynamic

  /// The color of the content; `nil` for the color of the style.
  public var baseForegroundColor: CellColor?

  /// The color of the fill, paler if the style is tinted; `nil` for the color of the style.
  public var baseBackgroundColor: CellColor?

  /// The background, whose own color replaces the fill.
  public var background = BackgroundConfiguration.clear()

  /// Creates a button in a look, without content.
  public init(style: Style) {
    self.style = style
    background.cornerRadius = 6
    background.backgroundColor = nil
  }

  /// A title in the tint color.
  public static func plain() -> Self { Self(style: .plain) }

  /// A title in the tint color.
  public static func borderless() -> Self { Self(style: .plain) }

  /// A gray background.
  public static func gray() -> Self { Self(style: .gray) }

  /// A gray background.
  public static func bordered() -> Self { Self(style: .gray) }

  /// A background in a pale tint.
  public static func tinted() -> Self { Self(style: .tinted) }

  /// A background in a pale tint.
  public static func borderedTinted() -> Self { Self(style: .tinted) }

  /// A background in the tint color.
  public static func filled() -> Self { Self(style: .filled) }

  /// A background in the tint color.
  public static func borderedProminent() -> Self { Self(style: .filled) }
}

/// A closure that changes the attributes of a text for a configuration.
public struct ConfigurationTextAttributesTransformer: Hashable, Sendable {
  private let closure: SharedClosure<@Sendable (AttributeContainer) -> AttributeContainer>

  /// Creates a transformer, which is equal only to its copies.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    closure = SharedClosure(transform)
  }

  /// Returns the changed attributes.
  public func transform(_ input: AttributeContainer) -> AttributeContainer { closure.call(input) }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension ConfigurationTextAttributesTransformer: CustomStringConvertible {
  /// The number of the closure.
  public var description: String { "\(closure)" }
}

// MARK: Look

extension ButtonConfiguration {
  private var insetsOfSize: DirectionalEdgeInsets {
    switch buttonSize {
    case .mini, .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// Whether the button has a title, a subtitle, an image or a spinner.
  package var hasContent: Bool {
    attributedTitle?.characters.isEmpty == false || subtitle?.isEmpty == false || image != nil
      || showsActivityIndicator
  }

  /// Returns title and subtitle, which is in the style of captions (assumed).
  ///
  /// - Parameter title: The title of a button whose configuration has none.
  package func texts(_ title: AttributedString?) -> AttributedString? {
    guard var title = attributedTitle ?? title else { return nil }
    if let transformer = titleTextAttributesTransformer {
      var attributes = AttributeContainer()
      attributes.cell.font = font
      title.mergeAttributes(transformer(attributes), mergePolicy: .keepCurrent)
    }
    guard let subtitle else { return title }
    var first = title + "\n"
    var style = CellParagraphStyle()
    style.paragraphSpacing = titlePadding
    first.cell.paragraphStyle = style
    var second = AttributedString(subtitle)
    var attributes = AttributeContainer()
    attributes.cell.font = .preferredFont(forTextStyle: .caption1)
    second.mergeAttributes(subtitleTextAttributesTransformer?(attributes) ?? attributes)
    return first + second
  }

  /// The alignment of title and subtitle.
  package var textAlignment: CellTextAlignment {
    let isBeside = imagePlacement.isSubset(of: [.leading, .trailing])
    let hasImage = image != nil || showsActivityIndicator
    let isLeading = titleAlignment == .automatic && isBeside && hasImage
    return isLeading || titleAlignment == .leading ? .natural : .center
  }

  /// The font of the title.
  package var font: CellFont {
    let isSmall = buttonSize == .mini || buttonSize == .small
    return .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
  }

  /// Returns the color of the content.
  package func foreground(_ tint: CellColor, isEnabled: Bool) -> CellColor {
    isEnabled ? baseForegroundColor ?? (style == .filled ? .white : tint) : .tertiaryLabel
  }

  /// Returns the background with the fill and the corners of the button.
  package func background(
    _ tint: CellColor, isEnabled: Bool, height: CGFloat
  ) -> BackgroundConfiguration {
    let fill: CellColor =
      switch style {
      case .plain: baseBackgroundColor ?? .clear
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    var background = background
    background.backgroundColor =
      background.backgroundColor ?? (isEnabled || fill == .clear ? fill : .tertiarySystemFill)
    let radii: [CornerStyle: CGFloat] = [.small: 4, .medium: 6, .large: 9, .capsule: height / 2]
    background.cornerRadius = radii[cornerStyle] ?? background.cornerRadius
    return background
  }
}

extension ButtonConfiguration.Role {
  /// The color in place of the tint: red for destructive buttons (assumed).
  package var tint: CellColor { self == .destructive ? .systemRed : .tintColor }
}
