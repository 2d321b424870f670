/// Values under keys of two kinds: strings, and types that also say the value's type and default.
///
/// The one store behind custom traits and custom states. A value that is `nil`, or equal to its key's
/// default, is not stored, so that two stores are equal exactly when every key reads the same.
struct TypedValues: Hashable, Sendable {
  /// A value of any type that can be compared and sent.
  struct Value: Hashable, Sendable {
    let wrapped: any Hashable & Sendable

    static func == (a: Value, b: Value) -> Bool { AnyHashable(a.wrapped) == AnyHashable(b.wrapped) }

    func hash(into hasher: inout Hasher) { AnyHashable(wrapped).hash(into: &hasher) }
  }

  /// What a value is found by.
  enum Key: Hashable, Sendable {
    case name(String)
    case type(ObjectIdentifier, name: String)

    /// The name that descriptions print.
    var name: String {
      switch self {
      case .name(let name), .type(_, let name): name
      }
    }
  }

  private var values: [Key: Value] = [:]

  init() {}

  var isEmpty: Bool { values.isEmpty }

  subscript(name: String) -> (any Hashable & Sendable)? {
    get { values.isEmpty ? nil : values[.name(name)]?.wrapped }
    set { values[.name(name)] = newValue.map(Value.init) }
  }

  subscript<T: Hashable & Sendable>(type: Any.Type, default defaultValue: T) -> T {
    get {
      if values.isEmpty { return defaultValue }
      return values[Self.key(type)]?.wrapped as? T ?? defaultValue
    }
    set { values[Self.key(type)] = newValue == defaultValue ? nil : Value(wrapped: newValue) }
  }

  static func key(_ type: Any.Type) -> Key {
    .type(ObjectIdentifier(type), name: String(describing: type))
  }

  /// The keys that have a value other than their default.
  var keys: Set<Key> { Set(values.keys) }

  /// The value under a key as it is stored.
  func wrapped(_ key: Key) -> Value? { values[key] }

  /// Takes over the values of others.
  mutating func merge(_ others: TypedValues) {
    if others.isEmpty { return }
    values.merge(others.values) { $1 }
  }

  /// The entries as `name = value`, in the order of their names.
  var descriptions: [String] {
    values.map { "\($0.key.name) = \($0.value.wrapped)" }.sorted()
  }
}

extension TypedValues {
  /// Values under keys of one's own have types that nobody but their owner knows how to write.
  func checkIsEmpty(_ encoder: any Encoder, holder: String) throws {
    if isEmpty { return }
    throw EncodingError.unwritable(
      self, encoder, "\(holder) cannot be written down: \(descriptions.joined(separator: ", "))")
  }
}
