import CellConfiguration
import CellHosting
import Foundation
import Observation

struct Post {
  var title: String
  var isAdvertisement = false
}

@Observable
final class Upload {
  let title = "Holiday"
  var percent = 0
}

/// Content that list content cannot show.
struct AdvertisementConfiguration: ContentConfiguration, Hashable {
  var title: String

  func makeContentView() -> any ContentView { AdvertisementView(self) }
  func updated(for state: any ConfigurationState) -> AdvertisementConfiguration { self }
}

final class AdvertisementView: CellView, ContentView {
  var configuration: any ContentConfiguration

  init(_ configuration: AdvertisementConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is AdvertisementConfiguration
  }
}

enum IsFlagged: ConfigurationStateKey {
  static let defaultValue = false
}

final class SilentCell: ListCell {
  var isFlagged = false

  override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state[IsFlagged.self] = isFlagged
    return state
  }
}

final class FlaggedCell: ListCell {
  var isFlagged = false {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: CellConfigurationState {
    var state = super.configurationState
    state[IsFlagged.self] = isFlagged
    return state
  }
}

/// A scheduler that keeps to itself what cells report: the mistakes are made on purpose.
final class MistakeScheduler: UpdateScheduler {
  private(set) var issues: [CellIssue] = []

  override func report(_ issue: CellIssue) { issues.append(issue) }
}
