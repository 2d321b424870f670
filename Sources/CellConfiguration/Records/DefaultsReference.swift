/// Which defaults a configuration, or a record of one, has below what was assigned.
struct DefaultsReference<Style: ConfigurationStyle>: Sendable {
  let style: Style
  let sheet: StyleSheet
  let index: UInt16

  /// The reference of a record that is only stored.
  static var unspecified: DefaultsReference {
    DefaultsReference(style: .standard, sheet: .iOS26, index: 0)
  }

  /// The record of defaults.
  var record: StyleTable<Style>.Record {
    @inline(__always) get { sheet.table(of: Style.self).records[Int(index)] }
  }
}

extension DefaultsReference: Equatable {
  /// The same style on the same record of the same sheet.
  static func == (a: DefaultsReference, b: DefaultsReference) -> Bool {
    a.style == b.style && a.index == b.index && a.sheet == b.sheet
  }
}
