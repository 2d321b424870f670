package import CellConfiguration
import CellDocuments
import CellPictures

/// A variant of a style, with all combinations of state flags that lead to it.
package struct StateVariant: Sendable {
  /// The combinations of flags, the smallest first.
  package private(set) var combinations: [ConfigurationStateFlags]

  /// The content of the style in these states, without text and secondary text.
  package let content: ListContentConfiguration

  /// The background that belongs to the style in these states.
  package let background: BackgroundConfiguration

  /// The flags that the system's styles react to.
  package static let flags: [ConfigurationStateFlags] = [
    .disabled, .highlighted, .selected, .focused, .editing, .swiped, .targeted,
  ]

  /// The number of combinations of these flags.
  package static let combinationCount = 1 << flags.count

  /// All combinations of these flags, the smallest first.
  static let allCombinations: [ConfigurationStateFlags] = (0..<combinationCount).map { bits in
    flags.indices.reduce(into: ConfigurationStateFlags()) { result, index in
      if bits & 1 << index != 0 { result.formUnion(flags[index]) }
    }
  }
  .sorted { $0.count < $1.count }

  /// Returns the variants of a style in all combinations of these flags, the normal variant first.
  package static func all(of style: ListContentConfiguration.Style) -> [StateVariant] {
    var variants: [StateVariant] = []
    for combination in allCombinations {
      let state = CellConfigurationState(traitCollection: TraitCollection(), flags: combination)
      let content = ListContentConfiguration(style: style).updated(for: state)
      let background = BackgroundConfiguration(style: style.use.background).updated(for: state)
      if let index = variants.firstIndex(where: {
        $0.content.values == content.values && $0.background.values == background.values
      }) {
        variants[index].combinations.append(combination)
      } else {
        variants.append(
          StateVariant(combinations: [combination], content: content, background: background))
      }
    }
    return variants
  }

  /// The minimal combinations that cause the variant: none of them contains another.
  package var causes: [ConfigurationStateFlags] { combinations.minimal }
}

extension [ConfigurationStateFlags] {
  /// The minimal combinations, which do not contain any of the others.
  var minimal: [ConfigurationStateFlags] {
    filter { combination in
      !contains { $0 != combination && combination.isSuperset(of: $0) }
    }
  }
}

extension ConfigurationStateFlags {
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
