import CellConfiguration
public import Foundation

extension PreviewDocument: Codable {
  private static let members =
    ["$schema", "width", "screenWidth", "traits"] + ListConfiguration.members
    + ["inheritedMargins", "shaper", "symbols", "sections"]

  /// Reads a document, whose members are those of its list as well.
  ///
  /// What an editor finds in `"$schema"`, the place of a schema, is not kept.
  ///
  /// - Throws: `DecodingError` for unknown members and names, wrong types and
  ///   impossible numbers.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try MemberDecoder(decoder, members: Self.members, of: "a preview document")
    _ = try object.decode(String.self, "$schema")
    width = try object.number("width", .nonNegative) ?? width
    screenWidth = try object.number("screenWidth", .nonNegative)
    traits = try object.decode("traits") ?? traits
    list = try Self.list(object)
    inheritedMargins = try Self.margins(object)
    shaper = try object.decode("shaper") ?? shaper
    symbols =
      try object.decode("symbols", expected: "an object: symbols by their names") {
        try Self.symbols($0)
      } ?? [:]
    let firstRow = list?.headerMode == .firstItemInSection ? SectionPlace.header : .row
    sections =
      try object.decode("sections", expected: "an array") {
        try Self.sections($0, firstRow: firstRow)
      } ?? []
  }

  /// Reads the list; outside any, its members mean nothing but have to be right.
  private static func list(_ object: MemberDecoder) throws -> ListConfiguration? {
    let written = try object.decode(WrittenAppearance.self, "appearance")
    let appearance = written.map(\.appearance) ?? .insetGrouped
    var list = defaultList(appearance ?? .plain)
    try list.decodeMembers(of: object)
    return appearance == nil ? nil : list
  }

  /// How many sections and rows a document has at most, taken together.
  static let itemLimit = 20_000

  static var tooManyItems: String { "at most \(itemLimit) sections and rows in a document" }

  /// Reads sections until there are too many of them and of their rows.
  private static func sections(
    _ decoder: any Decoder, firstRow: SectionPlace
  ) throws -> [Section] {
    var array = try decoder.unkeyedContainer()
    var sections: [Section] = []
    var items = 0
    while !array.isAtEnd {
      let place = array.codingPath.map(\.pathComponent) + ["\(array.currentIndex)"]
      sections.append(try Section(from: array.superDecoder(), firstRow: firstRow))
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
  /// - Throws: `EncodingError` if a value of it cannot be written down.
  public func encode(to encoder: any Encoder) throws {
    var object = MemberEncoder(encoder)
    guard sections.reduce(0, { $0 + 1 + $1.rows.count }) <= Self.itemLimit else {
      throw object.unwritable("sections", "more", expected: Self.tooManyItems)
    }
    try object.write("width", width, .nonNegative)
    if let screenWidth { try object.write("screenWidth", screenWidth, .nonNegative) }
    if traits != TraitCollection() { try object.write("traits", traits) }
    try object.write("appearance", WrittenAppearance(appearance: list?.appearance))
    if let list {
      try list.encodeMembers(into: &object, besides: Self.defaultList(list.appearance))
    }
    try encodeMargins(to: &object)
    if shaper != .embedded { try object.write("shaper", shaper) }
    try encodeSymbols(to: &object)
    try object.write("sections", sections)
  }

  /// Margins of a view, which are never negative, unlike insets.
  private static func margins(_ object: MemberDecoder) throws -> DirectionalEdgeInsets? {
    try object.value("inheritedMargins").map {
      let numbers = try $0.numbers(4, .nonNegative, expected: marginsForm)
      return DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }

  private func encodeMargins(to object: inout MemberEncoder) throws {
    guard let margins = inheritedMargins else { return }
    let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
    guard numbers.allSatisfy({ NumberRange.nonNegative.contains($0) }) else {
      throw object.unwritable("inheritedMargins", margins, expected: Self.marginsForm)
    }
    try object.write("inheritedMargins", margins)
  }

  private static let marginsForm = "[top, leading, bottom, trailing] in points, not negative"

  /// How many bytes the file of a document has at most.
  static let sizeLimit = 1 << 24

  /// Reads a document from the contents of a file.
  ///
  /// - Parameters:
  ///   - data: JSON.
  ///   - name: The name of the file for messages.
  /// - Throws: ``PreviewError`` with up to twenty problems, each with its line and column, what is
  ///   there and what belongs there.
  public init(data: Data, name: String) throws(PreviewError) {
    guard data.count <= Self.sizeLimit else {
      throw PreviewError(
        file: name,
        problem: "(top level): found more than \(Self.sizeLimit) bytes, expected a document of at "
          + "most as many")
    }
    self = try DocumentReader.read(data, file: name)
  }
}

/// An appearance, or the word for none.
private struct WrittenAppearance: Codable {
  var appearance: ListConfiguration.Appearance?

  init(appearance: ListConfiguration.Appearance?) { self.appearance = appearance }

  init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    let known = ListConfiguration.Appearance.allCases.map(\.name) + ["none"]
    guard let name = value.string, known.contains(name) else {
      throw value.mismatch(
        expected: "one of " + known.map { "\"\($0)\"" }.joined(separator: ", "), known: known,
        as: value.string ?? "")
    }
    appearance = ListConfiguration.Appearance(name: name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(appearance?.name ?? "none")
  }
}

extension PreviewDocument.Shaper: Codable {
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
      let known = ["embedded", "pango"]
      throw value.mismatch(
        expected: "\"embedded\", \"pango\" or {\"fixedAdvance\": ems}: a shaper", known: known,
        as: value.string ?? "")
    }
    let object = try MemberDecoder(decoder, members: ["fixedAdvance"], of: "a shaper")
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
