package import CellConfiguration
import CellDocuments
import CellPictures

/// The differences between the variants of a style in its states.
package struct StateComparison: Encodable {
  /// The style.
  package let style: String

  /// The variants, named after their states.
  package let variants: [String]

  /// The properties that differ between any of the variants.
  package let properties: [Property]

  /// A property whose value differs between variants.
  package struct Property: Encodable {
    /// The name of the property in code: `content.textProperties.color`.
    package let name: String

    /// The work that a change of the property requires of a view.
    package let change: String

    /// The value in each variant, in the form that descriptions print.
    package var values: [String]
  }

  /// Compares the variants of a style with each other.
  package init(of style: ListContentConfiguration.Style) {
    let variants = StateVariant.all(of: style)
    self.style = style.name.titleOfName
    self.variants = variants.map(\.combinations[0].title)
    var properties: [Property] = []
    for (index, variant) in variants.enumerated() {
      let differences =
        variant.content.difference(from: variants[0].content).map { ("content", $0) }
        + variant.background.difference(from: variants[0].background).map { ("background", $0) }
      for (owner, difference) in differences {
        // A difference that is not a property of the style, such as the state itself, has no
        // change.
        guard let change = difference.change, let old = difference.old, let new = difference.new
        else { continue }
        let name = "\(owner).\(difference.name)"
        let known = properties.firstIndex { $0.name == name }
        if known == nil {
          let values = Array(repeating: old, count: variants.count)
          properties.append(Property(name: name, change: change.name, values: values))
        }
        properties[known ?? properties.count - 1].values[index] = new
      }
    }
    self.properties = properties.sorted { $0.name < $1.name }
  }

  /// The comparisons of all styles.
  package static var all: [StateComparison] {
    ListContentConfiguration.Style.allCases.map { StateComparison(of: $0) }
  }
}
