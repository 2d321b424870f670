/// The classes of the pictures in a page, and the rules that give them the colors of each
/// appearance.
///
/// An element of the page with the attribute `data-appearance` decides about all pictures in it.
package struct AppearanceSheet {
  private var classes: [AppearanceStyle: String] = [:]
  private var variables: [[String]: String] = [:]
  private var rules = ""
  private var values = Array(repeating: "", count: Appearance.allCases.count)

  package init() {}

  /// The class of what differs between appearances.
  mutating func name(of style: AppearanceStyle) -> String {
    if let name = classes[style] { return name }
    let name = "p\(classes.count)"
    classes[style] = name
    let declarations = style.declarations.map { declaration in
      "\(declaration.property):var(--\(variable(declaration.values)))"
    }
    rules += ".\(name){\(declarations.joined(separator: ";"))}\n"
    return name
  }

  private mutating func variable(_ values: [String]) -> String {
    if let variable = variables[values] { return variable }
    let variable = "v\(variables.count)"
    variables[values] = variable
    for (index, value) in values.enumerated() {
      self.values[index] += "--\(variable):\(value);"
    }
    return variable
  }

  /// The rules.
  package var text: String {
    zip(Appearance.allCases, values).reduce(into: "") { text, appearance in
      text += "[data-appearance=\(appearance.0.rawValue)]{\(appearance.1)}\n"
    } + rules
  }
}
