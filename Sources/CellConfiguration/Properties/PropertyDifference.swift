/// A property that differs between two values.
///
/// ```swift
/// let difference = selected.difference(from: normal)
/// print(difference)
/// // [textProperties.color: label (default of cell) → systemBlue (assigned)]
/// ```
public struct PropertyDifference: Hashable, Sendable {
  /// The name in code, such as `textProperties.color` or `accessories[0].isHidden`.
  public let name: String

  /// The printed value of the property in the old value; `nil` if it does not have the property.
  public let old: String?

  /// The printed value of the property in the new value; `nil` if it does not have the property.
  public let new: String?

  /// The work that a change of the property causes in a view; `nil` outside of configurations.
  public let change: ConfigurationChange?

  /// The source of the old value; `nil` for anything but a property of a configuration.
  public let oldSource: PropertySource?

  /// The source of the new value; `nil` for anything but a property of a configuration.
  public let newSource: PropertySource?
}

extension PropertyDifference: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name with the old and the new value, such as `textProperties.color: label → systemBlue`.
  public var description: String { "\(name): \(old ?? "none") → \(new ?? "none")" }

  /// The name with the old and the new value and their sources; arrays print it.
  public var debugDescription: String {
    "\(name): \(Self.text(old, oldSource)) → \(Self.text(new, newSource))"
  }

  private static func text(_ value: String?, _ source: PropertySource?) -> String {
    guard let value, let source, !value.hasSuffix(" (\(source))") else { return value ?? "none" }
    return "\(value) (\(source))"
  }
}

extension ValueDump {
  /// Returns the properties that differ from an older list.
  ///
  /// The properties of this list come first, in their order, followed by properties that only the
  /// older list has.
  func difference(from old: ValueDump, prefix: String = "") -> [PropertyDifference] {
    var differences: [PropertyDifference] = []
    var before = old.properties
    for property in properties {
      let index = before.firstIndex { $0.name == property.name }
      let old = index.map { before.remove(at: $0) }
      differences += Self.difference(prefix + property.name, old, property)
    }
    for property in before {
      differences += Self.difference(prefix + property.name, property, nil)
    }
    return differences
  }

  private static func difference(
    _ name: String, _ old: Property?, _ new: Property?
  ) -> [PropertyDifference] {
    if old?.value == new?.value { return [] }
    switch (old?.value, new?.value) {
    case (.list(let old, _)?, .list(let new, _)?) where old.kind == new.kind:
      return new.difference(from: old, prefix: "\(name).")
    case (.elements(let old)?, .elements(let new)?):
      return (0..<max(old.count, new.count)).flatMap { index in
        difference(
          "\(name)[\(index)]",
          index < old.count ? Property(name: "", value: old[index]) : nil,
          index < new.count ? Property(name: "", value: new[index]) : nil)
      }
    default:
      // Values that look the same in short form are printed with all digits.
      let isSame = old?.value.text == new?.value.text
      return [
        PropertyDifference(
          name: name, old: isSame ? old?.value.exactText : old?.value.text,
          new: isSame ? new?.value.exactText : new?.value.text, change: (new ?? old)?.change,
          oldSource: old?.source, newSource: new?.source)
      ]
    }
  }
}
