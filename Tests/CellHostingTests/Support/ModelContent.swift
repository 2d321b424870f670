import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation

/// Content that is equal as long as it shows the same model, which its view reads.
struct ModelContent: ContentConfiguration, Hashable {
  let model: Model

  func makeContentView() -> any ContentView { ModelContentView(self) }

  func updated(for state: any ConfigurationState) -> ModelContent { self }

  static func == (a: ModelContent, b: ModelContent) -> Bool { a.model === b.model }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

/// Shows the title when a configuration is applied, and the count when it is laid out.
final class ModelContentView: CellView, ContentView {
  private(set) var title = ""
  private(set) var applyCount = 0
  private(set) var layoutCount = 0
  private(set) var inner = ModelReadingView()

  var configuration: any ContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: ModelContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(inner)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let model = (configuration as? ModelContent)?.model else { return }
    applyCount += 1
    title = model.title
    inner.model = model
  }

  override func layoutSubviews() {
    layoutCount += 1
    inner.frame = bounds
  }
}

/// A view that reads a model when it is laid out.
final class ModelReadingView: CellView {
  var model: Model?
  private(set) var count: Int?

  override func layoutSubviews() { count = model?.count }
}
