extension CellAccessory {
  /// The action of a tap on an accessory: a name, or a reference to an object.
  ///
  /// The value itself runs no code. The code that displays the accessory looks up the action by its
  /// name. A name can be encoded. Only the code that made a reference can use it: for example,
  /// `CellHosting` makes a reference from a closure and runs the closure.
  ///
  /// ```swift
  /// cell.accessories = [.detail(action: CellAccessory.Action(named: "showDetails"))]
  /// ```
  public struct Action: Hashable, Sendable {
    /// The name of the action; `nil` for a reference.
    public let name: String?

    /// The object of the reference; `nil` for a name.
    public let reference: (any AnyObject & Sendable)?

    /// Creates an action with a name.
    public init(named name: String) {
      self.name = name
      reference = nil
    }

    /// Creates an action with a strong reference to an object.
    ///
    /// The action is equal to other actions that refer to the same object. It cannot be encoded.
    public init(reference: any AnyObject & Sendable) {
      name = nil
      self.reference = reference
    }

    /// Returns whether two actions have the same name or refer to the same object.
    public static func == (a: Action, b: Action) -> Bool {
      a.name == b.name && a.reference === b.reference
    }

    /// Hashes the name and the identity of the object.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(reference.map { ObjectIdentifier($0) })
    }
  }
}

extension CellAccessory.Action: Codable, SchemaRepresentable {
  package static var schemaValue: Schema.Value { .text }
  package static var schemaName: String? { nil }

  /// Reads the name of an action.
  public init(from decoder: any Decoder) throws {
    let value = AnyValue(decoder)
    guard let name = value.string else { throw value.mismatch(expected: "the name of an action") }
    self.init(named: name)
  }

  /// Writes the name.
  ///
  /// - Throws: `EncodingError` for a reference.
  public func encode(to encoder: any Encoder) throws {
    guard let name else {
      throw EncodingError.unwritable(
        self, encoder,
        "an action that is a closure or another object cannot be written down; one with a name can")
    }
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
