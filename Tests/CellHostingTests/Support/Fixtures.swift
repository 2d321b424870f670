import CellConfiguration
import CellHosting
import CellTestSupport
import Foundation
import Observation
import Testing

/// Content with a text, to see what a cell shows.
@MainActor
func content(_ text: String) -> ListContentConfiguration {
  var content = ListContentConfiguration.cell()
  content.text = text
  return content
}

extension Stage {
  /// Creates a stage whose test fails for an issue that it does not expect.
  init(limit: Int = 8, expecting issues: CellIssue.Identifier...) {
    self.init(limit: limit, expecting: Set(issues)) { Issue.record("\($0)") }
  }
}

extension ConfigurableView {
  /// The text that the cell shows.
  var shownText: String? {
    (contentConfiguration as? ListContentConfiguration)?.text
  }
}

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

/// A model that knows how many of its reads still wait for a change.
///
/// Every read has a key path of its own, with an object in it that lives as long as somebody waits.
final class RegistrationCounter: Observable {
  private let registrar = ObservationRegistrar()
  private let tally = Tally()

  var title: String {
    registrar.access(self, keyPath: \.[Read(tally)])
    return "A"
  }

  /// How many reads still wait.
  var count: Int { tally.count }

  private subscript(read: Read) -> Int { 0 }

  /// Counts reads.
  ///
  /// `@unchecked Sendable` because a lock guards its only mutable property.
  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var reads = 0

    var count: Int { lock.withLock { reads } }

    func add(_ number: Int) { lock.withLock { reads += number } }
  }

  private final class Read: Hashable, Sendable {
    private let tally: Tally

    init(_ tally: Tally) {
      self.tally = tally
      tally.add(1)
    }

    deinit { tally.add(-1) }

    static func == (a: Read, b: Read) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
