import CellConfiguration
import CellHosting
import CellLayout
import CellTestSupport
import Foundation
import Testing

@MainActor
@Suite("Setting a property to its own value changes nothing")
struct SetterLawTests {
  @MainActor
  private struct Setter<View: ConfigurableView> {
    let name: String
    let setAgain: @MainActor (View) -> Void

    init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<View, Value>) {
      self.name = name
      setAgain = { $0[keyPath: path] = $0[keyPath: path] }
    }
  }

  private static func settersOfViews<View: ConfigurableView>() -> [Setter<View>] {
    [
      Setter("contentConfiguration", \.contentConfiguration),
      Setter("backgroundConfiguration", \.backgroundConfiguration),
      Setter("backgroundView", \.backgroundView),
      Setter("selectedBackgroundView", \.selectedBackgroundView),
      Setter("backgroundColor", \.backgroundColor),
      Setter(
        "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
      Setter(
        "automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration
      ),
      Setter("decorations", \.decorations), Setter("isHighlighted", \.isHighlighted),
      Setter("isSelected", \.isSelected), Setter("isFocused", \.isFocused),
      Setter("isPinned", \.isPinned), Setter("updateScheduler", \.updateScheduler),
      Setter("isUserInteractionEnabled", \.isUserInteractionEnabled),
      Setter("frame", \.frame), Setter("bounds", \.bounds), Setter("center", \.center),
      Setter("tag", \.tag), Setter("isHidden", \.isHidden), Setter("alpha", \.alpha),
      Setter("accessibility", \.accessibility), Setter("traitOverrides", \.traitOverrides),
      Setter("tintColor", \.tintColor), Setter("textMeasurementCache", \.textMeasurementCache),
      Setter("directionalLayoutMargins", \.directionalLayoutMargins),
    ]
  }

  private static func settersOfCells<Cell: ConfigurableCell>() -> [Setter<Cell>] {
    settersOfViews() + [
      Setter("isEditing", \.isEditing), Setter("isExpanded", \.isExpanded),
      Setter("isSwiped", \.isSwiped), Setter("isReordering", \.isReordering),
      Setter("dragState", \.dragState), Setter("dropState", \.dropState),
      Setter("leadingSwipeActions", \.leadingSwipeActions),
      Setter("trailingSwipeActions", \.trailingSwipeActions),
      Setter("swipeOffset", \.swipeOffset),
    ]
  }

  private static let settersOfListCells: [Setter<ListCell>] =
    settersOfCells() + [
      Setter("accessories", \.accessories), Setter("accessoryViews", \.accessoryViews),
      Setter("indentationLevel", \.indentationLevel),
      Setter("indentationWidth", \.indentationWidth),
      Setter("indentsAccessories", \.indentsAccessories),
      Setter("isFirstItemHeader", \.isFirstItemHeader),
    ]

  private static let settersOfTableCells: [Setter<TableCell>] =
    settersOfCells() + [
      Setter("indentationLevel", \.indentationLevel),
      Setter("indentationWidth", \.indentationWidth),
      Setter("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView),
    ]

  private static let settersOfSupplementaries: [Setter<HeaderFooterView>] =
    settersOfViews() + [Setter("kind", \.kind)]

  /// Everything that a view shows, with the frames of its parts.
  private struct Look: Equatable {
    let presentation: CellPresentation?
    let layout: ListCellLayout?
    let background: BackgroundLayout?
    let configuration: ListCellConfiguration
    let content: CGRect

    @MainActor
    init(_ view: ConfigurableView) {
      presentation = view.cellPresentation
      layout = view.cellLayout
      background = view.backgroundLayout
      var configuration = view.displayedConfiguration
      // Setting the width of the list makes it an assigned width, which looks the same.
      configuration.indentationWidth = (view as? ListCell)?.indentationWidth
      self.configuration = configuration
      content = view.contentView.frame
    }
  }

  private static let actions = SwipeActionsConfiguration(actions: [
    SwipeAction(title: "Flag", action: CellAccessory.Action(named: "flag"))
  ])

  /// Puts a view into a random state.
  private func change(_ view: ConfigurableView, _ random: inout SplitMix64) {
    func isChosen() -> Bool { Bool.random(using: &random) }
    if isChosen() { view.contentConfiguration = content("Text") }
    if isChosen() { view.isSelected = true }
    if isChosen() { view.tintColor = .systemPink }
    if isChosen() { view.isUserInteractionEnabled = false }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: view.backgroundConfiguration = .listCell()
    case 1: view.backgroundView = CellView()
    case 2: view.backgroundColor = .systemRed
    default: break
    }
    if let cell = view as? any ConfigurableCell { changeCell(cell, &random) }
    if let cell = view as? ListCell {
      let accessories: [CellAccessory] = [.outlineDisclosure(), .multiselect(), .label(text: "8")]
      cell.accessories = isChosen() ? accessories : []
      if isChosen() { cell.accessoryViews = ["a": CellView()] }
      cell.indentationLevel = Int.random(in: 0..<3, using: &random)
    }
  }

  private func changeCell(_ cell: some ConfigurableCell, _ random: inout SplitMix64) {
    cell.isEditing = Bool.random(using: &random)
    cell.isExpanded = Bool.random(using: &random)
    cell.leadingSwipeActions = Self.actions
    cell.trailingSwipeActions = Self.actions
    cell.swipeOffset = [0, -40, -40, 60].randomElement(using: &random) ?? 0
  }

  private func check<View: ConfigurableView>(
    _ setters: [Setter<View>], seed: UInt64, _ make: () -> View
  ) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let stage = Stage.tolerant
      var changes = 0
      stage.scheduler.changeHandler = { changes += $0.count }
      let view = stage.cell(make)
      view.frame = CGRect(x: 0, y: 0, width: 360, height: 52)
      change(view, &random)
      view.layoutIfNeeded()
      stage.scheduler.flushUntilIdle()
      _ = view.preferredHeight(fitting: 360)
      changes = 0
      let look = Look(view)
      for setter in setters {
        setter.setAgain(view)
        let isSame = Look(view) == look
        #expect(isSame, "\(View.self).\(setter.name)")
        #expect(!view.needsLayout && view.isHeightCached, "\(View.self).\(setter.name)")
        #expect(!view.needsUpdateConfiguration && stage.scheduler.isIdle, "\(setter.name)")
        stage.scheduler.flush()
        view.layoutIfNeeded()
        let isSameLater = Look(view) == look && changes == 0
        #expect(isSameLater, "\(View.self).\(setter.name), later")
      }
    }
  }

  @Test("Setting any property of a cell to its own value changes nothing", arguments: 1...4)
  func setters(_ seed: UInt64) {
    check(Self.settersOfListCells, seed: seed) { ListCell() }
    check(Self.settersOfTableCells, seed: seed) { TableCell() }
    check(Self.settersOfSupplementaries, seed: seed) { HeaderFooterView() }
    check(Self.settersOfCells(), seed: seed) { CollectionCell() }
  }

  @Test("A swiped cell keeps its background when it is moved to the same place")
  func swipedToSamePlace() {
    let stage = Stage()
    let cell = stage.shownCell { $0.trailingSwipeActions = Self.actions }
    for _ in 0..<2 {
      cell.swipeOffset = -40
      stage.scheduler.flush()
      #expect(cell.cellPresentation?.background?.frame.minX == -40)
    }
  }

  @Test("Measuring a view at another width changes nothing that it shows", arguments: 1...4)
  func measuring(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<12 {
      let stage = Stage.tolerant
      let cell = stage.shownCell { change($0, &random) }
      let look = Look(cell)
      let width = CGFloat(Int.random(in: 0..<600, using: &random))
      let height = cell.preferredHeight(fitting: width)
      let isSame = Look(cell) == look
      #expect(isSame && cell.preferredHeight(fitting: width) == height)
    }
  }
}
