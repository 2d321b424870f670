public import CellConfiguration
public import Foundation

extension ListItemLayout {
  /// Returns the part of the item that a touch at a point of the list hits, or `nil` for none.
  ///
  /// See ``ListCellLayout/hitTest(_:of:)``.
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the list's content.
  ///   - cell: The configuration of the item, updated for its state.
  public func hitTest(_ point: CGPoint, of cell: ListCellConfiguration) -> CellTarget? {
    layout.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), of: cell)
  }
}

extension ListLayout {
  /// Returns the part of the list that a touch at a point hits, or `nil` for none.
  ///
  /// ```swift
  /// if let hit = list.hitTest(point, visible: visible, cell: { cell(for: $0) }) {
  ///   switch hit.target {
  ///   case .cell: select(hit.item)
  ///   case .accessory(let index): perform(cell(for: hit.item).accessories[index])
  ///   case .swipeAction(let edge, let index):
  ///     perform(cell(for: hit.item).swipeActions(at: edge)[index])
  ///   case .link(let index): open(cell(for: hit.item).links[index])
  ///   }
  /// }
  /// ```
  ///
  /// The result contains the item at the point and the target that
  /// ``ListCellLayout/hitTest(_:of:)`` returns for its cell. Touches hit headers and footers as
  /// they hit rows. If an item is not measured yet, its cell has the estimated height.
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the list's content.
  ///   - visible: The visible rectangle, which headers and footers may be pinned to; `nil` if none
  ///     is pinned.
  ///   - cell: Returns the configuration of the item, updated for its state.
  /// - Complexity: O(log *n*), in addition to laying out the item.
  public func hitTest(
    _ point: CGPoint, visible: CGRect? = nil, cell: (ListItem) -> ListCellConfiguration
  ) -> ListTarget? {
    let visible = visible?.standardized
    let found = visible.map { item(at: point, visible: $0) } ?? item(at: point)
    guard let item = found else { return nil }
    let frame = visible.map { self.frame(of: item, visible: $0) } ?? self.frame(of: item)
    let configuration = cell(item)
    let layout = ListItemLayout(
      item: item, frame: frame,
      layout: ListCellLayout(
        ListCellMeasurement(
          configuration, width: frame.width, height: frame.height, context: context,
          decorations: decorations(of: item))))
    return layout.hitTest(point, of: configuration).map {
      ListTarget(item: item, target: $0, in: configuration)
    }
  }
}

extension ListCellLayout {
  /// Returns the part of the cell that a touch at a point hits, or `nil` for none.
  ///
  /// ```swift
  /// switch layout.hitTest(point, of: cell) {
  /// case .accessory(let index): perform(cell.accessories[index])
  /// case .swipeAction(let edge, let index): perform(cell.swipeActions(at: edge)[index])
  /// case .link(let index): open(cell.links[index])
  /// case .cell: select()
  /// case nil: break  // outside of the cell, or the cell is disabled
  /// }
  /// ```
  ///
  /// 1. A disabled cell, its accessories and its links take no touches.
  /// 2. Buttons take touches: delete, insert, detail, outline disclosure and pop-up menu, and the
  ///    handle of a reorder control. Any other accessory, such as a disclosure indicator, takes
  ///    touches only if it has an action. A custom view also takes touches if it has the
  ///    accessibility traits of a control, such as a button or a slider.
  /// 3. An accessory takes touches in its ``touchFrame(ofAccessory:)``. If this frame overlaps
  ///    another accessory, the touch hits the one whose view is nearer.
  /// 4. An outline disclosure of a header takes the touches of the whole cell, as documented for
  ///    `UICellAccessory.OutlineDisclosureOptions.Style`. Other accessories keep their touches.
  /// 5. An action that a swipe reveals takes touches in its ``SwipeActionLayout/frame``, before all
  ///    other parts. The cell and its accessories take touches where the swipe moved them.
  /// 6. A link takes touches in the rectangles of its visible characters (``links``), before the
  ///    cell and after accessories and swipe actions. These rectangles are not enlarged, because
  ///    the text around a link belongs to the cell.
  /// 7. Hidden parts take no touches.
  ///
  /// The size of touch areas is recorded for the outline disclosure and assumed for the other
  /// accessories. The division of overlapping areas and the touches of links are assumed.
  ///
  /// - Parameters:
  ///   - point: The point, in coordinates of the cell.
  ///   - cell: The configuration that the layout was made for, updated for its state.
  public func hitTest(_ point: CGPoint, of cell: ListCellConfiguration) -> CellTarget? {
    guard !cell.flags[.disabled], bounds.contains(point) else { return nil }
    if let action = swipeActions.first(where: { $0.frame.contains(point) }) {
      return .swipeAction(edge: action.edge, index: action.index)
    }
    if let nearest = nearestAccessory(to: point), nearest.accessory.takesTouches {
      return .accessory(index: nearest.index)
    }
    if let link = link(at: point), cell.content.map({ $0.visibleAlpha > 0 }) ?? true {
      return .link(index: link.index)
    }
    return target(of: cell)
  }

