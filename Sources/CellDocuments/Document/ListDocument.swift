public import CellConfiguration
public import Foundation

/// A list for a preview: its surroundings, its sections, and the content and state of every row.
///
/// The written form of a document has the same structure as this value:
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
/// Absent members have their default values.
public struct ListDocument: Hashable, Sendable {
  /// The width of the list in points.
  public var width: CGFloat = 390

  /// The width of the screen in points; `nil` for the width of the list.
  public var screenWidth: CGFloat?

  /// The traits of the list; the appearance of the list sets the list environment.
  public var traits = TraitCollection()

  /// The list around the rows; `nil` lays out each row alone, outside any list.
  ///
  /// The separators of a row override the separators of the list.
  public var list: ListConfiguration? = ListDocument.defaultList(.insetGrouped)

  /// The margins of the view around rows outside any list; `nil` for the default margins of a view.
  public var inheritedMargins: DirectionalEdgeInsets?

  /// The shaper that measures the text of cells.
  public var shaper = TextSystem.embedded

  /// Custom drawings for symbols, by name; they replace built-in drawings of the same name.
  public var symbols: [String: CustomSymbol] = [:]

  /// The colors to which the document gives names.
  ///
  /// A text in the place of any color refers to one: `"$brand"` means the color `brand`. The
  /// initializers that take data put the colors in the places that refer to them; a decoder alone
  /// refuses such a document. Colors in this dictionary cannot refer to one another.
  public var colors: [String: CellColor] = [:]

  /// The fonts to which the document gives names; see ``colors``.
  public var fonts: [String: CellFont] = [:]

  /// The title above the list, which a phone shows in its navigation bar; `nil` for none.
  ///
  /// Pictures draw it as a large title. Your app assigns it to its navigation item.
  public var title: String?

  /// The placeholder of the search field above the list; `nil` for a list without a search field.
  ///
  /// Pictures draw the field below the title. Your app adds its search controller.
  public var searchField: String?

  /// The space around the list, between its cells and the edges of the picture, in points.
  public var insets = DirectionalEdgeInsets.zero

  /// The empty state, shown while the list has no rows; `nil` for none.
  public var unavailable: ContentUnavailableConfiguration?

  /// The findings that the check of the list leaves out; they have no effect on the list itself.
  public var lint = LintSettings()

  /// The sections.
  public var sections: [Section] = []

  /// The version of the document format that this library reads and writes.
  ///
  /// A strict reader refuses a later version. A lenient reader reports the version as an issue.
  public static let formatVersion = 1

  /// Creates a document without sections.
  public init() {}

  /// Returns the default list of a document with an appearance.
  ///
  /// In this list, sections have exactly the headers and footers that the document gives them.
  public static func defaultList(_ appearance: ListConfiguration.Appearance) -> ListConfiguration {
    var list = ListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    return list
  }

  /// A shaper that measures text.
  public enum TextSystem: Hashable, Sendable {
    /// The embedded shaper.
    case embedded

    /// The system's Pango library, in builds that have it.
    case pango

    /// A fixed width for every cluster, in ems, for tests.
    case fixedAdvance(CGFloat)
  }

  /// The part of a document that an app shows instead of a section or row that it cannot show.
  public indirect enum Fallback<Item: Hashable & Sendable>: Hashable, Sendable {
    /// Another section or row, with the id of the one it replaces.
    case item(Item)

    /// Nothing.
    case hidden
  }

  /// Rows that belong together, with their header and footer.
  public struct Section: Hashable, Sendable {
    /// The identity of the section, which no other section of the document has.
    ///
    /// A section without one is identified by its position.
    public var id: String?

    /// The names of the features that an app needs to show the section.
    public var requires: [String] = []

    /// The section that an app without these features shows; `nil` hides the section.
    public var fallback: Fallback<Section>?

    /// The findings about the section, its header, rows and footer that the check leaves out.
    public var lint = LintSettings()

    /// The title of the section in the index at the trailing edge of the list, such as `A`; `nil`
    /// for none.
    ///
    /// Pictures draw the index of all sections. Your app returns the titles from its data source.
    public var indexTitle: String?

    /// The header above the rows.
    public var header: HeaderFooter?

    /// The rows.
    public var rows: [Row] = []

    /// The footer below the rows.
    public var footer: HeaderFooter?

    /// Creates a section.
    public init(
      header: HeaderFooter? = nil, rows: [Row] = [], footer: HeaderFooter? = nil
    ) {
      self.header = header
      self.rows = rows
      self.footer = footer
    }
  }

  /// A header or footer.
  public struct HeaderFooter: Hashable, Sendable {
    /// The content.
    public var content: ListContentConfiguration

    /// The background; `nil` for the default of the list.
    public var background: BackgroundConfiguration?

    /// The state.
    public var state: ViewConfigurationState

    /// The accessibility attributes that are set.
    public var accessibility = AccessibilityAttributes()

    /// The content of a kind that your app defines, which replaces ``content``; `nil` for none.
    public var customContent: CustomContent?

    /// The type of the content view of a hosted view whose content the document lacks.
    package var contentViewName: String?

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

  /// A row: a cell, and the separators around it.
  ///
  /// The properties of the cell are also properties of the row, such as `accessories`, `state` and
  /// `indentationLevel`.
  @dynamicMemberLookup
  public struct Row: Hashable, Sendable {
    /// The identity of the row, which no other row of the document has.
    ///
    /// A row without one is identified by its position: after an insertion above it, the row counts
    /// as another one, and all rows that follow are configured again.
    public var id: String?

    /// The names of the features that an app needs to show the row.
    public var requires: [String] = []

    /// The row that an app shows that lacks such a feature, or the style or an accessory of this
    /// row.
    ///
    /// Without a fallback, an app that lacks a required feature hides the row, and one that lacks a
    /// style or an accessory shows the rest of the row.
    public var fallback: Fallback<Row>?

    /// The findings about the row that the check of the list leaves out.
    public var lint = LintSettings()

    /// The cell, whose content and background need not be updated for its state.
    ///
    /// A background that is `nil` is the default of the list, and so is an indentation width. The
    /// traits of the state override the traits of the document.
    public var cell: ListCellConfiguration

    /// The separators of this row; `nil` for the separators of the list.
    public var separatorConfiguration: ListSeparatorConfiguration?

    /// Creates a row.
    public init(
      content: ListContentConfiguration, background: BackgroundConfiguration? = nil,
      state: CellConfigurationState = CellConfigurationState(), accessories: [CellAccessory] = [],
      height: CGFloat? = nil, indentationLevel: Int = 0
    ) {
      cell = ListCellConfiguration(content: content, background: background)
      cell.state = state
      cell.accessories = accessories
      cell.height = height
      cell.indentationLevel = indentationLevel
    }

    /// The content; the content of an empty cell if the cell shows another kind of view.
    ///
    /// List content and ``customContent`` replace each other.
    public var content: ListContentConfiguration {
      get { cell.content ?? .cell() }
      set {
        cell.content = newValue
        cell.otherContent = nil
      }
    }

    /// The content of a kind that your app defines; `nil` for list content.
    public var customContent: CustomContent? {
      get { cell.content == nil ? cell.customContent : nil }
      set {
        cell.content = newValue == nil ? content : nil
        cell.customContent = newValue
      }
    }

    /// A property of the cell.
    public subscript<Value>(
      dynamicMember property: WritableKeyPath<ListCellConfiguration, Value>
    ) -> Value {
      get { cell[keyPath: property] }
      set { cell[keyPath: property] = newValue }
    }
  }
}
