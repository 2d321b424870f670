import CellConfiguration
import CellDocuments
import CellLayout
import Foundation

extension DocumentLayout {
  /// Images whose symbols have no drawing.
  var symbolsWithoutDrawings: [ConfigurationLint.Finding] {
    let catalog = SymbolCatalog(document.symbols)
    return cells.flatMap { cell in
      let images = [
        ("content", cell.cell.content?.image), ("background", cell.cell.background?.image),
      ]
      return images.compactMap { member, image -> ConfigurationLint.Finding? in
        guard let name = image?.symbolName, !catalog.contains(name) else { return nil }
        let hint =
          name.contains("/")
          ? "Write { \"url\": \(name.quotedForFindings) } for a picture"
          : catalog.nearestName(to: name).map {
            "Use a name with a drawing, such as \($0.quotedForFindings)"
          }
        return ConfigurationLint.Finding(
          .symbolWithoutDrawing, cell, [member, "image"],
          "There is no drawing for the symbol \(name.quotedForFindings); pictures show its "
            + "name in a box.",
          (hint ?? "Use a name with a drawing") + ", or give the document a drawing for it.")
      }
    }
  }

  /// Images that take another space once they are loaded.
  var unreservedImages: [ConfigurationLint.Finding] {
    cells.compactMap { cell in
      guard let image = cell.cell.content?.image, image.url != nil, image.size == nil else {
        return nil
      }
      return ConfigurationLint.Finding(
        .unreservedImage, cell, ["content", "image"],
        "The text moves when the image is loaded, because no space is reserved for it.",
        "Give the image the size at which it is shown, such as [40, 40].")
    }
  }

  /// Tints that images ignore.
  ///
  /// A symbol or stencil takes the tint of its cell and ignores the tint of the image. An image
  /// that keeps its colors, or a symbol with explicit colors, ignores every tint.
  var unusedTints: [ConfigurationLint.Finding] {
    cells.flatMap { cell in
      let content = cell.cell.content
      let preferred = content?.imageProperties.preferredSymbolConfiguration
      let own = [
        ("content", content?.image, preferred), ("background", cell.cell.background?.image, nil),
      ].compactMap { member, image, preferred -> ConfigurationLint.Finding? in
        guard let image, image.ignoresOwnTint(preferring: preferred) else { return nil }
        return ConfigurationLint.Finding(
          .unusedTint, cell, [member, "image", "tintColor"],
          "The tint of \(image.subject) has no effect, because "
            + (image.ignoresCellTint(preferring: preferred)
              ? "the colors of the symbol configuration take precedence."
              : "the tint of the cell takes precedence."),
          image.ignoresCellTint(preferring: preferred)
            ? "Leave out the tint, or the colors of the symbol configuration."
            : "Assign alwaysOriginal to renderingMode, so that the image's own tint counts.")
      }
      guard let content, let image = content.image, content.assignsTint,
        image.ignoresCellTint(preferring: preferred)
      else { return own }
      return own + [
        ConfigurationLint.Finding(
          .unusedTint, cell, ["content", "imageProperties", "tintColor"],
          "The tint of the cell has no effect on \(image.subject), which has colors of its own.",
          "Assign alwaysTemplate to renderingMode, or leave out the tint.")
      ]
    }
  }

