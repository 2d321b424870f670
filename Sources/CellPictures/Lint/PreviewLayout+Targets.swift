import CellConfiguration
import Foundation

extension PreviewLayout {
  /// The minimum height of a tap target, in points.
  ///
  /// Documented in the Human Interface Guidelines for iOS and iPadOS. The lint does not check
  /// devices with a pointer, a remote control or eye tracking, for which they have other numbers.
  private static let leastTargetHeight: CGFloat = 44

  /// Rows that an assignment makes too low for a finger.
  ///
  /// The target of an accessory is as high as its row.
  var smallTapTargets: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard cell.kind == .row, [.phone, .pad].contains(cell.traits.userInterfaceIdiom),
        cell.frame.height < Self.leastTargetHeight, cell.hasAssignedLengths
      else { return nil }
      return ConfigurationLint.Finding(
        .smallTapTarget, cell, cell.cell.height == nil ? ["content"] : ["height"],
        "\(cell.subject) is \(cell.frame.height.shortDescription) points high, which is less than "
          + "the \(Self.leastTargetHeight.shortDescription) that a finger needs.",
        cell.cell.height == nil
          ? "Assign larger margins or leave them to the style."
          : "Leave out the height, so that the row fits its content.")
    }
  }
}

extension PreviewCell {
  /// Whether the height depends on an assigned value rather than on the style alone.
  fileprivate var hasAssignedLengths: Bool {
    guard cell.height == nil, let content = cell.content else { return true }
    return !content.styleKey.assigned.isEmpty
  }
}
