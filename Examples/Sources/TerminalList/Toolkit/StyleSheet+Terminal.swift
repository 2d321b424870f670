import CellConfiguration
import Foundation

extension StyleSheet {
  /// The look of lists in a terminal, where a point is a column or a line.
  ///
  /// Lengths are in columns and lines instead of points. Colors and the rules of states stay.
  static let terminal = StyleSheet.iOS26
    .renamed(to: "Terminal")
    .changing {
      $0.changeContent(of: ListContentConfiguration.Style.allCases) {
        $0.directionalLayoutMargins = DirectionalEdgeInsets(leading: 1, trailing: 1)
        $0.imageToTextPadding = 1
        $0.textToSecondaryTextHorizontalPadding = 2
        $0.textToSecondaryTextVerticalPadding = 0
      }
    }
    .changing {
      $0.metrics.rows.minimumHeight = 1
      $0.metrics.rows.textMargin = 0
      $0.metrics.rows.verticalLayoutMargin = 0
      $0.metrics.rows.estimatedHeight = 1
      $0.metrics.headers.estimatedHeight = 1
      $0.metrics.separators.points = 0

      $0.metrics.accessories.regionWidth = 1
      $0.metrics.accessories.leadingSpacing = 1
      $0.metrics.accessories.trailingSpacing = 1
      $0.metrics.accessories.contentMargin = 1
      $0.metrics.accessories.editControlSize = CGSize(width: 1, height: 1)
      $0.metrics.accessories.touchTargetSize = CGSize(width: 3, height: 1)
      $0.metrics.swipeActions.minimumWidth = 4
      $0.metrics.swipeActions.padding = 1
      $0.metrics.swipeActions.spacing = 0
      $0.metrics.swipeActions.cornerRadius = 0
      $0.metrics.swipeActions.imageToTextPadding = 0

      $0.metrics.sections.groupedTopGap = 1
      $0.metrics.sections.groupedBottomGap = 0
      $0.metrics.sections.groupedLastBottomGap = 1
      $0.metrics.sections.cardCornerRadius = 0
      for container in [\ListMetrics.collectionView, \.tableView] {
        $0.metrics[keyPath: container].rowsIncludeSeparators = false
        $0.metrics[keyPath: container].groupedFirstHeaderPadding = 1
        $0.metrics[keyPath: container].groupedHeaderPadding = 1
        $0.metrics[keyPath: container].cardLayoutMargin = .columns(1)
        $0.metrics[keyPath: container].cardAccessoryMargin = .columns(1)
        $0.metrics[keyPath: container].cardSideInset = .columns(2)
      }
    }
}

extension ListMetrics.ByWidth {
  /// The same on every screen.
  static func columns(_ count: CGFloat) -> Self { Self(narrow: count, wide: count, pad: count) }
}
