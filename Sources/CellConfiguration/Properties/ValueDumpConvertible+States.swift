extension FlaggedState {
  /// The traits, the flags that are true, and the custom states by name.
  var listedProperties: ValueDump {
    var list = ValueDump("\(Self.self)")
    list.add("traitCollection", traitCollection)
    for flag in setFlags { list.add(printed: flag.printed) }
    for custom in custom.descriptions { list.add(printed: custom) }
    return list
  }
}

extension CellConfigurationState: ValueDumpConvertible {
  /// The traits, the flags that are true, and the custom states by name.
  public var propertyList: ValueDump { listedProperties }
}

extension ViewConfigurationState: ValueDumpConvertible {
  /// The traits, the flags that are true, and the custom states by name.
  public var propertyList: ValueDump { listedProperties }
}

extension TraitCollection: ValueDumpConvertible {
  /// The specified traits.
  public var propertyList: ValueDump {
    var list = ValueDump("TraitCollection")
    for part in descriptions { list.add(printed: part) }
    return list
  }
}
