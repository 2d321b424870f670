extension StyleSheet {
  /// Collected changes to the defaults of styles.
  ///
  /// ``StyleSheet/changingStyles(_:)`` passes a value of this type to its closure and makes all
  /// changes at once.
  public struct StyleChanges: Sendable {
    private let sheet: StyleSheet
    private(set) var content: [Change<ListContentConfiguration.Style>] = []
    private(set) var background: [Change<BackgroundConfiguration.Style>] = []

    init(to sheet: StyleSheet) { self.sheet = sheet }

    /// Changes the defaults of some content styles, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults. Assigning content traps.
    public mutating func change(
      _ styles: ListContentConfiguration.Style..., when condition: StateCondition = .always,
      _ change: (inout ListContentConfiguration) -> Void
    ) {
      self.change(styles, when: condition, change)
    }

    /// Changes the defaults of some background styles, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults.
    public mutating func change(
      _ styles: BackgroundConfiguration.Style..., when condition: StateCondition = .always,
      _ change: (inout BackgroundConfiguration) -> Void
    ) {
      self.change(styles, when: condition, change)
    }

    /// Changes the defaults of a collection of content styles, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `ListContentConfiguration.Style.allCases`.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults. Assigning content traps.
    public mutating func change(
      _ styles: some Collection<ListContentConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout ListContentConfiguration) -> Void
    ) {
      for style in styles {
        var look = ListContentConfiguration(style: style)
        look.layers.update(for: context(of: condition))
        content += look.rules(when: condition, change).map { Change(style: style, rule: $0) }
      }
    }

    /// Changes the defaults of a collection of background styles, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `BackgroundConfiguration.Style.allCases`.
    ///   - condition: The states in which the change applies.
    ///   - change: A closure that assigns the new defaults.
    public mutating func change(
      _ styles: some Collection<BackgroundConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout BackgroundConfiguration) -> Void
    ) {
      for style in styles {
        var look = BackgroundConfiguration(style: style)
        look.layers.update(for: context(of: condition))
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
