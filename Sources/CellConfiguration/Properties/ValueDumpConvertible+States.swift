extension FlaggedState {
  /// The traits, the flags that are true, and the custom states by name.
  var flagDump: ValueDump {
    var dump = ValueDump("\(Self.self)")
    dump.add("traitCollection", traitCollection)
    for flag in setFlags { dump.add(flag.member, flag.value) }
    for custom in custom.descriptions { dump.add(printed: custom) }
    return dump
  }
}

extension CellConfigurationState: ValueDumpConvertible {
  /// The traits, the flags that are true, and the custom states by name.
  package var valueDump: ValueDump { flagDump }
}

extension ViewConfigurationState: ValueDumpConvertible {
  /// The traits, the flags that are true, and the custom states by name.
  package var valueDump: ValueDump { flagDump }
}

extension TraitCollection: ValueDumpConvertible {
  /// The specified traits.
  package var valueDump: ValueDump {
    var dump = ValueDump("TraitCollection")
    for part in descriptions { dump.add(printed: part) }
    return dump
  }
}
