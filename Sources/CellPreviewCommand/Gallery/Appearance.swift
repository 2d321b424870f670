package import CellConfiguration
import CellDocuments
import CellPictures

/// An appearance of the system; the gallery draws every picture in each of them.
package enum Appearance: String, CaseIterable {
  /// Light style and normal contrast.
  case light

  /// Dark style and normal contrast.
  case dark

  /// Light style and high contrast.
  case lightContrast = "light-contrast"

  /// Dark style and high contrast.
  case darkContrast = "dark-contrast"

  /// The traits of the appearance.
  package var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = self == .light || self == .lightContrast ? .light : .dark
      $0.accessibilityContrast = self == .light || self == .dark ? .normal : .high
    }
  }
}

/// The CSS classes of a page's pictures, with the rules for their colors in each appearance.
///
/// An element with the attribute `data-appearance` sets the appearance of all pictures inside it.
package struct AppearanceSheet {
  private var classes: [AppearanceStyle: String] = [:]
  private var variables: [[String]: String] = [:]
  private var rules = ""
  private var values = Array(repeating: "", count: Appearance.allCases.count)

  package init() {}

  /// Returns the class for a set of properties that differ between appearances.
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

  /// The rules as the text of a style sheet; a page is printed in the first appearance.
  package var text: String {
    zip(Appearance.allCases, values).reduce(into: "") { text, appearance in
      text += "[data-appearance=\(appearance.0.rawValue)]{\(appearance.1)}\n"
    } + "@media print{:root[data-appearance]{\(values[0])}}\n" + rules
  }
}
