/// A reference to the defaults of a configuration, or of one of its records.
struct DefaultsReference<Style: ConfigurationStyle>: Sendable {
  let sheet: StyleSheet
  let index: UInt16
  let style: Style

  /// The reference of a stored record, which has no surrounding layers.
  static var unspecified: DefaultsReference {
    DefaultsReference(sheet: .iOS26, index: 0, style: .standard)
  }

  /// The record of defaults.
  var record: StyleTable<Style>.Record {
    @inline(__always) get { sheet.table(of: Style.self).records[Int(index)] }
  }
}

extension DefaultsReference: Equatable {
  /// Returns whether two references have the same style, sheet and index.
  @inline(__always)
  static func == (a: DefaultsReference, b: DefaultsReference) -> Bool {
    a.isIdentical(to: b) || a.style == b.style && a.index == b.index && a.sheet == b.sheet
  }

  /// Returns whether two references have the same style and index, and share a sheet.
  @inline(__always)
  func isIdentical(to other: DefaultsReference) -> Bool {
    style == other.style && index == other.index && sheet.identity == other.sheet.identity
  }
}
