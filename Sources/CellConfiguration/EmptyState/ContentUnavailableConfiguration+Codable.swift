import Foundation

extension ContentUnavailableConfiguration: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "an empty state",
    [
      Schema.Member(
        "image", .of(CellImage?.self), "the image; `null` for none",
        absent: "a magnifying glass for `search`, otherwise none"),
      Schema.Member(
        "text", .of(String?.self), "the text; `null` for none",
        absent: "`No Results` for `search`, otherwise none"),
      Schema.Member(
        "secondaryText", .of(String?.self), "the secondary text; `null` for none",
        absent: "a hint for `search`, otherwise none"),
      Schema.Member(
        "attributedText", .of(CodableAttributedString.self),
        "the text in runs; counts in place of `text`", absent: "none"),
      Schema.Member(
        "secondaryAttributedText", .of(CodableAttributedString.self),
        "the secondary text in runs; counts in place of `secondaryText`", absent: "none"),
      Schema.Member(
        "searchText", .text, "what is searched for, which the text of `search` contains",
        absent: "none"),
      Schema.Member(
        "button", .type(ButtonConfiguration.self), "the button below the texts",
        absent: ButtonConfiguration.plain()),
      Schema.Member(
        "buttonProperties", .type(ButtonProperties.self), "what the button does",
        absent: ButtonProperties()),
      Schema.Member(
        "secondaryButton", .type(ButtonConfiguration.self), "the button below the first one",
        absent: ButtonConfiguration.plain()),
      Schema.Member(
        "secondaryButtonProperties", .type(ButtonProperties.self), "what the second button does",
        absent: ButtonProperties()),
      Schema.Member(
        "background", .type(BackgroundConfiguration.self), "the background of the whole view",
        absent: "no background"),
    ]
      + PropertyStore<Style>.members(
        style: .value(Schema.Member.Written { try $0.write("style", Style.standard) })))

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads the style, the content and the properties that were set; the default style is `empty`.
  ///
  /// ```json
  /// { "text": "No Mail", "image": "tray",
  ///   "button": { "style": "filled", "title": "Check Again" },
  ///   "buttonProperties": { "primaryAction": "refresh" } }
  /// ```
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and impossible numbers.
  public init(from decoder: any Decoder) throws {
    let object = try MemberDecoder(decoder, Self.form)
    self.init(style: .standard)
    store = try PropertyStore(from: object)
    if object.contains("image") { image = try object.decode(CellImage?.self, "image") ?? nil }
    if object.contains("text") { setContent(try object.decode(String?.self, "text") ?? nil, .text) }
    if object.contains("secondaryText") {
      setContent(try object.decode(String?.self, "secondaryText") ?? nil, .secondaryText)
    }
    if let text = try object.decode(CodableAttributedString.self, "attributedText")?.text {
      attributedText = text
    }
    if let text = try object.decode(CodableAttributedString.self, "secondaryAttributedText")?.text {
      secondaryAttributedText = text
    }
    setSearchText(try object.decode("searchText"))
    button = try object.decode("button") ?? button
    buttonProperties = try object.decode("buttonProperties") ?? buttonProperties
    secondaryButton = try object.decode("secondaryButton") ?? secondaryButton
    secondaryButtonProperties =
      try object.decode("secondaryButtonProperties") ?? secondaryButtonProperties
    background = try object.decode("background") ?? background
  }

  /// Writes the style, and everything that was assigned.
  ///
  /// - Throws: `EncodingError` that names the property if a color, an action or a transformer is a
  ///   closure.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    let usual = ContentUnavailableConfiguration(style: style)
    if let image = assignedImage { try object.write("image", image) }
    for (role, name, attributedName) in [
      (TextRole.text, "text", "attributedText"),
      (.secondaryText, "secondaryText", "secondaryAttributedText"),
    ] {
      guard let content = assignedContent(role) else { continue }
      if let text = content?.attributed {
        try object.write(attributedName, CodableAttributedString(text))
      } else {
        try object.write(name, content?.plain)
      }
    }
    try object.encode("searchText", searchText)
    if button != usual.button { try object.write("button", button) }
    if buttonProperties != usual.buttonProperties {
      try object.write("buttonProperties", buttonProperties)
    }
    if secondaryButton != usual.secondaryButton {
      try object.write("secondaryButton", secondaryButton)
    }
    if secondaryButtonProperties != usual.secondaryButtonProperties {
      try object.write("secondaryButtonProperties", secondaryButtonProperties)
    }
    if background != usual.background { try object.write("background", background) }
    try store.encode(into: &object)
  }
}

