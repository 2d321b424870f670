package import CellConfiguration

extension ListDocument: ValueDumpConvertible {
  /// The list, its width and traits, and every row.
  package var valueDump: ValueDump {
    var dump = ValueDump(
      "ListDocument",
      reflecting: (
        width: width, screenWidth: screenWidth, traits: traits, list: self.list,
        inheritedMargins: inheritedMargins, shaper: shaper.unless(.embedded)
      ))
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      dump.add("symbols.\(name)", "\(symbol)")
    }
    dump.add("sections", sections)
    return dump
  }
}

extension ListDocument.Section: ValueDumpConvertible {}
extension ListDocument.HeaderFooter: ValueDumpConvertible {}
extension ListDocument.Row: ValueDumpConvertible {
  /// The properties of the cell, and its separators.
  package var valueDump: ValueDump {
    var dump = cell.valueDump
    dump.add("separatorConfiguration", separatorConfiguration)
    return dump
  }
}
