extension ExtentTreeNode {
  /// Visits the elements that end beyond an offset and are not empty.
  ///
  /// The visit ends when the closure returns `false`.
  ///
  /// - Parameters:
  ///   - offset: The offset in the whole tree.
  ///   - firstIndex: The index of the first element below this node.
  ///   - start: The offset where that element begins.
  /// - Returns: `true` if the closure never returned `false`.
  func visit(
    endingBeyond offset: Extent, firstIndex: Int, start: Extent,
    _ body: (Int, Extent, Element) -> Bool
  ) -> Bool {
    var start = start
    var index = firstIndex
    for element in elements {
      let end = start + element.extent
      if end > offset, !element.isEmpty, !body(index, start, element) { return false }
      start = end
      index += 1
    }
    for child in children {
      let end = start + child.extent
      if end > offset, child.hasNonemptyElements,
        !child.visit(endingBeyond: offset, firstIndex: index, start: start, body)
      {
        return false
      }
      start = end
      index += child.count
    }
    return true
  }

  /// Returns the index of the first element at or after an index that is not empty.
  func firstFilled(from index: Int, firstIndex: Int) -> Int? {
    var first = firstIndex
    for element in elements {
      if first >= index, !element.isEmpty { return first }
      first += 1
    }
    for child in children {
      if first + child.count > index, child.hasNonemptyElements,
        let found = child.firstFilled(from: index, firstIndex: first)
      {
        return found
      }
      first += child.count
    }
    return nil
  }

  /// Returns the index of the last element before an index that is not empty.
  func lastFilled(before index: Int, firstIndex: Int) -> Int? {
    var end = firstIndex + count
    for element in elements.reversed() {
      end -= 1
      if end < index, !element.isEmpty { return end }
    }
    for child in children.reversed() {
      end -= child.count
      if end < index, child.hasNonemptyElements,
        let found = child.lastFilled(before: index, firstIndex: end)
      {
        return found
      }
    }
    return nil
  }
}
