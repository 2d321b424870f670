public import CellConfiguration
public import Foundation

extension UIButton {
  /// The content and look of a button as a value; its lengths and colors are assumed.
  ///
  /// Of its background, the button draws fill and stroke.
  public struct Configuration: Hashable, CustomStringConvertible {
    /// The sizes of font and insets.
    public enum Size: Hashable, Sendable { case mini, small, medium, large }
    /// The corners of the background: dynamic and fixed ones have the radius of the background.
    public enum CornerStyle: Hashable, Sendable {
      case fixed, dynamic, small, medium, large, capsule
    }
    /// The alignments of title and subtitle.
    public enum TitleAlignment: Hashable, Sendable { case automatic, leading, center }
    enum Style { case plain, gray, tinted, filled }

    /// The title; `nil` for the title of the button for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title, such as its font; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle, such as its font; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The smaller text below the title; `nil` for none.
    public var subtitle: String?
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle: automatic is centered unless an image is beside them.
    public var titleAlignment = TitleAlignment.automatic
    /// The image; `nil` for the image of the button for its state.
    public var image: UIImage?
    /// The changes to a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner is in the place of the image.
    public var showsActivityIndicator = false
    /// The side of the title at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The size of font and insets; setting it sets ``contentInsets``.
    public var buttonSize = Size.medium { didSet { contentInsets = insetsOfSize } }
    /// The corners of the background.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the content; `nil` for the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the fill, paler if the style is tinted; `nil` for the color of the style.
    public var baseBackgroundColor: UIColor?
    /// The background, whose own color replaces the fill.
    public var background = UIBackgroundConfiguration.clear()
    private let style: Style

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = 6
      background.backgroundColor = nil
    }
    /// A title in the tint color.
    public static func plain() -> Self { Self(.plain) }
    /// A title in the tint color.
    public static func borderless() -> Self { Self(.plain) }
    /// A gray background.
    public static func gray() -> Self { Self(.gray) }
    /// A gray background.
    public static func bordered() -> Self { Self(.gray) }
    /// A background in a pale tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// A background in a pale tint.
    public static func borderedTinted() -> Self { Self(.tinted) }
    /// A background in the tint color.
    public static func filled() -> Self { Self(.filled) }
    /// A background in the tint color.
    public static func borderedProminent() -> Self { Self(.filled) }
    /// The style and the title.
    public var description: String { "\(style)" + (title.map { " \"\($0)\"" } ?? "") }

    private var insetsOfSize: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .mini, .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
    /// Returns title and subtitle, which is in the style of captions (assumed).
    func texts(_ title: AttributedString?) -> AttributedString? {
      guard var title = attributedTitle ?? title else { return nil }
      if let transformer = titleTextAttributesTransformer {
        var attributes = AttributeContainer()
        attributes.font = font
        title.mergeAttributes(transformer(attributes), mergePolicy: .keepCurrent)
      }
      guard let subtitle else { return title }
      var first = title + "\n"
      var style = CellParagraphStyle()
      style.paragraphSpacing = titlePadding
      first.cell.paragraphStyle = style
      var second = AttributedString(subtitle)
      var attributes = AttributeContainer()
      attributes.font = .preferredFont(forTextStyle: .caption1)
      second.mergeAttributes(subtitleTextAttributesTransformer?(attributes) ?? attributes)
      return first + second
    }
    var textAlignment: NSTextAlignment {
      let isBeside = imagePlacement.isSubset(of: [.leading, .trailing])
      let hasImage = image != nil || showsActivityIndicator
      let isLeading = titleAlignment == .automatic && isBeside && hasImage
      return isLeading || titleAlignment == .leading ? .natural : .center
    }
    var font: UIFont {
      let isSmall = buttonSize == .mini || buttonSize == .small
      return .preferredFont(forTextStyle: isSmall ? .subheadline : .body)
    }
    func foreground(_ tint: UIColor, isEnabled: Bool) -> UIColor {
      isEnabled ? baseForegroundColor ?? (style == .filled ? .white : tint) : .tertiaryLabel
    }
    func background(_ tint: UIColor, isEnabled: Bool, height: CGFloat) -> UIBackgroundConfiguration
    {
      let fill: UIColor =
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
}
