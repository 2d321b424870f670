/// The traits that conditions can test, as flags beside those of a state.
package struct TraitFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The style is dark.
  static let dark = TraitFlags(rawValue: 1 << 0)

  /// The user has requested more contrast.
  static let highContrast = TraitFlags(rawValue: 1 << 1)

  /// The text size is one of the accessibility categories.
  static let accessibilitySize = TraitFlags(rawValue: 1 << 2)

  /// The user has requested bold text.
  static let boldText = TraitFlags(rawValue: 1 << 3)

  /// The leading side is on the right.
  static let rightToLeft = TraitFlags(rawValue: 1 << 4)

  /// The horizontal size class is compact.
  static let compactWidth = TraitFlags(rawValue: 1 << 5)
}

extension TraitFlags {
  /// Creates the flags that are true of traits.
  init(_ traits: TraitValues) {
    self = []
    if traits.userInterfaceStyle == .dark { insert(.dark) }
    if traits.accessibilityContrast == .high { insert(.highContrast) }
    if traits.preferredContentSizeCategory.isAccessibilityCategory { insert(.accessibilitySize) }
    if traits.legibilityWeight == .bold { insert(.boldText) }
    if traits.layoutDirection == .rightToLeft { insert(.rightToLeft) }
    if traits.horizontalSizeClass == .compact { insert(.compactWidth) }
  }

  /// The traits that the flags come from.
  var dependencies: TraitDependencies.BuiltIn {
    let sources: [(TraitFlags, TraitDependencies.BuiltIn)] = [
      (.dark, .init(\.userInterfaceStyle)), (.highContrast, .init(\.accessibilityContrast)),
      (.accessibilitySize, .init(\.preferredContentSizeCategory)),
      (.boldText, .init(\.legibilityWeight)), (.rightToLeft, .init(\.layoutDirection)),
      (.compactWidth, .init(\.horizontalSizeClass)),
    ]
    return sources.reduce(into: []) { if contains($1.0) { $0.formUnion($1.1) } }
  }

  /// The number of the flags.
  var count: Int { rawValue.nonzeroBitCount }

  /// Returns the subset of these flags with a number; subsets are numbered from 0.
  func subset(_ number: Int) -> TraitFlags {
    var subset = TraitFlags()
    for (index, flag) in elements.enumerated() where number & 1 << index != 0 {
      subset.insert(flag)
    }
    return subset
  }

  /// Returns the number of the subset that is in another set.
  func number(of others: TraitFlags) -> Int {
    var number = 0
    for (index, flag) in elements.enumerated() where others.contains(flag) {
      number |= 1 << index
    }
    return number
  }

  /// The flags one by one, in the order of their bits.
  private var elements: some Sequence<TraitFlags> {
    (0..<UInt8(RawValue.bitWidth)).lazy.map { TraitFlags(rawValue: 1 << $0) }.filter(contains)
  }
}

extension TraitFlags: NamedOptions {
  package static let elementSchemaName = "TraitFlag"

  /// The names of the flags.
  package static let names: [(name: String, option: TraitFlags)] = [
    ("dark", .dark), ("highContrast", .highContrast), ("accessibilitySize", .accessibilitySize),
    ("boldText", .boldText), ("rightToLeft", .rightToLeft), ("compactWidth", .compactWidth),
  ]
}
