package import CellConfiguration

/// The states that configurations are tried in.
package enum StateSpace {
  /// The flags that some style reacts to.
  package static let flagsThatMatter: [ConfigurationStateFlags] = [
    .disabled, .highlighted, .selected, .focused, .editing, .swiped, .targeted,
  ]

  /// The flags that no style of the system reacts to.
  package static let flagsWithoutEffect: [ConfigurationStateFlags] = [
    .pinned, .expanded, .reordering, .lifting, .dragging, .notTargeted,
  ]

  /// All 128 combinations of the flags that matter.
  package static let combinations: [ConfigurationStateFlags] = (0..<128).map { bits in
    flagsThatMatter.indices.reduce(into: ConfigurationStateFlags()) { flags, place in
      if bits >> place & 1 == 1 { flags.insert(flagsThatMatter[place]) }
    }
  }

  package static let sheets: [StyleSheet] = [.iOS18, .iOS26]
  package static let idioms: [UserInterfaceIdiom] = [.phone, .mac]

  /// Both style sheets in every list environment on phone and Mac.
  package static let surroundings: [TraitCollection] = sheets.flatMap { sheet in
    ListEnvironment.allCases.flatMap { environment in
      idioms.map { idiom in
        TraitCollection {
          $0.styleSheet = sheet
          $0.listEnvironment = environment
          $0.userInterfaceIdiom = idiom
        }
      }
    }
  }

  /// The conditions that test a trait, each with traits for which it alone holds.
  package static let testedTraits: [(condition: StateCondition, traits: TraitCollection)] = [
    (.dark, TraitCollection { $0.userInterfaceStyle = .dark }),
    (.highContrast, TraitCollection { $0.accessibilityContrast = .high }),
    (
      .accessibilitySize,
      TraitCollection { $0.preferredContentSizeCategory = .accessibilityMedium }
    ),
    (.boldText, TraitCollection { $0.legibilityWeight = .bold }),
    (.rightToLeft, TraitCollection { $0.layoutDirection = .rightToLeft }),
    (.compactWidth, TraitCollection { $0.horizontalSizeClass = .compact }),
  ]

  /// Every combination of flags in every surrounding: 3,584 states, and one for each flag that
  /// should have no effect.
  package static let everyState: [CellConfigurationState] = surroundings.flatMap { traits in
    (combinations + flagsWithoutEffect).map { CellConfigurationState($0, traits) }
  }

  /// A sample of all states that contains every combination of flags and every surrounding.
  package static let someStates: [CellConfigurationState] = combinations.indices.map { place in
    // 37 and 28 have no common divisor, so that all pairs of flags and surroundings differ.
    CellConfigurationState(combinations[place], surroundings[place * 37 % surroundings.count])
  }

  /// The states that no style of the system reacts to, but rules may.
  package static let statesWithoutEffect = flagsWithoutEffect.map { CellConfigurationState($0) }

  /// A few states that differ in all parts.
  package static let fewStates: [CellConfigurationState] = someStates.indices
    .filter { $0 % 9 == 0 }.map { someStates[$0] }
}

extension CellConfigurationState {
  /// A state in which some flags are set.
  package init(
    _ flags: ConfigurationStateFlags, _ traits: TraitCollection = TraitCollection()
  ) {
    self.init(traitCollection: traits)
    isDisabled = flags.contains(.disabled)
    isHighlighted = flags.contains(.highlighted)
    isSelected = flags.contains(.selected)
    isFocused = flags.contains(.focused)
    isPinned = flags.contains(.pinned)
    isEditing = flags.contains(.editing)
    isExpanded = flags.contains(.expanded)
    isSwiped = flags.contains(.swiped)
    isReordering = flags.contains(.reordering)
    if flags.contains(.lifting) { cellDragState = .lifting }
    if flags.contains(.dragging) { cellDragState = .dragging }
    if flags.contains(.notTargeted) { cellDropState = .notTargeted }
    if flags.contains(.targeted) { cellDropState = .targeted }
  }
}