  /// Returns the frame of a part of the cell: of the cell itself, an accessory's view, the shape of
  /// a revealed swipe action, or a link; `nil` for a part that the cell lacks.
  package func frame(ofTarget target: CellTarget) -> CGRect? {
    switch target {
    case .cell: bounds
    case .accessory(let index): accessories.first { $0.index == index }?.frame
    case .swipeAction(let edge, let index):
      swipeActions.first { $0.edge == edge && $0.index == index }?.shapeFrame
    case .link(let index): links.first { $0.index == index }?.frame
    }
  }

  /// Returns the area in which an accessory takes touches, or `nil` if it takes none.
  ///
  /// The area contains the accessory's region, which is as tall as the cell, and the accessory's
  /// view. It grows around its middle to the `touchTargetSize` of the style sheet's metrics,
  /// usually 44 by 44 points, but does not leave the cell. Areas may overlap; ``hitTest(_:of:)``
  /// divides them.
  ///
  /// - Parameter index: The index among the cell's accessories, in the order they were given.
  public func touchFrame(ofAccessory index: Int) -> CGRect? {
    guard let accessory = accessories.first(where: { $0.index == index }),
      accessory.accessory.takesTouches
    else { return nil }
    let frame = extent(of: accessory)
    return frame.isNull ? nil : frame
  }

  /// Returns the target of touches that hit no accessory.
  func target(of cell: ListCellConfiguration) -> CellTarget {
    let disclosure = accessories.first {
      $0.kind == .outlineDisclosure && $0.accessory.takesTouches
        && cell.isHeaderDisclosure($0.accessory)
    }
    return disclosure.map { .accessory(index: $0.index) } ?? .cell
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Returns the visible accessory at a point; if there are several, the one whose view is nearest.
  ///
  /// Accessories that take no touches are included, so that an area does not grow over them. At the
  /// same distance, the accessory whose middle is nearer wins, then the first.
  private func nearestAccessory(to point: CGPoint) -> AccessoryLayout? {
    var nearest: (layout: AccessoryLayout, distance: (CGFloat, CGFloat))?
    for layout in accessories where !layout.isHidden && extent(of: layout).contains(point) {
      let frame = layout.frame
      let distance = (
        max(frame.minX - point.x, point.x - frame.maxX, 0), abs(point.x - frame.midX)
      )
      if let found = nearest, found.distance <= distance { continue }
      nearest = (layout, distance)
    }
    return nearest?.layout
  }

  /// Returns the area of an accessory in the cell, large enough if the accessory takes touches.
  private func extent(of layout: AccessoryLayout) -> CGRect {
    var extent = layout.region.union(layout.frame)
    if layout.accessory.takesTouches {
      extent = extent.insetBy(
        dx: min(0, (extent.width - touchTargetSize.width) / 2),
        dy: min(0, (extent.height - touchTargetSize.height) / 2))
    }
    return extent.intersection(bounds)
  }
}
