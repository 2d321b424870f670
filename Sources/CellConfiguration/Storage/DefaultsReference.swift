/// A reference to the defaults of a configuration: a row of a style sheet.
///
/// It is an index into the sheet's table. References to the row itself would be counted, and
/// threads that share rows would wait for one another.
struct DefaultsReference<Style: ConfigurationStyle>: Sendable {
  /// The origin of the current assignments of the configuration.
  enum Phase {
    /// No rule holds.
    case plain

    /// At least one rule holds.
    case ruled

    /// The configuration exists for making a rule.
    case makingRule
  }

  private(set) var sheet = StyleSheet.iOS26
  private(set) var index: UInt16 = 0
  let style: Style
  var phase = Phase.plain

  /// Creates a reference to the defaults of a style outside of lists, in a state without flags.
  init(_ style: Style) {
    self.style = style
    index = Style.tableOfIOS26.index(of: style, in: .unspecified, for: [])
  }

  private init(unspecified style: Style) { self.style = style }

  /// The reference of a stored group, which is set when a caller reads or changes the group.
  static var unspecified: DefaultsReference { DefaultsReference(unspecified: .standard) }

  /// Moves to the defaults of a state.
  mutating func move(to context: ConfigurationContext) {
    sheet = context.styleSheet
    index = sheet.table(of: Style.self).index(
      of: style, in: context.listEnvironment, for: context.conditionFlags)
  }

  /// The row of defaults.
  // Inlined, so that a property is read without counting references to the row.
  @inline(__always)
  var row: StyleTable<Style, Style.Values>.DefaultsRow {
    sheet.table(of: Style.self).rows[Int(index)]
  }
}

extension DefaultsReference: Equatable {
  /// Returns whether two references have the same style, sheet and index, and the same relation to
  /// rules.
  static func == (a: DefaultsReference, b: DefaultsReference) -> Bool {
    a.style == b.style && a.index == b.index && a.sheet == b.sheet
      && (a.phase == .makingRule) == (b.phase == .makingRule)
  }
}
