import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Accessories that are wider than the space that is reserved for them.
  ///
  /// Such an accessory is centered in its space, so it covers the margin and the content beside it.
  /// Accessories of the system in their usual space are left out.
  var overflowingAccessories: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      cell.layout.accessories.compactMap { layout -> ConfigurationLint.Finding? in
        let (accessory, width) = (layout.accessory, layout.frame.width)
        let reserved = layout.region.width
        guard accessory.customView != nil || accessory.reservedLayoutWidth != nil,
          !layout.isHidden, width.thousandths > reserved.thousandths
        else { return nil }
        return ConfigurationLint.Finding(
          .overflowingAccessory, cell, ["accessories", "\(layout.index)"],
          "The \(accessory.kind.name) is \(width.shortDescription) points wide and extends beyond "
            + "the \(reserved.shortDescription) that the row reserves for it.",
          "Assign actual to reservedLayoutWidth, so that the row reserves the width of the view.")
      }
    }
  }
}
