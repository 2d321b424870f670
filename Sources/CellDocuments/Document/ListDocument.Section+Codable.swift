public import CellConfiguration
import Foundation

/// The position of an item in a section, which determines its defaults.
enum SectionPlace {
  case header
  case row
  case footer

  /// The style of content that does not name one.
  var contentStyle: ListContentConfiguration.Style {
    switch self {
    case .header: .header
    case .row: .cell
    case .footer: .footer
    }
  }

  /// The default background.
  var background: BackgroundConfiguration {
    switch self {
    case .header: .listHeader()
    case .row: .listCell()
    case .footer: .listFooter()
    }
  }

  /// The forms in which a background can be written.
  fileprivate static let backgroundForm = Schema.Value.choice([
    .type(BackgroundConfiguration.self), CellColor.textForm,
  ])

  /// The forms in which content can be written.
  fileprivate static let contentForm = Schema.Value.choice([
    .type(ListContentConfiguration.self), .type(CustomContent.self),
  ])

  /// Reads the content of an item: list content, or custom content beside empty list content.
  fileprivate func content(
    of object: MemberDecoder
  ) throws -> (list: ListContentConfiguration, custom: CustomContent?) {
    let empty = ListContentConfiguration(style: contentStyle)
    let noun = "an object: a list content configuration, or custom content"
    return try object.decode("content", expected: noun) { decoder in
      if CustomContent.isEncoded(in: AnyValue(decoder)) {
        return (empty, try CustomContent(from: decoder))
      }
      return (try ListContentConfiguration(from: decoder, defaultStyle: contentStyle), nil)
    } ?? (empty, nil)
  }

  /// Reads a background, or a color for the default background.
  fileprivate func background(_ decoder: any Decoder) throws -> BackgroundConfiguration {
    guard AnyValue(decoder).string != nil else { return try BackgroundConfiguration(from: decoder) }
    var background = self.background
    background.backgroundColor = try CellColor(from: decoder)
    return background
  }
}

extension ListDocument.Section: DocumentItem {
  static let noun = "section"

  private static let form = Schema.Object(
    "a section",
    commonMembers + [
      Schema.Member(
        "indexTitle", .name, "title in the index at the trailing edge of the list", absent: "none"),
      Schema.Member(
        "header", .type(ListDocument.HeaderFooter.self), "header above the rows",
        absent: "none"),
      Schema.Member(
        "rows", .array(.type(ListDocument.Row.self), count: 0...ListDocument.itemLimit),
        "the rows", absent: [ListDocument.Row]()),
      Schema.Member(
        "footer", .type(ListDocument.HeaderFooter.self), "footer below the rows",
        absent: "none"),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads `{"header", "rows", "footer"}`; every member is optional.
  ///
  /// Header content without a style has the style `header`, and footer content has `footer`. Both
  /// look as the surrounding list requires.
  ///
  /// - Throws: `DecodingError` for unknown members and problems in known ones.
  public init(from decoder: any Decoder) throws { try self.init(from: decoder, place: .row) }

  /// Reads a section whose first row may be its header.
  init(from decoder: any Decoder, place firstRow: SectionPlace) throws {
    let object = try MemberDecoder(decoder, Self.form)
    func supplementary(
      _ member: String, _ place: SectionPlace
    ) throws -> ListDocument.HeaderFooter? {
      try object.decode(member, expected: "an object: a header or footer") {
        try ListDocument.HeaderFooter(from: $0, place: place)
      }
    }
    if let rows = try object.value("rows"), let count = rows.elementCount,
      count > ListDocument.itemLimit
    {
      throw DecodingError(
        path: rows.path, found: "an array of \(count)", expected: ListDocument.tooManyItems)
    }
    let rows = try object.decode("rows", expected: "an array") { decoder in
      var array = try decoder.unkeyedContainer()
      var rows: [ListDocument.Row] = []
      while !array.isAtEnd {
        let place = rows.isEmpty ? firstRow : .row
        rows.append(try ListDocument.Row(from: array.superDecoder(), place: place))
      }
      return rows
    }
    self.init(
      header: try supplementary("header", .header), rows: rows ?? [],
      footer: try supplementary("footer", .footer))
    indexTitle = try object.decode("indexTitle")
    if indexTitle == "" {
      throw object.unusable("indexTitle", expected: Schema.Value.name.noun)
    }
    try readCommonMembers(of: object, place: firstRow)
  }

  /// Writes the members that are not absent.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try writeCommonMembers(to: &object)
    if indexTitle == "" {
      throw object.unwritable("indexTitle", "\"\"", expected: Schema.Value.name.noun)
    }
    try object.encode("indexTitle", indexTitle)
    try object.encode("header", header)
    try object.write("rows", rows)
    try object.encode("footer", footer)
  }
}

extension ListDocument.HeaderFooter: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a header or footer",
    [
      Schema.Member(
        "content", SectionPlace.contentForm,
        "content; the default style is `header` or `footer`",
        absent: "empty content"),
      Schema.Member(
        "background", SectionPlace.backgroundForm,
        "background; a string is the color of the default background",
        absent: "the list's default for headers and footers"),
      Schema.Member(
        "state", .type(ViewConfigurationState.self), "state of the header or footer",
        absent: ViewConfigurationState()),
      Schema.Member(
        "accessibility", .type(AccessibilityAttributes.self),
        "accessibility attributes of the header or footer", absent: "the words of the texts"),
    ], name: "HeaderFooter")

  /// An object, or a string with the text of the content.
  package static var schemaValue: Schema.Value { .choice([.text, .object(form)]) }
  package static var schemaName: String? { nil }

  /// Reads `{"content", "background", "state"}`; every member is optional.
  ///
  /// Content without a style has the style of a header. A string is the text of such content. A
  /// background that is a string is the color of the default background.
  ///
  /// - Throws: `DecodingError` for unknown members and problems in known ones.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, place: .header)
  }

  fileprivate init(from decoder: any Decoder, place: SectionPlace) throws {
    if let text = AnyValue(decoder).string {
      self.init(content: ListContentConfiguration(style: place.contentStyle))
      content.text = text
      return
    }
    let object = try MemberDecoder(decoder, Self.form)
    let content = try place.content(of: object)
    self.init(
      content: content.list,
      background: try object.decode(
        "background", expected: "an object: a background", place.background),
      state: try object.decode("state") ?? ViewConfigurationState())
    customContent = content.custom
    accessibility = try object.decode("accessibility") ?? AccessibilityAttributes()
  }

  /// Writes the members that are not absent.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    if let customContent {
      try object.write("content", customContent)
    } else {
      try object.write("content", content)
    }
    try object.encode("background", background)
    if state != ViewConfigurationState() { try object.write("state", state) }
    if !accessibility.isEmpty { try object.write("accessibility", accessibility) }
  }
}

