extension CellAccessory {
  /// The action of a tap on an accessory, a row or a button: a name, or a reference to an object.
  ///
  /// The value itself runs no code. The code that displays the accessory looks up the action by its
  /// name. A name can be encoded, with parameters that the code decodes. Only the code that made a
  /// reference can use it: for example, `CellHosting` makes a reference from a closure and runs the
  /// closure.
  ///
  /// ```swift
  /// cell.accessories = [.detail(action: CellAccessory.Action(named: "showDetails"))]
  /// cell.action = try CellAccessory.Action(named: "open", parameters: Room(id: 3))
  /// ```
  public struct Action: Hashable, Sendable {
    /// The name of the action; `nil` for a reference.
    public let name: String?

    /// The object of a reference, or the parameters of a name.
    private let object: (any AnyObject & Sendable)?

    /// The object of the reference; `nil` for a name.
    public var reference: (any AnyObject & Sendable)? { name == nil ? object : nil }

    /// The parameters of a name, if it has some.
    fileprivate var parameters: EncodedValue? {
      name == nil ? nil : object as? EncodedValue
    }

    /// Creates an action with a name.
    public init(named name: String) {
      self.name = name
      object = nil
    }

    /// Creates an action with a name and parameters.
    ///
    /// - Throws: The error of the parameters' own encoding, or an `EncodingError` for numbers that
    ///   are not finite and for values more than 32 levels deep.
    public init(named name: String, parameters: some Encodable) throws {
      self.init(named: name, try EncodedValue(encoding: parameters))
    }

    private init(named name: String, _ parameters: EncodedValue?) {
      self.name = name
      object = parameters
    }

    /// Creates an action with a strong reference to an object.
    ///
    /// The action is equal to other actions that refer to the same object. It cannot be encoded.
    public init(reference: any AnyObject & Sendable) {
      name = nil
      object = reference
    }

    /// Returns the parameters as a value of a type; an action without parameters has none.
    ///
    /// ```swift
    /// let room = try action.parameters(as: Room.self)
    /// ```
    ///
    /// - Throws: `DecodingError` if there are no parameters, or if they have another form.
    public func parameters<Parameters: Decodable>(
      as type: Parameters.Type = Parameters.self
    ) throws -> Parameters {
      guard let parameters else {
        throw DecodingError.valueNotFound(
          type, .init(codingPath: [], debugDescription: "The action has no parameters."))
      }
      return try parameters.decoded()
    }

    /// The parameters as JSON with sorted names; `nil` for none.
    public var parametersJSON: String? { parameters?.value.writtenDescription }

    /// Returns whether two actions have the same name and parameters, or refer to the same object.
    public static func == (a: Action, b: Action) -> Bool {
      a.name == b.name && a.parameters?.value == b.parameters?.value
        && a.reference === b.reference
    }

    /// Hashes the name and the parameters, or the identity of the object.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(parameters?.value)
      hasher.combine(reference.map { ObjectIdentifier($0) })
    }
  }
}

extension CellAccessory.Action: Codable, SchemaRepresentable {
  private static let form = Schema.Object(
    "an action",
    [
      Schema.Member(required: "name", .text, "name of the action, for the app"),
      Schema.Member(
        "parameters", .any, "any JSON, which the app decodes", absent: "no parameters"),
    ], name: "ActionWithParameters")

  /// A name, or an object with parameters.
  package static var schemaValue: Schema.Value { .choice([.text, .object(form)]) }
  package static var schemaNoun: String { "the name of an action, or an object: \(form.kind)" }

  /// Reads the name of an action, or `{"name", "parameters"}`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    if let name = value.string {
      self.init(named: name)
      return
    }
    guard value.isObject else { throw value.mismatch(expected: Self.schemaNoun) }
    let object = try MemberDecoder(decoder, Self.form)
    self.init(
      named: try object.required("name"),
      try object.decode("parameters", expected: Schema.Value.any.noun) {
        EncodedValue(try JSONTree(from: $0))
      })
  }

  /// Writes the name, or an object for an action with parameters.
  ///
  /// - Throws: `EncodingError` for a reference.
  public func encode(to encoder: any Encoder) throws {
    guard let name else {
      throw EncodingError.unwritable(
        self, encoder,
        "an action that is a closure or another object cannot be encoded; one with a name can")
    }
    guard let parameters else {
      var container = encoder.singleValueContainer()
      try container.encode(name)
      return
    }
    var object = MemberEncoder(encoder)
    try object.write("name", name)
    try object.write("parameters", parameters.value)
  }
}
