extension LayeredValues {
  /// Adds all properties with their values, and the assignments for some states.
  ///
  /// If nothing else differs, the list also notes that a value was assigned rather than taken from
  /// the style.
  func addProperties(to list: inout PropertyList) {
    list.add("style", style.name)
    let assigned = Set(overrides.assignedProperties(under: nil).map(\.name))
    let values = values
    let sources = sourcesOfAssignedProperties
    let sourceOfDefaults = sourceOfDefaults
    for part in Overrides.parts {
      for (property, value) in zip(part.properties, part.values(values)) {
        let note = assigned.contains(property.name) ? " (assigned)" : ""
        list.add(
          property.name, value, property.change, note: note,
          source: sources[property.name] ?? sourceOfDefaults)
      }
    }
    for (number, rule) in rules.enumerated() {
      var name = "when \(rule.condition)"
      if rules[..<number].contains(where: { $0.condition == rule.condition }) { name += " (again)" }
      var properties = PropertyList(name)
      for property in rule.overrides.value?.assignedProperties(under: nil) ?? [] {
        properties.add(printed: property.description)
      }
      list.add(name, properties)
    }
    list.add("updated for", resolution)
  }
}

extension PropertyList: PropertyListing {
  /// The list itself.
  public var propertyList: PropertyList { self }
}

extension ListContentConfiguration: PropertyListing {
  /// The image, texts and style, all properties with their current values, and the `when` rules.
  public var propertyList: PropertyList {
    var list = PropertyList("ListContentConfiguration")
    list.add("image", image)
    for (name, text) in [("text", texts.0), ("secondaryText", texts.1)] {
      list.add(name, (text?.string).map(\.debugDescription))
    }
    for attributes in attributes { list.add(printed: attributes) }
    layers.addProperties(to: &list)
    return list
  }
}

extension BackgroundConfiguration: PropertyListing {
  /// The style, all properties with their current values, and the `when` rules.
  public var propertyList: PropertyList {
    var list = PropertyList("BackgroundConfiguration")
    layers.addProperties(to: &list)
    return list
  }
}
