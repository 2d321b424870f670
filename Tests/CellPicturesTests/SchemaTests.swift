import CellConfiguration
import CellDocuments
import CellPictures
import CellTestSupport
import CellText
import Foundation
import Testing

@Suite("The schema describes every member of documents")
struct SchemaTests {
  private static let schema = Result { try JSONNode(ListDocument.schema) }

  private static let forms = ListDocument.objectForms

  /// Every schema of an object in the schema, with its place.
  private static func objects() throws -> [(place: String, object: JSONNode)] {
    let schema = try schema.get()
    return schema.paths.compactMap { path in
      guard let node = schema[path], node["properties"] != nil, node["type"] == .string("object")
      else { return nil }
      return (path.written, node)
    }
  }

  @Test("The schema describes every object and allows no other members")
  func objects() throws {
    let objects = try Self.objects()
    #expect(objects.count > 30)
    for (place, object) in objects {
      #expect(object["additionalProperties"] == .bool(false), "\(place)")
      #expect(Self.isSentence(object["description"]), "\(place)")
      guard case .object(let members)? = object["properties"] else { continue }
      for member in members {
        #expect(Self.isSentence(member.value["description"]), "\(place): \(member.name)")
      }
    }
  }

  private static func isSentence(_ description: JSONNode?) -> Bool {
    guard case .string(let text)? = description else { return false }
    return text.hasSuffix(".") && text.count > 5 && text.first?.isLowercase == false
      && !text.contains("..")
  }

  @Test("The schema gives for every member its default or says that it is required")
  func absence() throws {
    for (place, object) in try Self.objects() {
      guard case .object(let members)? = object["properties"] else { continue }
      let required = object["required"]?.strings ?? []
      for member in members {
        let hasDefault = member.value["default"] != nil
        let isDescribed = member.value["description"]?.text.contains("When absent: ") == true
        let count = [hasDefault, isDescribed, required.contains(member.name)].count { $0 }
        #expect(count == 1, "\(place): \(member.name)")
      }
    }
  }

  @Test("A size has no negative numbers, an offset can have them")
  func pairs() throws {
    let schema = try Self.schema.get()
    func numbers(_ name: String) -> JSONNode? {
      schema[[.member("$defs"), .member(name), .member("items")]]
    }
    #expect(numbers("Size")?["$ref"] == .string("#/$defs/NonNegativeNumber"))
    #expect(numbers("Offset")?["type"] == .string("number"))
    #expect(numbers("Offset")?["minimum"] == nil)
  }

  @Test("The schema limits only values whose type it says")
  func types() throws {
    let schema = try Self.schema.get()
    let types = [
      "minLength": ["string"], "pattern": ["string"], "items": ["array"], "minItems": ["array"],
      "maxItems": ["array"], "minimum": ["number", "integer"], "maximum": ["number", "integer"],
      "exclusiveMinimum": ["number", "integer"],
    ]
    var found: Set<String> = []
    for path in schema.paths {
      // Members of documents may have the same names, and the names of members are strings.
      guard let node = schema[path], path.last != .member("properties"),
        path.last != .member("propertyNames")
      else { continue }
      for (limit, expected) in types where node[limit] != nil {
        found.insert(limit)
        let isOfType = node["type"]?.strings.contains { expected.contains($0) } == true
        #expect(isOfType, "\(path.written): \(limit)")
      }
    }
    #expect(found == Set(types.keys))
  }

  @Test("The schema defines all that it refers to and nothing else")
  func references() throws {
    let schema = try Self.schema.get()
    let references = schema.paths.filter { $0.last == .member("$ref") }.compactMap {
      schema[$0]?.strings.first
    }
    guard case .object(let definitions)? = schema["$defs"] else {
      Issue.record("no definitions")
      return
    }
    #expect(Set(references) == Set(definitions.map { "#/$defs/\($0.name)" }))
    // Names that classes of any language can have.
    for definition in definitions {
      #expect(definition.name.wholeMatch(of: /[A-Z][A-Za-z]+/) != nil)
      #expect(definition.value["title"] == .string(definition.name))
    }
    #expect(schema["title"] == .string("ListDocument"))
    for name in ["Section", "Row", "HeaderFooter", "ListContentConfiguration", "CellColor"] {
      #expect(definitions.contains { $0.name == name }, "\(name)")
    }
  }

