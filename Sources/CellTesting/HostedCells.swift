import CellConfiguration
import CellDocuments
public import CellHosting
import CellLayout
public import CellPictures
public import Foundation

extension ConfigurableView {
  /// Returns everything that the view displays, as text.
  ///
  /// A pending update pass and layout run first. The description shows the view in its current
  /// size, state and list, with its tint and background color, and with the drawing of its content
  /// view.
  ///
  /// ```swift
  /// let cell = ItemCell()
  /// cell.isSelected = true
  /// print(cell.describe())
  /// ```
  ///
  /// - Parameter width: The width in points, with the height that fits it; `nil` for the size of
  ///   the view, or for the width of a phone if it has none.
  public func describe(width: CGFloat? = nil) -> String {
    displayed(in: RenderingOptions(width: width)).describe()
  }

  /// Returns the view as it is displayed, alone, with options.
  private func displayed(in options: RenderingOptions) -> DocumentLayout {
    let (oldFrame, oldOverrides) = (frame, traitOverrides)
    traitOverrides = TraitOverrides(
      TraitCollection(traitsFrom: [traitCollection, options.traits]))
    updateConfigurationIfNeeded()
    if options.width != nil || bounds.isEmpty {
      let width = options.width ?? (bounds.width > 0 ? bounds.width : 390)
      frame.size = CGSize(width: width, height: preferredHeight(fitting: width))
    }
    defer {
      traitOverrides = oldOverrides
      frame = oldFrame
      layoutIfNeeded()
    }
    let cell = displayed(
      as: self is HeaderFooterView ? .header(section: 0) : .row(section: 0, row: 0),
      in: CGRect(origin: .zero, size: bounds.size))
    return DocumentLayout(
      hosting: [cell].compactMap(\.self), size: bounds.size, backgroundColor: .systemBackground,
      traits: traitCollection)
  }

  /// Returns the view as an item on display in a frame; `nil` if it cannot be laid out.
  func displayed(as item: ListItem, in frame: CGRect) -> DocumentCell? {
    layoutIfNeeded()
    guard let layout = cellLayout, let presentation = cellPresentation else { return nil }
    return DocumentCell(
      item: item, cell: displayedConfiguration, layout: layout, presentation: presentation,
      elements: (accessibilityElements() ?? []) + subviews.flatMap { $0.labeledElements(in: self) },
      frame: frame, traits: traitCollection)
  }
}

extension HostedList {
  /// Returns everything that the list displays, as text.
  ///
  /// A pending update runs first. Frames of cells are in the coordinates of the list's bounds.
  ///
  /// - Parameter showsWholeContent: Whether to describe all cells, and not only the visible ones.
  public func describe(wholeContent showsWholeContent: Bool = false) -> String {
    displayed(in: .asWritten, wholeContent: showsWholeContent).describe()
  }

  /// All cells of the list as the subject of a snapshot; the list itself includes only visible
  /// cells.
  public var wholeContent: some SnapshotSubject { WholeContent(list: self) }

  /// Returns the list as it is displayed with options.
  fileprivate func displayed(in options: RenderingOptions, wholeContent: Bool) -> DocumentLayout {
    let (oldSize, oldTraits, oldOffset) = (size, traits, contentOffset)
    traits = TraitCollection(traitsFrom: [traits, options.traits])
    size.width = options.width ?? size.width
    update()
    // Measuring rows that were not visible before can make the content taller.
    while wholeContent, size.height != layout.contentSize.height {
      size.height = layout.contentSize.height
      update()
    }
    defer {
      (size, traits) = (oldSize, oldTraits)
      update()
      if wholeContent {
        scroll(by: oldOffset - contentOffset)
        update()
      }
    }
    let cells = displayedItems.compactMap { $0.view.displayed(as: $0.item, in: $0.frame) }
    let scrims = displayList().filter { $0.layer == .scrim }.flatMap { drawing in
      drawing.items.map { $0.offsetBy(dx: drawing.origin.x, dy: drawing.origin.y) }
    }
    let gradients = scrims.compactMap { scrim -> DisplayItem.Gradient? in
      if case .gradient(let gradient) = scrim.content { gradient } else { nil }
    }
    return DocumentLayout(
      hosting: cells, parts: emptyStateParts, size: size,
      backgroundColor: layout.configuration.effectiveBackgroundColor, scrim: gradients.first,
      traits: traits, list: layout)
  }
}

extension HostedList {
  /// The empty state as a part of a picture; none for a list with rows.
  var emptyStateParts: [DocumentPart] {
    emptyState.map {
      [
        DocumentPart(
          hosting: $0.configuration, presentation: $0.presentation, elements: $0.elements,
          frame: $0.frame, traits: traits)
      ]
    } ?? []
  }
}

// Hosted subjects belong to the main actor, and so do the tests that make them.

extension ConfigurableView: SnapshotSubject {
  /// Returns the view alone, as it is displayed.
  ///
  /// The traits and the width of the options temporarily replace its own. With
  /// ``CellPictures/RenderingOptions/asWritten``, the view keeps them.
  ///
  /// - Precondition: The code runs on the main actor.
  public nonisolated func layout(in options: RenderingOptions) -> DocumentLayout {
    MainActor.assumeIsolated { displayed(in: options) }
  }
}

extension HostedList: SnapshotSubject {
  /// Returns the cells on display.
  ///
  /// The traits and the width of the options temporarily replace those of the list.
  ///
  /// - Precondition: The code runs on the main actor.
  public nonisolated func layout(in options: RenderingOptions) -> DocumentLayout {
    MainActor.assumeIsolated { displayed(in: options, wholeContent: false) }
  }
}

/// All cells of a list.
private struct WholeContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  SnapshotSubject
{
  let list: HostedList<SectionID, ItemID>

  func layout(in options: RenderingOptions) -> DocumentLayout {
    MainActor.assumeIsolated { list.displayed(in: options, wholeContent: true) }
  }
}

extension ListDocument {
  /// Checks that the document contains no cell with a custom content view.
  ///
  /// The document would show a cell with a custom content view as an empty row.
  ///
  /// - Throws: ``SnapshotError`` for the first cell that does.
  func checkContentViews() throws {
    guard let (place, view) = contentViews.first else { return }
    throw SnapshotError(
      message: "\(place) shows the content view \(view), which a configuration does not contain. "
        + "Compare the cell itself.")
  }

  /// The places of cells with custom content views, and the types of these views.
  private var contentViews: [(place: String, view: String)] {
    let isSingle = list == nil && sections.count == 1 && sections[0].rows.count == 1
    return sections.enumerated().flatMap { index, section in
      let rows = section.rows.enumerated().map { row, value in
        (isSingle ? "The row" : "sections[\(index)].rows[\(row)]", value.contentViewName)
      }
      let others = [
        ("sections[\(index)].header", section.header?.contentViewName),
        ("sections[\(index)].footer", section.footer?.contentViewName),
      ]
      return (rows + others).compactMap { place, view in view.map { (place, $0) } }
    }
  }
}
