import CellConfiguration
import Foundation

extension StyleSheet {
  /// The look of lists in a terminal, where a point is a column or a line.
  ///
  /// What the system says in points is said in columns and lines here; colors and the rules of
  /// states stay.
  static let terminal = StyleSheet.iOS26
    .renamed(to: "Terminal")
    .changing(ListContentConfiguration.Style.allCases) {
      $0.directionalLayoutMargins = DirectionalEdgeInsets(leading: 1, trailing: 1)
      $0.imageToTextPadding = 1
      $0.textToSecondaryTextHorizontalPadding = 2
      $0.textToSecondaryTextVerticalPadding = 0
    }
    .changingMetrics {
      $0.rows.minimumHeight = 1
      $0.rows.textMargin = 0
      $0.rows.verticalLayoutMargin = 0
      $0.rows.estimatedHeight = 1
      $0.headers.estimatedHeight = 1
      $0.separators.points = 0

      $0.accessories.regionWidth = 1
      $0.accessories.leadingSpacing = 1
      $0.accessories.trailingSpacing = 1
      $0.accessories.contentMargin = 1
      $0.accessories.editControlSize = CGSize(width: 1, height: 1)
      $0.accessories.touchTargetSize = CGSize(width: 3, height: 1)
      $0.swipeActions.minimumWidth = 4
      $0.swipeActions.padding = 1
      $0.swipeActions.spacing = 0
      $0.swipeActions.cornerRadius = 0
      $0.swipeActions.imageToTextPadding = 0

      $0.sections.groupedTopGap = 1
      $0.sections.groupedBottomGap = 0
      $0.sections.groupedLastBottomGap = 1
      $0.sections.cardCornerRadius = 0
      for container in [\ListMetrics.collectionView, \.tableView] {
        $0[keyPath: container].rowsIncludeSeparators = false
        $0[keyPath: container].groupedFirstHeaderPadding = 1
        $0[keyPath: container].groupedHeaderPadding = 1
        $0[keyPath: container].cardLayoutMargin = .columns(1)
        $0[keyPath: container].cardAccessoryMargin = .columns(1)
        $0[keyPath: container].cardSideInset = .columns(2)
      }
    }
}

extension ListMetrics.ByWidth {
  /// The same on every screen.
  static func columns(_ count: CGFloat) -> Self { Self(narrow: count, wide: count, pad: count) }
}
