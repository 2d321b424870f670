import CellConfiguration
import CellDocuments
import CellPictures

extension Chapter {
  /// Every distinct look of a style, with the combinations of states that lead to it.
  static let states = Chapter(
    title: "States", namesInUIKit: "UICellConfigurationState",
    summary: "Every look that a style has in any combination of states, and what brings it about.",
    groups: ListContentConfiguration.Style.allCases.map { style in
      Group(
        title: style.name.titleOfName,
        scenes: StateVariant.all(of: style).map { variant in
          var scene = Scene.style(style, in: variant.combinations[0])
          scene.note = variant.note
          return scene
        })
    })
}

extension StateVariant {
  /// The combinations that have this variant: `24 of 128 combinations: Selected; Targeted`.
  fileprivate var note: String {
    let causes = causes.map(\.title).joined(separator: "; ")
    return "\(combinations.count) of \(Self.combinationCount) combinations: \(causes)"
  }
}
