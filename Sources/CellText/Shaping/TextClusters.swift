/// The clusters of a text in logical order, in a buffer that a shaper fills with advances.
public struct TextClusters: Sendable, RandomAccessCollection, MutableCollection {
  package var storage: ContiguousArray<TextCluster>

  init(_ storage: ContiguousArray<TextCluster> = []) {
    self.storage = storage
  }

  /// The position of the first cluster, 0.
  public var startIndex: Int { 0 }

  /// The position after the last cluster.
  public var endIndex: Int { storage.count }

  /// A cluster; its advance can be set in place.
  ///
  /// - Precondition: The position is that of a cluster.
  public subscript(position: Int) -> TextCluster {
    get { storage[position] }
    _modify { yield &storage[position] }
    set { storage[position] = newValue }
  }

  /// The first newline in a range.
  func firstNewline(in range: Range<Int>) -> Int? {
    storage.withUnsafeBufferPointer { clusters in range.first { clusters[$0].isNewline } }
  }

  /// Changes the clusters in place; that no one else has them is found out once for all of them.
  mutating func withMutableClusters(_ change: (UnsafeMutableBufferPointer<TextCluster>) -> Void) {
    storage.withUnsafeMutableBufferPointer { change($0) }
  }
}
