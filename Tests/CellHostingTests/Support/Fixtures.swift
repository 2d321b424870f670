import CellConfiguration
import CellHosting
import Foundation

/// Content with a text, to see what a cell shows.
@MainActor
func content(_ text: String) -> ListContentConfiguration {
  var content = ListContentConfiguration.cell()
  content.text = text
  return content
}

extension ConfigurableView {
  /// The text that the cell shows.
  var shownText: String? {
    (contentConfiguration as? ListContentConfiguration)?.text
  }
}
