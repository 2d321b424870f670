import Foundation

extension ListContentConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The content, style and distances on one line, followed by the assigned properties.
  ///
  /// The first part has UIKit's order and words. The assigned properties, each with its condition,
  /// distinguish configurations for which UIKit prints the same. Closures are printed as numbers,
  /// and attributed text with its attributes.
  public var description: String {
    let parts = systemParts + attributes + store.distinctions
    return "<ListContentConfiguration: " + parts.joined(separator: "; ") + ">"
  }

  /// The parts that UIKit prints.
  private var systemParts: [String] {
    let values = self.values.own
    var parts: [String] = []
    if let image { parts.append("image = \(image)") }
    if let text = texts.0 { parts.append("text = \(text.string.debugDescription)") }
    if let text = texts.1 { parts.append("secondaryText = \(text.string.debugDescription)") }
    if values.alpha != 1 { parts.append("alpha = \(values.alpha.shortDescription)") }
    parts.append("Base Style = \(style.baseStyleName)")
    if values.directionalLayoutMargins != .zero {
      parts.append("directionalLayoutMargins = \(values.directionalLayoutMargins)")
    }
    let axes = values.axesPreservingSuperviewLayoutMargins
    if !axes.isEmpty {
      parts.append("axesPreservingSuperviewLayoutMargins = \(Self.describe(axes))")
    }
    if values.prefersSideBySideTextAndSecondaryText {
      parts.append("prefersSideBySideTextAndSecondaryText = YES")
    }
    parts.append("imageToTextPadding = \(values.imageToTextPadding.shortDescription)")
    if values.prefersSideBySideTextAndSecondaryText {
      let padding = values.textToSecondaryTextHorizontalPadding.shortDescription
      parts.append("textToSecondaryTextHorizontalPadding = \(padding)")
    }
    let padding = values.textToSecondaryTextVerticalPadding.shortDescription
    parts.append("textToSecondaryTextVerticalPadding = \(padding)")
    return parts
  }

  /// The runs of the attributed texts.
  var attributes: [String] {
    [("attributedText", attributedText), ("secondaryAttributedText", secondaryAttributedText)]
      .compactMap { name, text in
        text.map { "\(name) = \(CodableAttributedString($0).writtenDescription ?? "\($0)")" }
      }
  }

  /// The description, followed by one line for each assigned property and its states.
  ///
  /// ``assignedProperties`` returns the same properties as values.
  public var debugDescription: String { assignedProperties.debugDescription(below: description) }

  /// The assigned properties, without text, secondary text and image.
  ///
  /// Assignments for every state come first, followed by those of each `when` in the order of the
  /// calls. A property that was assigned under several conditions occurs once for each. The array
  /// is empty for a configuration fresh from its factory.
  public var assignedProperties: [AssignedProperty] { store.assignedProperties }

  private static func describe(_ axes: Axes) -> String {
    switch axes {
    case .both: "Both"
    case .horizontal: "[Horizontal]"
    default: "[Vertical]"
    }
  }
}

extension ListContentConfiguration.TextProperties: CustomStringConvertible {
  /// The properties that differ from the usual values, on one line.
  ///
  /// The font, the color and the number of lines are always there. Closures are printed as numbers.
  public var description: String {
    values.description(
      as: "TextProperties", always: ["font", "color", "numberOfLines"], usual: TextValues())
  }
}

extension ListContentConfiguration.ImageProperties: CustomStringConvertible {
  /// The properties that differ from those of an unmodified image, on one line.
  public var description: String {
    values.description(
      as: "ImageProperties", always: ["preferredSymbolConfiguration"], usual: ImageValues())
  }
}

extension PropertyGroup {
  /// Returns the properties with some names, and those that differ from the usual values.
  func description(as kind: String, always: Set<String>, usual: Self) -> String {
    let parts = Self.properties.filter { always.contains($0.name) || !$0.isSame(self, usual) }
      .map { "\($0.name) = \($0.describe(self))" }
    return "<\(kind): " + parts.joined(separator: "; ") + ">"
  }
}

extension ListContentConfiguration: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a list content configuration",
    [
      Schema.Member("image", .type(CellImage.self), "the image", absent: "none"),
      Schema.Member("text", .text, "the text", absent: "none"),
      Schema.Member("secondaryText", .text, "the secondary text", absent: "none"),
      Schema.Member(
        "attributedText", .of(CodableAttributedString.self),
        "the text in runs; counts in place of `text`", absent: "none"),
      Schema.Member(
        "secondaryAttributedText", .of(CodableAttributedString.self),
        "the secondary text in runs; counts in place of `secondaryText`", absent: "none"),
    ]
      + PropertyStore<Style>.members(
        style: .described("`cell`; in a header `header`, in a footer `footer`")))

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the style, the content and the properties that were set; the default style is `cell`.
  ///
  /// Members have the names of the properties. `"when"` is an array of objects; each has a
  /// `"state"`, written like a ``StateCondition``, and the properties for it. If a text is present
  /// both plain and attributed, the attributed one is used.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, defaultStyle: .standard)
  }

  /// Reads a configuration with a default style for documents that do not name one.
  package init(from decoder: any Decoder, defaultStyle: Style) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(style: defaultStyle)
    store = try PropertyStore(from: object, style: defaultStyle)
    image = try object.decode("image")
    text = try object.decode("text")
    secondaryText = try object.decode("secondaryText")
    attributedText = try object.decode(CodableAttributedString.self, "attributedText")?.text
    secondaryAttributedText =
      try object.decode(CodableAttributedString.self, "secondaryAttributedText")?.text
  }

  /// Writes the style, the content and the properties that were set.
  ///
  /// If the configuration was updated for a state in which it looks different, the document also
  /// contains that state.
  ///
  /// - Throws: `EncodingError` that names the property if a color or transformer is a closure.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try object.encode("image", image)
    try object.encode("text", text)
    try object.encode("secondaryText", secondaryText)
    try object.encode("attributedText", attributedText.map(CodableAttributedString.init))
    try object.encode(
      "secondaryAttributedText", secondaryAttributedText.map(CodableAttributedString.init))
    try store.encode(into: &object)
  }
}
