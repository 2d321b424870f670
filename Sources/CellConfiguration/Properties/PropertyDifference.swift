/// A property that is not the same in two values.
///
/// ```swift
/// let difference = selected.difference(from: normal)
/// print(difference)  // [textProperties.color: label → systemBlue]
/// ```
public struct PropertyDifference: Hashable, Sendable {
  /// The name as it is written in code: `textProperties.color`, `accessories[0].isHidden`.
  public let name: String

  /// What the old value has, as descriptions print it; `nil` if it does not have the property.
  public let old: String?

  /// What the new value has; `nil` if it does not have the property.
  public let new: String?

  /// What a view has to do when the property changes; `nil` for values that are no configurations.
  public let change: ConfigurationChange?
}

extension PropertyDifference: CustomStringConvertible {
  /// The name, the old and the new value: `textProperties.color: label → systemBlue`.
  public var description: String { "\(name): \(old ?? "none") → \(new ?? "none")" }
}

extension PropertyList {
  /// The properties that are not the same in an older value: first those that are here, in their
  /// order, then those that are gone.
  func difference(from old: PropertyList, prefix: String = "") -> [PropertyDifference] {
    var differences: [PropertyDifference] = []
    for property in properties {
      let before = old.properties.first { $0.name == property.name }
      differences += Self.difference(prefix + property.name, before, property)
    }
    for property in old.properties where !properties.contains(where: { $0.name == property.name }) {
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
      // What reads alike at a glance is written out.
      let isSame = old?.value.text == new?.value.text
      return [
        PropertyDifference(
          name: name, old: isSame ? old?.value.exactText : old?.value.text,
          new: isSame ? new?.value.exactText : new?.value.text, change: (new ?? old)?.change)
      ]
    }
  }
}
