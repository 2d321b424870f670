extension CellAccessory {
  /// What happens when an accessory is tapped: a name, or a reference to something that does it.
  ///
  /// A value has no code to run. A name is looked up by whoever shows the accessory, and can be
  /// written down; a reference means something to the code that made it, such as `CellHosting`,
  /// which makes one of a closure and runs it.
  ///
  /// ```swift
  /// cell.accessories = [.detail(action: CellAccessory.Action(named: "showDetails"))]
  /// ```
  public struct Action: Hashable, Sendable {
    /// The name; `nil` for a reference.
    public let name: String?

    /// What is referred to; `nil` for a name.
    public let reference: (any AnyObject & Sendable)?

    /// Creates an action that is looked up by its name.
    public init(named name: String) {
      self.name = name
      reference = nil
    }

    /// Creates an action that refers to an object, and holds it strongly.
    ///
    /// Equal to other actions that refer to the same object. It cannot be encoded.
    public init(reference: any AnyObject & Sendable) {
      name = nil
      self.reference = reference
    }

    /// Whether two actions have the same name or refer to the same object.
    public static func == (a: Action, b: Action) -> Bool {
      a.name == b.name && a.reference === b.reference
    }

    /// Feeds the name and the identity of the object.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(reference.map { ObjectIdentifier($0) })
    }
  }
}

extension CellAccessory.Action: Codable, WrittenForm {
  package static var valueForm: ValueForm { .text }
  package static var formName: String? { nil }

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
