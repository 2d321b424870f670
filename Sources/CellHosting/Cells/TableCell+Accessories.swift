import CellConfiguration
public import CellLayout
import Foundation

extension TableCell {
  /// The controls and indicators that a table cell can have at its trailing edge.
  ///
  /// Raw values match `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0

    /// A chevron, for a row that leads to other rows.
    case disclosureIndicator = 1

    /// A detail button and a chevron.
    case detailDisclosureButton = 2

    /// A checkmark.
    case checkmark = 3

    /// A detail button, for a row whose details are shown by the button alone.
    case detailButton = 4

    fileprivate var kinds: [CellAccessory.Kind] {
      switch self {
      case .none: []
      case .disclosureIndicator: [.disclosureIndicator]
      case .detailDisclosureButton: [.detail, .disclosureIndicator]
      case .checkmark: [.checkmark]
      case .detailButton: [.detail]
      }
    }
  }

  /// The controls at the leading edge in editing mode; raw values match UIKit.
  public enum EditingStyle: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none = 0

    /// A red button that reveals the action which deletes the row.
    case delete = 1

    /// A green button that inserts a row.
    case insert = 2
  }

  /// The accessories of a table cell outside editing mode, and in it.
  struct Accessories: Equatable {
    var editingStyle = EditingStyle.none
    var selectsSeveral = false
    var isMovable = false
    var type = AccessoryType.none
    var editingType = AccessoryType.none
    var view: CellView?
    var editingView: CellView?

    /// The accessories in the order of a list cell.
    @MainActor
    var all: [CellAccessory] {
      let normal = view == nil ? type.kinds : []
      let editing = editingView == nil ? editingType.kinds : []
      let kinds = normal + editing.filter { !normal.contains($0) }
      let views = [
        (view, CellAccessory.DisplayedState.whenNotEditing), (editingView, .whenEditing),
      ]
      let controls: [CellAccessory] =
        (selectsSeveral
          ? [.multiselect()]
          : editingStyle == .delete ? [.delete()] : editingStyle == .insert ? [.insert()] : [])
        + (isMovable ? [.reorder()] : [])
      return controls
        + views.compactMap { view, displayed in
          view.map { view in
            .customView(
              configuration: .init(
                customView: view, placement: .trailing(displayed: displayed),
                reservedLayoutWidth: .actual, maintainsFixedSize: view.frame.size != .zero))
          }
        }
        + kinds.map { kind in
          let displayed: CellAccessory.DisplayedState =
            !editing.contains(kind)
            ? .whenNotEditing : normal.contains(kind) ? .always : .whenEditing
          return switch kind {
          case .detail: .detail(displayed: displayed)
          case .checkmark: .checkmark(displayed: displayed)
          default: .disclosureIndicator(displayed: displayed)
          }
        }
    }
  }

  /// The control at the leading edge in editing mode; a table sets it.
  public var editingStyle: EditingStyle { tableAccessories.editingStyle }

  /// Whether the cell has a control by which the user moves its row, in editing mode.
  ///
  /// A table sets it for rows that can be moved.
  public var showsReorderControl: Bool {
    get { tableAccessories.isMovable }
    set { tableAccessories.isMovable = newValue }
  }

  /// Sets the controls that the cell has in editing mode.
  package func setEditingControls(
    _ style: EditingStyle, selectsSeveral: Bool, canMove: Bool
  ) {
    var new = tableAccessories
    (new.editingStyle, new.selectsSeveral, new.isMovable) = (style, selectsSeveral, canMove)
    tableAccessories = new
  }

  /// The control or indicator at the trailing edge outside editing mode, unless ``accessoryView``
  /// is set.
  public var accessoryType: AccessoryType {
    get { tableAccessories.type }
    set { tableAccessories.type = newValue }
  }

  /// The control or indicator at the trailing edge in editing mode, unless
  /// ``editingAccessoryView`` is set.
  public var editingAccessoryType: AccessoryType {
    get { tableAccessories.editingType }
    set { tableAccessories.editingType = newValue }
  }

  /// A view at the trailing edge outside editing mode, in place of ``accessoryType``.
  ///
  /// The view keeps its size. If its size is zero, it gets the size that fits it. It ends at the
  /// margin, as an indicator does (assumed). To show a view in both modes, also assign it to
  /// ``editingAccessoryView``.
  public var accessoryView: CellView? {
    get { tableAccessories.view }
    set { tableAccessories.view = newValue }
  }

  /// A view at the trailing edge in editing mode, in place of ``editingAccessoryType``.
  public var editingAccessoryView: CellView? {
    get { tableAccessories.editingView }
    set { tableAccessories.editingView = newValue }
  }

  /// The frames of the displayed accessories; empty before layout.
  public var accessoryLayouts: [AccessoryLayout] { cellLayout?.accessories ?? [] }
}
