import CellConfiguration
import CellDocuments
import CellText
import Foundation

extension DocumentLayout {
  /// The minimum height of a tap target, in points.
  ///
  /// Documented in the Human Interface Guidelines for iOS and iPadOS. The lint does not check
  /// devices with a pointer, a remote control or eye tracking, for which they have other numbers.
  private static let leastTargetHeight: CGFloat = 44

  /// Rows that an assignment makes too short for a finger.
  ///
  /// The target of an accessory is as tall as its row. Rows that are equally short with the
  /// system's defaults are left out.
  func smallTapTargets(_ shaper: any TextShaper) -> [ConfigurationLint.Finding] {
    let small = cells.filter { cell in
      cell.kind == .row && [.phone, .pad].contains(cell.traits.userInterfaceIdiom)
        && cell.frame.height < Self.leastTargetHeight
    }
    if small.isEmpty { return [] }
    let system = DocumentLayout(document.withSystemDefaults, shaper: shaper)
    let heights = Dictionary(
      uniqueKeysWithValues: system.cells.map { ($0.item, $0.frame.height) })
    return small.compactMap { cell in
      guard let height = heights[cell.item], cell.frame.height < height else { return nil }
      return ConfigurationLint.Finding(
        .smallTapTarget, cell, cell.cell.height == nil ? ["content"] : ["height"],
        "\(cell.subject) is \(cell.frame.height.shortDescription) points high, which is less than "
          + "the \(Self.leastTargetHeight.shortDescription) that a finger needs.",
        cell.cell.height != nil
          ? "Leave out the height, so that the row fits its content."
          : cell.cell.customContent == nil
            ? "Assign larger margins or leave them to the style."
            : "Give the custom content a size that is at least "
              + "\(Self.leastTargetHeight.shortDescription) points high.")
    }
  }
}
