import Foundation

extension ContentUnavailableConfiguration {
  /// The style of an empty state: the factory that created it.
  public enum Style: Int, NamedCase, SchemaRepresentable {
    /// Made by ``ContentUnavailableConfiguration/empty()``.
    case empty

    /// Made by ``ContentUnavailableConfiguration/loading()``.
    case loading

    /// Made by ``ContentUnavailableConfiguration/search()``.
    case search

    /// The name in descriptions; UIKit's is unknown.
    package var baseStyleName: String { name.capitalized }
  }

  /// The places of the content in the view.
  ///
  /// Raw values match `UIContentUnavailableConfiguration.Alignment`.
  public enum Alignment: Int, NamedCase, SchemaRepresentable {
    /// In the middle of the view, with centered lines.
    case center = 0

    /// At the top leading edge, with lines in reading direction (assumed).
    case natural = 1
  }
}

extension ContentUnavailableConfiguration.Style: ConfigurationStyle {
  typealias Values = ContentUnavailableValues
  typealias Assignments = ContentUnavailableAssignments

  static let standard = Self.empty

  static var tableOfIOS18: StyleTable<Self, ContentUnavailableValues> { tableOfIOS26 }
  static let tableOfIOS26 = StyleTable.ofSystem(.contentUnavailable)

  static func table(of storage: StyleSheet.Storage) -> StyleTable<Self, ContentUnavailableValues> {
    tableOfIOS26
  }

  static func changes(of sheet: StyleSheet.Definition) -> [StyleSheet.Change<Self>] { [] }

  func resolvedStyle(in environment: ListEnvironment) -> Self { self }

  func keepOwnDefaults(in values: inout ContentUnavailableValues, usingRowOf row: Self) {}

  /// The image of the style: a search has a magnifying glass (documented).
  var image: CellImage? { self == .search ? CellImage(systemName: "magnifyingglass") : nil }

  /// Returns the text of the style; a search has UIKit's words (documented).
  func text(searchingFor text: String?) -> String? {
    guard self == .search else { return nil }
    guard let text, !text.isEmpty else { return "No Results" }
    return "No Results for “\(text)”"
  }

  /// The secondary text of the style; a search has UIKit's words (documented).
  var secondaryText: String? {
    self == .search ? "Check the spelling or try a new search." : nil
  }
}

extension StyleDefaults
where Style == ContentUnavailableConfiguration.Style, Values == ContentUnavailableValues {
  /// The defaults of both generations; all fonts, colors and distances are assumed.
  fileprivate static let contentUnavailable = StyleDefaults(
    rows: Style.allCases.map { style in
      var values = ContentUnavailableValues()
      values.own.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      values.own.imageToTextPadding = 16
      values.own.textToSecondaryTextPadding = 8
      values.own.textToButtonPadding = 20
      values.own.buttonToSecondaryButtonPadding = 12
      values.image.preferredSymbolConfiguration = .init(pointSize: 48)
      values.image.tintColor = .secondaryLabel
      values.text.font = .preferredFont(forTextStyle: .title2).emphasized
      values.secondaryText.color = .secondaryLabel
      return Row(style: style, values: values, provenance: .assumed)
    }, ruleGroups: [])
}
