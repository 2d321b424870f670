import Foundation

extension StyleDefaults where Style == ListContentConfiguration.Style, Values == ListContentValues {
  /// The line limit and shrinking in a style, the same for text and secondary text.
  enum LineKind {
    /// Any number of lines in full size.
    case flexible

    /// One line that is tightened, then shrunk to nine tenths, and then truncated.
    case oneLine

    /// The smallest scale of a one-line text.
    static let minimumScaleFactor: CGFloat = 0.9
  }

  static let sidebarCells = Style.uses.filter { $0.purpose == .sidebarCell }.map(\.style)

  /// Disabled and not showing swipe actions.
  static var faded: StateCondition { .disabled && !.swiped }

  /// Selected while not editing, or the target of a drop.
  static var active: StateCondition { (.selected && !.editing) || .targeted }

  /// Returns the changes for states that both generations share.
  ///
  /// The rules are independent: several can hold at once, and each sets different properties.
  static func sharedRuleGroups(_ provenance: Provenance) -> [RuleGroup] {
    [
      RuleGroup([.cell, .subtitleCell, .valueCell], when: faded, provenance) {
        $0.text.color = .tertiaryLabel
        $0.secondaryText.color = .quaternaryLabel
        $0.image.tintColor = .tertiaryLabel
      },
      RuleGroup(
        [.plainHeader, .plainFooter, .groupedHeader, .groupedFooter], when: faded, provenance
      ) {
        $0.image.tintColor = .tertiaryLabel
      },
      RuleGroup(
        [.prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader], when: faded, .assumed
      ) {
        $0.image.tintColor = .tertiaryLabel
      },
      RuleGroup(sidebarCells + [.sidebarHeader], when: faded, provenance) {
        $0.own.alpha = 0.5
      },
      RuleGroup(sidebarCells + [.sidebarHeader], when: .highlighted, provenance) {
        $0.text.colorTransformer = .alpha(0.3)
        $0.secondaryText.colorTransformer = .alpha(0.3)
        $0.image.tintColorTransformer = .alpha(0.3)
      },
      RuleGroup(sidebarCells, when: .focused && !faded && active, provenance) {
        $0.text.color = .white
        $0.secondaryText.color = .white.withAlphaComponent(0.8)
        $0.image.tintColor = .white
      },
    ]
  }
}

extension StyleDefaults.Row
where Style == ListContentConfiguration.Style, Values == ListContentValues {
  @inline(never)
  init(
    _ style: Style,
    _ margins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat),
    _ padding: (imageToText: CGFloat, horizontal: CGFloat, vertical: CGFloat),
    _ text: (font: CellFont, color: CellColor),
    _ secondaryText: (font: CellFont, color: CellColor),
    _ lines: StyleDefaults<Style, Values>.LineKind, _ provenance: Provenance,
    sideBySide: Bool = false, transform: TextTransform = .none
  ) {
    func values(_ text: (font: CellFont, color: CellColor)) -> TextValues {
      var values = TextValues(font: text.font, color: text.color)
      values.transform = transform
      if lines == .oneLine {
        values.numberOfLines = 1
        values.adjustsFontSizeToFitWidth = true
        values.minimumScaleFactor = StyleDefaults<Style, Values>.LineKind.minimumScaleFactor
        values.allowsDefaultTighteningForTruncation = true
      }
      return values
    }
    self.init(
      style: style,
      values: ListContentValues(
        own: ListContentOwnValues(
          directionalLayoutMargins: DirectionalEdgeInsets(
            top: margins.top, leading: margins.leading, bottom: margins.bottom,
            trailing: margins.trailing),
          prefersSideBySideTextAndSecondaryText: sideBySide,
          imageToTextPadding: padding.imageToText,
          textToSecondaryTextHorizontalPadding: padding.horizontal,
          textToSecondaryTextVerticalPadding: padding.vertical),
        image: ImageValues(
          preferredSymbolConfiguration: CellImage.SymbolConfiguration(
            textStyle: .body, scale: .large)),
        text: values(text), secondaryText: values(secondaryText)),
      provenance: provenance)
  }
}

/// The fonts of the tables.
///
/// Semibold body and footnote with tight leading are private styles of the system whose names were
/// recorded.
extension CellFont {
  static let body = preferredFont(forTextStyle: .body)
  static let subheadline = preferredFont(forTextStyle: .subheadline)
  static let caption1 = preferredFont(forTextStyle: .caption1)
  static let emphasized = body.withWeight(.semibold)
  static let mediumBody = body.withWeight(.medium)
  static let shortFootnote = preferredFont(forTextStyle: .footnote).withTightLeading()
  static let boldTitle3 = preferredFont(forTextStyle: .title3).withWeight(.bold)
  static let boldTitle2 = preferredFont(forTextStyle: .title2).withWeight(.bold)
}
