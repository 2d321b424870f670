public import CellConfiguration
import Foundation

extension ListDocument: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a list document", remark: "A list for a preview. Absent members have their defaults.",
    [
      Schema.Member(
        "$schema", .text, "location of the schema, for editors; has no other effect",
        absent: "none"),
      Schema.Member(
        "version", .count, "version of the document format; \(formatVersion) is the latest",
        absent: 1),
      Schema.Member(
        "width", .number(.nonNegative), "width of the list, in points",
        absent: ListDocument().width),
      Schema.Member(
        "screenWidth", .number(.nonNegative),
        "width of the screen, in points, if the list does not fill it", absent: "`width`"),
      Schema.Member(
        "traits", .type(TraitCollection.self), "traits of the list", absent: TraitCollection()),
      Schema.Member(
        "appearance", .of(WrittenAppearance.self),
        "appearance of the list; `none` for rows outside any list, in the traits' environment",
        absent: ListDocument().list?.appearance),
    ] + ListConfiguration.members(absent: ListConfiguration.Appearance.allCases.map(defaultList))
      + [
        Schema.Member("title", .name, "title above the list", absent: "none"),
        Schema.Member(
          "searchField", .name, "placeholder of the search field above the list", absent: "none"),
        Schema.Member(
          "insets", marginsForm, "`[top, leading, bottom, trailing]` around the list, in points",
          absent: DirectionalEdgeInsets.zero),
        Schema.Member(
          "inheritedMargins", marginsForm,
          "`[top, leading, bottom, trailing]` of the view around rows outside any list, in points",
          absent: "the default margins, `[8, 8, 8, 8]`"),
        Schema.Member(
          "shaper", .type(TextSystem.self), "shaper that measures the texts",
          absent: TextSystem.embedded),
        Schema.Member(
          "symbols", namedSymbols.form, "custom drawings for symbols, by name",
          absent: [String: CustomSymbol]()),
        Schema.Member(
          "colors", namedColors.form, "colors that the document uses by name, such as `$brand`",
          absent: [String: CellColor]()),
        Schema.Member(
          "fonts", namedFonts.form, "fonts that the document uses by name, such as `$title`",
          absent: [String: CellFont]()),
        Schema.Member(
          "unavailable", .type(ContentUnavailableConfiguration.self),
          "what a list without rows shows", absent: "none"),
        Schema.Member(
          "lint", .type(LintSettings.self), "findings that lint leaves out",
          absent: LintSettings()),
        Schema.Member(
          "sections", .array(.type(Section.self), count: 0...itemLimit), "the sections",
          absent: [Section]()),
      ])

  package static var schemaValue: Schema.Value { .object(form) }

  /// Reads a document; the members of its list are members of the document.
  ///
  /// The member `"$schema"`, which refers editors to a schema, is ignored.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and impossible numbers.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try MemberDecoder(decoder, Self.form)
    _ = try object.decode(String.self, "$schema")
    if let version = try object.decode(Int.self, "version"), !Self.versions.contains(version) {
      throw object.unusable("version", expected: Self.expectedVersion)
    }
    width = try object.number("width", .nonNegative) ?? width
    screenWidth = try object.number("screenWidth", .nonNegative)
    traits = try object.decode("traits") ?? traits
    list = try Self.list(object)
    title = try object.decode("title")
    searchField = try object.decode("searchField")
    for (member, value) in [("title", title), ("searchField", searchField)] where value == "" {
      throw object.unusable(member, expected: Schema.Value.name.noun)
    }
    insets = try Self.margins(object, "insets") ?? insets
    inheritedMargins = try Self.margins(object, "inheritedMargins")
    shaper = try object.decode("shaper") ?? shaper
    symbols = try Self.namedSymbols.read(object)
    colors = try Self.namedColors.read(object)
    fonts = try Self.namedFonts.read(object)
    unavailable = try object.decode("unavailable")
    lint = try object.decode("lint") ?? lint
    let firstRow = list?.headerMode == .firstItemInSection ? SectionPlace.header : .row
    sections =
      try object.decode("sections", expected: "an array") {
        try Self.sections($0, firstRow: firstRow)
      } ?? []
    if let repeated = DocumentIdentities.repeatedID(in: sections) {
      throw DecodingError(
        path: decoder.codingPath.map(\.pathComponent) + repeated.path,
        found: DocumentIdentities.found(repeated.id), expected: DocumentIdentities.expected)
    }
  }

  /// The versions of the format that can be read.
  private static let versions = 1...formatVersion

  private static var expectedVersion: String {
    "a version of the format, of which \(formatVersion) is the latest"
  }

  /// Reads the list; outside any list, its members have no effect but must still be valid.
  private static func list(_ object: MemberDecoder) throws -> ListConfiguration? {
    let written = try object.decode(WrittenAppearance.self, "appearance")
    let appearance = written.map(\.appearance) ?? .insetGrouped
    var list = defaultList(appearance ?? .plain)
    try list.decodeMembers(of: object)
    return appearance == nil ? nil : list
  }

  /// The maximum number of sections and rows in a document, counted together.
  static let itemLimit = 20_000

  static var tooManyItems: String { "at most \(itemLimit) sections and rows in a document" }

  /// Reads sections, up to the limit of sections and rows.
  private static func sections(
    _ decoder: any Decoder, firstRow: SectionPlace
  ) throws -> [Section] {
    var array = try decoder.unkeyedContainer()
    var sections: [Section] = []
    var items = 0
    while !array.isAtEnd {
      let place = array.codingPath.map(\.pathComponent) + ["\(array.currentIndex)"]
      sections.append(try Section(from: array.superDecoder(), place: firstRow))
      items += 1 + (sections.last?.rows.count ?? 0)
      if items > itemLimit {
        throw DecodingError(
          path: place, found: "\(items) up to here", expected: tooManyItems)
      }
    }
    return sections
  }

  /// Writes the document.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    guard sections.reduce(0, { $0 + 1 + $1.rows.count }) <= Self.itemLimit else {
      throw object.unwritable("sections", "more", expected: Self.tooManyItems)
    }
    if let repeated = DocumentIdentities.repeatedID(in: sections) {
      throw object.unwritable(
        "sections", DocumentIdentities.found(repeated.id), expected: DocumentIdentities.expected)
    }
    try object.write("width", width, .nonNegative)
    if let screenWidth { try object.write("screenWidth", screenWidth, .nonNegative) }
    if traits != TraitCollection() { try object.write("traits", traits) }
    try object.write("appearance", WrittenAppearance(appearance: list?.appearance))
    if let list {
      try list.encodeMembers(into: &object, besides: Self.defaultList(list.appearance))
    }
    for (member, value) in [("title", title), ("searchField", searchField)] where value == "" {
      throw object.unwritable(member, "\"\"", expected: Schema.Value.name.noun)
    }
    try object.encode("title", title)
    try object.encode("searchField", searchField)
    try encodeMargins(insets == .zero ? nil : insets, "insets", to: &object)
    try encodeMargins(inheritedMargins, "inheritedMargins", to: &object)
    if shaper != .embedded { try object.write("shaper", shaper) }
    try Self.namedSymbols.write(symbols, to: &object)
    try Self.namedColors.write(colors, to: &object)
    try Self.namedFonts.write(fonts, to: &object)
    if let unavailable { try object.write("unavailable", unavailable) }
    if lint != LintSettings() { try object.write("lint", lint) }
    try object.write("sections", sections)
  }

  /// Reads the margins of a view, which unlike insets are never negative.
  private static func margins(
    _ object: MemberDecoder, _ member: String
  ) throws -> DirectionalEdgeInsets? {
    try object.value(member).map {
      let numbers = try $0.numbers(4, .nonNegative, expected: marginsNoun)
      return DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }

  private func encodeMargins(
    _ margins: DirectionalEdgeInsets?, _ member: String, to object: inout MemberEncoder
  ) throws {
    guard let margins else { return }
    let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
    guard numbers.allSatisfy({ NumberRange.nonNegative.contains($0) }) else {
      throw object.unwritable(member, margins, expected: Self.marginsNoun)
    }
    try object.write(member, margins)
  }

  private static let marginsForm = Schema.Value.array(.number(.nonNegative), count: 4...4)

  private static let marginsNoun = "[top, leading, bottom, trailing] in points, not negative"
}

