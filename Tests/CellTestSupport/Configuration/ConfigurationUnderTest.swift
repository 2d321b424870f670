package import CellConfiguration
import Foundation

/// The members of configurations that the laws need.
package protocol StatefulConfiguration: Hashable, Codable, Sendable {
  func updated(for state: some ConfigurationState) -> Self

  mutating func when(_ condition: StateCondition, _ change: (inout Self) -> Void)
}

extension ListContentConfiguration: StatefulConfiguration {}
extension BackgroundConfiguration: StatefulConfiguration {}
extension ContentUnavailableConfiguration: StatefulConfiguration {}

/// A way to make a configuration, with the properties that it has.
package struct ConfigurationUnderTest<Configuration: StatefulConfiguration>: Sendable {
  /// The name of the factory.
  package let name: String

  /// Makes a fresh configuration.
  package let make: @Sendable () -> Configuration

  /// Every property that can be set.
  package let properties: [PropertyUnderTest<Configuration>]

  /// Every group of properties that can be changed in place.
  package let groups: [GroupUnderTest<Configuration>]

  /// Properties with values that cannot be encoded, such as closures.
  package let unencodable: [PropertyUnderTest<Configuration>]

  package init(
    _ name: String, properties: [PropertyUnderTest<Configuration>],
    groups: [GroupUnderTest<Configuration>],
    unencodable: [PropertyUnderTest<Configuration>] = [],
    make: @escaping @Sendable () -> Configuration
  ) {
    self.name = name
    self.make = make
    self.properties = properties
    self.groups = groups
    self.unencodable = unencodable
  }

  /// The properties that an update never touches.
  package var content: [PropertyUnderTest<Configuration>] {
    properties.filter { $0.kind == .content }
  }
}

extension ConfigurationUnderTest: CustomStringConvertible {
  package var description: String { name }
}

/// One group of properties in a configuration, such as its text's, with ways to change it.
package struct GroupUnderTest<Configuration: Sendable>: Sendable {
  /// An error that a change throws after its work.
  private struct Interruption: Error {}

  /// The name as it is written in code: `textProperties`.
  package let name: String

  /// The number of changes to try.
  package let changeCount: Int

  /// Changes the group in place, and throws out of the access in the end if the last argument is
  /// `true`.
  ///
  /// Some changes replace the group with a group of the other configuration.
  package let changeInPlace:
    @Sendable (inout Configuration, _ change: Int, _ other: Configuration, _ throwing: Bool) -> Void

  /// Changes a copy of the group, and assigns the copy.
  package let assignChangedCopy:
    @Sendable (inout Configuration, _ change: Int, _ other: Configuration) -> Void

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - name: The name as it is written in code.
  ///   - path: The group, which the key path reads and assigns as a whole.
  ///   - others: Groups of the same type, each of which can replace the group.
  ///   - changes: Changes of properties of the group.
  ///   - access: Passes the group to a function that changes it in place.
  package init<Group: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, Group> & Sendable,
    others: [any KeyPath<Configuration, Group> & Sendable],
    changes: [@Sendable (inout Group) -> Void],
    access: @escaping @Sendable (inout Configuration, (inout Group) throws -> Void) throws -> Void
  ) {
    typealias Change = @Sendable (inout Group, _ other: Configuration) -> Void
    let replacements: [Change] = others.map { path in
      { @Sendable group, other in group = other[keyPath: path] }
    }
    let unchanged: Change = { _, _ in }
    let ofProperties: [Change] = changes.map { change in
      { @Sendable group, _ in change(&group) }
    }
    let ofBoth: [Change] = replacements.flatMap { replace in
      ofProperties.map { change in
        { @Sendable group, other in
          replace(&group, other)
          change(&group, other)
        }
      }
    }
    let changes = [unchanged] + ofProperties + replacements + ofBoth
    self.name = name
    changeCount = changes.count
    changeInPlace = { configuration, change, other, throwing in
      try? access(&configuration) { group in
        changes[change](&group, other)
        if throwing { throw Interruption() }
      }
    }
    assignChangedCopy = { configuration, change, other in
      var copy = configuration[keyPath: path]
      changes[change](&copy, other)
      configuration[keyPath: path] = copy
    }
  }
}