  /// Generators of code make up names for what has none, such as `Kind1`.
  @Test("Every object, every list of names and every limited element has a name")
  func names() throws {
    let schema = try Self.schema.get()
    var counts = (objects: 0, names: 0, parts: 0)
    for path in schema.paths {
      guard let node = schema[path], path.last != .member("properties") else { continue }
      let isDefinition = path.isEmpty || path.count == 2 && path[0] == .member("$defs")
      if node["properties"] != nil {
        #expect(isDefinition, "\(path.written)")
        counts.objects += 1
      }
      if node["enum"] != nil {
        #expect(isDefinition, "\(path.written)")
        counts.names += 1
      }
      let isPart = path.last == .member("items") || path.dropLast().last == .member("anyOf")
      if isPart,
        ["pattern", "minLength", "minimum", "properties"].contains(where: {
          node[$0] != nil
        })
      {
        Issue.record("\(path.written)")
      }
      if isPart { counts.parts += 1 }
    }
    #expect(counts.objects > 60 && counts.names > 40 && counts.parts > 60, "\(counts)")
  }

  @Test("Alternatives that are objects are told apart by their members")
  func alternatives() throws {
    let schema = try Self.schema.get()
    var count = 0
    for form in Self.forms where !form.variants.isEmpty {
      for variant in form.variants {
        let object = try #require(schema[[.member("$defs"), .member(variant.name)]])
        guard case .object(let members)? = object["properties"] else {
          Issue.record("no object: \(variant.name)")
          continue
        }
        #expect(Set(members.map(\.name)) == Set(variant.members))
        #expect(Set(object["required"]?.strings ?? []) == Set(variant.required))
        for (member, names) in variant.names where names.count == 1 {
          #expect(object["properties"]?[member]?["const"] == .string(names[0]))
        }
        count += 1
      }
      let signatures = form.variants.map {
        [$0.required.sorted(), $0.names.values.joined().sorted()]
      }
      #expect(Set(signatures).count == form.variants.count)
    }
    #expect(count > 20)
  }

  @Test(
    "The schema's defaults are the values that the reader uses",
    arguments: DocumentCorpus.documents.indices)
  func defaults(index: Int) throws {
    let document = try JSONNode(DocumentCorpus.documents[index].text)
    let original = try Self.read(document)
    var count = 0
    for path in document.paths {
      guard let kind = try DocumentFormatTests.accepted(at: path, in: document)?.kind,
        case .object(let members)? = document[path]
      else { continue }
      for form in Self.forms where form.kind == kind {
        for member in form.members where !members.contains(where: { $0.name == member.name }) {
          guard let text = member.defaultText else { continue }
          let changed = JSONNode.object(members + [(member.name, try JSONNode(text))])
          let document = document.replacing(path, by: [changed])
          // A member that does not go with the others is refused.
          guard
            let again = form.variants.isEmpty ? try Self.read(document) : try? Self.read(document)
          else { continue }
          let isSame = again == original
          #expect(isSame, "\(path.written).\(member.name): \(text)")
          count += 1
        }
      }
    }
    #expect(count > 5)
  }

