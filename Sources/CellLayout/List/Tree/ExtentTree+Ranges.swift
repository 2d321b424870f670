import CellConfiguration

/// Changes of many elements at once.
///
/// A few elements are changed one by one; for more, the tree is built again in one pass.
extension ExtentTree {
  /// Returns whether building a tree again takes less time than changing elements one by one.
  static func isMany(_ count: Int, of total: Int) -> Bool { count > 64 && count > total / 64 }

  /// All elements.
  var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    root.appendElements(to: &elements)
    return elements
  }

  private init(_ elements: [Element]) {
    self.init()
    root = ExtentTreeNode.tree(of: elements.count) { ContiguousArray(elements[$0]) }
  }

  /// Inserts equal elements; a negative number counts as 0.
  mutating func insert(repeating element: Element, count: Int, at index: Int) {
    requireIndex(at: index)
    if count <= 0 { return }
    // One element needs no ranges, which are arrays.
    if count == 1 { return insert(element, at: index) }
    replace(RowRanges(), with: RowRanges(index..<index + count), repeating: element)
  }

  /// Removes a range of elements.
  mutating func remove(_ range: Range<Int>) {
    if range.count == 1 {
      remove(at: range.lowerBound)
    } else if let first = range.first {
      replace(RowRanges(range), with: RowRanges(), repeating: self[first])
    }
  }

  /// Removes elements, and then inserts equal elements, and others among them.
  ///
  /// - Parameters:
  ///   - removed: The indices of the elements to remove.
  ///   - inserted: The indices of the new elements after the change.
  ///   - element: The value of most new elements.
  ///   - others: The new elements that are different, by their indices.
  mutating func replace(
    _ removed: RowRanges, with inserted: RowRanges, repeating element: Element,
    except others: [(index: Int, Element)] = []
  ) {
    if let last = removed.ranges.last { requireElement(at: last.upperBound - 1) }
    if removed.count == count, others.isEmpty {
      self = ExtentTree(repeating: element, count: inserted.count)
    } else if Self.isMany(removed.count + inserted.count, of: count) {
      let kept = elements.removing(removed)
      var new: [Element] = []
      new.reserveCapacity(kept.count + inserted.count)
      var next = 0
      for range in inserted.ranges {
        let end = next + range.lowerBound - new.count
        guard end <= kept.count else { trap("found \(Element.noun) \(range), expected others") }
        new += kept[next..<end]
        new += repeatElement(element, count: range.count)
        next = end
      }
      new += kept[next...]
      for (index, element) in others { new[index] = element }
      self = ExtentTree(new)
    } else {
      for range in removed.ranges.reversed() {
        for _ in range { remove(at: range.lowerBound) }
      }
      for range in inserted.ranges { for index in range { insert(element, at: index) } }
      for (index, element) in others { update(at: index) { $0 = element } }
    }
  }

  /// Changes the elements in ranges.
  mutating func update(_ ranges: RowRanges, _ change: (inout Element) -> Void) {
    if let last = ranges.ranges.last { requireElement(at: last.upperBound - 1) }
    if Self.isMany(ranges.count, of: count) {
      var all = elements
      for range in ranges.ranges { for index in range { change(&all[index]) } }
      self = ExtentTree(all)
    } else {
      for range in ranges.ranges { for index in range { update(at: index, change) } }
    }
  }
}

extension Array {
  /// Returns the elements without those at some indices.
  fileprivate func removing(_ ranges: RowRanges) -> Array {
    if ranges.count == 0 { return self }
    var kept: [Element] = []
    kept.reserveCapacity(count - ranges.count)
    var next = 0
    for range in ranges.ranges {
      kept += self[next..<range.lowerBound]
      next = range.upperBound
    }
    return kept + self[next...]
  }
}
