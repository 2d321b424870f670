public import Foundation

/// A list cell, header or footer: content, background, accessories and indentation in one state.
///
/// ```swift
/// var cell = ListCellConfiguration(content: content, background: .listCell())
/// cell.accessories = [.disclosureIndicator()]
/// let layout = ListCellLayout(cell, width: 358, context: context)
/// ```
///
/// Layout uses the content and the background as they are. Call ``updated(for:)`` to update them
/// for a state.
public struct ListCellConfiguration: Hashable, Sendable {
  /// The content; `nil` for a cell whose content is another kind of view.
  public var content: ListContentConfiguration?

  /// The content of a kind that your app defines; `nil` for none.
  ///
  /// It is shown in a cell without ``content``.
  public var customContent: CustomContent? {
    get { if case .custom(let content) = otherContent { content } else { nil } }
    set { otherContent = newValue.map(OtherContent.custom) }
  }

  /// The type of the content view of a hosted cell without ``content``; `nil` for none.
  ///
  /// A snapshot of the cell would lack that view, so the snapshot fails with a message that
  /// contains this name.
  package var contentViewName: String? {
    get { if case .view(let name) = otherContent { name } else { nil } }
    set { otherContent = newValue.map(OtherContent.view) }
  }

  /// The content of a cell without list content, if it is known.
  package var otherContent: OtherContent?

  /// Content other than list content, in one word because few cells have any.
  package indirect enum OtherContent: Hashable, Sendable {
    case custom(CustomContent)

    /// A view of a type with this name.
    case view(String)
  }

  /// The background.
  public var background: BackgroundConfiguration?

  /// The accessories, in the order in which custom views are placed among the others.
  ///
  /// - Precondition: At most one of each system kind; see ``CellAccessory/validate(_:)``.
  public var accessories: [CellAccessory] {
    get { storedAccessories }
    set {
      do {
        try CellAccessory.validate(newValue)
      } catch {
        trap(error.description)
      }
      storedAccessories = newValue
    }
  }

  private var storedAccessories: [CellAccessory] = []

  /// The level of the cell in an outline; negative levels count as 0.
  public var indentationLevel = 0

  /// The width of one level, in points; `nil` means the list's own width, 10 in most lists.
  public var indentationWidth: CGFloat?

  /// Whether indentation moves the leading accessories along with the content.
  public var indentsAccessories = true

  /// The state of the cell.
  ///
  /// Assigning a state leaves the content and the background as they are; ``updated(for:)`` updates
  /// them. The state determines the displayed accessories
  /// (``CellConfigurationState/isEditing``), the color of a multiselect control
  /// (``CellConfigurationState/isSelected``) and the direction of a chevron
  /// (``CellConfigurationState/isExpanded``). Assistive technology also presents whether the cell
  /// is disabled.
  ///
  /// The traits of the state are the ``traitOverrides``; all other traits come from the
  /// surroundings of the cell.
  public var state: CellConfigurationState {
    get {
      var state = CellConfigurationState(
        traitCollection: traitOverrides ?? TraitCollection(), flags: flags)
      state.custom = customStates
      return state
    }
    set {
      let traits = newValue.traitCollection
      traitOverrides = traits == TraitCollection() ? nil : traits
      (flags, customStates) = (newValue.flags, newValue.custom)
    }
  }

  /// The flags of the state.
  package var flags: ConfigurationStateFlags = []

  private var customStates = TypedValues()

  /// The traits that the cell overrides; `nil` overrides none.
  ///
  /// All other traits come from the surroundings of the cell. ``updated(for:)`` and layout apply
  /// the overrides. Later calls on the layout need a context with the overrides, which
  /// `LayoutContext.overriding(_:)` returns.
  public var traitOverrides: TraitCollection?

  /// The height of the cell, in points; `nil` means the height that fits the content.
  public var height: CGFloat?

  /// The accessibility attributes that you set for the cell.
  public var accessibility: AccessibilityAttributes {
    get { storedAccessibility?.attributes ?? AccessibilityAttributes() }
    set { storedAccessibility = StoredAccessibility(newValue) }
  }

  private var storedAccessibility: StoredAccessibility?