  @Test(
    "Writing out all defaults of the schema changes no list, in any style and state",
    arguments: ListContentConfiguration.Style.allCases)
  func writtenDefaults(style: ListContentConfiguration.Style) throws {
    let backgrounds = BackgroundConfiguration.Style.allCases
    let flags = StateSpace.combinations + StateSpace.flagsWithoutEffect
    // Half of the states for each style, by turns.
    let places = flags.indices.filter { $0 % 2 == style.rawValue % 2 }
    let rows = someCases(places).map { place in
      var state = CellConfigurationState(flags[place])
      state.traitCollection.styleSheet = StateSpace.sheets[place / 2 % 2]
      return ListDocument.Row(
        content: .made(style) { $0.image = CellImage(systemName: "wifi") },
        background: BackgroundConfiguration(style: backgrounds[place % backgrounds.count]),
        state: state, accessories: [.checkmark(), .label(text: "3")])
    }
    var document = ListDocument()
    let header = ListDocument.HeaderFooter(content: .made(style))
    document.sections = [ListDocument.Section(header: header, rows: rows)]
    let text = try #require(String(data: JSONEncoder().encode(document), encoding: .utf8))
    let completed = try JSONNode(text).withDefaults(of: ListDocument.schemaValue)
    let other = try Self.read(#require(completed))
    #expect(completed.map { $0.text.count > text.count * 3 / 2 } == true)
    #expect(other == document)
  }

  @Test("A property whose default changes with the state has no default in the schema")
  func defaultsOfStates() throws {
    func report(_ alpha: String) throws -> String {
      let row =
        #"{ "content": { "style": "sidebarCell", "text": "A" \#(alpha) }, "#
        + #""state": { "isDisabled": true } }"#
      return try DocumentLayout(
        Self.read(JSONNode(#"{ "sections": [{ "rows": [\#(row)] }] }"#)), shaper: .embedded
      ).report()
    }
    #expect(try report("") != report(#", "alpha": 1"#))
    let form = try #require(Self.forms.first { $0.kind == "a list content configuration" })
    let alpha = try #require(form.members.first { $0.name == "alpha" })
    #expect(alpha.defaultText == nil)
    #expect(alpha.absencePhrase == "the style's default, normally `1`")
  }

  private static func read(_ document: JSONNode) throws -> ListDocument {
    try ListDocument(data: Data(document.text.utf8), name: "list.json")
  }

  @Test(
    "The schema gives the default properties of every content style",
    arguments: ListContentConfiguration.Style.allCases)
  func contentDefaults(style: ListContentConfiguration.Style) throws {
    let members = try Self.assigned("a list content configuration", style.name)
    // A nil cannot be told from a value that was never there; all others are told.
    #expect(members.count == 10)
    func picture(_ members: [(name: String, value: JSONNode)]) throws -> String {
      let own: [(name: String, value: JSONNode)] = [
        ("style", .string(style.name)), ("text", .string("Text")),
        ("secondaryText", .string("Secondary text")), ("image", .string("wifi")),
      ]
      return try Self.picture("content", own + members)
    }
    #expect(try picture(members) == picture([]))
  }

  @Test(
    "The schema gives the default properties of every background style",
    arguments: BackgroundConfiguration.Style.allCases)
  func backgroundDefaults(style: BackgroundConfiguration.Style) throws {
    let members = try Self.assigned("a background configuration", style.name)
    #expect(members.count == 14)
    let own = [(name: "style", value: JSONNode.string(style.name))]
    #expect(try Self.picture("background", own + members) == Self.picture("background", own))
  }

  /// Every property of a configuration with the default of a style, those in objects as well.
  private static func assigned(
    _ kind: String, _ style: String
  ) throws -> [(name: String, value: JSONNode)] {
    let form = try #require(Self.forms.first { $0.kind == kind })
    func defaults(_ form: Schema.Object) throws -> [(name: String, value: JSONNode)] {
      try form.members.compactMap { member in
        if case .object(let inner) = member.value, inner.name?.hasSuffix("Properties") == true {
          return (member.name, .object(try defaults(inner)))
        }
        return try member.defaultText(for: style).map { (member.name, try JSONNode($0)) }
      }
    }
    return try defaults(form)
  }

  /// Returns the picture of a row, with its margins and paddings.
  private static func picture(
    _ member: String, _ members: [(name: String, value: JSONNode)]
  ) throws -> String {
    let row = JSONNode.object([(member, .object(members))])
    let document = JSONNode.object([
      ("sections", .array([.object([("rows", .array([row]))])]))
    ])
    return try DocumentLayout(read(document), shaper: .embedded)
      .picture(showsLayoutGuides: true)
  }

  @Test("A custom view with a size has one definition, whether or not it shows a control")
  func controls() throws {
    let schema = try Self.schema.get()
    func members(of name: String) -> JSONNode? {
      schema[[.member("$defs"), .member(name), .member("properties")]]
    }
    #expect(members(of: "CustomViewAccessory")?["size"] != nil)
    #expect(members(of: "CustomViewAccessory")?["control"] != nil)
    #expect(members(of: "ControlViewAccessory")?["control"] != nil)
    #expect(members(of: "ControlViewAccessory")?["size"] == nil)
  }
}
