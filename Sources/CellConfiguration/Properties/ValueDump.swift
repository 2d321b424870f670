package import Foundation

/// The named properties of a value, in the order in which they are printed.
package struct ValueDump: Hashable, Sendable {
  /// A property and its value as text.
  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: Value
    var change: ConfigurationChange?
    package var source: PropertySource?
  }

  /// The printed form of a value.
  package indirect enum Value: Hashable, Sendable {
    /// A value without properties: a short text, and an exact text that differs for all values.
    case text(String, exact: String)

    /// A string, which is printed in quotes.
    case string(String)

    /// A number, or a value that consists of numbers.
    case numbers([CGFloat], separator: String)

    /// A value with properties, and its description if that is not the list.
    case list(ValueDump, String? = nil)

    case elements([Value])
  }

  /// The name of the kind of value.
  package let kind: String

  package private(set) var properties: [Property] = []

  /// Creates a list without properties.
  ///
  /// - Parameter kind: The name of the kind of value, usually its type.
  package init(_ kind: String) { self.kind = kind }

  /// Creates a list of the stored properties of a value, or of the labeled elements of a tuple.
  ///
  /// Properties that are `nil` and values without properties are left out. Storage is listed under
  /// the name of its property: `storedAction` as `action`.
  package init(_ kind: String? = nil, reflecting value: Any) {
    self.init(kind ?? "\(type(of: value))")
    for child in Mirror(reflecting: value).children {
      guard let label = child.label, let value = Value(reflected: child.value) else { continue }
      let stored = label.hasPrefix("stored") ? label.dropFirst(6) : ""
      let name = stored.isEmpty ? label : stored.prefix(1).lowercased() + stored.dropFirst()
      properties.append(Property(name: name, value: value))
    }
  }

  /// Creates a list of the properties of a value: those that it lists, or its stored properties.
  package init(_ value: Any) {
    let listing = value as? any ValueDumpConvertible
    self = listing?.valueDump ?? ValueDump(reflecting: value)
  }

  /// Adds a property; `nil` adds nothing.
  ///
  /// Numbers are rounded to a thousandth, or printed with all digits if two differ by less. A value
  /// that lists its own properties is compared property by property.
  package mutating func add(_ name: String, _ value: Any?) {
    if let value { properties.append(Property(name: name, value: Value(value))) }
  }

  /// Adds a property with several values.
  package mutating func add(_ name: String, _ elements: [some ValueDumpConvertible]) {
    properties.append(Property(name: name, value: .elements(elements.map { Value($0) })))
  }

  /// Adds a string, which is printed in quotes; `nil` adds nothing.
  package mutating func add(_ name: String, string: String?) {
    if let string { properties.append(Property(name: name, value: .string(string))) }
  }

  /// Adds a property with its own properties.
  package mutating func add(_ name: String, _ dump: ValueDump) {
    properties.append(Property(name: name, value: .list(dump)))
  }

  /// Adds a property whose value is already printed.
  package mutating func add(_ name: String, printed value: Value) {
    properties.append(Property(name: name, value: value))
  }

  /// Adds the stored properties of a value, or the labeled elements of a tuple.
  package mutating func add(reflecting value: Any) {
    add(contentsOf: ValueDump(reflecting: value))
  }

  /// Adds all properties of another list.
  package mutating func add(contentsOf dump: ValueDump) { properties += dump.properties }

  /// Returns the list without the properties with some names.
  package func without(_ names: Set<String>) -> ValueDump {
    var dump = self
    dump.properties.removeAll { names.contains($0.name) }
    return dump
  }

  /// Adds a property with the change that it causes in a view, and the source of its value.
  mutating func add(
    _ name: String, _ value: any Hashable & Sendable, _ change: ConfigurationChange, note: String,
    source: PropertySource
  ) {
    let exact = AssignedProperty.describe(value)
    let text = Value.numbers(of: value)?.text ?? exact
    properties.append(
      Property(name: name, value: .text(text, exact: exact + note), change: change, source: source))
  }

  /// Adds a property that is printed in the form `name = value`.
  mutating func add(printed: String) {
    let parts = printed.split(separator: "=", maxSplits: 1)
    let value = parts.count > 1 ? parts[1].drop { $0 == " " } : "YES"
    let name = parts.first.map { $0.last == " " ? $0.dropLast() : $0 } ?? ""
    properties.append(
      Property(name: String(name), value: .text(String(value), exact: String(value))))
  }
}

