package import CellConfiguration
import CellLayout
import Foundation

// The accessories that list cells and table cells have in common.

extension ConfigurableView {
  /// Shows accessories next to the content, and puts their views into the cell.
  package func setAccessories(_ accessories: [CellAccessory]) {
    guard accessories != arrangement.accessories else { return }
    arrangement.accessories = accessories
    referredAccessoryViews = accessories.customViews
    updater.record(.appliedAccessories, .content)
  }

  /// The views of accessories, by their identifiers; a reference takes precedence over a name.
  private var allAccessoryViews: [String: CellView] {
    namedAccessoryViews.merging(referredAccessoryViews) { $1 }
  }

  /// The views of accessories that are in the cell.
  var accessoryViewsInCell: [CellView] {
    if namedAccessoryViews.isEmpty, referredAccessoryViews.isEmpty { return [] }
    return allAccessoryViews.values.filter { $0.superview === self }
  }

  /// The drawing steps of the views of accessories that draw themselves, by the identifiers.
  var accessoryViewItems: [String: [DisplayItem]] {
    if namedAccessoryViews.isEmpty, referredAccessoryViews.isEmpty { return [:] }
    return allAccessoryViews.compactMapValues { view in
      if view.superview !== self || view.isBlank { return nil }
      var index = 0
      return view.displayItems(in: .zero, from: &index)
    }
  }

  /// Places the views of the displayed accessories, and hides the others.
  func placeAccessoryViews(_ cached: CachedCellLayout) {
    if namedAccessoryViews.isEmpty, referredAccessoryViews.isEmpty { return }
    var hidden = allAccessoryViews
    for layout in cached.layout.accessories {
      guard let identifier = layout.accessory.customView?.identifier,
        let view = hidden.removeValue(forKey: identifier), view.superview === self
      else { continue }
      view.frame = layout.frame
      view.isHidden = layout.isHidden
    }
    for view in hidden.values where view.superview === self { view.isHidden = true }
  }

  /// Replaces the views of accessories in the cell.
  func replaceAccessoryViews(_ old: [String: CellView], with new: [String: CellView]) {
    for (identifier, view) in old where new[identifier] !== view {
      removeIfOwn(view)
      setNeedsLayout()
    }
    if new.contains(where: { old[$0.key] !== $0.value }) { setNeedsLayout() }
    for view in new.values where view.superview !== self { addSubview(view) }
  }
}
