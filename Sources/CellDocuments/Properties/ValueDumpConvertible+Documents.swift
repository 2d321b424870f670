package import CellConfiguration
import Foundation

extension PreviewDocument: ValueDumpConvertible {
  /// The list, its width and traits, and every row.
  package var valueDump: ValueDump {
    var dump = ValueDump("PreviewDocument")
    dump.add("width", width)
    dump.add("screenWidth", screenWidth)
    dump.add("traits", traits)
    dump.add("list", self.list)
    dump.add("inheritedMargins", inheritedMargins)
    if shaper != .embedded { dump.add("shaper", shaper) }
    for (name, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      dump.add("symbols.\(name)", "\(symbol)")
    }
    dump.add("sections", sections)
    return dump
  }
}

extension PreviewDocument.Section: ValueDumpConvertible {
  /// Header, rows and footer.
  package var valueDump: ValueDump {
    var dump = ValueDump("Section")
    dump.add("header", header)
    dump.add("rows", rows)
    dump.add("footer", footer)
    return dump
  }
}

extension PreviewDocument.Supplementary: ValueDumpConvertible {
  /// Content, background and state.
  package var valueDump: ValueDump {
    var dump = ValueDump("Supplementary")
    dump.add("content", content)
    dump.add("contentViewName", string: contentViewName)
    dump.add("background", background)
    dump.add("state", state)
    if !accessibility.isEmpty { dump.add("accessibility", accessibility) }
    return dump
  }
}

extension PreviewDocument.Row: ValueDumpConvertible {
  /// The properties of the cell, and its separators.
  package var valueDump: ValueDump {
    var dump = ValueDump("Row")
    dump.add(contentsOf: cell.valueDump)
    dump.add("separatorConfiguration", separatorConfiguration)
    return dump
  }
}
