public import Foundation

/// Everything a list cell, header or footer shows, in the state that it is in.
///
/// ```swift
/// var cell = ListCellConfiguration(content: content, background: .listCell())
/// cell.accessories = [.disclosureIndicator()]
/// let layout = ListCellLayout(cell, width: 358, context: context)
/// ```
///
/// Layout takes content and background as they are; ``updated(for:)`` gives them as they are in a
/// state.
public struct ListCellConfiguration: Hashable, Sendable {
  /// The content; `nil` for a cell whose content is a view of another kind.
  public var content: ListContentConfiguration?

  /// The background.
  public var background: BackgroundConfiguration?

  /// The accessories, in the order in which custom views are put among the others.
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

  /// How deep the cell is in an outline; below 0 counts as 0.
  public var indentationLevel = 0

  /// How far a level moves the cell, in points; `nil` is the list's own, 10 in most.
  public var indentationWidth: CGFloat?

  /// Whether accessories at the leading side are indented as well, or the content only.
  public var indentsAccessories = true

  /// Whether the list is being edited, on which depends which accessories are there.
  public var isEditing = false

  /// Whether the cell is selected, on which the color of a multiselect control depends.
  public var isSelected = false

  /// The traits that the cell specifies itself; all others, and all of them if this is `nil`, are
  /// those of what is around it.
  ///
  /// ``updated(for:)`` honors them, and so does layout. What is asked of the layout later takes
  /// `LayoutContext.overriding(_:)` them.
  public var traitOverrides: TraitCollection?

  /// The height of the cell in points; `nil` is the one that the content wants.
  public var height: CGFloat?

  /// Creates a cell of content and background, without accessories.
  public init(
    content: ListContentConfiguration? = nil, background: BackgroundConfiguration? = nil
  ) {
    self.content = content
    self.background = background
  }

  /// The cell as it is in a state.
  ///
  /// Content and background are updated for the state, in the cell's own traits where it has some;
  /// whether the cell is edited and selected is what the state says.
  ///
  /// ```swift
  /// var state = CellConfigurationState(traitCollection: list.context.traits)
  /// state.isSelected = true
  /// let layout = list.cellLayout(of: cell.updated(for: state), at: item)
  /// ```
  ///
  /// - Parameter state: The state, with the traits of what is around the cell.
  public func updated(for state: some ConfigurationState) -> ListCellConfiguration {
    var (cell, state) = (self, state)
    if let traitOverrides {
      state.traitCollection = TraitCollection(traitsFrom: [state.traitCollection, traitOverrides])
    }
    cell.content?.update(for: state)
    cell.background?.update(for: state)
    cell.isEditing = state.flags.contains(.editing)
    cell.isSelected = state.flags.contains(.selected)
    return cell
  }
}
