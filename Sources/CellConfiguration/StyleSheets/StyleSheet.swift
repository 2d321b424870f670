/// The defaults of all styles in all states, the system colors, and the metrics of lists.
///
/// A style sheet is a value in the traits. Configurations that are updated with those traits, and
/// layouts made with them, take their defaults from it. The default sheet is ``iOS26``.
///
/// ```swift
/// let brand = StyleSheet.iOS26.renamed(to: "Brand").changing {
///   $0.changeContent(of: [.cell, .subtitleCell]) { $0.textProperties.color = .systemIndigo }
/// }
/// traits.styleSheet = brand
/// ```
///
/// Changing styles computes all rows of the sheet again, which takes milliseconds. Make all changes
/// in one call of ``changing(_:)``, keep the resulting sheet, and do not derive one for each cell.
/// Changing the name or the metrics costs very little.
public struct StyleSheet: Hashable, Sendable {
  /// The system generation that a sheet is based on.
  public enum Generation: Int, NamedCase, SchemaRepresentable {
    /// The classic look of iOS 14 to 18.
    case iOS18

    /// iOS 26 and, as far as known, later.
    case iOS26
  }

  /// A change to the defaults of one style.
  struct Change<Style: ConfigurationStyle>: Hashable, Sendable {
    let style: Style
    let rule: ConfigurationRule<Style>

    var condition: StateCondition { rule.condition }
  }

  /// The parts that define a sheet, shared by its tables and by all copies of the sheet.
  final class Definition: Hashable, Sendable {
    let generation: Generation
    let name: String
    let content: [Change<ListContentConfiguration.Style>]
    let background: [Change<BackgroundConfiguration.Style>]
    let metrics: ListMetrics

    static let iOS18 = Definition(generation: .iOS18, name: "iOS18", metrics: .iOS18)
    static let iOS26 = Definition(generation: .iOS26, name: "iOS26", metrics: .iOS26)

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

  /// The tables of a derived sheet, which never change and are shared by all copies of the sheet.
  final class Storage: Sendable {
    let definition: Definition
    let content: StyleTable<ListContentConfiguration.Style, ListContentValues>
    let background: StyleTable<BackgroundConfiguration.Style, BackgroundValues>

    /// Computes the tables of a sheet based on one of the system's.
    ///
    /// Tables that are passed in must match the definition.
    init(
      _ definition: Definition,
      content: StyleTable<ListContentConfiguration.Style, ListContentValues>? = nil,
      background: StyleTable<BackgroundConfiguration.Style, BackgroundValues>? = nil
    ) throws(LookLimitError) {
      let system = definition.generation.styleSheet
      self.definition = definition
      self.content =
        if let content { content } else { try system.table().changed(by: definition.content) }
      self.background =
        if let background { background } else {
          try system.table().changed(by: definition.background)
        }
    }
  }

  /// An error for a sheet that distinguishes more states than its tables have space for.
  struct LookLimitError: Error, CustomStringConvertible {
    /// The maximum number of different looks of all styles of one kind, in all states together.
    ///
    /// The system's sheets have about a hundred. The limit keeps a sheet from an unknown source
    /// from costing more than a few megabytes and a moment.
    static let limit = 4096

    /// The maximum number of states of all styles of one kind, in all lists.
    ///
    /// Sheets that test all flags of states have fewer than half of this number.
    static let states = 1 << 20

    var description: String { "there is space for \(Self.limit) different looks" }
  }

  /// A reference to the storage of a sheet.
  ///
  /// Only derived sheets are reference-counted; copying the system's sheets costs nothing.
  enum Reference: Sendable {
    case iOS18
    case iOS26
    case derived(Storage)
  }

  let reference: Reference

  init(_ reference: Reference) { self.reference = reference }

  /// The parts that define the sheet; reading them computes no tables.
  var definition: Definition {
    switch reference {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    case .derived(let storage): storage.definition
    }
  }

  /// The style sheet with the look of iOS 26 and, as far as known, later.
  ///
  /// Almost all of its values are recorded or measured.
  public static let iOS26 = StyleSheet(.iOS26)

  /// The style sheet with the classic look of iOS 14 to 18.
  ///
  /// Many of its values are assumed; ``provenance(of:)-(ListContentConfiguration.Style)`` returns
  /// the source of the values of a style.
  public static let iOS18 = StyleSheet(.iOS18)

  /// The name of the sheet.
  public var name: String { definition.name }

  /// The system generation that the sheet is based on.
  public var generation: Generation { definition.generation }

  /// The sizes and distances of rows, accessories, separators and sections.
  public var metrics: ListMetrics { definition.metrics }

  var palette: ColorPalette { generation.palette }

  /// A number that is the same for sheets with the same tables, while the sheets exist.
  package var identity: UInt {
    // Inlined: layouts compare it for each cell. The address is compared and never followed.
    @inline(__always) get {
      switch reference {
      case .iOS18: 1
      case .iOS26: 2
      case .derived(let storage): UInt(bitPattern: Unmanaged.passUnretained(storage).toOpaque())
      }
    }
  }

  /// Returns the source of the defaults of a content style, ignoring changes made to the sheet.
  ///
  /// At accessibility sizes, rules of layout change the effect of some values, such as the limit of
  /// one line. *Facts about frames*, in the module `CellLayout`, lists the sources of these rules.
  public func provenance(of style: ListContentConfiguration.Style) -> Provenance {
    generation.content.provenance(of: style.resolvedStyle(in: .plain))
  }

  /// Returns the source of the defaults of a background style, ignoring changes made to the sheet.
  public func provenance(of style: BackgroundConfiguration.Style) -> Provenance {
    generation.background.provenance(of: style.resolvedStyle(in: .plain))
  }

  /// Returns whether two sheets have the same generation, name, changes and metrics.
  public static func == (a: StyleSheet, b: StyleSheet) -> Bool {
    a.identity == b.identity || a.definition == b.definition
  }

  /// Hashes the definition of the sheet.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}

extension StyleSheet: CustomStringConvertible {
  /// The name of the sheet.
  public var description: String { name }

  /// A unique description of the sheet; for a derived sheet, it contains all changes.
  var exactDescription: String {
    guard case .derived(let storage) = reference else { return name }
    return writtenDescription ?? "\(name) \(UInt(bitPattern: ObjectIdentifier(storage)))"
  }
}
