public import CellConfiguration

extension ListLayout {
  /// Returns the targets of keyboard focus in an item, in focus order.
  ///
  /// See ``ListCellLayout/focusTargets(of:)``. Headers and footers cannot be selected, so only
  /// their accessories are targets.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - cell: The configuration of the item, updated for its state.
  /// - Precondition: The list contains the item.
  public func focusTargets(of item: ListItem, _ cell: ListCellConfiguration) -> [CellTarget] {
    if cell.flags[.disabled] { return [] }
    let targets = cellLayout(of: cell, at: item).focusTargets(of: cell)
    return if case .row = item { targets } else { targets.filter { $0 != .cell } }
  }

  /// Returns the target that a key moves focus to, or `nil` if there is none in that direction.
  ///
  /// ```swift
  /// let next = list.focusTarget(.down, from: focus) { item in cell(for: item) }
  /// focus = next ?? focus
  /// ```
  ///
  /// 1. ``FocusMovement/up``, ``FocusMovement/down``, ``FocusMovement/first`` and
  ///    ``FocusMovement/last`` lead to the first target of the nearest item with targets.
  /// 2. ``FocusMovement/left`` and ``FocusMovement/right`` stay in the item. The order of its
  ///    targets runs to the right, or to the left in right-to-left layouts.
  /// 3. ``FocusMovement/next`` and ``FocusMovement/previous`` lead to all targets of all items.
  /// 4. Without a current target, keys that lead up or back lead to the last item, the others to
  ///    the first.
  ///
  /// An accessory that the item no longer has counts as the item's first target. All rules are
  /// assumed.
  ///
  /// - Parameters:
  ///   - heading: The direction.
  ///   - current: The current target of keyboard focus; `nil` for none.
  ///   - cell: Returns the configuration of an item, updated for its state.
  /// - Precondition: The list contains the item of `current`.
  /// - Complexity: O(*k* · log *n*), where *k* is the number of items passed that have no target,
  ///   in addition to laying them out.
  public func focusTarget(
    _ heading: FocusMovement, from current: ListTarget?, cell: (ListItem) -> ListCellConfiguration
  ) -> ListTarget? {
    // Reading the frame checks that the item exists.
    if let current { _ = frame(of: current.item) }
    switch heading {
    case .up: return targets(above: current?.item, cell)?.first
    case .down: return targets(below: current?.item, cell)?.first
    case .first: return targets(below: nil, cell)?.first
    case .last: return targets(above: nil, cell)?.first
    case .next:
      return current.flatMap { neighbor(of: $0, by: 1, cell) }
        ?? targets(below: current?.item, cell)?.first
    case .previous:
      return current.flatMap { neighbor(of: $0, by: -1, cell) }
        ?? targets(above: current?.item, cell)?.last
    case .left, .right:
      guard let current else { return targets(below: nil, cell)?.first }
      let isForward = (heading == .right) != context.traits.isRightToLeft
      return neighbor(of: current, by: isForward ? 1 : -1, cell)
    }
  }

  /// Returns the target some steps after another in the order of the same item.
  private func neighbor(
    of target: ListTarget, by step: Int, _ cell: (ListItem) -> ListCellConfiguration
  ) -> ListTarget? {
    let cell = cell(target.item)
    let targets = focusTargets(of: target.item, cell)
    let index = targets.firstIndex(of: target.target) ?? 0
    guard targets.indices.contains(index + step) else { return nil }
    return ListTarget(item: target.item, target: targets[index + step], in: cell)
  }

  /// Returns the targets of the first item with targets below another, or in the list if `nil`.
  private func targets(
    below item: ListItem?, _ cell: (ListItem) -> ListCellConfiguration
  ) -> [ListTarget]? {
    var next = item.map { self.item(after: $0) } ?? firstItem(fromSection: 0)
    while let item = next {
      if let targets = targets(of: item, cell) { return targets }
      next = self.item(after: item)
    }
    return nil
  }

  /// Returns the targets of the last item with targets above another, or in the list if `nil`.
  private func targets(
    above item: ListItem?, _ cell: (ListItem) -> ListCellConfiguration
  ) -> [ListTarget]? {
    var next = item.map { self.item(before: $0) } ?? lastItem(beforeSection: sectionCount)
    while let item = next {
      if let targets = targets(of: item, cell) { return targets }
      next = self.item(before: item)
    }
    return nil
  }

  /// Returns the targets of an item; `nil` if it has none.
  private func targets(
    of item: ListItem, _ cell: (ListItem) -> ListCellConfiguration
  ) -> [ListTarget]? {
    let cell = cell(item)
    let targets = focusTargets(of: item, cell).map { ListTarget(item: item, target: $0, in: cell) }
    return targets.isEmpty ? nil : targets
  }
}
