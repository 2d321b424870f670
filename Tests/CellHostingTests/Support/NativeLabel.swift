import CellConfiguration
import CellHosting
import Foundation

/// A widget of a toolkit, which is no `CellView`.
@MainActor
final class NativeLabel: ContentView {
  private(set) var text = ""
  private(set) var frame = CGRect.zero
  private(set) var environment = ContentEnvironment()
  private(set) var timesSet = 0

  var configuration: any ContentConfiguration {
    didSet {
      timesSet += 1
      apply()
    }
  }

  init(_ configuration: NativeLabelConfiguration) {
    self.configuration = configuration
    apply()
  }

  private func apply() {
    if let configuration = configuration as? NativeLabelConfiguration { text = configuration.text }
  }

  func preferredHeight(fitting width: CGFloat, in environment: ContentEnvironment) -> CGFloat {
    let lines = (CGFloat(text.count) * 10 / max(width, 10)).rounded(.up)
    return lines * (environment.traitCollection.isDark ? 30 : 20)
  }

  func place(in frame: CGRect, environment: ContentEnvironment) {
    self.frame = frame
    self.environment = environment
  }
}

struct NativeLabelConfiguration: ContentConfiguration, Hashable {
  var text = ""

  func makeContentView() -> any ContentView { NativeLabel(self) }

  func updated(for state: any ConfigurationState) -> NativeLabelConfiguration { self }
}
