/// A leaf or branch of an ``ExtentTree``.
struct ExtentTreeNode<Element: ExtentElement>: Sendable {
  /// The maximum number of elements in a leaf.
  private static var leafCapacity: Int { 64 }

  /// The maximum number of children of a branch.
  private static var branchCapacity: Int { 32 }

  /// The elements of a leaf; empty in a branch.
  private(set) var elements: ContiguousArray<Element> = []

  /// The children of a branch; empty in a leaf.
  private(set) var children: ContiguousArray<ExtentTreeNode> = []

  /// The number of elements below.
  private(set) var count = 0

  /// The extent of all elements below.
  private(set) var extent = Extent.zero

  /// The number of elements below that are not empty.
  private var nonemptyCount = 0

  /// Whether any element below is not empty.
  var hasNonemptyElements: Bool { nonemptyCount > 0 }

  private var isLeaf: Bool { children.isEmpty }

  init(leaf elements: ContiguousArray<Element>) {
    self.elements = elements
    sum()
  }

  init(branch children: ContiguousArray<ExtentTreeNode>) {
    self.children = children
    sum()
  }

  /// Creates a tree of elements; leaves and branches are full except for the last ones.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - elements: Returns the elements with some indices.
  static func tree(
    of count: Int, _ elements: (Range<Int>) -> ContiguousArray<Element>
  ) -> ExtentTreeNode {
    var level: ContiguousArray<ExtentTreeNode> = []
    for part in parts(of: count, capacity: leafCapacity) {
      level.append(ExtentTreeNode(leaf: elements(part)))
    }
    while level.count > 1 {
      level = ContiguousArray(
        parts(of: level.count, capacity: branchCapacity)
          .map { ExtentTreeNode(branch: ContiguousArray(level[$0])) })
    }
    return level.first ?? ExtentTreeNode(leaf: [])
  }

  /// Creates a tree of equal elements; nodes with the same number of elements are shared.
  init(repeating element: Element, count: Int) {
    var level = 0
    var rest = (count - 1) / Self.leafCapacity
    while rest > 0 {
      level += 1
      rest /= Self.branchCapacity
    }
    var known: [Int: ExtentTreeNode] = [:]
    self.init(repeating: element, count: count, level: level, &known)
  }

  /// Creates a node of equal elements.
  ///
  /// - Parameters:
  ///   - level: The number of levels below.
  ///   - known: The nodes of all levels below, by their counts. A level has nodes of at most two
  ///     counts, which are larger than the counts of the level below.
  private init(
    repeating element: Element, count: Int, level: Int, _ known: inout [Int: ExtentTreeNode]
  ) {
    if level == 0 {
      self.init(leaf: ContiguousArray(repeating: element, count: count))
      return
    }
    let capacity = (1..<level).reduce(Self.leafCapacity) { size, _ in size * Self.branchCapacity }
    var children: ContiguousArray<ExtentTreeNode> = []
    for part in Self.parts(of: count, capacity: capacity) {
      let child =
        known[part.count]
        ?? ExtentTreeNode(repeating: element, count: part.count, level: level - 1, &known)
      known[part.count] = child
      children.append(child)
    }
    self.init(branch: children)
  }

  /// Divides a count into ranges of nearly equal length, none longer than a capacity.
  private static func parts(of count: Int, capacity: Int) -> [Range<Int>] {
    if count == 0 { return [] }
    // Products with the count could be too large for 32 bits.
    let number = (count - 1) / capacity + 1
    let (length, longer) = count.quotientAndRemainder(dividingBy: number)
    func start(_ part: Int) -> Int { part * length + min(part, longer) }
    return (0..<number).map { start($0)..<start($0 + 1) }
  }

  private mutating func sum() {
    count = elements.count
    extent = .zero
    nonemptyCount = 0
    for element in elements {
      extent += element.extent
      nonemptyCount += element.nonemptyCount
    }
    for child in children {
      count += child.count
      extent += child.extent
      nonemptyCount += child.nonemptyCount
    }
  }

  /// A child, an index in it, and the extent of the children before it.
  private struct Place {
    var child = 0
    var index: Int
    var start = Extent.zero
  }

  /// Returns the position of the child that contains an index.
  ///
  /// For the index past the end, this is the last child.
  private func child(holding index: Int) -> Place {
    var place = Place(index: index)
    while place.child < children.count - 1, place.index >= children[place.child].count {
      place.index -= children[place.child].count
      place.start += children[place.child].extent
      place.child += 1
    }
    return place
  }

