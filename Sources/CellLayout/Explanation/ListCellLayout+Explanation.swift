public import CellConfiguration
import CellText
import Foundation

extension ListCellLayout {
  /// Returns the reason why a number of a part is what it is.
  ///
  /// ```swift
  /// let layout = ListCellLayout(cell, width: 358, context: context)
  /// let explanation = layout.explanation(of: .text, .minX, in: cell, context: context)
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the cell.
  ///   - measure: The edge, dimension, baseline or radius.
  ///   - cell: The cell that this layout was made for.
  ///   - context: The context that this layout was made for.
  ///   - decorations: The decorations that this layout was made for.
  /// - Returns: The explanation, or `nil` if the cell lacks the part or the part lacks the number.
  /// - Complexity: A few hundred layouts, which
  ///   ``explanations(of:in:context:decorations:termsOnly:)`` shares.
  public func explanation(
    of part: LayoutPart, _ measure: LayoutMeasure, in cell: ListCellConfiguration,
    context: LayoutContext, decorations: ListCellDecorations = ListCellDecorations()
  ) -> FrameExplanation? {
    explainer(of: cell, context, decorations).explanation(of: part, measure)
  }

  /// Returns the explanations of all numbers of some parts.
  ///
  /// - Parameters:
  ///   - parts: The parts; `nil` for all parts of the cell.
  ///   - cell: The cell that this layout was made for.
  ///   - context: The context that this layout was made for.
  ///   - decorations: The decorations that this layout was made for.
  ///   - termsOnly: Whether to leave out alternatives and conditions, which take most of the time.
  public func explanations(
    of parts: [LayoutPart]? = nil, in cell: ListCellConfiguration, context: LayoutContext,
    decorations: ListCellDecorations = ListCellDecorations(), termsOnly: Bool = false
  ) -> [FrameExplanation] {
    explainer(of: cell, context, decorations).explanations(of: parts, termsOnly: termsOnly)
  }

  private func explainer(
    of cell: ListCellConfiguration, _ context: LayoutContext, _ decorations: ListCellDecorations
  ) -> LayoutExplainer {
    let needed = ListCellMeasurement(
      cell, width: size.width, context: context, decorations: decorations)
    return LayoutExplainer(
      LayoutSituation(
        cell, width: size.width,
        height: abs(needed.height - size.height) > 0.001 ? size.height : nil, context, decorations),
      PlacedCell(cell, needed, self, x: 0))
  }
}

extension ListContentLayout {
  /// Returns the reason why a number of a part is what it is.
  ///
  /// - Parameters:
  ///   - part: The part: the content, a text, the image or its slot.
  ///   - measure: The edge, dimension, baseline or radius.
  ///   - content: The content that this layout was made for.
  ///   - context: The context that this layout was made for.
  /// - Returns: The explanation, or `nil` if the content lacks the part or the part lacks the
  ///   number.
  /// - Complexity: A few hundred layouts.
  public func explanation(
    of part: LayoutPart, _ measure: LayoutMeasure, in content: ListContentConfiguration,
    context: LayoutContext
  ) -> FrameExplanation? {
    switch part {
    case .content, .text, .secondaryText, .image, .imageSlot: break
    default: return nil
    }
    // Content alone is laid out as in a cell that has nothing else and the same margins.
    let cell = ListCellConfiguration(content: content)
    var context = context
    context.cellLayoutMargins = context.superviewLayoutMargins
    return ListCellLayout(cell, size: size, context: context).explanation(
      of: part, measure, in: cell, context: context)
  }
}

extension ListLayout {
  /// Returns the reason why a number of a cell's part is what it is.
  ///
  /// Horizontal edges are in coordinates of the list, and vertical ones in coordinates of the cell:
  ///
  /// ```swift
  /// if let explanation = list.explanation(
  ///   of: .text, .minX, in: cell, at: .row(section: 0, row: 2))
  /// {
  ///   print(explanation)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the cell.
  ///   - measure: The edge, dimension, baseline or radius.
  ///   - cell: The cell of the item.
  ///   - item: The item that the cell shows.
  ///   - isSelected: Returns whether a row is selected; see ``cellLayout(of:at:isSelected:)``.
  /// - Returns: The explanation, or `nil` if the cell lacks the part or the part lacks the number.
  /// - Precondition: The list contains the item.
  /// - Complexity: A few hundred layouts, which
  ///   ``explanations(of:in:at:isSelected:termsOnly:)`` shares.
  public func explanation(
    of part: LayoutPart, _ measure: LayoutMeasure, in cell: ListCellConfiguration,
    at item: ListItem, isSelected: @escaping @Sendable (ListPosition) -> Bool = { _ in false }
  ) -> FrameExplanation? {
    explainer(of: cell, at: item, isSelected).explanation(of: part, measure)
  }

  /// Returns the explanations of all numbers of some parts of a cell.
  ///
  /// - Parameters:
  ///   - parts: The parts; `nil` for all parts of the cell.
  ///   - cell: The cell of the item.
  ///   - item: The item that the cell shows.
  ///   - isSelected: Returns whether a row is selected; see ``cellLayout(of:at:isSelected:)``.
  ///   - termsOnly: Whether to leave out alternatives and conditions, which take most of the time.
  /// - Precondition: The list contains the item.
  public func explanations(
    of parts: [LayoutPart]? = nil, in cell: ListCellConfiguration, at item: ListItem,
    isSelected: @escaping @Sendable (ListPosition) -> Bool = { _ in false },
    termsOnly: Bool = false
  ) -> [FrameExplanation] {
    explainer(of: cell, at: item, isSelected).explanations(of: parts, termsOnly: termsOnly)
  }

  private func explainer(
    of cell: ListCellConfiguration, at item: ListItem,
    _ isSelected: @escaping @Sendable (ListPosition) -> Bool
  ) -> LayoutExplainer {
    let cell = addingSwipeActions(to: cell, at: item)
    let layout = cellLayout(of: cell, at: item, isSelected: isSelected)
    let measured = ListCellMeasurement(
      cell, width: layout.size.width, height: layout.size.height, context: context,
      decorations: decorations(of: item, isSelected: isSelected))
    let edges = rowEdges
    let actual = PlacedCell(
      cell, measured, layout,
      x: context.traits.isRightToLeft ? edges.right - layout.size.width : edges.left)
    var situation = LayoutSituation(
      cell, LayoutSituation.Place(list: self, item: item, isSelected: isSelected))
    // Rows have the heights between rounded positions, up to a pixel more or less than they need.
    let difference = layout.size.height - height(of: cell, at: item)
    if abs(difference) > 1.01 / context.grid.scale { situation.height = layout.size.height }
    return LayoutExplainer(situation, actual)
  }
}

extension LayoutExplainer {
  /// Returns the explanations of all numbers of some parts; `nil` means all parts.
  func explanations(of parts: [LayoutPart]?, termsOnly: Bool) -> [FrameExplanation] {
    (parts ?? actual.layout.parts).flatMap { part in
      LayoutMeasure.allCases.compactMap { explanation(of: part, $0, termsOnly: termsOnly) }
    }
  }
}
