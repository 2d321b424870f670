import Foundation

/// A property that was assigned to a configuration, with its value and its condition.
///
/// The `assignedProperties` of a configuration list such properties for tests, inspectors and
/// tools:
///
/// ```swift
/// var content = ListContentConfiguration.cell()
/// content.textProperties.color = .label
/// content.when(.selected) { $0.textProperties.color = .white }
/// for property in content.assignedProperties where property.name == "textProperties.color" {
///   let color = property.value as? CellColor
///   print(color ?? .label, property.condition ?? .always)
/// }
/// ```
public struct AssignedProperty: Hashable, Sendable {
  /// The name in code, such as `textProperties.color`.
  public let name: String

  /// The condition of the `when` call that assigned the property.
  ///
  /// `nil` means that the property was assigned without a condition. Assignments with a condition
  /// take precedence.
  public let condition: StateCondition?

  private let storedValue: TypedValues.Value

  init(name: String, value: any Hashable & Sendable, condition: StateCondition?) {
    self.name = name
    self.condition = condition
    storedValue = TypedValues.Value(wrapped: value)
  }

  /// The value, of the property's type; `nil` if that was assigned.
  public var value: Any? {
    let value = Self.unwrapped(storedValue.wrapped)
    return (value as? BackgroundCustomViewReference)?.view ?? value
  }

  /// Returns a value without the optional around it.
  private static func unwrapped(_ value: any Hashable & Sendable) -> Any? {
    if let optional = value as? any OptionalValue { optional.wrapped } else { value }
  }
}

extension AssignedProperty: CustomStringConvertible {
  /// The name and value in the form of descriptions, such as `textProperties.color = white`.
  public var description: String { "\(name) = \(Self.describe(storedValue.wrapped))" }

  /// Returns the text of a value, which is different for all values of its type.
  ///
  /// Closures and views have a number.
  static func describe(_ value: any Hashable & Sendable) -> String {
    switch unwrapped(value) {
    case nil: "nil"
    case let number as CGFloat: number.exactDescription
    case let transformer as ConfigurationColorTransformer: transformer.exactDescription
    case let reference as BackgroundCustomViewReference: reference.description
    case let sheet as StyleSheet: sheet.exactDescription
    case let value?: "\(value)"
    }
  }
}

/// An optional of any type.
protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { map { $0 } }
}

extension [AssignedProperty] {
  /// The properties in groups with the same condition.
  var byCondition: [(condition: StateCondition?, properties: [AssignedProperty])] {
    reduce(into: []) { groups, property in
      if groups.isEmpty || groups[groups.count - 1].condition != property.condition {
        groups.append((property.condition, []))
      }
      groups[groups.count - 1].properties.append(property)
    }
  }

  /// The properties with one string for each condition.
  var descriptions: [String] {
    byCondition.map { condition, properties in
      let name = condition.map { "when \($0)" } ?? "assigned"
      return "\(name) = {" + properties.map(\.description).joined(separator: "; ") + "}"
    }
  }

  /// Returns a short description, followed by one line for each property.
  ///
  /// The properties are grouped by their conditions.
  func debugDescription(below description: String) -> String {
    var lines = [description]
    for (condition, properties) in byCondition {
      lines.append(condition.map { "  when \($0):" } ?? "  customized:")
      lines += properties.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}
