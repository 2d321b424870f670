package import CellConfiguration

extension ListDocument: ValueDumpConvertible {
  /// The list, its width and traits, and every row.
  package var valueDump: ValueDump {
    var dump = ValueDump(
      "ListDocument",
      reflecting: (
        width: width, screenWidth: screenWidth, traits: traits, list: self.list,
        inheritedMargins: inheritedMargins, insets: insets.unless(.zero),
        shaper: shaper.unless(.embedded)
      ))
    dump.add("title", string: title)
    dump.add("searchField", string: searchField)
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      dump.add("symbols.\(name)", "\(symbol)")
    }
    for (name, color) in colors.sorted(by: { $0.key < $1.key }) {
      dump.add("colors.\(name)", color)
    }
    for (name, font) in fonts.sorted(by: { $0.key < $1.key }) { dump.add("fonts.\(name)", font) }
    dump.add("unavailable", unavailable)
    dump.add("lint", lint.unless(LintSettings()))
    dump.add("sections", sections)
    return dump
  }
}

extension ListDocument.Section: ValueDumpConvertible {
  /// The properties of the section that are set, and its rows.
  package var valueDump: ValueDump {
    var dump = ValueDump("Section")
    dump.addCommonProperties(of: self)
    dump.add("indexTitle", string: indexTitle)
    dump.add("header", header)
    dump.add("rows", rows)
    dump.add("footer", footer)
    return dump
  }
}

extension ListDocument.HeaderFooter: ValueDumpConvertible {}
extension LintSettings: ValueDumpConvertible {
  /// The rules that do not apply, with the reasons.
  package var valueDump: ValueDump {
    var dump = ValueDump("LintSettings")
    for exception in ignore { dump.add("ignore.\(exception.rule)", string: exception.reason) }
    return dump
  }
}
extension LintSettings.Exception: CustomStringConvertible {
  /// The rule and the reason, such as `lowContrast: A swatch.`.
  public var description: String { "\(rule): \(reason)" }
}
extension ListDocument.Row: ValueDumpConvertible {
  /// The properties of the cell, and its separators.
  package var valueDump: ValueDump {
    var dump = cell.valueDump
    dump.addCommonProperties(of: self)
    dump.add("separatorConfiguration", separatorConfiguration)
    return dump
  }
}

extension ValueDump {
  /// Adds the properties that sections and rows share.
  fileprivate mutating func addCommonProperties(of item: some DocumentItem & ValueDumpConvertible) {
    add("id", string: item.id)
    if !item.requires.isEmpty { add("requires", "\(item.requires)") }
    switch item.fallback {
    case .item(let fallback): add("fallback", fallback)
    case .hidden: add("fallback", "hidden")
    case nil: break
    }
    add("lint", item.lint.unless(LintSettings()))
  }
}