extension ListDocument.Row: DocumentItem {
  static let noun = "row"

  private static let form = Schema.Object(
    "a row",
    commonMembers + [
      Schema.Member(
        "content", SectionPlace.contentForm,
        "content; the default style is `cell`, or `header` in a first row that is the header",
        absent: "an empty `cell`"),
      Schema.Member(
        "background", SectionPlace.backgroundForm,
        "background; a string is the color of the default background",
        absent: "the list's default for cells"),
      Schema.Member(
        "state", .type(CellConfigurationState.self),
        "state of the row; its traits apply to this row only",
        absent: CellConfigurationState()),
      Schema.Member(
        "accessories", .array(.type(CellAccessory.self), count: 0...accessoryLimit),
        "accessories next to the content; at most one of each kind except custom views",
        absent: [CellAccessory]()),
      Schema.Member(
        "height", .number(.nonNegative), "height, in points", absent: "the height of the content"),
      Schema.Member(
        "indentationLevel", .count, "number of levels by which the row is indented", absent: 0),
      Schema.Member(
        "indentationWidth", .number(.nonNegative), "indentation of one level, in points",
        absent: "the list's"),
      Schema.Member(
        "indentsAccessories", .boolean,
        "whether accessories at the leading side are also indented", absent: true),
      Schema.Member(
        "separatorConfiguration", .type(ListSeparatorConfiguration.self),
        "separators of the row, instead of the list's", absent: "the list's"),
      Schema.Member(
        "action", .type(CellAccessory.Action.self), "what opening the row does", absent: "none"),
      Schema.Member(
        "leadingSwipeActions", .type(SwipeActionsConfiguration.self),
        "actions that a swipe reveals at the leading edge", absent: "none"),
      Schema.Member(
        "trailingSwipeActions", .type(SwipeActionsConfiguration.self),
        "actions that a swipe reveals at the trailing edge", absent: "none"),
      Schema.Member(
        "swipeOffset", .number(.finite),
        "distance of the row towards its trailing edge, in points, negative for the leading one; a "
          + "row that reveals actions is swiped, regardless of its state", absent: 0),
      Schema.Member(
        "accessibility", .type(AccessibilityAttributes.self),
        "accessibility attributes of the row",
        absent: "the words of the texts and accessories"),
    ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// The maximum number of accessories in a row: their positions depend on one another.
  private static let accessoryLimit = 100

  /// Reads a row; every member is optional.
  ///
  /// A background that is a string is the color of the default background.
  ///
  /// - Throws: `DecodingError` for unknown members, problems in known ones, and negative numbers.
  public init(from decoder: any Decoder) throws { try self.init(from: decoder, place: .row) }

  init(from decoder: any Decoder, place: SectionPlace) throws {
    let object = try MemberDecoder(decoder, Self.form)
    if let accessories = try object.value("accessories"), let count = accessories.elementCount,
      count > Self.accessoryLimit
    {
      throw DecodingError(
        path: accessories.path, found: "an array of \(count)",
        expected: "at most \(Self.accessoryLimit) accessories")
    }
    let content = try place.content(of: object)
    let accessories: [CellAccessory] = try object.decode("accessories") ?? []
    try Self.check(accessories, writtenAs: object.value("accessories"))
    self.init(
      content: content.list,
      background: try object.decode(
        "background", expected: "an object: a background", place.background),
      state: try object.decode("state") ?? CellConfigurationState(), accessories: accessories,
      height: try object.number("height", .nonNegative),
      indentationLevel: try object.decode("indentationLevel") ?? 0)
    if let custom = content.custom { customContent = custom }
    cell.indentationWidth = try object.number("indentationWidth", .nonNegative)
    cell.indentsAccessories = try object.decode("indentsAccessories") ?? true
    separatorConfiguration = try object.decode("separatorConfiguration")
    cell.action = try object.decode("action")
    cell.leadingSwipeActions = try object.decode("leadingSwipeActions")
    cell.trailingSwipeActions = try object.decode("trailingSwipeActions")
    cell.swipeOffset = try object.number("swipeOffset", .finite) ?? 0
    cell.accessibility = try object.decode("accessibility") ?? AccessibilityAttributes()
    if cell.indentationLevel < 0 {
      throw object.unusable("indentationLevel", expected: Self.levelForm)
    }
    try readCommonMembers(of: object, place: place)
  }

  private static let levelForm = Schema.Value.count.noun

  /// Throws for accessories that a cell cannot have: two of one kind, or a label without a text.
  private static func check(_ accessories: [CellAccessory], writtenAs value: AnyValue?) throws {
    let written = try value?.elements(expected: "an array") ?? []
    for (accessory, value) in zip(accessories, written) where accessory.text == "" {
      throw DecodingError(
        path: value.path + ["label"], found: "\"\"", expected: "a text, which a label requires")
    }
    do {
      try CellAccessory.validate(accessories)
    } catch {
      throw written[error.indices[1]].mismatch(
        expected: "at most one accessory of the kind \(error.kind.name), which already exists")
    }
  }

  /// Writes the members that are not absent.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded or could not be decoded again.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    try writeCommonMembers(to: &object)
    if let custom = customContent {
      try object.write("content", custom)
    } else {
      try object.write("content", content)
    }
    try object.encode("background", cell.background)
    if cell.state != CellConfigurationState() { try object.write("state", cell.state) }
    guard cell.accessories.count <= Self.accessoryLimit else {
      throw object.unwritable(
        "accessories", "\(cell.accessories.count)", expected: "at most \(Self.accessoryLimit)")
    }
    if !cell.accessories.isEmpty {
      if cell.accessories.contains(where: { $0.text == "" }) {
        throw object.unwritable("accessories", "a label without a text", expected: "a text")
      }
      try object.write("accessories", cell.accessories)
    }
    if let height = cell.height { try object.write("height", height, .nonNegative) }
    if cell.indentationLevel < 0 {
      throw object.unwritable("indentationLevel", cell.indentationLevel, expected: Self.levelForm)
    }
    if cell.indentationLevel != 0 { try object.write("indentationLevel", cell.indentationLevel) }
    if let width = cell.indentationWidth {
      try object.write("indentationWidth", width, .nonNegative)
    }
    if !cell.indentsAccessories { try object.write("indentsAccessories", cell.indentsAccessories) }
    try object.encode("separatorConfiguration", separatorConfiguration)
    try object.encode("action", cell.action)
    try object.encode("leadingSwipeActions", cell.leadingSwipeActions)
    try object.encode("trailingSwipeActions", cell.trailingSwipeActions)
    if cell.swipeOffset != 0 { try object.write("swipeOffset", cell.swipeOffset, .finite) }
    if !cell.accessibility.isEmpty { try object.write("accessibility", cell.accessibility) }
  }
}