/// One settable property of a configuration, with values to try it with.
package struct PropertyUnderTest<Configuration: Sendable>: Sendable {
  /// The name as it is written in code: `textProperties.font`.
  package let name: String

  /// The work of a view when the property changes.
  package let kind: ConfigurationChange

  /// How many values there are to try.
  package let sampleCount: Int

  /// Whether all sample values can be encoded; closures and views cannot.
  package let isCodable: Bool

  /// Whether UIKit has the property.
  package let isInUIKit: Bool

  /// The present value.
  package let read: @Sendable (Configuration) -> AnyHashable

  /// Whether two configurations have the same value.
  package let isSame: @Sendable (Configuration, Configuration) -> Bool

  /// Assigns a sample.
  package let assign: @Sendable (inout Configuration, _ sample: Int) -> Void

  /// Whether the property reads as a sample.
  package let reads: @Sendable (Configuration, _ sample: Int) -> Bool

  /// Assigns the value that the property has anyway.
  package let assignPresentValue: @Sendable (inout Configuration) -> Void

  /// A property of the configuration itself.
  package init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Configuration, Value> & Sendable,
    _ kind: ConfigurationChange, _ samples: [Value], isCodable: Bool = true
  ) {
    self.init(
      name, kind, samples, isCodable: isCodable, isInUIKit: true,
      get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A property of a group within the configuration.
  package init<Group, Value: Hashable & Sendable>(
    _ name: String, in group: any WritableKeyPath<Configuration, Group> & Sendable,
    _ path: any WritableKeyPath<Group, Value> & Sendable, _ kind: ConfigurationChange,
    _ samples: [Value], isInUIKit: Bool = true
  ) {
    self.init(
      name, kind, samples, isCodable: true, isInUIKit: isInUIKit,
      get: { $0[keyPath: group][keyPath: path] },
      set: { $0[keyPath: group][keyPath: path] = $1 })
  }

  private init<Value: Hashable & Sendable>(
    _ name: String, _ kind: ConfigurationChange, _ samples: [Value], isCodable: Bool,
    isInUIKit: Bool,
    get: @escaping @Sendable (Configuration) -> Value,
    set: @escaping @Sendable (inout Configuration, Value) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isCodable = isCodable
    self.isInUIKit = isInUIKit
    sampleCount = samples.count
    read = { AnyHashable(get($0)) }
    isSame = { get($0) == get($1) }
    assign = { set(&$0, samples[$1]) }
    reads = { get($0) == samples[$1] }
    assignPresentValue = { set(&$0, get($0)) }
  }
}

/// One trait by its accessor, with values to try it with.
package struct TraitUnderTest: Sendable, CustomStringConvertible {
  /// The name as it is written in code: `layoutDirection`.
  package let description: String

  /// Collections that specify this trait and nothing else, with a value each.
  package let collections: [TraitCollection]

  /// The present value.
  package let read: @Sendable (TraitCollection) -> AnyHashable

  private init<Value: Hashable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<TraitCollection, Value> & Sendable,
    _ values: Value...
  ) {
    description = name
    collections = values.map { value in TraitCollection { $0[keyPath: path] = value } }
    read = { AnyHashable($0[keyPath: path]) }
  }

  /// Every trait that has an accessor, in the order in which they are printed.
  package static let all = [
    TraitUnderTest("userInterfaceStyle", \.userInterfaceStyle, .dark, .light),
    TraitUnderTest("userInterfaceLevel", \.userInterfaceLevel, .elevated, .base),
    TraitUnderTest("userInterfaceIdiom", \.userInterfaceIdiom, .mac, .pad),
    TraitUnderTest("horizontalSizeClass", \.horizontalSizeClass, .compact, .regular),
    TraitUnderTest("verticalSizeClass", \.verticalSizeClass, .compact, .regular),
    TraitUnderTest("layoutDirection", \.layoutDirection, .rightToLeft, .leftToRight),
    TraitUnderTest(
      "preferredContentSizeCategory", \.preferredContentSizeCategory, .extraSmall, .large),
    TraitUnderTest("legibilityWeight", \.legibilityWeight, .bold, .regular),
    TraitUnderTest("accessibilityContrast", \.accessibilityContrast, .high, .normal),
    TraitUnderTest("activeAppearance", \.activeAppearance, .inactive, .active),
    TraitUnderTest("listEnvironment", \.listEnvironment, .sidebar, .plain),
    TraitUnderTest(
      "typesettingLanguage", \.typesettingLanguage, Locale.Language(identifier: "th"),
      Locale.Language(identifier: "sr-Latn-RS")),
    TraitUnderTest("displayScale", \.displayScale, 2, 1.5),
    TraitUnderTest("styleSheet", \.styleSheet, .iOS18, .iOS26),
  ]
}