  /// The first text of each section that begins at another position than the text before it because
  /// of the width of an image.
  ///
  /// This compares rows with images whose text would begin at the same position without them. Rows
  /// without an image are not compared, nor are rows that all reserve a width, nor symbols whose
  /// sizes are all the system's.
  var unalignedTexts: [ConfigurationLint.Finding] {
    var columns: [ImageColumn: [DocumentCell]] = [:]
    for cell in cells where cell.kind == .row {
      if let column = ImageColumn(cell) { columns[column, default: []].append(cell) }
    }
    return columns.values.compactMap { cells in
      let starts = Dictionary(grouping: cells, by: \.textStart)
      guard let first = cells.first, starts.count > 1,
        !cells.allSatisfy(\.reservesImageWidth), cells.contains(where: \.determinesImageSize),
        let other = cells.first(where: { $0.textStart != first.textStart })
      else { return nil }
      let places = starts.sorted { $0.key < $1.key }
        .map { "\($0.key.shortDescription) points in \(Self.rows($0.value))" }
      let width = cells.compactMap { $0.layout.imageSlot?.width }.max() ?? 0
      return ConfigurationLint.Finding(
        .unalignedTexts, other, ["content", "image"],
        "Texts begin at \(places.joined(separator: ", at ")), because the images differ in width.",
        "Give all of them the same reservedLayoutSize, such as a width of "
          + "\(width.shortDescription), and a maximumSize that is not wider.")
    }
  }

  /// Returns the numbers of rows as words: `row 2`, `rows 0, 1 and 4`, `12 rows`.
  private static func rows(_ cells: [DocumentCell]) -> String {
    let numbers = cells.compactMap { cell in
      if case .row(let position) = cell.item { "\(position.row)" } else { nil }
    }
    if numbers.count > 5 { return "\(numbers.count) rows" }
    let last = numbers.last.map { " and \($0)" } ?? ""
    return numbers.count == 1
      ? "row \(numbers[0])" : "rows \(numbers.dropLast().joined(separator: ", "))\(last)"
  }
}

extension CellImage {
  /// The image in a sentence.
  var subject: String {
    (isSymbol ? "the symbol" : "the image") + (name.map { " \($0.quotedForFindings)" } ?? "")
  }

  /// Whether the image has a tint that every tint of the cell overrides.
  fileprivate func ignoresOwnTint(preferring preferred: SymbolConfiguration?) -> Bool {
    guard tintColor != nil else { return false }
    var image = self
    image.tintColor = nil
    return stencilColor(for: .clear, preferring: preferred)
      == image.stencilColor(for: .clear, preferring: preferred)
  }

  /// Whether the image looks the same with every tint of its cell.
  fileprivate func ignoresCellTint(preferring preferred: SymbolConfiguration?) -> Bool {
    stencilColor(for: .clear, preferring: preferred)
      == stencilColor(for: .black, preferring: preferred)
  }
}

extension ListContentConfiguration {
  /// Whether a tint of the image was assigned, in any state.
  fileprivate var assignsTint: Bool {
    assignedProperties.contains { $0.name == "imageProperties.tintColor" && $0.value != nil }
  }
}

/// Rows whose text begins at the same position if their images are equally wide.
private struct ImageColumn: Hashable {
  let section: Int
  let contentStart: CGFloat
  let leadingMargin: CGFloat
  let padding: CGFloat

  init?(_ cell: DocumentCell) {
    guard let content = cell.cell.content, let layout = cell.layout.content,
      layout.imageSlot != nil, layout.arrangement != .wrappedAroundImage, content.hasText
    else { return nil }
    section = cell.item.section
    contentStart =
      cell.traits.isRightToLeft
      ? cell.layout.size.width - cell.layout.contentFrame.maxX : cell.layout.contentFrame.minX
    leadingMargin = layout.margins.leading
    padding = content.imageToTextPadding
  }
}

extension DocumentCell {
  /// The distance from the leading edge of the cell to its text, in points.
  fileprivate var textStart: CGFloat {
    guard let frame = layout.textFrame else { return 0 }
    return (traits.isRightToLeft ? layout.size.width - frame.maxX : frame.minX).thousandths
  }

  /// Whether the size of the image or of its slot is not the system's.
  fileprivate var determinesImageSize: Bool {
    guard let content = cell.content, let image = content.image else { return false }
    return image.size != nil || image.symbolConfiguration != nil
      || content.assignedProperties.contains { $0.name.hasPrefix("imageProperties.") }
  }

  fileprivate var reservesImageWidth: Bool {
    cell.content.map { $0.imageProperties.reservedLayoutSize.width != 0 } ?? false
  }
}
