import Foundation

/// The named properties of a value, in the order in which they are printed.
package struct ValueDump: Hashable, Sendable {
  /// A property and its value as text.
  struct Property: Hashable, Sendable {
    var name: String
    var value: Value
    var change: ConfigurationChange?
    var source: PropertySource?
  }

  /// The printed form of a value.
  indirect enum Value: Hashable, Sendable {
    /// A value without properties: a short text, and an exact text that no other value has.
    case text(String, exact: String)

    /// A value with properties, and its description.
    case list(ValueDump, String)

    case elements([Value])
  }

  /// The name of the kind of value.
  let kind: String

  private(set) var properties: [Property] = []

  /// Creates a list without properties.
  ///
  /// - Parameter kind: The name of the kind of value, usually its type.
  package init(_ kind: String) { self.kind = kind }

  /// Creates a list of the stored properties of a value, without those that are `nil`.
  init(reflecting value: Any) {
    self.init("\(type(of: value))")
    for child in Mirror(reflecting: value).children {
      guard let name = child.label, let value = Value(reflected: child.value) else { continue }
      properties.append(Property(name: name, value: value))
    }
  }

  /// Creates a list of the properties of a value: those that it lists, or its stored properties.
  init(_ value: Any) {
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

  /// Adds a property with the change that it causes in a view, and the source of its value.
  mutating func add(
    _ name: String, _ value: any Hashable & Sendable, _ change: ConfigurationChange, note: String,
    source: PropertySource
  ) {
    let text = Value.text(of: value) ?? AssignedProperty.describe(value)
    let exact = AssignedProperty.describe(value) + note
    properties.append(
      Property(name: name, value: .text(text, exact: exact), change: change, source: source))
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

extension ValueDump.Value {
  init(_ value: Any) {
    if value is any PropertyComparable {
      self = .list(ValueDump(value), "\(value)")
    } else if let text = Self.text(of: value) {
      self = .text(text, exact: Self.text(of: value, \.exactDescription) ?? text)
    } else {
      self = .text("\(value)", exact: "\(value)")
    }
  }

  /// Creates the printed form of a value by reflection; `nil` for an optional without a value.
  fileprivate init?(reflected value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else { return nil }
      self.init(reflected: wrapped.value)
    } else if let elements = value as? [any PropertyComparable] {
      self = .elements(elements.map { ValueDump.Value($0) })
    } else {
      self.init(value)
    }
  }

  /// Returns the text of numbers and of values that consist of numbers, to a thousandth.
  static func text(
    of value: Any, _ text: (CGFloat) -> String = \.shortDescription
  ) -> String? {
    guard let numbers = numbers(in: value)?.map(text) else { return nil }
    return value is CGSize ? numbers.joined(separator: " × ") : numbers.joined(separator: ", ")
  }

  /// Returns the numbers of a value, or `nil` if it does not consist of numbers.
  private static func numbers(in value: Any) -> [CGFloat]? {
    switch value {
    case let number as CGFloat: [number]
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    default: nil
    }
  }

  /// The short form of the value on one line.
  var text: String {
    switch self {
    case .text(let text, _): text
    case .list(_, let description): description
    case .elements(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    }
  }

  /// The value on one line with all digits.
  var exactText: String {
    if case .text(_, let exact) = self { exact } else { text }
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
    case .text(let text, _): ["\(name): \(text)"]
    case .list(let list, _): ["\(name):"] + list.lines.map { "  " + $0 }
    case .elements(let elements) where elements.isEmpty: []
    case .elements(let elements):
      elements.enumerated().flatMap { lines("\(name)[\($0.offset)]", $0.element) }
    }
  }
}