  func element(at index: Int) -> Element {
    if isLeaf { return elements[index] }
    let place = child(holding: index)
    return children[place.child].element(at: place.index)
  }

  func offset(of index: Int) -> Extent {
    if isLeaf {
      var start = Extent.zero
      for before in 0..<index { start += elements[before].extent }
      return start
    }
    let place = child(holding: index)
    return place.start + children[place.child].offset(of: place.index)
  }

  mutating func update<Result>(at index: Int, _ change: (inout Element) -> Result) -> Result {
    if isLeaf {
      let (before, nonempty) = (elements[index].extent, elements[index].nonemptyCount)
      let result = change(&elements[index])
      extent += elements[index].extent - before
      nonemptyCount += elements[index].nonemptyCount - nonempty
      return result
    }
    let place = child(holding: index)
    let (before, filled) = (children[place.child].extent, children[place.child].nonemptyCount)
    let result = children[place.child].update(at: place.index, change)
    extent += children[place.child].extent - before
    nonemptyCount += children[place.child].nonemptyCount - filled
    return result
  }

  mutating func updateAll(_ change: (inout Element) -> Void) {
    for index in elements.indices { change(&elements[index]) }
    for index in children.indices { children[index].updateAll(change) }
    sum()
  }

  func appendElements(to array: inout [Element]) {
    array += elements
    for child in children { child.appendElements(to: &array) }
  }

  func forEach(
    in range: Range<Int>, firstIndex: Int, start: Extent, _ body: (Int, Extent, Element) -> Void
  ) {
    var start = start
    var index = firstIndex
    for element in elements {
      if range.contains(index) { body(index, start, element) }
      start += element.extent
      index += 1
    }
    for child in children {
      if index < range.upperBound, index + child.count > range.lowerBound {
        child.forEach(in: range, firstIndex: index, start: start, body)
      }
      start += child.extent
      index += child.count
    }
  }
}

extension ExtentTreeNode {
  /// Inserts an element; returns a new node to the right if this node had to be split.
  mutating func insert(_ element: Element, at index: Int) -> ExtentTreeNode? {
    count += 1
    extent += element.extent
    nonemptyCount += element.nonemptyCount
    if isLeaf {
      elements.insert(element, at: index)
    } else {
      let place = child(holding: index)
      if let divided = children[place.child].insert(element, at: place.index) {
        children.insert(divided, at: place.child + 1)
      }
    }
    return divideIfFull()
  }

  /// Removes and returns an element.
  mutating func remove(at index: Int) -> Element {
    count -= 1
    if isLeaf {
      let element = elements.remove(at: index)
      extent = extent - element.extent
      nonemptyCount -= element.nonemptyCount
      return element
    }
    let place = child(holding: index)
    let element = children[place.child].remove(at: place.index)
    extent = extent - element.extent
    nonemptyCount -= element.nonemptyCount
    rebalance(place.child)
    return element
  }

  /// Merges a child that has become small with a neighbor, or fills it from the neighbor.
  private mutating func rebalance(_ index: Int) {
    guard children.count > 1, children[index].isSmall else { return }
    let left = index > 0 ? index - 1 : index
    var joined = children[left]
    joined.append(children[left + 1])
    if let right = joined.divideIfFull() {
      children[left] = joined
      children[left + 1] = right
    } else {
      children[left] = joined
      children.remove(at: left + 1)
    }
  }

  private var isSmall: Bool {
    isLeaf
      ? elements.count < Self.leafCapacity / 4 : children.count < Self.branchCapacity / 4
  }

  private mutating func append(_ other: ExtentTreeNode) {
    elements += other.elements
    children += other.children
    count += other.count
    extent += other.extent
    nonemptyCount += other.nonemptyCount
  }

  private mutating func divideIfFull() -> ExtentTreeNode? {
    if elements.count > Self.leafCapacity {
      let middle = elements.count / 2
      let sibling = ExtentTreeNode(leaf: ContiguousArray(elements[middle...]))
      elements.removeSubrange(middle...)
      sum()
      return sibling
    }
    if children.count > Self.branchCapacity {
      let middle = children.count / 2
      let sibling = ExtentTreeNode(branch: ContiguousArray(children[middle...]))
      children.removeSubrange(middle...)
      sum()
      return sibling
    }
    return nil
  }

  /// Replaces a branch that has a single child with that child.
  mutating func collapse() {
    while children.count == 1 { self = children[0] }
  }
}

extension ExtentElement {
  /// The contribution of the element to the number of elements that are not empty.
  fileprivate var nonemptyCount: Int { isEmpty ? 0 : 1 }
}
