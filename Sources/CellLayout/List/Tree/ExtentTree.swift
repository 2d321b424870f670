import CellConfiguration

/// Something that takes up space along a list.
protocol ExtentElement: Sendable {
  /// What messages call an element.
  static var noun: String { get }

  /// How much space it takes up.
  var extent: Extent { get }

  /// Whether it holds nothing that anybody looks for, though it may take up space.
  var isEmpty: Bool { get }
}

/// A sequence of elements that knows where along a list each of them begins.
///
/// A tree whose leaves hold up to 64 elements and whose branches hold up to 32 trees, each with its
/// count and total extent. All leaves are equally deep. Values share what they have in common: a
/// change copies one path.
///
/// Costs for *n* elements: O(log *n*) to find, read, change, insert or remove one, and to repeat
/// one; O(*n*) to build from several; memory of the elements themselves and less than one word each
/// besides. Repeated elements share theirs until one of them is changed.
///
/// An index that is not valid stops the program with a message.
struct ExtentTree<Element: ExtentElement>: Sendable {
  private var root = ExtentTreeNode<Element>(leaf: [])

  /// An empty sequence.
  init() {}

  /// A sequence of so many equal elements.
  init(repeating element: Element, count: Int) {
    root = ExtentTreeNode(repeating: element, count: max(0, count))
  }

  /// A sequence of so many elements, each as a function of its index says.
  init(count: Int, _ element: (Int) -> Element) {
    root = ExtentTreeNode.tree(of: count, element)
  }

  /// The number of elements.
  var count: Int { root.count }

  /// The extent of all elements.
  var extent: Extent { root.extent }

  /// Stops the program unless there is an element at an index.
  func requireElement(at index: Int) {
    guard index >= 0, index < count else {
      trap("found \(Element.noun) \(index), expected one in 0..<\(count)")
    }
  }

  /// Stops the program unless an index is that of an element or the one after the last.
  private func requirePlace(at index: Int) {
    guard index >= 0, index <= count else {
      trap("found \(Element.noun) \(index), expected one in 0...\(count)")
    }
  }

  /// The element at an index.
  subscript(index: Int) -> Element {
    requireElement(at: index)
    return root.element(at: index)
  }

  /// Where the element at an index begins, or the end of all for the index after the last.
  func offset(of index: Int) -> Extent {
    requirePlace(at: index)
    return root.offset(of: index)
  }

  /// Visits the elements that end beyond an offset and are not empty, in their order, until the
  /// closure returns false.
  ///
  /// - Parameters:
  ///   - offset: From the beginning of the first element; below 0, all elements are visited.
  ///   - body: Takes the index of an element, where it begins, and the element.
  /// - Returns: Whether all were visited.
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
    requireElement(at: index)
    return root.update(at: index, change)
  }

  /// Inserts an element at an index.
  mutating func insert(_ element: Element, at index: Int) {
    requirePlace(at: index)
    if let sibling = root.insert(element, at: index) {
      root = ExtentTreeNode(branch: [root, sibling])
    }
  }

  /// Removes and gives back the element at an index.
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    requireElement(at: index)
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