extension ContentUnavailableConfiguration.ButtonProperties: Codable, SchemaRepresentable {
  private static let properties: [any UntypedProperty<Self>] = [
    Property<Self, _>(
      "primaryAction", \.primaryAction, .nothing,
      "action to perform, for the app"),
    Property<Self, _>("isEnabled", \.isEnabled, .display, "whether the button responds to taps"),
    Property<Self, _>("role", \.role, .display, "purpose of the button"),
  ]

  private static let form = Schema.Object(
    "properties of a button", properties.map { $0.member(absent: Self()) })

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads an object; absent members have their defaults.
  ///
  /// - Throws: `DecodingError` for unknown members and names, and wrong types.
  public init(from decoder: any Decoder) throws {
    self.init()
    try Self.properties.decode(MemberDecoder(decoder, Self.form), into: &self)
  }

  /// Writes the properties that differ from the defaults.
  ///
  /// - Throws: `EncodingError` for an action without a name.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try Self.properties.encode(self, besides: Self(), into: &object)
  }
}

// MARK: Printing

extension ContentUnavailableConfiguration: CustomStringConvertible, CustomDebugStringConvertible {
  /// The content, the style and the assigned properties on one line.
  public var description: String {
    let parts =
      ValueDump(reflecting: listedContent).properties.map { "\($0.name) = \($0.value.text)" }
      + ["Base Style = \(style.baseStyleName)"] + store.distinctions
    return "<ContentUnavailableConfiguration: " + parts.joined(separator: "; ") + ">"
  }

  /// The description, followed by one line for each assigned property and its states.
  public var debugDescription: String { assignedProperties.debugDescription(below: description) }

  /// The assigned properties, without texts, image, buttons and background.
  ///
  /// Assignments for every state come first, followed by those of each `when` in the order of the
  /// calls.
  public var assignedProperties: [AssignedProperty] { store.assignedProperties }

  /// Everything but the properties, without what is usual.
  private var listedContent: Any {
    let usual = ContentUnavailableConfiguration(style: style)
    func attributes(_ role: TextRole) -> String? {
      assignedContent(role)??.attributed.map {
        CodableAttributedString($0).writtenDescription ?? "\($0)"
      }
    }
    return (
      image: image, text: shownText?.string, attributedText: attributes(.text),
      secondaryText: shownSecondaryText?.string,
      secondaryAttributedText: attributes(.secondaryText),
      searchText: searchText, button: button.unless(usual.button),
      buttonProperties: buttonProperties.unless(usual.buttonProperties),
      secondaryButton: secondaryButton.unless(usual.secondaryButton),
      secondaryButtonProperties: secondaryButtonProperties.unless(usual.secondaryButtonProperties),
      background: background.unless(usual.background)
    )
  }
}

extension ContentUnavailableConfiguration: ValueDumpConvertible, SelfDescribing {
  /// The content, the style, all properties with their current values, and the `when` rules.
  package var valueDump: ValueDump {
    var dump = ValueDump("ContentUnavailableConfiguration", reflecting: listedContent)
    store.addProperties(to: &dump)
    return dump
  }
}

extension ContentUnavailableConfiguration.ButtonProperties: ValueDumpConvertible {
  /// The properties with unusual values.
  package var listedProperties: Any {
    (
      primaryAction: primaryAction, isEnabled: isEnabled.unless(true), role: role.unless(.normal)
    )
  }
}

extension ContentUnavailableConfiguration.TextProperties: CustomStringConvertible {
  /// The properties that differ from the usual values, on one line.
  public var description: String {
    values.description(
      as: "TextProperties", always: ["font", "color", "numberOfLines"],
      usual: UnavailableTextValues())
  }
}

extension ContentUnavailableConfiguration.ImageProperties: CustomStringConvertible {
  /// The properties that differ from those of an unmodified image, on one line.
  public var description: String {
    values.description(
      as: "ImageProperties", always: ["preferredSymbolConfiguration"],
      usual: UnavailableImageValues())
  }
}
