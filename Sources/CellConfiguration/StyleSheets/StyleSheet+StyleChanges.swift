extension StyleSheet {
  /// Changes to the defaults of styles, collected to be made at once.
  ///
  /// ``StyleSheet/changingStyles(_:)`` hands one out.
  public struct StyleChanges: Sendable {
    private let sheet: StyleSheet
    private(set) var content: [Change<ListContentConfiguration.Style>] = []
    private(set) var background: [Change<BackgroundConfiguration.Style>] = []

    init(to sheet: StyleSheet) { self.sheet = sheet }

    /// Gives some content styles other defaults, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change.
    ///   - condition: The states to change them for.
    ///   - change: Assigns the new defaults. Assigning content traps.
    public mutating func change(
      _ styles: ListContentConfiguration.Style..., when condition: StateCondition = .always,
      _ change: (inout ListContentConfiguration) -> Void
    ) {
      self.change(styles, when: condition, change)
    }

    /// Gives some background styles other defaults, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change.
    ///   - condition: The states to change them for.
    ///   - change: Assigns the new defaults.
    public mutating func change(
      _ styles: BackgroundConfiguration.Style..., when condition: StateCondition = .always,
      _ change: (inout BackgroundConfiguration) -> Void
    ) {
      self.change(styles, when: condition, change)
    }

    /// Gives a collection of content styles other defaults, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `ListContentConfiguration.Style.allCases`.
    ///   - condition: The states to change them for.
    ///   - change: Assigns the new defaults. Assigning content traps.
    public mutating func change(
      _ styles: some Collection<ListContentConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout ListContentConfiguration) -> Void
    ) {
      for style in styles {
        var look = ListContentConfiguration(style: style)
        look.layers.update(for: context(of: condition))
        content += look.rules(when: condition, change)
          .map {
            Change(style: style, condition: $0.condition, overrides: $0.overrides.value ?? .init())
          }
      }
    }

    /// Gives a collection of background styles other defaults, as `changing` does for one sheet.
    ///
    /// - Parameters:
    ///   - styles: The styles to change, such as `BackgroundConfiguration.Style.allCases`.
    ///   - condition: The states to change them for.
    ///   - change: Assigns the new defaults.
    public mutating func change(
      _ styles: some Collection<BackgroundConfiguration.Style>,
      when condition: StateCondition = .always,
      _ change: (inout BackgroundConfiguration) -> Void
    ) {
      for style in styles {
        var look = BackgroundConfiguration(style: style)
        look.layers.update(for: context(of: condition))
        background += look.rules(when: condition, change)
          .map {
            Change(style: style, condition: $0.condition, overrides: $0.overrides.value ?? .init())
          }
      }
    }

    /// A state in which a condition holds, under the sheet.
    private func context(of condition: StateCondition) -> ConfigurationContext {
      ConfigurationContext(
        styleSheet: sheet, listEnvironment: .unspecified, flags: condition.typicalFlags)
    }
  }
}
