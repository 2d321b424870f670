extension LayeredValues {
  /// Adds every property with its value, and what was assigned for some states only.
  ///
  /// That a value was assigned, and is not the style's, is printed where nothing else differs.
  func addProperties(to list: inout PropertyList) {
    list.add("style", style.name)
    let assigned = Set(overrides.assignedProperties(under: nil).map(\.name))
    let values = values
    for part in Overrides.parts {
      for (property, value) in zip(part.properties, part.values(values)) {
        let note = assigned.contains(property.name) ? " (assigned)" : ""
        list.add(property.name, value, property.change, note: note)
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
  /// Image, texts and style, every property with its present value, and what `when` assigned.
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
  /// The style, every property with its present value, and what `when` assigned.
  public var propertyList: PropertyList {
    var list = PropertyList("BackgroundConfiguration")
    layers.addProperties(to: &list)
    return list
  }
}
