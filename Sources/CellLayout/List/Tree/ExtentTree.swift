/// Something that takes up room along a list.
protocol Extended: Sendable {
  /// How much room it takes up.
  var extent: Extent { get }

  /// Whether it holds nothing that anybody looks for, though it may take up room.
  var isEmpty: Bool { get }
}

/// A sequence of elements that knows where along a list each of them begins.
///
/// A tree whose leaves hold up to 64 elements and whose branches hold up to 32 trees, each with its
/// count and total extent. All leaves are equally deep. Values share what they have in common: a
/// change copies one path.
///
/// Costs for *n* elements: O(log *n*) to find, read, change, insert or remove one; O(*n*) to build;
/// memory of the elements themselves and less than one word each besides.
struct ExtentTree<Element: Extended>: Sendable {
  private var root = ExtentTreeNode<Element>(leaf: [])

  /// An empty sequence.
  init() {}

  /// A sequence of so many equal elements.
  init(repeating element: Element, count: Int) {
    root = ExtentTreeNode.tree(of: max(0, count)) { _ in element }
  }

  /// A sequence of elements.
  init(_ elements: [Element]) {
    root = ExtentTreeNode.tree(of: elements.count) { elements[$0] }
  }

  /// The number of elements.
  var count: Int { root.count }

  /// The extent of all elements.
  var extent: Extent { root.extent }

  /// The element at an index, which has to be valid.
  subscript(index: Int) -> Element {
    precondition(
      (0..<count).contains(index), "found index \(index), expected one in 0..<\(count)")
    return root.element(at: index)
  }

  /// Where the element at an index begins, or the end of all for the index after the last.
  func offset(of index: Int) -> Extent {
    precondition(
      (0...count).contains(index), "found index \(index), expected one in 0...\(count)")
    return root.offset(of: index)
  }

  /// Visits the elements that end beyond an offset and are not empty, in their order, until the
  /// closure returns false.
  ///
  /// - Parameters:
  ///   - offset: from the beginning of the first element; below 0, all elements are visited.
  ///   - body: takes the index of an element, where it begins, and the element.
  /// - Returns: whether all were visited.
  /// - Complexity: O(log *n* + *k*) for *k* visited elements.
  @discardableResult
  func visit(endingBeyond offset: Extent, _ body: (Int, Extent, Element) -> Bool) -> Bool {
    root.visit(endingBeyond: offset, firstIndex: 0, start: .zero, body)
  }

  /// The first element at an index or after it that is not empty.
  func firstFilled(from index: Int) -> Int? { root.firstFilled(from: index, firstIndex: 0) }

  /// The last element before an index that is not empty.
  func lastFilled(before index: Int) -> Int? { root.lastFilled(before: index, firstIndex: 0) }

  /// Changes the element at an index.
  mutating func update<Result>(at index: Int, _ change: (inout Element) -> Result) -> Result {
    precondition(
      (0..<count).contains(index), "found index \(index), expected one in 0..<\(count)")
    return root.update(at: index, change)
  }

  /// Inserts an element at an index.
  mutating func insert(_ element: Element, at index: Int) {
    precondition(
      (0...count).contains(index), "found index \(index), expected one in 0...\(count)")
    if let sibling = root.insert(element, at: index) {
      root = ExtentTreeNode(branch: [root, sibling])
    }
  }

  /// Removes and gives back the element at an index.
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    precondition(
      (0..<count).contains(index), "found index \(index), expected one in 0..<\(count)")
    let element = root.remove(at: index)
    root.collapse()
    return element
  }

  /// Changes every element.
  mutating func updateAll(_ change: (inout Element) -> Void) { root.updateAll(change) }

  /// Calls a function with every element in a range, and where it begins.
  func forEach(in range: Range<Int>, _ body: (Int, Extent, Element) -> Void) {
    root.forEach(in: range.clamped(to: 0..<count), firstIndex: 0, start: .zero, body)
  }
}
