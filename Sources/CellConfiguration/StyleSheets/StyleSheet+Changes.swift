extension StyleSheet {
  /// Returns the sheet with another name.
  public func renamed(to name: String) -> StyleSheet {
    deriving(name: name)
  }

  /// Returns the sheet with changes to the defaults of styles and to its metrics.
  ///
  /// ```swift
  /// let brand = StyleSheet.iOS26.changing {
  ///   $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
  ///   $0.changeContent(of: [.cell], when: .selected) { $0.textProperties.color = .white }
  ///   $0.changeBackground(of: [.listGroupedCell], when: .selected) {
  ///     $0.backgroundColor = .systemIndigo
  ///   }
  ///   $0.metrics.rows.minimumHeight = 60
  /// }
  /// ```
  ///
  /// All changes read the defaults of this sheet. To build on other changes, call the method on
  /// their result. The tables of a sheet have space for 4,096 looks: conditions that distinguish
  /// thousands of states trap.
  ///
  /// - Parameter make: A closure that changes the sheet.
  /// - Complexity: Computes all looks of the kinds of styles that change, once, which takes about a
  ///   millisecond and grows with the number of changes in the sheet. Changing only the metrics
  ///   computes no look.
  public func changing(_ make: (inout Changes) -> Void) -> StyleSheet {
    var changes = Changes(to: self)
    make(&changes)
    return deriving(
      content: changes.content, background: changes.background, metrics: changes.metrics)
  }

  /// Returns a new sheet, computing only the tables that depend on the changes.
  private func deriving(
    name: String? = nil, content: [Change<ListContentConfiguration.Style>] = [],
    background: [Change<BackgroundConfiguration.Style>] = [], metrics: ListMetrics? = nil
  ) -> StyleSheet {
    let old = definition
    let definition = Definition(
      generation: old.generation, name: name ?? old.name, content: old.content + content,
      background: old.background + background, metrics: metrics ?? old.metrics)
    do {
      return StyleSheet(
        .derived(
          try Storage(
            definition, content: content.isEmpty ? table() : nil,
            background: background.isEmpty ? table() : nil)))
    } catch {
      trap("style sheet \(definition.name): \(error)")
    }
  }
}

extension StyleSheet {
  /// Changes to a style sheet, which ``StyleSheet/changing(_:)`` makes at once.
  ///
  /// A change without a condition applies to the normal look, on which the looks of all states are
  /// based. A change with a condition applies to the states that fulfill the condition. Conditions
  /// that name more flags win over those that name fewer; later changes win over earlier ones.
  ///
  /// A change to a style also affects a style-agnostic style, such as `cell`, in the lists where
  /// that style uses its look. Changes to the style-agnostic style itself take precedence there.
  public struct Changes: Sendable {
    private let sheet: StyleSheet
    private(set) var content: [Change<ListContentConfiguration.Style>] = []
    private(set) var background: [Change<BackgroundConfiguration.Style>] = []

    /// The sizes and distances of lists, which belong to no style.
    public var metrics: ListMetrics

    init(to sheet: StyleSheet) {
      self.sheet = sheet
      metrics = sheet.metrics
    }

    /// Changes the defaults of content styles.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `ListContentConfiguration.Style.allCases`.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults. It reads the sheet's defaults where the
    ///     condition holds; for agnostic styles, the defaults in a plain list. Insets and sizes are
    ///     one property each: changing one edge assigns all four. Assigning content traps.
    public mutating func changeContent(
      of styles: some Collection<ListContentConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout ListContentConfiguration) -> Void
    ) {
      for style in styles {
        var look = ListContentConfiguration(style: style)
        look.store.update(for: context(of: condition))
        content += look.rules(when: condition, change).map { Change(style: style, rule: $0) }
      }
    }

    /// Changes the defaults of background styles.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `BackgroundConfiguration.Style.allCases`.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults. It reads the sheet's defaults where the
    ///     condition holds; for agnostic styles, the defaults in a plain list.
    public mutating func changeBackground(
      of styles: some Collection<BackgroundConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout BackgroundConfiguration) -> Void
    ) {
      for style in styles {
        var look = BackgroundConfiguration(style: style)
        look.store.update(for: context(of: condition))
        background += look.rules(when: condition, change).map { Change(style: style, rule: $0) }
      }
    }

    /// Returns the context of a state in which a condition holds, with the style sheet.
    private func context(of condition: StateCondition) -> ConfigurationContext {
      let flags = condition.typicalFlags
      return ConfigurationContext(
        styleSheet: sheet, listEnvironment: .unspecified, flags: flags.ofState,
        traits: flags.ofTraits)
    }
  }
}
