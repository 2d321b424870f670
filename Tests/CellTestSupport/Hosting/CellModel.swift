package import CellConfiguration
package import CellHosting
import CellLayout
import Foundation

/// The expected content of a cell, computed from scratch each time.
///
/// The model has no marks, change sets, caches or reuse: ``pass(_:)`` runs for every cell in every
/// flush.
@MainActor
package struct CellModel {
  /// The effect of an update handler, with the values that it reads.
  package enum Handler: CaseIterable {
    case none
    case title
    case countWhenSelected
    case style
    case background

    /// Whether only the handler sets the content or the background.
    package var setsContent: Bool { self == .title || self == .countWhenSelected || self == .style }
    package var setsBackground: Bool { self == .background }
  }

  var content: ListContentConfiguration?
  var background: BackgroundConfiguration? = .listCell()
  var updatesContent = true
  var updatesBackground = true
  var handler = Handler.none
  var model: Model
  var flags: ConfigurationStateFlags = []
  var isEnabled = true
  var accessories: [CellAccessory] = []
  var indentationLevel = 0
  var trailingSwipeActions: SwipeActionsConfiguration?
  var swipeOffset: CGFloat = 0

  /// Sets trailing actions and an offset; the cell is swiped if that begins to reveal them.
  mutating func swipe(_ actions: SwipeActionsConfiguration, by offset: CGFloat) {
    let wasRevealed = trailingSwipeActions != nil && swipeOffset < 0
    trailingSwipeActions = actions
    swipeOffset = offset
    if (offset < 0) != wasRevealed { flags[.swiped] = offset < 0 }
  }

  /// The properties and traits that the last pass read, for the law that only these have an effect.
  ///
  /// They include the reads of configurations set since that pass, even if other configurations
  /// replaced them.
  var reads: Set<String> = []

  /// Whether a pass is certain in the next flush, even if values change back until then.
  var isPassCertain = true

  func state(_ traits: TraitCollection) -> CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traits)
    state.isSelected = flags.contains(.selected)
    state.isHighlighted = flags.contains(.highlighted)
    state.isSwiped = flags.contains(.swiped)
    state.isDisabled = !isEnabled
    return state
  }

  mutating func set(_ content: ListContentConfiguration?, _ traits: TraitCollection) {
    self.content = updatesContent ? content?.updated(for: state(traits)) : content
    noteLookup()
  }

  mutating func set(_ background: BackgroundConfiguration?, _ traits: TraitCollection) {
    self.background = updatesBackground ? background?.updated(for: state(traits)) : background
    noteLookup()
  }

  private mutating func noteLookup() {
    if looksUp { reads.insert("listEnvironment") }
  }

  private var looksUp: Bool {
    (updatesContent && content != nil) || updatesBackground || background == nil
  }

  mutating func pass(_ traits: TraitCollection) {
    let state = state(traits)
    if updatesContent { content = content?.updated(for: state) }
    if updatesBackground { background = background?.updated(for: state) }
    switch handler {
    case .none: break
    case .title: set(Self.content(model.title), traits)
    case .countWhenSelected:
      set(Self.content(state.isSelected ? "\(model.count)" : "none"), traits)
    case .style: set(Self.content("\(traits.userInterfaceStyle)"), traits)
    case .background: set(Self.background(state), traits)
    }
    let keepsLookup = !isPassCertain && reads.contains("listEnvironment")
    reads = reads(state)
    if keepsLookup { reads.insert("listEnvironment") }
    isPassCertain = false
  }

  private func reads(_ state: CellConfigurationState) -> Set<String> {
    var reads: Set<String> = []
    switch handler {
    case .title: reads.insert("title")
    case .countWhenSelected: if state.isSelected { reads.insert("count") }
    case .style: reads.insert("userInterfaceStyle")
    case .none, .background: break
    }
    if looksUp { reads.insert("listEnvironment") }
    return reads
  }

  /// The visible background.
  func shownBackground(_ traits: TraitCollection) -> BackgroundConfiguration? {
    background ?? BackgroundConfiguration.listCell().updated(for: state(traits))
  }

  /// The frames of all parts of the cell.
  func layout(in size: CGSize, _ context: LayoutContext) -> ListCellLayout {
    var cell = ListCellConfiguration(content: content)
    cell.height = size.height
    cell.accessories = accessories
    cell.indentationLevel = indentationLevel
    cell.state.isSelected = flags.contains(.selected)
    cell.trailingSwipeActions = trailingSwipeActions
    cell.swipeOffset = swipeOffset
    return ListCellLayout(cell, width: size.width, context: context)
  }

  package static func content(_ text: String) -> ListContentConfiguration {
    var content = ListContentConfiguration.subtitleCell()
    content.text = text
    content.when(.selected) { $0.textProperties.color = .white }
    return content
  }

  static func background(_ state: CellConfigurationState) -> BackgroundConfiguration {
    var background = BackgroundConfiguration(style: .listGroupedCell)
    background.cornerRadius = state.isHighlighted ? 4 : 12
    return background
  }

  /// The real handler that does the same.
  package static func configurationUpdateHandler(
    _ handler: Handler, _ model: Model
  ) -> ListCell.ConfigurationUpdateHandler? {
    switch handler {
    case .none: nil
    case .title: { cell, _ in cell.contentConfiguration = content(model.title) }
    case .countWhenSelected:
      { cell, state in
        cell.contentConfiguration = content(state.isSelected ? "\(model.count)" : "none")
      }
    case .style:
      { cell, state in
        cell.contentConfiguration = content("\(state.traitCollection.userInterfaceStyle)")
      }
    case .background: { cell, state in cell.backgroundConfiguration = background(state) }
    }
  }
}

/// A scheduler that the test flushes, and the operations of its cells.
@MainActor
package struct Stage {
  package let scheduler: UpdateScheduler
  package let log = OperationLog()

  /// Creates a stage that reports unexpected issues.
  package init(
    limit: Int, expecting issues: Set<CellIssue.Identifier>,
    unexpected: @escaping @MainActor (CellIssue) -> Void
  ) {
    scheduler = QuietScheduler(maximumUpdateDepth: limit, expecting: issues, unexpected)
    scheduler.operationLog = log
  }

  /// A stage for random changes, which accepts all issues.
  package static var tolerant: Stage {
    Stage(limit: 8, expecting: Set(CellIssue.Identifier.allCases)) { _ in }
  }

  /// Accepts further issues.
  package func tolerate(_ issues: CellIssue.Identifier...) {
    (scheduler as? QuietScheduler)?.expected.formUnion(issues)
  }

  /// Accepts all issues, for random changes.
  package func tolerateAll() {
    (scheduler as? QuietScheduler)?.expected = Set(CellIssue.Identifier.allCases)
  }

  /// A cell on this stage before its first pass.
  package func cell<Cell: ConfigurableView>(_ make: () -> Cell) -> Cell {
    let cell = make()
    cell.updateScheduler = scheduler
    return cell
  }

  /// A list cell on this stage, laid out once with nothing in the log.
  package func shownCell(_ configure: (ListCell) -> Void = { _ in }) -> ListCell {
    let cell = cell { ListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 52)) }
    configure(cell)
    cell.layoutIfNeeded()
    scheduler.flushUntilIdle()
    log.removeAll()
    return cell
  }
}
