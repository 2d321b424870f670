import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Testing

/// Content with a text, to see what a cell shows.
@MainActor
func content(_ text: String) -> ListContentConfiguration {
  var content = ListContentConfiguration.cell()
  content.text = text
  return content
}

extension Stage {
  /// Creates a stage whose test fails for a problem that it does not expect.
  init(limit: Int = 8, expecting problems: HostProblem.Identifier...) {
    self.init(limit: limit, expecting: Set(problems)) { Issue.record("\($0)") }
  }
}

extension ConfigurableView {
  /// The text that the cell shows.
  var shownText: String? {
    (contentConfiguration as? ListContentConfiguration)?.text
  }
}
