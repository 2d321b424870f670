import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

@MainActor
struct ContentViewTests {
  private let stage = Stage()

  @Test("A content view that supports the configuration keeps its place")
  func contentViewSupports() throws {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    let view = cell.contentView
    cell.contentConfiguration = content("B")
    #expect(cell.contentView === view)
    #expect(stage.log.operations == [.applied(.content)])
    #expect(try #require(view as? ListContentView).listConfiguration.text == "B")
  }

  @Test("A configuration of another type gets a new content view")
  func configurationAnotherType() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    let old = cell.contentView
    cell.contentConfiguration = NativeLabelConfiguration(text: "B")
    #expect(cell.contentView !== old)
    #expect(old.superview == nil)
    #expect(stage.log.takeAll() == [.replacedContentView("NativeLabel")])
    cell.contentConfiguration = content("C")
    #expect(stage.log.operations == [.replacedContentView("ListContentView")])
  }

  @Test("A new content view takes the place of the old one among the subviews")
  func newContentView() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    let (behind, front) = (CellView(), CellView())
    cell.insertSubview(behind, at: 0)
    cell.addSubview(front)
    func expectOrder() {
      let views = [behind, cell.contentView, front]
      #expect(cell.subviews.map { ObjectIdentifier($0) } == views.map { ObjectIdentifier($0) })
    }
    expectOrder()
    cell.contentConfiguration = SwitchContentConfiguration()
    expectOrder()
    cell.contentConfiguration = content("B")
    expectOrder()
    cell.contentConfiguration = nil
    stage.scheduler.flushUntilIdle()
    expectOrder()
  }

  @Test("Without a configuration there is an empty content view")
  func withoutConfigurationThere() {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    let old = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentConfiguration == nil)
    #expect(cell.contentView !== old)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.configuredContentView == nil)
    #expect(stage.log.takeAll() == [.removedContentView("ListContentView")])
    cell.contentConfiguration = nil
    #expect(stage.log.operations.isEmpty)
  }

  @Test("Reading gives a value of one's own")
  func readingGivesValue() throws {
    let cell = stage.shownCell { $0.contentConfiguration = content("A") }
    var read = try #require(cell.contentConfiguration as? ListContentConfiguration)
    read.text = "B"
    #expect(cell.shownText == "A")
  }

  @Test("A widget is sized and placed in its environment")
  func widgetSizedPlaced() throws {
    let cell = stage.shownCell {
      $0.contentConfiguration = NativeLabelConfiguration(text: String(repeating: "a", count: 50))
      $0.tintColor = .systemRed
    }
    let widget = try #require(cell.configuredContentView as? NativeLabel)
    #expect(cell.preferredHeight(fitting: 100) == 100)
    cell.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    cell.layoutIfNeeded()
    #expect(widget.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(widget.environment.tintColor == .systemRed)
    #expect(
      widget.environment.inheritedMargins
        == DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    cell.tintColor = .systemGreen
    cell.layoutIfNeeded()
    #expect(widget.environment.tintColor == .systemGreen)
  }

  @Test("A widget is told of accessories and other traits")
  func widgetToldAccessories() throws {
    let cell = stage.shownCell {
      $0.contentConfiguration = NativeLabelConfiguration(text: "A")
      $0.accessories = [.disclosureIndicator()]
    }
    let widget = try #require(cell.configuredContentView as? NativeLabel)
    #expect(widget.frame.width < cell.bounds.width)
    #expect(widget.frame.minX == 0)
    cell.traitOverrides.layoutDirection = .rightToLeft
    cell.layoutIfNeeded()
    #expect(widget.frame.maxX == cell.bounds.width)
    #expect(widget.environment.traitCollection.isRightToLeft)
  }

  @Test("An equal custom configuration is not set again")
  func equalCustomConfiguration() throws {
    let cell = stage.shownCell { $0.contentConfiguration = NativeLabelConfiguration(text: "A") }
    let widget = try #require(cell.configuredContentView as? NativeLabel)
    cell.contentConfiguration = NativeLabelConfiguration(text: "A")
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(widget.timesSet == 0)
    cell.contentConfiguration = NativeLabelConfiguration(text: "B")
    #expect(widget.timesSet == 1)
    #expect(widget.text == "B")
  }

  @Test("A configuration that cannot be compared is always set")
  func configurationCannotCompared() throws {
    struct Opaque: ContentConfiguration {
      let onTap: @Sendable () -> Void = {}
      func makeContentView() -> any ContentView { OpaqueView(self) }
      func updated(for state: any ConfigurationState) -> Opaque { self }
    }
    final class OpaqueView: CellView, ContentView {
      var timesSet = 0
      var configuration: any ContentConfiguration { didSet { timesSet += 1 } }
      init(_ configuration: Opaque) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = stage.shownCell { $0.contentConfiguration = Opaque() }
    let view = try #require(cell.contentView as? OpaqueView)
    let before = view.timesSet
    cell.contentConfiguration = Opaque()
    cell.isSelected = true
    stage.scheduler.flush()
    #expect(view.timesSet == before + 2)
  }

  @Test("A view may refuse a configuration of its own type")
  func viewMayRefuse() throws {
    struct Sized: ContentConfiguration, Hashable {
      var isLarge = false
      func makeContentView() -> any ContentView { SizedView(self) }
      func updated(for state: any ConfigurationState) -> Sized { self }
    }
    final class SizedView: CellView, ContentView {
      var configuration: any ContentConfiguration
      init(_ configuration: Sized) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func supports(_ configuration: any ContentConfiguration) -> Bool {
        (configuration as? Sized)?.isLarge == (self.configuration as? Sized)?.isLarge
      }
    }
    let cell = stage.shownCell { $0.contentConfiguration = Sized() }
    cell.contentConfiguration = Sized(isLarge: true)
    #expect(stage.log.operations == [.replacedContentView("SizedView")])
  }

  @Test("By default a view supports what it shows")
  func defaultViewSupports() {
    let widget = NativeLabel(NativeLabelConfiguration())
    #expect(widget.supports(NativeLabelConfiguration(text: "B")))
    #expect(!widget.supports(content("A")))
    let list = ListContentView(configuration: content("A"))
    #expect(list.supports(ListContentConfiguration.valueCell()))
    #expect(!list.supports(NativeLabelConfiguration()))
  }

  @Test("A configuration follows the state unless that is turned off")
  func configurationFollowsState() {
    struct Tracking: ContentConfiguration, Hashable {
      var isSelected = false
      func makeContentView() -> any ContentView { NativeLabel(NativeLabelConfiguration()) }
      func updated(for state: any ConfigurationState) -> Tracking {
        Tracking(isSelected: (state as? CellConfigurationState)?.isSelected ?? false)
      }
    }
    let cell = stage.shownCell { $0.isSelected = true }
    cell.contentConfiguration = Tracking()
    #expect(cell.contentConfiguration as? Tracking == Tracking(isSelected: true))
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = Tracking()
    #expect(cell.contentConfiguration as? Tracking == Tracking(isSelected: false))
    cell.isHighlighted = true
    stage.scheduler.flush()
    #expect(cell.contentConfiguration as? Tracking == Tracking(isSelected: false))
    cell.automaticallyUpdatesContentConfiguration = true
    stage.scheduler.flush()
    #expect(cell.contentConfiguration as? Tracking == Tracking(isSelected: true))
    #expect(stage.log.operations.contains(.updated([.automaticUpdates])))
  }

  @Test("A state of known type is updated for without a box")
  func stateKnownType() {
    var state = CellConfigurationState()
    state.isDisabled = true
    let erased: any ConfigurationState = state
    let configuration: any ContentConfiguration = content("A")
    #expect(content("A").updated(for: erased) == content("A").updated(for: state))
    #expect(
      configuration.updated(for: erased) as? ListContentConfiguration
        == content("A").updated(for: state))
  }
}

