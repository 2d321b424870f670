package import CellConfiguration

/// What changes between the looks that a style has in its states.
package struct StateComparison: Encodable {
  /// The style.
  package let style: String

  /// The looks, by the states that they are shown in.
  package let looks: [String]

  /// For each pair of looks, such as `0-2`, the properties that change: name, what a view has to do,
  /// the old value and the new one.
  package let changes: [String: [[String]]]

  /// Compares the looks of a style with each other.
  package init(of style: ListContentConfiguration.Style) {
    let looks = StateLook.all(of: style)
    self.style = style.baseStyleName
    self.looks = looks.map(\.combinations[0].title)
    var changes: [String: [[String]]] = [:]
    for (index, old) in looks.enumerated() {
      for (next, new) in looks.enumerated().dropFirst(index + 1) {
        changes["\(index)-\(next)"] =
          (new.content.differences(from: old.content).map { ("content", $0) }
          + new.background.differences(from: old.background).map { ("background", $0) })
          .map { ["\($0.0).\($0.1.name)", $0.1.change.name, $0.1.old, $0.1.new] }
      }
    }
    self.changes = changes
  }

  /// Those of all styles.
  package static var all: [StateComparison] {
    ListContentConfiguration.Style.allCases.map { StateComparison(of: $0) }
  }
}
