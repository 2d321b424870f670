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
    forEach(in: 0..<count) { _, _, element in elements.append(element) }
    return elements
  }

  private init(_ elements: [Element]) { self.init(count: elements.count) { elements[$0] } }

  /// Inserts equal elements; a negative number counts as 0.
  mutating func insert(repeating element: Element, count: Int, at index: Int) {
    requireIndex(at: index)
    if count <= 0 { return }
    // One element needs no ranges, which are arrays.
    if count == 1 { return insert(element, at: index) }
    insert(RowRanges(index..<index + count), repeating: element, except: [])
  }

  /// Inserts equal elements, and others among them.
  ///
  /// - Parameters:
  ///   - ranges: The indices of the new elements after the insertion.
  ///   - element: The element that most of them are.
  ///   - others: The new elements that are different, by their indices.
  mutating func insert(
    _ ranges: RowRanges, repeating element: Element, except others: [(index: Int, Element)]
  ) {
    if count == 0, others.isEmpty {
      self = ExtentTree(repeating: element, count: ranges.count)
    } else if Self.isMany(ranges.count, of: count) {
      let old = elements
      var new: [Element] = []
      new.reserveCapacity(count + ranges.count)
      var next = 0
      for range in ranges.ranges {
        let kept = range.lowerBound - new.count
        requireIndex(at: next + kept)
        new += old[next..<next + kept]
        new += repeatElement(element, count: range.count)
        next += kept
      }
      new += old[next...]
      for (index, element) in others { new[index] = element }
      self = ExtentTree(new)
    } else {
      for range in ranges.ranges { for index in range { insert(element, at: index) } }
      for (index, element) in others { update(at: index) { $0 = element } }
    }
  }

  /// Removes a range of elements.
  mutating func remove(_ range: Range<Int>) {
    if range.count == 1 { remove(at: range.lowerBound) } else { remove(RowRanges(range)) }
  }

  /// Removes ranges of elements.
  mutating func remove(_ ranges: RowRanges) {
    if let last = ranges.ranges.last { requireElement(at: last.upperBound - 1) }
    if Self.isMany(ranges.count, of: count) {
      let old = elements
      var kept: [Element] = []
      kept.reserveCapacity(count - ranges.count)
      var next = 0
      for range in ranges.ranges {
        kept += old[next..<range.lowerBound]
        next = range.upperBound
      }
      kept += old[next...]
      self = ExtentTree(kept)
    } else {
      for range in ranges.ranges.reversed() {
        for _ in range { remove(at: range.lowerBound) }
      }
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
