import CellConfiguration

/// An element with a length along a list.
protocol ExtentElement: Sendable {
  /// The name of an element in messages.
  static var noun: String { get }

  /// The length of the element along the list.
  var extent: Extent { get }

  /// Whether searches skip the element, though it may have an extent.
  var isEmpty: Bool { get }
}

/// A sequence of elements that finds the offset of each element along a list.
///
/// The sequence is a tree. Leaves contain up to 64 elements, branches up to 32 subtrees, each with
/// its count and total extent. All leaves are at the same depth. Copies share their nodes: a change
/// copies one path.
///
/// Costs for *n* elements:
///
/// - Finding, reading, changing, inserting or removing one, or repeating one: O(log *n*).
/// - Building from different elements: O(*n*).
/// - Memory: The elements themselves and less than one word each. Repeated elements share their
///   memory until one of them changes.
///
/// An invalid index stops the process with a message.
struct ExtentTree<Element: ExtentElement>: Sendable {
  var root = ExtentTreeNode<Element>(leaf: [])

  /// Creates an empty sequence.
  init() {}

  /// Creates a sequence of equal elements.
  init(repeating element: Element, count: Int) {
    root = ExtentTreeNode(repeating: element, count: max(0, count))
  }

  /// Creates a sequence of elements, each the result of a function of its index.
  init(count: Int, _ element: (Int) -> Element) {
    root = ExtentTreeNode.tree(of: count) { ContiguousArray($0.map(element)) }
  }

  /// The number of elements.
  var count: Int { root.count }

  /// The extent of all elements.
  var extent: Extent { root.extent }

  /// Stops the process unless an element exists at an index.
  func requireElement(at index: Int) {
    guard index >= 0, index < count else {
      trap("found \(Element.noun) \(index), expected one in 0..<\(count)")
    }
  }

  /// Stops the process unless an index is valid or one past the last.
  func requireIndex(at index: Int) {
    guard index >= 0, index <= count else {
      trap("found \(Element.noun) \(index), expected one in 0...\(count)")
    }
  }

  /// The element at an index.
  subscript(index: Int) -> Element {
    requireElement(at: index)
    return root.element(at: index)
  }

  /// Returns the offset where the element at an index begins; for the index past the last, the end.
  func offset(of index: Int) -> Extent {
    requireIndex(at: index)
    return root.offset(of: index)
  }

  /// Visits the elements that end beyond an offset and are not empty, in order.
  ///
  /// The visit ends when the closure returns `false`.
  ///
  /// - Parameters:
  ///   - offset: The offset from the start of the first element; if negative, all elements are
  ///     visited.
  ///   - body: A closure that takes the index of an element, the offset where it begins, and the
  ///     element.
  /// - Returns: `true` if the closure never returned `false`.
  /// - Complexity: O(log *n* + *k*) for *k* visited elements.
  @discardableResult
  func visit(endingBeyond offset: Extent, _ body: (Int, Extent, Element) -> Bool) -> Bool {
    root.visit(endingBeyond: offset, firstIndex: 0, start: .zero, body)
  }

  /// Returns the index of the first element at or after an index that is not empty.
  func firstFilled(from index: Int) -> Int? { root.firstFilled(from: index, firstIndex: 0) }

  /// Returns the index of the last element before an index that is not empty.
  func lastFilled(before index: Int) -> Int? { root.lastFilled(before: index, firstIndex: 0) }

  /// Changes the element at an index.
  mutating func update<Result>(at index: Int, _ change: (inout Element) -> Result) -> Result {
    requireElement(at: index)
    return root.update(at: index, change)
  }

  /// Inserts an element at an index.
  mutating func insert(_ element: Element, at index: Int) {
    requireIndex(at: index)
    if let sibling = root.insert(element, at: index) {
      root = ExtentTreeNode(branch: [root, sibling])
    }
  }

  /// Removes and returns the element at an index.
  @discardableResult
  mutating func remove(at index: Int) -> Element {
    requireElement(at: index)
    let element = root.remove(at: index)
    root.collapse()
    return element
  }

  /// Changes every element.
  mutating func updateAll(_ change: (inout Element) -> Void) { root.updateAll(change) }

  /// Calls a closure with each element in a range, and its index and offset.
  func forEach(in range: Range<Int>, _ body: (Int, Extent, Element) -> Void) {
    root.forEach(in: range.clamped(to: 0..<count), firstIndex: 0, start: .zero, body)
  }
}
