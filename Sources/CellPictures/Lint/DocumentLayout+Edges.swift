import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// The minimum distance of text from the edge of its card, in points.
  ///
  /// The smallest margin of a system style (assumed as the limit).
  private static let leastMargin: CGFloat = 8

  /// Texts that assigned margins or insets place at the edge of the card or list.
  var textsAtEdges: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard let content = cell.cell.content, content.hasText || content.hasSecondaryText,
        let member = cell.cell.assignedMarginsMember
      else { return nil }
      let card = cell.layout.background?.fillFrame ?? CGRect(origin: .zero, size: cell.layout.size)
      let frames = [.text, .secondaryText].compactMap {
        cell.layout.frame(of: .content($0))
      }.filter { !$0.isEmpty }
      guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max() else {
        return nil
      }
      let distance = min(left - card.minX, card.maxX - right)
      guard distance < Self.leastMargin - 0.01, distance > -0.01 else { return nil }
      return ConfigurationLint.Finding(
        .textAtEdge, cell, member,
        "\(cell.subject) is \(distance.shortDescription) points from the edge of its card.",
        "Assign margins of at least \(Self.leastMargin.shortDescription) points.")
    }
  }

  /// Margins and paddings below 0, which let parts overlap.
  var negativeLengths: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard let content = cell.cell.content else { return nil }
      let margins = content.directionalLayoutMargins
      let lengths = [
        (
          "directionalLayoutMargins",
          min(margins.top, margins.leading, margins.bottom, margins.trailing)
        ),
        ("imageToTextPadding", content.imageToTextPadding),
        ("textToSecondaryTextHorizontalPadding", content.textToSecondaryTextHorizontalPadding),
        ("textToSecondaryTextVerticalPadding", content.textToSecondaryTextVerticalPadding),
      ]
      guard let (name, length) = lengths.first(where: { $0.1 < 0 }) else { return nil }
      return ConfigurationLint.Finding(
        .negativeLength, cell, ["content", name],
        "\(cell.subject) has \(length.shortDescription) in \(name), so its parts overlap each other or "
          + "its edges.",
        "Assign 0 or more to \(name).")
    }
  }

  /// Images and accessories that extend beyond their row.
  var viewsOutsideRows: [ConfigurationLint.Finding] {
    cells.flatMap { cell -> [ConfigurationLint.Finding] in
      let row = CGRect(origin: .zero, size: cell.layout.size).insetBy(dx: -0.5, dy: -0.5)
      let image = cell.layout.frame(of: .content(.image)).map {
        ("image", ["content", "image"], $0, "Assign a smaller maximumSize to imageProperties")
      }
      let accessories = cell.layout.accessories.filter {
        !$0.isHidden && $0.accessory.customView != nil
      }.map {
        (
          $0.accessory.kind.name, ["accessories", "\($0.index)"], $0.frame,
          "Give the view a smaller size"
        )
      }
      // A swipe moves the content beyond the row.
      if cell.cell.swipeOffset != 0 { return [] }
      return ([image].compactMap(\.self) + accessories).compactMap { name, member, frame, remedy in
        if frame.isEmpty || row.contains(frame) { return nil }
        return ConfigurationLint.Finding(
          .viewOutsideRow, cell, member,
          "The \(name) is \(frame.width.shortDescription) by \(frame.height.shortDescription) points "
            + "and extends beyond the row of \(cell.layout.size.width.shortDescription) by "
            + "\(cell.layout.size.height.shortDescription).",
          remedy + (cell.cell.height == nil ? "." : ", or leave out the height of the row."))
      }
    }
  }
}

extension ListCellConfiguration {
  /// The member whose assignment moves text to an edge; `nil` if all margins are the style's.
  fileprivate var assignedMarginsMember: [String]? {
    if content?.assignedProperties.contains(where: { $0.name.hasPrefix("directionalLayoutMargins") }
    ) == true {
      return ["content", "directionalLayoutMargins"]
    }
    if background?.assignedProperties.contains(where: { $0.name.hasPrefix("backgroundInsets") })
      == true
    {
      return ["background", "backgroundInsets"]
    }
    return nil
  }
}