@MainActor
struct ReferenceConfigurationTests {
  private final class Shared: ContentConfiguration {
    func makeContentView() -> any ContentView { NativeLabel(NativeLabelConfiguration()) }
    func updated(for state: any ConfigurationState) -> Self { self }
  }

  @Test("A configuration that is a class is reported once, in debug builds")
  func configurationClassReported() throws {
    let stage = Stage(expecting: .referenceConfiguration)
    let cell = stage.shownCell()
    cell.contentConfiguration = Shared()
    cell.contentConfiguration = Shared()
    stage.shownCell().contentConfiguration = Shared()
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #if DEBUG
      let expected = [CellIssue.referenceConfiguration("Shared")]
    #else
      let expected: [CellIssue] = []
    #endif
    #expect(scheduler.issues == expected)
    #expect(stage.log.entries.isEmpty == false)
    #expect("\(CellIssue.referenceConfiguration("Shared"))".contains("Make it a struct."))
  }

  @Test("A configuration that a cell shows already is reported in the next pass")
  func shownBefore() throws {
    final class Equal: ContentConfiguration, Hashable {
      func makeContentView() -> any ContentView { EqualView(self) }
      func updated(for state: any ConfigurationState) -> Self { self }
      func hash(into hasher: inout Hasher) {}
      static func == (a: Equal, b: Equal) -> Bool { true }
    }
    final class EqualView: CellView, ContentView {
      var configuration: any ContentConfiguration
      init(_ configuration: Equal) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    let stage = Stage(expecting: .referenceConfiguration)
    stage.scheduler.checkedIssues = []
    let cell = stage.shownCell { $0.contentConfiguration = Equal() }
    stage.scheduler.checkedIssues = [.referenceConfiguration]
    cell.setNeedsUpdateConfiguration()
    stage.scheduler.flushUntilIdle()
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #expect(scheduler.issues == [.referenceConfiguration("Equal")])
  }

  @Test("A struct is not reported")
  func structReported() throws {
    let stage = Stage()
    stage.shownCell().contentConfiguration = NativeLabelConfiguration()
    let scheduler = try #require(stage.scheduler as? QuietScheduler)
    #expect(scheduler.issues.isEmpty)
  }
}
