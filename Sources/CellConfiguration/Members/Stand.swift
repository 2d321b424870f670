/// The record of defaults that a configuration, or a part of one, stands on.
struct Stand<Style: ConfigurationStyle>: Sendable {
  let style: Style
  let sheet: StyleSheet
  let index: UInt16

  /// The defaults.
  var record: Style.Overrides.Values {
    @inline(__always) _read { yield sheet.table(of: Style.self).records[Int(index)].values }
  }
}

extension Stand: Equatable {
  /// The same style on the same record of the same sheet.
  static func == (a: Stand, b: Stand) -> Bool {
    a.style == b.style && a.index == b.index && a.sheet == b.sheet
  }
}
