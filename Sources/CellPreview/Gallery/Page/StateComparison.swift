package import CellConfiguration

/// What changes between the looks that a style has in its states.
package struct StateComparison: Encodable {
  /// The style.
  package let style: String

  /// The looks, by the states that they are shown in.
  package let looks: [String]

  /// The properties that differ between any of the looks.
  package let properties: [Property]

  /// A property that some looks have with another value than others.
  package struct Property: Encodable {
    /// The name as it is written in code: `content.textProperties.color`.
    package let name: String

    /// What a view has to do when it changes.
    package let change: String

    /// The value in each look, as descriptions print it.
    package var values: [String]
  }

  /// Compares the looks of a style with each other.
  package init(of style: ListContentConfiguration.Style) {
    let looks = StateLook.all(of: style)
    self.style = style.name.wordsOfName
    self.looks = looks.map(\.combinations[0].title)
    var properties: [Property] = []
    for (index, look) in looks.enumerated() {
      let differences =
        look.content.difference(from: looks[0].content).map { ("content", $0) }
        + look.background.difference(from: looks[0].background).map { ("background", $0) }
      for (owner, difference) in differences {
        // What is no property of the style, such as the state itself, has no change.
        guard let change = difference.change, let old = difference.old, let new = difference.new
        else { continue }
        let name = "\(owner).\(difference.name)"
        let known = properties.firstIndex { $0.name == name }
        if known == nil {
          let values = Array(repeating: old, count: looks.count)
          properties.append(Property(name: name, change: change.name, values: values))
        }
        properties[known ?? properties.count - 1].values[index] = new
      }
    }
    self.properties = properties.sorted { $0.name < $1.name }
  }

  /// Those of all styles.
  package static var all: [StateComparison] {
    ListContentConfiguration.Style.allCases.map { StateComparison(of: $0) }
  }
}