extension Equatable {
  /// Returns the value, or `nil` if it is the usual value, which need not be listed.
  package func unless(_ usual: Self) -> Self? { self == usual ? nil : self }
}

extension ValueDump.Value {
  init(_ value: Any) {
    // Casts to protocols take longer than casts to types.
    if let numbers = Self.numbers(of: value) {
      self = numbers
    } else if value is any PropertyComparable {
      let isListed = value is any ValueDumpConvertible && !(value is any SelfDescribing)
      self = .list(ValueDump(value), isListed ? nil : "\(value)")
    } else {
      let exact = "\(value)"
      self = .text((value as? any ShortlyDescribed)?.shortDescription ?? exact, exact: exact)
    }
  }

  /// Creates the printed form of a value by reflection; `nil` for an optional without a value, and
  /// for a value without properties.
  fileprivate init?(reflected value: Any) {
    // These casts look into optionals, too, and take far less time than a mirror.
    if let numbers = Self.numbers(of: value) {
      self = numbers
    } else if let string = value as? String {
      self = .string(string)
    } else if let optional = value as? any OptionalValue {
      guard let wrapped = optional.wrapped else { return nil }
      self.init(reflected: wrapped)
    } else if let elements = value as? [any PropertyComparable] {
      self = .elements(elements.map { ValueDump.Value($0) })
    } else {
      self.init(value)
      if case .list(let list, _) = self, list.properties.isEmpty { return nil }
    }
  }

  /// Returns the numbers of a value; `nil` if it does not consist of numbers.
  static func numbers(of value: Any) -> ValueDump.Value? {
    switch value {
    case let number as CGFloat: .numbers([number], separator: "")
    case let number as Int: .numbers([CGFloat(number)], separator: "")
    case let point as CGPoint: .numbers([point.x, point.y], separator: ", ")
    case let size as CGSize: .numbers([size.width, size.height], separator: " × ")
    case let rect as CGRect:
      .numbers([rect.minX, rect.minY, rect.width, rect.height], separator: ", ")
    default: nil
    }
  }

  /// The short form of the value on one line.
  package var text: String {
    switch self {
    case .text(let text, _): text
    case .string(let string): string.debugDescription
    case .numbers(let numbers, let separator):
      numbers.map(\.shortDescription).joined(separator: separator)
    case .list(let list, let description): description ?? list.line
    case .elements(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    }
  }

  /// The value on one line with all digits.
  var exactText: String {
    switch self {
    case .text(_, let exact): exact
    case .numbers(let numbers, let separator):
      numbers.map(\.exactDescription).joined(separator: separator)
    default: text
    }
  }
}

extension ValueDump {
  /// The properties on one line.
  var line: String {
    let parts = properties.map { "\($0.name) = \($0.value.text)" }
    return "<\(kind): " + parts.joined(separator: "; ") + ">"
  }

  /// The kind, and the properties below it with one line each.
  var paragraph: String { ([kind] + lines.map { "  " + $0 }).joined(separator: "\n") }

  /// The properties with one line each; the properties of a nested value follow its name.
  var lines: [String] {
    properties.flatMap { property in Self.lines(property.name, property.value) }
  }

  private static func lines(_ name: String, _ value: Value) -> [String] {
    switch value {
    case .text, .string, .numbers: ["\(name): \(value.text)"]
    case .list(let list, _): ["\(name):"] + list.lines.map { "  " + $0 }
    case .elements(let elements) where elements.isEmpty: []
    case .elements(let elements):
      elements.enumerated().flatMap { lines("\(name)[\($0.offset)]", $0.element) }
    }
  }
}
