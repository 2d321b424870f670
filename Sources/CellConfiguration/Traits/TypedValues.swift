/// Values with two kinds of keys: strings, and types that declare a value type and a default.
///
/// Custom traits and custom states use this store. It does not store `nil` or a key's default
/// value. Two stores are therefore equal exactly if every key has the same value in both.
struct TypedValues: Hashable, Sendable {
  /// A value of any hashable and sendable type.
  struct Value: Hashable, Sendable {
    let wrapped: any Hashable & Sendable

    static func == (a: Value, b: Value) -> Bool { AnyHashable(a.wrapped) == AnyHashable(b.wrapped) }

    func hash(into hasher: inout Hasher) { AnyHashable(wrapped).hash(into: &hasher) }
  }

  /// The key of a value.
  enum Key: Hashable, Sendable {
    case name(String)
    case type(ObjectIdentifier, name: String, affectsColors: Bool = false)

    /// The name of the key in descriptions.
    var name: String {
      switch self {
      case .name(let name), .type(_, let name, _): name
      }
    }

    /// Whether closures that choose colors may read the value.
    var affectsColors: Bool {
      if case .type(_, _, affectsColors: true) = self { true } else { false }
    }
  }

  private var values: [Key: Value] = [:]

  init() {}

  var isEmpty: Bool { values.isEmpty }

  subscript(name: String) -> (any Hashable & Sendable)? {
    get { values.isEmpty ? nil : values[.name(name)]?.wrapped }
    set { values[.name(name)] = newValue.map(Value.init) }
  }

  subscript<T: Hashable & Sendable>(
    key: @autoclosure () -> Key, default defaultValue: T
  ) -> T {
    get {
      if values.isEmpty { return defaultValue }
      return values[key()]?.wrapped as? T ?? defaultValue
    }
    set { values[key()] = newValue == defaultValue ? nil : Value(wrapped: newValue) }
  }

  /// Returns whether other values differ in one that closures that choose colors may read.
  func affectColors(comparedTo others: TypedValues) -> Bool {
    if isEmpty && others.isEmpty { return false }
    return keys.union(others.keys).contains { $0.affectsColors && values[$0] != others.values[$0] }
  }

  /// The keys whose value is not their default.
  var keys: Set<Key> { Set(values.keys) }

  /// Returns the stored value of a key.
  func wrapped(_ key: Key) -> Value? { values[key] }

  /// Adds the values of another store, which replace values with the same keys.
  mutating func merge(_ others: TypedValues) {
    if others.isEmpty { return }
    values.merge(others.values) { $1 }
  }

  /// The entries in the form `name = value`, sorted by name.
  var descriptions: [String] {
    values.map { "\($0.key.name) = \($0.value.wrapped)" }.sorted()
  }
}

extension TypedValues {
  /// Throws if there are values, because only their owner can encode their types.
  func checkIsEmpty(_ encoder: any Encoder, holder: String) throws {
    if isEmpty { return }
    throw EncodingError.unwritable(
      self, encoder, "\(holder) cannot be encoded: \(descriptions.joined(separator: ", "))")
  }
}
