extension FlaggedState {
  /// The traits, the flags that are true, and the custom states by name.
  var listedProperties: PropertyList {
    var list = PropertyList("\(Self.self)")
    list.add("traitCollection", traitCollection)
    for flag in setFlags { list.add(printed: flag.printed) }
    for custom in custom.descriptions { list.add(printed: custom) }
    return list
  }
}

extension CellConfigurationState: PropertyListing {
  /// The traits, the flags that are true, and the custom states by name.
  public var propertyList: PropertyList { listedProperties }
}

extension ViewConfigurationState: PropertyListing {
  /// The traits, the flags that are true, and the custom states by name.
  public var propertyList: PropertyList { listedProperties }
}

extension TraitCollection: PropertyListing {
  /// The specified traits.
  public var propertyList: PropertyList {
    var list = PropertyList("TraitCollection")
    for part in descriptions { list.add(printed: part) }
    return list
  }
}
