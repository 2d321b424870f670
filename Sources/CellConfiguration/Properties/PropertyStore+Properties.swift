extension PropertyStore {
  /// Adds all properties with their values, and the assignments for some states.
  ///
  /// If nothing else differs, the dump also shows whether a value was assigned or comes from the
  /// style.
  func addProperties(to dump: inout ValueDump) {
    let values = values
    dump.add("style", style.name)
    dump.add(
      Assignments.groups.flatMap { zip($0.properties, $0.values(in: values)) }, assignedProperties,
      for: conditionFlags, otherwise: sourceOfDefaults)
    dump.add("updated for", resolution?.description)
  }
}

extension ValueDump {
  /// Adds properties with their values and sources, and the assignments for some states.
  fileprivate mutating func add(
    _ properties: [((name: String, change: ConfigurationChange), any Hashable & Sendable)],
    _ assigned: [AssignedProperty], for flags: ConditionFlags,
    otherwise sourceOfDefaults: PropertySource
  ) {
    let names = Set(assigned.filter { $0.condition == nil }.map(\.name))
    let sources = assigned.sources(for: flags)
    for (property, value) in properties {
      add(
        property.name, value, property.change,
        note: names.contains(property.name) ? " (assigned)" : "",
        source: sources[property.name] ?? sourceOfDefaults)
    }
    var conditions: Set<StateCondition> = []
    for case (let condition?, let properties) in assigned.byCondition {
      let isNew = conditions.insert(condition).inserted
      var dump = ValueDump("when \(condition)" + (isNew ? "" : " (again)"))
      for property in properties { dump.add(printed: property.description) }
      add(dump.kind, dump)
    }
  }
}

extension ValueDump: ValueDumpConvertible {
  /// The dump itself.
  package var valueDump: ValueDump { self }
}

extension ListContentConfiguration: ValueDumpConvertible {
  /// The image, text, secondary text, style, all current values of properties, and `when` rules.
  package var valueDump: ValueDump {
    var dump = ValueDump("ListContentConfiguration")
    dump.add("image", image)
    for (name, text) in [("text", texts.0), ("secondaryText", texts.1)] {
      dump.add(name, string: text?.string)
    }
    for attributes in attributes { dump.add(printed: attributes) }
    store.addProperties(to: &dump)
    return dump
  }
}

extension BackgroundConfiguration: ValueDumpConvertible {
  /// The style, all properties with their current values, and the `when` rules.
  package var valueDump: ValueDump {
    var dump = ValueDump("BackgroundConfiguration")
    store.addProperties(to: &dump)
    return dump
  }
}
