import CellConfiguration

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit
#else
  internal import UIKitStubs
#endif

extension UICellAccessory.DisplayedState {
  init(_ displayed: CellAccessory.DisplayedState) {
    self =
      switch displayed {
      case .always: .always
      case .whenEditing: .whenEditing
      case .whenNotEditing: .whenNotEditing
      }
  }
}

extension UICellAccessory.LayoutDimension {
  init(_ dimension: CellAccessory.LayoutDimension) {
    self =
      switch dimension {
      case .actual: .actual
      case .standard: .standard
      case .custom(let width): .custom(width)
      }
  }
}

extension UICellAccessory.OutlineDisclosureOptions.Style {
  init(_ style: CellAccessory.OutlineDisclosureOptions.Style) {
    self =
      switch style {
      case .automatic: .automatic
      case .header: .header
      case .cell: .cell
      }
  }
}

extension UICellAccessory.Placement {
  /// Creates the same position among the accessories of a cell.
  ///
  /// UIKit's default is the position next to the content. A closure that chooses a position refers
  /// to accessories of this package, so the view is placed next to the content instead.
  @MainActor
  init(_ placement: CellAccessory.Placement, _ context: UIKitContext) {
    let displayed = UICellAccessory.DisplayedState(placement.displayed)
    let isLeading = placement.edge == .leading
    switch placement.position.rule {
    case .nearestContent:
      self = isLeading ? .leading(displayed: displayed) : .trailing(displayed: displayed)
    case .chosen:
      context.refuse("position of a custom view", "its closure takes accessories of this package")
      self = isLeading ? .leading(displayed: displayed) : .trailing(displayed: displayed)
    case .before(let kind):
      let position = Self.position(before: AccessoryConversion.all[kind].example())
      self =
        isLeading
        ? .leading(displayed: displayed, at: position)
        : .trailing(displayed: displayed, at: position)
    case .after(let kind):
      let position = Self.position(after: AccessoryConversion.all[kind].example())
      self =
        isLeading
        ? .leading(displayed: displayed, at: position)
        : .trailing(displayed: displayed, at: position)
    case .index(let index):
      self =
        isLeading
        ? .leading(displayed: displayed, at: { min(max(index, 0), $0.count) })
        : .trailing(displayed: displayed, at: { min(max(index, 0), $0.count) })
    }
  }
}
