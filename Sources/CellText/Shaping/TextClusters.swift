/// The clusters of a text in logical order, whose advances a shaper sets.
public struct TextClusters: Sendable, RandomAccessCollection, MutableCollection {
  package var storage: ContiguousArray<TextCluster>

  init(_ storage: ContiguousArray<TextCluster> = []) {
    self.storage = storage
  }

  /// The position of the first cluster, 0.
  public var startIndex: Int { 0 }

  /// The position after the last cluster.
  public var endIndex: Int { storage.count }

  /// The number of clusters.
  public var count: Int { storage.count }

  /// Accesses the cluster at a position; its advance can be set in place.
  ///
  /// - Precondition: A cluster exists at the position.
  public subscript(position: Int) -> TextCluster {
    get { storage[position] }
    _modify { yield &storage[position] }
    set { storage[position] = newValue }
  }

  /// Returns the position of the first newline in a range.
  func firstNewline(in range: Range<Int>) -> Int? {
    storage.withUnsafeBufferPointer { clusters in
      var index = range.lowerBound
      while index < range.upperBound, !clusters[index].isNewline { index += 1 }
      return index < range.upperBound ? index : nil
    }
  }

  /// Changes the clusters in place, checking only once that the storage is not shared.
  mutating func withMutableClusters(_ change: (UnsafeMutableBufferPointer<TextCluster>) -> Void) {
    storage.withUnsafeMutableBufferPointer { change($0) }
  }
}