  /// The action of the cell, which opening its row performs; `nil` for none.
  ///
  /// The value runs no code: a list reports that the user opens the row, and your app performs the
  /// action. Assistive technology presents the cell as a button.
  public var action: CellAccessory.Action? {
    get { storedSwipe?.swipe.action }
    set { updateSwipe { $0.action = newValue } }
  }

  /// The actions that a swipe towards the trailing edge reveals at the leading one; `nil` for none.
  public var leadingSwipeActions: SwipeActionsConfiguration? {
    get { storedSwipe?.swipe.leading }
    set { updateSwipe { $0.leading = newValue } }
  }

  /// The actions that a swipe towards the leading edge reveals at the trailing one; `nil` for none.
  ///
  /// A delete control without an action also reveals them, as documented for `UICellAccessory`.
  public var trailingSwipeActions: SwipeActionsConfiguration? {
    get { storedSwipe?.swipe.trailing }
    set { updateSwipe { $0.trailing = newValue } }
  }

  /// Returns the actions that a swipe reveals at an edge; empty if there are none.
  public func swipeActions(at edge: SwipeEdge) -> [SwipeAction] {
    storedSwipe?.swipe[edge]?.actions ?? []
  }

  /// The distance that the user has moved the cell towards its trailing edge, in points.
  ///
  /// A positive offset reveals the leading actions, a negative one the trailing actions. An offset
  /// that is 0, NaN or infinite, or that would reveal an edge without actions, moves nothing. The
  /// actions fill the revealed space at any other offset, up to the width of the cell.
  ///
  /// ```swift
  /// cell.swipeOffset = -74  // at the trailing edge, one action as wide as most are
  /// ```
  public var swipeOffset: CGFloat {
    get { storedSwipe?.swipe.offset ?? 0 }
    set { updateSwipe { $0.offset = newValue } }
  }

  /// The edge whose actions ``swipeOffset`` reveals; `nil` if it reveals none.
  package var revealedSwipeEdge: SwipeEdge? { storedSwipe?.swipe.revealedEdge }

  /// The actions and the offset; `nil` if none of them is set.
  package private(set) var storedSwipe: StoredSwipe?

  private mutating func updateSwipe(_ change: (inout CellSwipe) -> Void) {
    var swipe = storedSwipe?.swipe ?? CellSwipe()
    change(&swipe)
    storedSwipe = StoredSwipe(swipe)
  }

  /// Creates a cell from content and background, without accessories.
  public init(
    content: ListContentConfiguration? = nil, background: BackgroundConfiguration? = nil
  ) {
    self.content = content
    self.background = background
  }

  /// Returns the cell for a state.
  ///
  /// Content and background are updated for the state, with the cell's own traits applied. The
  /// ``state`` of the cell becomes this state, apart from the traits. A cell whose ``swipeOffset``
  /// reveals actions is updated as swiped, even if the ``CellConfigurationState`` is not swiped.
  ///
  /// ```swift
  /// var state = CellConfigurationState(traitCollection: list.context.traits)
  /// state.isSelected = true
  /// let layout = list.cellLayout(of: cell.updated(for: state), at: item)
  /// ```
  ///
  /// - Parameter state: The state, with the traits of the cell's surroundings.
  public func updated(for state: some ConfigurationState) -> ListCellConfiguration {
    var (cell, state) = (self, asRevealed(state))
    if let traitOverrides {
      state.traitCollection = TraitCollection(traitsFrom: [state.traitCollection, traitOverrides])
    }
    cell.content?.update(for: state)
    cell.background?.update(for: state)
    cell.setState(state)
    return cell
  }

  /// Copies everything but the traits of a state.
  package mutating func setState(_ state: some ConfigurationState) {
    flags = state.flags
    customStates = (state as? any FlaggedState)?.custom ?? TypedValues()
  }

  /// Returns the state, in which a cell that reveals actions is swiped.
  private func asRevealed<State: ConfigurationState>(_ state: State) -> State {
    guard revealedSwipeEdge != nil, var swiped = state as? CellConfigurationState else {
      return state
    }
    swiped.isSwiped = true
    return swiped as? State ?? state
  }
}
