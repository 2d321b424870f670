public import CellConfiguration
public import Foundation

/// A list to look at: its surroundings, its sections, and for every row what it shows in which
/// state.
///
/// The document is nothing but the written form of the values:
///
/// ```json
/// { "width": 390,
///   "traits": { "userInterfaceStyle": "dark" },
///   "appearance": "insetGrouped",
///   "sections": [
///     { "header": { "content": { "style": "header", "text": "Network" } },
///       "rows": [ { "content": { "style": "valueCell", "text": "Wi-Fi", "secondaryText": "Home" },
///                   "accessories": ["disclosureIndicator"] } ] } ] }
/// ```
///
/// Whatever is absent has its default.
public struct PreviewDocument: Hashable, Sendable {
  /// The width of the list in points.
  public var width: CGFloat = 390

  /// The width of the screen in points, where the list does not fill it; `nil` for that of the list.
  public var screenWidth: CGFloat?

  /// The traits of the list; its environment is that of the appearance.
  public var traits = TraitCollection()

  /// The list around the rows; `nil` lays each row out alone, outside any list.
  ///
  /// Separators that a row says itself come before those of the list.
  public var list: ListConfiguration? = PreviewDocument.defaultList(.insetGrouped)

  /// The margins of the view around rows that are outside any list; `nil` for those of any view.
  public var inheritedMargins: DirectionalEdgeInsets?

  /// What measures the texts.
  public var shaper = Shaper.embedded

  /// Drawings of your own for symbols, by their names; they come before ours of the same name.
  public var symbols: [String: PreviewSymbol] = [:]

  /// The sections.
  public var sections: [Section] = []

  /// Creates a document without sections.
  public init() {}

  /// The list of a document that says nothing of it but its appearance: sections have the headers
  /// and footers that they say.
  public static func defaultList(_ appearance: ListConfiguration.Appearance) -> ListConfiguration {
    var list = ListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    return list
  }

  /// What measures the texts.
  public enum Shaper: Hashable, Sendable {
    /// The embedded shaper.
    case embedded

    /// The system's Pango library, in builds that have it.
    case pango

    /// Every cluster as many ems wide, for tests.
    case fixedAdvance(CGFloat)
  }

  /// Rows that belong together, with what stands above and below them.
  public struct Section: Hashable, Sendable {
    /// What stands above the rows.
    public var header: Supplementary?

    /// The rows.
    public var rows: [Row] = []

    /// What stands below the rows.
    public var footer: Supplementary?

    /// Creates a section.
    public init(
      header: Supplementary? = nil, rows: [Row] = [], footer: Supplementary? = nil
    ) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// A header or footer.
  public struct Supplementary: Hashable, Sendable {
    /// What it shows.
    public var content: ListContentConfiguration

    /// What is behind it; `nil` for the default of the list.
    public var background: BackgroundConfiguration?

    /// What is true of it.
    public var state: ViewConfigurationState

    /// Creates a header or footer.
    public init(
      content: ListContentConfiguration, background: BackgroundConfiguration? = nil,
      state: ViewConfigurationState = ViewConfigurationState()
    ) {
      self.content = content
      self.background = background
      self.state = state
    }
  }

  /// A row.
  public struct Row: Hashable, Sendable {
    /// What it shows.
    public var content: ListContentConfiguration

    /// What is behind it; `nil` for the default of the list.
    public var background: BackgroundConfiguration?

    /// What is true of it; its traits count where they are not those of the document.
    public var state: CellConfigurationState

    /// What stands beside the content.
    public var accessories: [CellAccessory]

    /// The height in points; `nil` for the height of the content.
    public var height: CGFloat?

    /// How many levels the row is indented by.
    public var indentationLevel: Int

    /// How far a level moves the row, in points; `nil` for what is usual in the list.
    public var indentationWidth: CGFloat?

    /// Whether accessories at the leading side are indented as well, or the content only.
    public var indentsAccessories = true

    /// The separators of this row; `nil` for those of the list.
    public var separatorConfiguration: ListSeparatorConfiguration?

    /// Creates a row.
    public init(
      content: ListContentConfiguration, background: BackgroundConfiguration? = nil,
      state: CellConfigurationState = CellConfigurationState(), accessories: [CellAccessory] = [],
      height: CGFloat? = nil, indentationLevel: Int = 0
    ) {
      self.content = content
      self.background = background
      self.state = state
      self.accessories = accessories
      self.height = height
      self.indentationLevel = indentationLevel
    }
  }
}
