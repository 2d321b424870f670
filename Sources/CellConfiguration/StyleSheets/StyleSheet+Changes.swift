extension StyleSheet {
  /// The sheet under another name.
  public func named(_ name: String) -> StyleSheet {
    deriving(name: name)
  }

  /// The sheet with other defaults for some content styles.
  ///
  /// Without a condition the normal look changes, on which the looks of states are built; with one
  /// the look of the states that fulfil it. Conditions that name more flags win over those that
  /// name fewer, later changes over earlier ones. A change to a style also shows where a
  /// style-agnostic one, such as `cell`, takes its look in a list of some kind, below what is said
  /// of that style itself. Conditions that tell thousands of states apart trap: the tables of a
  /// sheet have room for 4,096 looks.
  ///
  /// - Parameters:
  ///   - styles: The styles to change.
  ///   - condition: The states to change them for.
  ///   - change: Assigns the new defaults. What it reads are the sheet's defaults where the
  ///     condition holds, in a plain list for agnostic styles. Insets and sizes are one property
  ///     each: changing one edge assigns all four. Assigning content traps.
  public func changing(
    _ styles: ListContentConfiguration.Style..., when condition: StateCondition = .always,
    _ change: (inout ListContentConfiguration) -> Void
  ) -> StyleSheet {
    deriving(
      content: styles.flatMap { style in
        var look = ListContentConfiguration(style: style)
        look.layers.update(for: context(of: condition))
        return look.rules(when: condition, change)
          .map {
            Change(style: style, condition: $0.condition, overrides: $0.overrides.value ?? .init())
          }
      })
  }

  /// The sheet with other defaults for some background styles.
  ///
  /// - Parameters:
  ///   - styles: The styles to change.
  ///   - condition: The states to change them for.
  ///   - change: Assigns the new defaults. What it reads are the sheet's defaults where the
  ///     condition holds, in a plain list for agnostic styles.
  public func changing(
    _ styles: BackgroundConfiguration.Style..., when condition: StateCondition = .always,
    _ change: (inout BackgroundConfiguration) -> Void
  ) -> StyleSheet {
    deriving(
      background: styles.flatMap { style in
        var look = BackgroundConfiguration(style: style)
        look.layers.update(for: context(of: condition))
        return look.rules(when: condition, change)
          .map {
            Change(style: style, condition: $0.condition, overrides: $0.overrides.value ?? .init())
          }
      })
  }

  /// The sheet with other sizes and distances.
  public func changingMetrics(_ change: (inout ListMetrics) -> Void) -> StyleSheet {
    var metrics = self.metrics
    change(&metrics)
    return deriving(metrics: metrics)
  }

  /// A state in which a condition holds, under this sheet.
  private func context(of condition: StateCondition) -> ConfigurationContext {
    ConfigurationContext(
      styleSheet: self, listEnvironment: .unspecified, flags: condition.typicalFlags)
  }

  private func deriving(
    name: String? = nil, content: [Change<ListContentConfiguration.Style>] = [],
    background: [Change<BackgroundConfiguration.Style>] = [], metrics: ListMetrics? = nil
  ) -> StyleSheet {
    let old = storage.definition
    return StyleSheet(
      Definition(
        generation: old.generation, name: name ?? old.name, content: old.content + content,
        background: old.background + background, metrics: metrics ?? old.metrics))
  }
}
