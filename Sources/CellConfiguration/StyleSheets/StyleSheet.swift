/// The defaults of every style in every state, the system's colors, and the metrics of lists,
/// under one name.
///
/// A style sheet is a value that travels in the traits: whatever is updated or laid out with those
/// traits takes its defaults from it. ``iOS26`` is in force unless another one is set.
///
/// ```swift
/// let brand = StyleSheet.iOS26
///   .named("Brand")
///   .changing(.cell, .subtitleCell) { $0.textProperties.color = .systemIndigo }
///   .changing(.listGroupedCell, when: .selected) { $0.backgroundColor = .systemIndigo }
/// traits.styleSheet = brand
/// ```
///
/// Changing the styles of a sheet computes all of its records anew, which takes milliseconds: make
/// many changes at once with ``changingStyles(_:)``, keep the sheet, and do not derive it for each
/// cell. Another name or other metrics cost next to nothing.
public struct StyleSheet: Hashable, Sendable {
  /// The system's own tables that a sheet starts from.
  public enum Generation: Int, NamedCase, WrittenForm {
    /// The classic look of iOS 14 to 18.
    case iOS18

    /// iOS 26 and, as far as known, later.
    case iOS26
  }

  /// What was changed about the defaults of one style.
  struct Change<Style: ConfigurationStyle>: Hashable, Sendable {
    var style: Style
    var condition: StateCondition
    var overrides: Style.Overrides
  }

  /// Everything that makes the sheet what it is; shared by its tables and by all copies of the
  /// sheet.
  final class Definition: Hashable, Sendable {
    let generation: Generation
    let name: String
    let content: [Change<ListContentConfiguration.Style>]
    let background: [Change<BackgroundConfiguration.Style>]
    let metrics: ListMetrics

    init(
      generation: Generation, name: String,
      content: [Change<ListContentConfiguration.Style>] = [],
      background: [Change<BackgroundConfiguration.Style>] = [], metrics: ListMetrics
    ) {
      self.generation = generation
      self.name = name
      self.content = content
      self.background = background
      self.metrics = metrics
    }

    static func == (a: Definition, b: Definition) -> Bool {
      a === b
        || (a.generation == b.generation && a.name == b.name && a.content == b.content
          && a.background == b.background && a.metrics == b.metrics)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(generation)
      hasher.combine(name)
      hasher.combine(content.count)
      hasher.combine(background.count)
    }
  }

  /// The sheet's tables; shared by all copies of the sheet and never changed.
  final class Storage: Sendable {
    let definition: Definition
    let content: StyleTable<ListContentConfiguration.Style>
    let background: StyleTable<BackgroundConfiguration.Style>
    let palette: ColorPalette

    static let iOS18 = trusted(Definition(generation: .iOS18, name: "iOS18", metrics: .iOS18))
    static let iOS26 = trusted(Definition(generation: .iOS26, name: "iOS26", metrics: .iOS26))

    /// The tables of a sheet that is written in code, where too many looks are a mistake; those
    /// that are given hold for it as well.
    static func trusted(
      _ definition: Definition, content: StyleTable<ListContentConfiguration.Style>? = nil,
      background: StyleTable<BackgroundConfiguration.Style>? = nil
    ) -> Storage {
      do {
        return try Storage(definition, content: content, background: background)
      } catch {
        trap("style sheet \(definition.name): \(error)")
      }
    }

    init(
      _ definition: Definition, content: StyleTable<ListContentConfiguration.Style>? = nil,
      background: StyleTable<BackgroundConfiguration.Style>? = nil
    ) throws(LookLimitError) {
      self.definition = definition
      self.content =
        if let content { content } else {
          try StyleTable(defaults: definition.generation.content, changes: definition.content)
        }
      self.background =
        if let background { background } else {
          try StyleTable(
            defaults: definition.generation.background, changes: definition.background)
        }
      palette = definition.generation.palette
    }
  }

  /// A sheet whose conditions tell more states apart than its tables have space for.
  struct LookLimitError: Error, CustomStringConvertible {
    /// How many different looks the styles of one kind have at most, in all states together.
    ///
    /// The system's own have about a hundred; the limit keeps a sheet of any origin from costing
    /// more than a few megabytes and a blink.
    static let limit = 4096

    var description: String { "there is space for \(Self.limit) different looks" }
  }

  /// Which sheet it is.
  ///
  /// Only derived ones are counted references: copying the system's own costs nothing.
  enum Reference: Sendable {
    case iOS18
    case iOS26
    case derived(Storage)
  }

  let reference: Reference

  init(_ reference: Reference) { self.reference = reference }

  var storage: Storage {
    switch reference {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .derived(let storage): storage
    }
  }

  /// The look of iOS 26 and, as far as known, later.
  ///
  /// Almost all of its values are recorded or measured.
  public static let iOS26 = StyleSheet(.iOS26)

  /// The classic look of iOS 14 to 18.
  ///
  /// Much of it is assumed; ``provenance(of:)-(ListContentConfiguration.Style)`` tells what.
  public static let iOS18 = StyleSheet(.iOS18)

  /// The name of the sheet.
  public var name: String { storage.definition.name }

  /// The generation of the system that the sheet started from.
  public var generation: Generation { storage.definition.generation }

  /// Sizes and distances of rows, accessories, separators and sections.
  public var metrics: ListMetrics { storage.definition.metrics }

  var palette: ColorPalette { storage.palette }

  /// Where the defaults of a content style come from; changes made to the sheet do not count.
  public func provenance(of style: ListContentConfiguration.Style) -> Provenance {
    generation.content.provenance(of: style.resolvedStyle(in: .plain))
  }

  /// Where the defaults of a background style come from; changes made to the sheet do not count.
  public func provenance(of style: BackgroundConfiguration.Style) -> Provenance {
    generation.background.provenance(of: style.resolvedStyle(in: .plain))
  }

  /// Equal: the same generation, name, changes and metrics.
  public static func == (a: StyleSheet, b: StyleSheet) -> Bool {
    switch (a.reference, b.reference) {
    case (.iOS18, .iOS18), (.iOS26, .iOS26): true
    default: a.storage === b.storage || a.storage.definition == b.storage.definition
    }
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.definition) }
}

extension StyleSheet: CustomStringConvertible {
  /// The name of the sheet.
  public var description: String { name }

  /// The description that no other sheet has: that of a derived one says all that was changed.
  var exactDescription: String {
    guard case .derived(let storage) = reference else { return name }
    return writtenDescription ?? "\(name) \(UInt(bitPattern: ObjectIdentifier(storage)))"
  }
}
