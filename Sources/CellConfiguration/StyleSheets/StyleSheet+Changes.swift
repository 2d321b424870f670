extension StyleSheet {
  /// The sheet under another name.
  public func named(_ name: String) -> StyleSheet {
    deriving(name: name)
  }

  /// The sheet with other defaults for some content styles.
  ///
  /// Without a condition the normal look changes, on which the looks of states are built; with one
  /// the look of the states that fulfill it. Conditions that name more flags win over those that
  /// name fewer, later changes over earlier ones. A change to a style also shows where a
  /// style-agnostic one, such as `cell`, takes its look in a list of some kind, below what is said
  /// of that style itself. Conditions that tell thousands of states apart trap: the tables of a
  /// sheet have space for 4,096 looks.
  ///
  /// - Parameters:
  ///   - styles: The styles to change.
  ///   - condition: The states to change them for.
  ///   - change: Assigns the new defaults. What it reads are the sheet's defaults where the
  ///     condition holds, in a plain list for agnostic styles. Insets and sizes are one property
  ///     each: changing one edge assigns all four. Assigning content traps.
  /// - Complexity: Computes all looks of all content styles, which takes about a millisecond and
  ///   grows with the changes that the sheet has. ``changingStyles(_:)`` makes many changes for the
  ///   price of one.
  public func changing(
    _ styles: ListContentConfiguration.Style..., when condition: StateCondition = .always,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> StyleSheet {
    changing(styles, when: condition, change)
  }

  /// The sheet with other defaults for a collection of content styles.
  ///
  /// As the form above, which lists the styles one by one:
  ///
  /// ```swift
  /// let spacious = StyleSheet.iOS26.changing(ListContentConfiguration.Style.allCases) {
  ///   $0.imageToTextPadding = 24
  /// }
  /// ```
  public func changing(
    _ styles: some Collection<ListContentConfiguration.Style>,
    when condition: StateCondition = .always,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> StyleSheet {
    changingStyles { $0.change(styles, when: condition, change) }
  }

  /// The sheet with other defaults for some background styles.
  ///
  /// - Parameters:
  ///   - styles: The styles to change.
  ///   - condition: The states to change them for.
  ///   - change: Assigns the new defaults. What it reads are the sheet's defaults where the
  ///     condition holds, in a plain list for agnostic styles.
  /// - Complexity: Computes all looks of all background styles. ``changingStyles(_:)`` makes many
  ///   changes for the price of one.
  public func changing(
    _ styles: BackgroundConfiguration.Style..., when condition: StateCondition = .always,
    _ change: (inout BackgroundConfiguration) -> Void
  ) -> StyleSheet {
    changing(styles, when: condition, change)
  }

  /// The sheet with other defaults for a collection of background styles.
  ///
  /// As the form above, which lists the styles one by one.
  public func changing(
    _ styles: some Collection<BackgroundConfiguration.Style>,
    when condition: StateCondition = .always,
    _ change: (inout BackgroundConfiguration) -> Void
  ) -> StyleSheet {
    changingStyles { $0.change(styles, when: condition, change) }
  }

  /// The sheet with any number of changes to the defaults of styles.
  ///
  /// ```swift
  /// let brand = StyleSheet.iOS26.changingStyles {
  ///   $0.change(.cell, .subtitleCell) { $0.textProperties.color = .systemIndigo }
  ///   $0.change(.cell, when: .selected) { $0.textProperties.color = .white }
  ///   $0.change(.listGroupedCell, when: .selected) { $0.backgroundColor = .systemIndigo }
  /// }
  /// ```
  ///
  /// The result is the sheet that one call of `changing` after the other makes, except that all
  /// changes read the defaults of this sheet, before any of them. It traps where they would.
  ///
  /// - Complexity: Computes the looks once, however many changes there are.
  public func changingStyles(_ make: (inout StyleChanges) -> Void) -> StyleSheet {
    var changes = StyleChanges(to: self)
    make(&changes)
    return deriving(content: changes.content, background: changes.background)
  }

  /// The sheet with other sizes and distances.
  public func changingMetrics(_ change: (inout ListMetrics) -> Void) -> StyleSheet {
    var metrics = self.metrics
    change(&metrics)
    return deriving(metrics: metrics)
  }

  /// A sheet that computes anew only what depends on what changes.
  private func deriving(
    name: String? = nil, content: [Change<ListContentConfiguration.Style>] = [],
    background: [Change<BackgroundConfiguration.Style>] = [], metrics: ListMetrics? = nil
  ) -> StyleSheet {
    let old = storage.definition
    let definition = Definition(
      generation: old.generation, name: name ?? old.name, content: old.content + content,
      background: old.background + background, metrics: metrics ?? old.metrics)
    return StyleSheet(
      .derived(
        .trusted(
          definition, content: content.isEmpty ? storage.content : nil,
          background: background.isEmpty ? storage.background : nil)))
  }
}
