public import Foundation

/// A description of an image: a symbol with a name, or a picture of a given size.
///
/// ```swift
/// content.image = CellImage(systemName: "wifi")
/// content.image = CellImage(name: "portrait", size: CGSize(width: 40, height: 40))
/// ```
///
/// An image loads and draws nothing. A toolkit finds the picture by its name, or loads it from its
/// ``url``; layout needs only the size.
public struct CellImage: Hashable, Sendable {
  /// The kind of an image.
  package enum Source: Hashable, Sendable {
    case symbol(String)
    case picture(String?)
    case remote(URL, placeholder: String?)
  }

  package var source: Source {
    switch storage {
    case .symbol(let name): .symbol(name)
    case .picture(let name): .picture(name)
    case .extended(let source, _): source
    }
  }

  private var storage: Storage

  /// The size in points; `nil` for a symbol of unknown size.
  ///
  /// For a symbol this is its size at text size large in the configuration that displays it; it
  /// grows with the text. A symbol of unknown size is assumed to follow the point size and scale of
  /// that configuration.
  ///
  /// For a picture with a ``url`` this is the space that is reserved, in which the picture is
  /// centered as large as fits. Until the picture is loaded, a picture without a size takes the
  /// space of its ``placeholder``, or none. Assign its size after loading.
  public var size: CGSize?

  /// The way the image is drawn: in its own colors or as a stencil in the tint.
  public var renderingMode: RenderingMode = .automatic

  /// The tint of the image itself; `nil` for none.
  ///
  /// The image is drawn as a stencil in this color with the mode ``RenderingMode/alwaysOriginal``,
  /// and as a picture also with the automatic mode. In all other cases the tint of the cell colors
  /// it. As documented for `UIImage.withTintColor(_:renderingMode:)`; the precedence of the cell's
  /// tint in the other cases is inferred.
  public var tintColor: CellColor? {
    get { extras?.tintColor }
    set { update { $0.tintColor = newValue } }
  }

  /// A description of the image for assistive technology; `nil` for a decoration.
  ///
  /// The label of a cell begins with this description, before the text and the secondary text
  /// (assumed).
  public var accessibilityLabel: String? {
    get { extras?.accessibilityLabel }
    set { update { $0.accessibilityLabel = newValue } }
  }

  /// Values that few images have.
  private struct Extras: Hashable, Sendable {
    var symbolConfiguration: SymbolConfiguration?
    var tintColor: CellColor?
    var accessibilityLabel: String?
  }

  /// The kind of an image, with the values that few images have; this keeps images small.
  private enum Storage: Hashable, Sendable {
    case symbol(String)
    case picture(String?)
    indirect case extended(Source, Extras)
  }

  private var extras: Extras? {
    if case .extended(_, let extras) = storage { extras } else { nil }
  }

  /// Changes the extra values, and removes them when none is left.
  private mutating func update(_ change: (inout Extras) -> Void) {
    var extras = extras ?? Extras()
    change(&extras)
    switch source {
    case let source where extras != Extras(): storage = .extended(source, extras)
    case .remote: storage = .extended(source, extras)
    case .symbol(let name): storage = .symbol(name)
    case .picture(let name): storage = .picture(name)
    }
  }

  /// The size, weight and colors of a symbol, if they differ from the cell's style.
  public var symbolConfiguration: SymbolConfiguration? {
    get { extras?.symbolConfiguration }
    set { update { $0.symbolConfiguration = newValue } }
  }