/// An appearance, or the word for no list.
private struct WrittenAppearance: Codable, SchemaRepresentable {
  var appearance: ListConfiguration.Appearance?

  init(appearance: ListConfiguration.Appearance?) { self.appearance = appearance }

  private static let known = ListConfiguration.Appearance.allCases.map(\.name) + ["none"]

  static var schemaValue: Schema.Value { .names(known) }
  static var schemaName: String? { "ListAppearance" }

  init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let name = value.string, Self.known.contains(name) else {
      throw value.mismatch(expected: Self.schemaNoun, known: Self.known)
    }
    appearance = ListConfiguration.Appearance(name: name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(appearance?.name ?? "none")
  }
}

extension ListDocument.TextSystem: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "a shaper",
    [
      Schema.Member(
        required: "fixedAdvance", .number(.nonNegative), "width of every cluster, in ems, for tests"
      )
    ], name: "FixedAdvanceShaper")

  private static let known = ["embedded", "pango"]

  package static var schemaValue: Schema.Value {
    .choice([.named("ShaperName", .names(known)), .object(form)])
  }

  /// Reads `"embedded"`, `"pango"` or `{"fixedAdvance": ems}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    switch value.string {
    case "embedded":
      self = .embedded
      return
    case "pango":
      self = .pango
      return
    default: break
    }
    guard value.isObject else {
      throw value.mismatch(
        expected: "\"embedded\", \"pango\" or {\"fixedAdvance\": ems}: a shaper", known: Self.known)
    }
    let object = try MemberDecoder(decoder, Self.form)
    guard let advance = try object.number("fixedAdvance", .nonNegative) else {
      throw value.mismatch(expected: "{\"fixedAdvance\": ems}")
    }
    self = .fixedAdvance(advance)
  }

  /// Writes the shaper in the form that ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .embedded:
      var container = encoder.singleValueContainer()
      try container.encode("embedded")
    case .pango:
      var container = encoder.singleValueContainer()
      try container.encode("pango")
    case .fixedAdvance(let advance):
      var object = MemberEncoder(encoder)
      try object.write("fixedAdvance", advance, .nonNegative)
    }
  }
}
