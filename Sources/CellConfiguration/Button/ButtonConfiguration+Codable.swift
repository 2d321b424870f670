import Foundation

extension ButtonConfiguration: Codable, SchemaRepresentable {
  /// The properties of every button except the style and the title.
  private static let properties: [any UntypedProperty<ButtonConfiguration>] = [
    Property<Self, _>("subtitle", \.subtitle, .content, "smaller text below the title"),
    Property<Self, _>(
      "titlePadding", \.titlePadding, .layout, .finite,
      "distance between title and subtitle, in points"),
    Property<Self, _>(
      "titleAlignment", \.titleAlignment, .layout, "alignment of title and subtitle"),
    Property<Self, _>("image", \.image, .content, "image beside the title"),
    Property<Self, _>(
      "preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage, .layout,
      "size, weight, scale and colors of a symbol"),
    Property<Self, _>(
      "showsActivityIndicator", \.showsActivityIndicator, .content,
      "whether a spinner is in the place of the image"),
    Property<Self, _>(
      "imagePlacement", \.imagePlacement, .layout, "side of the title at which the image is"),
    Property<Self, _>(
      "imagePadding", \.imagePadding, .layout, .finite,
      "distance between image and title, in points"),
    Property<Self, _>(
      "buttonSize", \.buttonSize, .layout, "size of font and insets"),
    Property<Self, _>(
      "contentInsets", \.contentInsets, .layout,
      "`[top, leading, bottom, trailing]` around the content, in points"),
    Property<Self, _>("cornerStyle", \.cornerStyle, .layout, "corners of the background"),
    Property<Self, _>(
      "baseForegroundColor", \.baseForegroundColor, .display,
      "color of the content; `null` for the style's"),
    Property<Self, _>(
      "baseBackgroundColor", \.baseBackgroundColor, .display,
      "color of the fill; `null` for the style's"),
    Property<Self, _>(
      "background", \.background, .layout, "background, whose own color replaces the fill"),
  ]

  private static let form = Schema.Object(
    "a button",
    [
      Schema.Member("style", .type(Style.self), "the look without changes", absent: Style.plain),
      Schema.Member("title", .text, "the title", absent: "none"),
      Schema.Member(
        "attributedTitle", .of(CodableAttributedString.self),
        "the title in runs; counts in place of `title`", absent: "none"),
    ] + properties.map { $0.member(absentFrom: .plain()) })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object; absent members have their defaults.
  ///
  /// ```json
  /// { "style": "filled", "title": "Check Again", "image": "arrow.clockwise" }
  /// ```
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and impossible numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(style: try object.decode("style") ?? .plain)
    title = try object.decode("title")
    if let title = try object.decode(CodableAttributedString.self, "attributedTitle")?.text {
      attributedTitle = title
    }
    try Self.properties.decode(object, into: &self)
  }

  /// Writes the style, the title and the properties that differ from the defaults.
  ///
  /// - Throws: `EncodingError` for a button with a transformer, which is a closure.
  public func encode(to encoder: any Encoder) throws {
    guard titleTextAttributesTransformer == nil, subtitleTextAttributesTransformer == nil else {
      throw EncodingError.unwritable(
        self, encoder, "a button whose text attributes are changed by a closure")
    }
    var object = MemberEncoder(encoder)
    if style != .plain { try object.write("style", style) }
    if let attributedTitle {
      let isPlain = attributedTitle == AttributedString(String(attributedTitle.characters))
      if isPlain {
        try object.write("title", String(attributedTitle.characters))
      } else {
        try object.write("attributedTitle", CodableAttributedString(attributedTitle))
      }
    }
    var base = ButtonConfiguration(style: style)
    if buttonSize != base.buttonSize {
      // The insets that are written are those that differ from the ones of the size.
      try object.write("buttonSize", buttonSize)
      base.buttonSize = buttonSize
    }
    try Self.properties.encode(self, besides: base, into: &object)
  }
}

extension UntypedProperty<ButtonConfiguration> {
  /// Returns the property as a member with its default, or with the words for one that cannot be
  /// written: it depends on another member, or contains an assigned `nil`.
  fileprivate func member(absentFrom button: ButtonConfiguration) -> Schema.Member {
    switch name {
    case "contentInsets": member(absent: "the insets of `buttonSize`, normally `[7, 12, 7, 12]`")
    case "background": member(absent: "the fill of the style, with a corner radius of 6 points")
    default: member(absent: button)
    }
  }
}

extension ButtonConfiguration: ValueDumpConvertible {
  /// The style, and all other properties with unusual values.
  package var listedProperties: Any {
    let usual = ButtonConfiguration(style: style)
    return (
      style: style, title: attributedTitle.map { String($0.characters) },
      attributes: attributedTitle.flatMap { title in
        title == AttributedString(String(title.characters))
          ? nil : CodableAttributedString(title).writtenDescription
      },
      titleTextAttributesTransformer: titleTextAttributesTransformer,
      subtitle: subtitle, subtitleTextAttributesTransformer: subtitleTextAttributesTransformer,
      titlePadding: titlePadding.unless(usual.titlePadding),
      titleAlignment: titleAlignment.unless(.automatic), image: image,
      preferredSymbolConfigurationForImage: preferredSymbolConfigurationForImage,
      showsActivityIndicator: showsActivityIndicator.unless(false),
      imagePlacement: imagePlacement.unless(.leading),
      imagePadding: imagePadding.unless(0), buttonSize: buttonSize.unless(.medium),
      contentInsets: contentInsets.unless(usual.contentInsets),
      cornerStyle: cornerStyle.unless(.dynamic), baseForegroundColor: baseForegroundColor,
      baseBackgroundColor: baseBackgroundColor, background: background.unless(usual.background)
    )
  }
}
