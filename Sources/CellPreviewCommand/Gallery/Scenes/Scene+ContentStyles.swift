import CellConfiguration
import CellDocuments
import CellPictures

extension Chapter {
  /// Every style of content in every state, with the background that belongs to it.
  static let contentStyles = Chapter(
    title: "Content styles", namesInUIKit: "UIListContentConfiguration",
    summary: "Every style of content in every state, with the background that belongs to it.",
    groups: ListContentConfiguration.Style.allCases.map { style in
      Group(
        title: style.name.titleOfName,
        scenes: ConfigurationStateFlags.shown.map { .style(style, in: $0) })
    })
}

extension Scene {
  /// A style of content in a state, with the background that belongs to it.
  static func style(
    _ style: ListContentConfiguration.Style, in flags: ConfigurationStateFlags
  ) -> Scene {
    row(
      flags.title, ListContentConfiguration(style: style), style.name.titleOfName,
      "Secondary text", symbol: "star"
    ) {
      $0.background = BackgroundConfiguration(style: style.use.background)
      $0.state = CellConfigurationState(traitCollection: TraitCollection(), flags: flags)
    }
  }
}

extension ConfigurationStateFlags {
  /// The states in which styles are shown.
  ///
  /// They are no flags, each flag, and the two pairs of flags for which the system's styles look
  /// different.
  static let shown: [ConfigurationStateFlags] =
    [[]] + ofStates + [[.selected, .focused], [.selected, .editing]]

  /// Every flag that a state has itself; the flag for the Mac comes from the traits.
  static let ofStates = names.map(\.option).filter { $0 != .onMac }

  /// The flags in words: `Selected, focused`.
  var title: String {
    if isEmpty { return "Normal" }
    let names = Self.names.filter { contains($0.option) }.map(\.name)
    return names.map(\.titleOfName).joined(separator: ", ").capitalizedSentence
  }
}

extension String {
  /// The text with only its first letter in upper case.
  fileprivate var capitalizedSentence: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