  /// Creates a symbol, or `nil` if the name is empty.
  ///
  /// The symbol has the weight and height of the text beside it.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name.
  ///   - size: The symbol's own size at text size large, in points, if it is known.
  public init?(systemName: String, size: CGSize? = nil) {
    if systemName.isEmpty { return nil }
    storage = .symbol(systemName)
    self.size = size
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - name: The name by which the toolkit finds the picture; `nil` for a picture that only takes
  ///     up space.
  ///   - size: The picture's size in points.
  public init(name: String? = nil, size: CGSize) {
    storage = .picture(name)
    self.size = size
  }

  /// Creates a picture that your app loads.
  ///
  /// ```swift
  /// content.image = CellImage(url: url, size: CGSize(width: 40, height: 40), placeholder: "photo")
  /// ```
  ///
  /// - Parameters:
  ///   - url: The location of the picture, which nothing in this package opens. A URL that is
  ///     relative to another is stored as an absolute one. A document can
  ///     contain `https`, `http` and `data` URLs, and relative paths to pictures beside it.
  ///   - size: The space to reserve, in points. With a size, no frame changes when the picture
  ///     arrives.
  ///   - placeholder: The name of the symbol that is shown before; `nil` or empty for none.
  public init(url: URL, size: CGSize? = nil, placeholder: String? = nil) {
    let placeholder = placeholder?.isEmpty == true ? nil : placeholder
    storage = .extended(.remote(url.absoluteURL, placeholder: placeholder), Extras())
    self.size = size
  }

  /// Whether the image is a symbol, which has symbol configurations and the tint.
  public var isSymbol: Bool {
    switch storage {
    case .symbol, .extended(.symbol, _): true
    case .picture, .extended: false
    }
  }

  /// The name of the symbol or picture; `nil` for a picture without a name.
  public var name: String? {
    switch source {
    case .symbol(let name): name
    case .picture(let name): name
    case .remote: nil
    }
  }

  /// The location of a picture that your app loads; `nil` for other images.
  public var url: URL? { if case .remote(let url, _) = source { url } else { nil } }

  /// The name of the symbol that is shown until the picture at the ``url`` is loaded; `nil` for
  /// none.
  public var placeholder: String? {
    if case .remote(_, let placeholder) = source { placeholder } else { nil }
  }

  /// The name of the symbol that the image shows, before its picture is loaded; `nil` for none.
  package var symbolName: String? { isSymbol ? name : placeholder }

  /// Whether the image takes the space of a symbol: it is one, or shows one instead of a picture
  /// whose size is unknown.
  package var takesSymbolSpace: Bool { isSymbol || size == nil && placeholder != nil }

  /// Whether the image takes space: a picture that is not loaded takes none if it has neither a
  /// size nor a placeholder.
  package var takesSpace: Bool { size != nil || symbolName != nil }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> CellImage {
    var image = self
    image.renderingMode = mode
    return image
  }

  /// Returns the image with its own tint, drawn in the same way as before.
  ///
  /// For symbols and stencils, the tint of the cell takes precedence. Use
  /// ``withTintColor(_:renderingMode:)`` with ``RenderingMode/alwaysOriginal`` to color them in any
  /// cell.
  public func withTintColor(_ color: CellColor) -> CellImage {
    var image = self
    image.tintColor = color
    return image
  }

  /// Returns the image with its own tint and another rendering mode.
  ///
  /// ```swift
  /// let star = CellImage(systemName: "star")
  /// content.image = star?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
  /// ```
  public func withTintColor(_ color: CellColor, renderingMode: RenderingMode) -> CellImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the image with a symbol configuration applied on top of its current one.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> CellImage {
    var image = self
    image.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration
    return image
  }

  /// Returns the image with a label for assistive technology.
  public func withAccessibilityLabel(_ label: String?) -> CellImage {
    var image = self
    image.accessibilityLabel = label
    return image
  }

  /// Whether the tint colors the image: a stencil, or a symbol not drawn in its original colors.
  package var usesTint: Bool {
    switch renderingMode {
    case .automatic: isSymbol
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }

  /// Whether the image is drawn as a stencil in one color: the tint of the cell, or its own.
  package var isStencil: Bool { usesTint || stencilColor(for: .clear) != nil }

  /// The color that a stencil is drawn in; `nil` for an image in its own colors.
  ///
  /// An explicit color of the symbol wins over every tint, unless the image is
  /// ``RenderingMode/alwaysTemplate``, which ignores colors, as documented for
  /// `UIImage.RenderingMode`. It also wins over ``tintColor`` (assumed).
  ///
  /// - Parameters:
  ///   - tint: The tint of the cell, as returned by
  ///     ``ListContentConfiguration/ImageProperties/resolvedTintColor(for:)``.
  ///   - preferred: The symbol configuration below the image's own, such as
  ///     ``ListContentConfiguration/ImageProperties/preferredSymbolConfiguration``.
  package func stencilColor(
    for tint: CellColor, preferring preferred: SymbolConfiguration? = nil
  ) -> CellColor? {
    if isSymbol, renderingMode != .alwaysTemplate,
      let color = (symbolConfiguration?.colors ?? preferred?.colors)?.primaryColor
    {
      return color
    }
    return usesTint ? tint : tintColor
  }

  /// The way an image is colored.
  ///
  /// Raw values match `UIImage.RenderingMode`.
  public enum RenderingMode: Int, NamedCase, SchemaRepresentable {
    /// Draws symbols in the tint and pictures in their own colors.
    case automatic = 0

    /// Draws the image in its own colors.
    case alwaysOriginal = 1

    /// Draws the image as a stencil in the tint.
    case alwaysTemplate = 2
  }
}

extension CellImage: CustomStringConvertible, Codable, SchemaRepresentable {
  /// The name and size of the image, followed by its other properties.
  ///
  /// Examples are `symbol wifi`, `image cat 40 x 30 alwaysTemplate` and `image at a.png 40 x 40`.
  public var description: String {
    let parts = [
      isSymbol ? "symbol" : "image", name.map(Self.describe),
      url.map { "at \($0.absoluteString)" },
      size.map { "\($0.width.exactDescription) x \($0.height.exactDescription)" },
      placeholder.map { "placeholder \(Self.describe($0))" },
      renderingMode == .automatic ? nil : renderingMode.name,
      tintColor.map { "tint (\($0))" },
      symbolConfiguration.map { "(\($0))" },
      accessibilityLabel.map { "saying \($0.debugDescription)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// Returns a name, in quotes if it could be read as something else.
  private static func describe(_ name: String) -> String {
    name.isPlainWord && !RenderingMode.allCases.contains { $0.name == name }
      ? name : name.debugDescription
  }

  private static let form = Schema.Object(
    "an image",
    [
      Schema.Member(
        "symbol", .name, "name of a symbol",
        absent: "a picture, which then requires its `size` or its `url`"),
      Schema.Member("name", .text, "name of a picture, not with `symbol`", absent: "none"),
      Schema.Member(
        "url", ImageLocation.schemaValue, "location of a picture that the app loads",
        absent: "no picture to load"),
      Schema.Member(
        "placeholder", .name, "name of the symbol that is shown until the picture is loaded",
        absent: "none"),
      Schema.Member(
        "size", .type(CodableSize.self),
        "`[width, height]` of the picture, or of the symbol at text size large, in points; "
          + "reserved for a picture to load",
        absent: "an assumed size, for symbols; the size of the picture, once it is loaded"),
      Schema.Member(
        "renderingMode", .type(RenderingMode.self), "how the image is colored",
        absent: RenderingMode.automatic),
      Schema.Member(
        "tintColor", .type(CellColor.self),
        "color of the image unless the tint of the cell colors it", absent: "none"),
      Schema.Member(
        "symbolConfiguration", .type(SymbolConfiguration.self),
        "size, weight, scale and colors of the symbol, which override the cell's",
        absent: "none"),
      Schema.Member(
        "accessibilityLabel", .text, "description of the image for assistive technology",
        absent: "no description"),
    ],
    variants: [
      .init("SymbolImage", ["symbol"], ["size"] + looks),
      .init("PictureImage", ["size"], ["name"] + looks),
      .init("LoadedImage", ["url"], ["size", "placeholder"] + looks),
    ])

  private static let looks = [
    "renderingMode", "tintColor", "symbolConfiguration", "accessibilityLabel",
  ]

  package static var schemaValue: Schema.Value {
    .choice([.named("SymbolName", .name), .object(form)])
  }

  /// Reads an image from an object or a string.
  ///
  /// The object is `{"symbol": name}`, `{"url": location}`, or `{"size": [width, height]}` with an
  /// optional `"name"`. A string is the name of a symbol.
  ///
  /// - Throws: `DecodingError` for anything else, for negative sizes, and for the locations that
  ///   documents cannot contain.
  public init(from decoder: any Decoder) throws {
    if let name = AnyValue(decoder).string {
      guard let image = CellImage(systemName: name) else {
        throw AnyValue(decoder).mismatch(expected: "the name of a symbol")
      }
      self = image
      return
    }
    let object = try MemberDecoder(decoder, Self.form)
    let size = try object.decode(CodableSize.self, "size")?.size
    if ["symbol", "name", "url"].filter(object.contains).count > 1 {
      throw AnyValue(decoder).mismatch(
        expected: "an image with only one of \"symbol\", \"name\" and \"url\"")
    }
    if object.contains("placeholder"), !object.contains("url") {
      throw AnyValue(decoder).mismatch(expected: "an image with the \"url\" of its picture")
    }
    if let location = try object.decode(ImageLocation.self, "url") {
      let placeholder = try object.decode(String.self, "placeholder")
      if placeholder?.isEmpty == true {
        throw object.unusable("placeholder", expected: "the name of a symbol")
      }
      self.init(url: location.url, size: size, placeholder: placeholder)
    } else if let symbol = try object.decode(String.self, "symbol") {
      guard let image = CellImage(systemName: symbol, size: size) else {
        throw object.unusable("symbol", expected: "the name of a symbol")
      }
      self = image
    } else if let size {
      self.init(name: try object.decode("name"), size: size)
    } else {
      throw AnyValue(decoder).mismatch(
        expected: "an image with \"symbol\", \"url\" or \"size\": [width, height]")
    }
    renderingMode = try object.decode("renderingMode") ?? .automatic
    tintColor = try object.decode("tintColor")
    symbolConfiguration = try object.decode("symbolConfiguration")
    accessibilityLabel = try object.decode("accessibilityLabel")
  }

  /// Writes the image in the form that ``init(from:)`` reads.
  ///
  /// - Throws: `EncodingError` for a ``url`` that documents cannot contain.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode(isSymbol ? "symbol" : "name", name)
    try object.encode("url", url.map(ImageLocation.init))
    try object.encode("placeholder", placeholder)
    try object.encode("size", size.map(CodableSize.init))
    if renderingMode != .automatic { try object.encode("renderingMode", renderingMode) }
    try object.encode("tintColor", tintColor)
    try object.encode("symbolConfiguration", symbolConfiguration)
    try object.encode("accessibilityLabel", accessibilityLabel)
  }
}
