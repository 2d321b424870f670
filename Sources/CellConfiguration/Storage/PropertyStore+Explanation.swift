extension PropertyStore {
  /// A layer with the values of all properties up to it.
  private struct Layer {
    let source: PropertySource
    let provenance: Provenance?
    let values: Style.Values

    /// The names of the properties that the layer has a value for; `nil` for all of them.
    let names: Set<String>?

    func has(_ properties: Set<String>) -> Bool { names?.isDisjoint(with: properties) != true }
  }

  /// Returns the explanation of a property.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - owner: The configuration of this store.
  ///   - empty: A configuration of the same style without assignments.
  ///   - store: The place of the store in the configuration.
  func explanation<Owner: ValueDumpConvertible, Value>(
    of path: WritableKeyPath<Owner, Value>, in owner: Owner,
    empty: Owner, _ store: WritableKeyPath<Owner, PropertyStore>
  ) -> PropertyExplanation<Value> {
    // Assigning the property alone shows its name.
    var probe = empty
    probe[keyPath: path] = owner[keyPath: path]
    let names = probe[keyPath: store].assignments.assignedProperties(under: nil).map(\.name)
    guard let first = names.first else {
      // Content has no defaults, so the store does not contain it.
      let name = probe.valueDump.difference(from: empty.valueDump).first?.name ?? "content"
      let layer = PropertyExplanation<Value>.Layer(
        source: .assigned, value: owner[keyPath: path], provenance: nil)
      return PropertyExplanation(name: name, layers: [layer], transformation: nil)
    }
    let layers = layers
    return PropertyExplanation(
      name: names.count == 1 ? first : String(first.prefix { $0 != "." }),
      layers: layers.reversed().filter { $0.has(Set(names)) }.map { layer in
        var probe = owner
        probe[keyPath: store] = PropertyStore(
          style, Assignments(all: layer.values), [], updatedFor: nil)
        return PropertyExplanation<Value>.Layer(
          source: layer.source, value: probe[keyPath: path], provenance: layer.provenance)
      },
      transformation: names.count == 1
        ? transformation(first + "Transformer", owner[keyPath: path], layers) : nil)
  }

  /// Returns the lines of a property's explanation; `nil` for an unknown name.
  func explanation(ofPropertyNamed name: String) -> String? {
    guard let value = Self.value(of: name, in: values) else { return nil }
    let lines = layers.reversed().filter { $0.has([name]) }.compactMap { layer in
      Self.value(of: name, in: layer.values).map {
        let provenance = layer.provenance.map { " (\($0.name))" } ?? ""
        return "  \(layer.source): \(AssignedProperty.describe($0))\(provenance)"
      }
    }
    let transformer = transformer(name + "Transformer", layers).map {
      "  transformed by \($0) (\($1))"
    }
    return
      (["\(name) = \(AssignedProperty.describe(value))"] + lines
      + [transformer].compactMap(\.self)).joined(separator: "\n")
  }

  /// The names of properties with values that are assumed, in the order of the style's tables.
  var assumedProperties: [String] {
    let layers = layers
    return Assignments.groups.flatMap { $0.properties.map(\.name) }.filter { name in
      layers.last { $0.has([name]) }?.provenance == .assumed
    }
  }

  private func transformation<Value>(
    _ name: String, _ color: Value, _ layers: [Layer]
  ) -> PropertyExplanation<Value>.Transformation? {
    transformer(name, layers).map { transformer, source in
      .init(
        transformer: transformer, source: source,
        result: (color as? CellColor).map { transformer($0) })
    }
  }

  /// Returns the transformer of a color and its source, if the color has one.
  private func transformer(
    _ name: String, _ layers: [Layer]
  ) -> (ConfigurationColorTransformer, PropertySource)? {
    guard let value = Self.value(of: name, in: values),
      let layer = layers.last(where: { $0.has([name]) }),
      let transformer = AssignedProperty(name: name, value: value, condition: nil).value
        as? ConfigurationColorTransformer
    else { return nil }
    return (transformer, layer.source)
  }

  /// The layers from the lowest to the highest.
  private var layers: [Layer] {
    let sheet = defaults.sheet.definition
    let table = defaults.sheet.table(of: Style.self)
    let looks = table.looks(of: style, in: environment, Style.changes(of: sheet))
    let name = nameOfDefaults
    var layers = [
      Layer(
        source: .style(name, .always), provenance: table.provenance(of: style, in: environment),
        values: looks.row, names: nil)
    ]
    var holding = [Int8](repeating: -1, count: looks.count)
    looks.setHolding(&holding, for: conditionFlags)
    var values = looks.row
    for step in looks.steps + looks.steps(for: holding) {
      let old = values
      step.apply(&values)
      layers.append(
        Layer(
          source: step.provenance == nil
            ? .styleSheet(sheet.name, step.condition) : .style(name, step.condition),
          provenance: step.provenance, values: values,
          names: Set(Assignments.groups.flatMap { $0.differences(from: old, to: values) })))
    }
    func add(_ assignments: Assignments, _ source: PropertySource) {
      if assignments.isEmpty { return }
      assignments.apply(to: &values)
      layers.append(
        Layer(
          source: source, provenance: nil, values: values,
          names: Set(assignments.assignedProperties(under: nil).map(\.name))))
    }
    add(assignments, .assigned)
    ruleList.forEach(holdingFor: conditionFlags) { add($0.assignments, .rule($0.condition)) }
    return layers
  }

  /// Returns the value of a property; `nil` if there is none of the name.
  private static func value(of name: String, in values: Style.Values) -> (any Hashable & Sendable)?
  {
    for group in Assignments.groups {
      if let index = group.properties.firstIndex(where: { $0.name == name }) {
        return group.values(in: values)[index]
      }
    }
    return nil
  }
}
