import CellConfiguration

/// A section or row in a document.
protocol DocumentItem: Hashable, Sendable, Codable, SchemaRepresentable {
  var id: String? { get set }
  var requires: [String] { get set }
  var fallback: ListDocument.Fallback<Self>? { get set }
  var lint: LintSettings { get set }

  /// A noun for the item.
  static var noun: String { get }

  /// Reads the item.
  ///
  /// - Parameters:
  ///   - decoder: The decoder.
  ///   - place: The place of the item, or of the first row of a section.
  init(from decoder: any Decoder, place: SectionPlace) throws
}

extension DocumentItem {
  /// The members that sections and rows share.
  static var commonMembers: [Schema.Member] {
    [
      Schema.Member(
        "id", .name, "identity of the \(noun), which no other \(noun) has", absent: "its position"),
      Schema.Member(
        "requires", .array(.named("FeatureName", .name)),
        "names of features that an app needs to show the \(noun)",
        absent: [String]()),
      Schema.Member(
        "fallback", .choice([.names(["hidden"]), .type(Self.self)]),
        "\(noun) that an app shows that cannot show this one; `hidden` for none",
        absent: "none, or the parts that the app understands"),
      Schema.Member(
        "lint", .type(LintSettings.self), "findings about the \(noun) that lint leaves out",
        absent: LintSettings()),
    ]
  }

  /// Reads the members that sections and rows share.
  mutating func readCommonMembers(of object: MemberDecoder, place: SectionPlace) throws {
    lint = try object.decode("lint") ?? LintSettings()
    id = try object.decode("id")
    if id?.isEmpty == true { throw object.unusable("id", expected: Schema.Value.name.noun) }
    requires = try object.decode("requires") ?? []
    if let index = requires.firstIndex(of: "") {
      let names = try object.value("requires")?.elements(expected: "an array")
      throw names?[index].mismatch(expected: Schema.Value.name.noun)
        ?? object.unusable("requires", expected: "names")
    }
    fallback = try object.decode("fallback", expected: "\"hidden\", or an object: a \(Self.noun)") {
      let value = AnyValue($0)
      if let name = value.string {
        guard name == "hidden" else {
          throw value.mismatch(
            expected: "\"hidden\", or an object: a \(Self.noun)", known: ["hidden"])
        }
        return .hidden
      }
      let item = try Self(from: $0, place: place)
      if let id = item.id {
        throw DecodingError(
          path: value.path + ["id"], found: "\"\(id.shortenedForMessages)\"",
          expected: "no id: a fallback has the id of the \(Self.noun) that it replaces")
      }
      return .item(item)
    }
  }

  /// Writes the members that sections and rows share.
  func writeCommonMembers(to object: inout MemberEncoder) throws {
    if id == "" || requires.contains("") {
      throw object.unwritable(
        id == "" ? "id" : "requires", "\"\"", expected: Schema.Value.name.noun)
    }
    try object.encode("id", id)
    if !requires.isEmpty { try object.write("requires", requires) }
    switch fallback {
    case .item(let item):
      if let id = item.id {
        throw object.unwritable("fallback", "the id \(id)", expected: "a \(Self.noun) without one")
      }
      try object.write("fallback", item)
    case .hidden: try object.write("fallback", "hidden")
    case nil: break
    }
    if lint != LintSettings() { try object.write("lint", lint) }
  }
}
