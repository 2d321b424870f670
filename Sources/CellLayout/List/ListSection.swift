/// What a section of a list consists of: how many rows, with or without header and footer.
public struct ListSection: Hashable, Sendable {
  /// The number of rows, a first-item header included.
  public var rowCount: Int

  /// Whether there is a header of its own above the rows.
  public var hasHeader: Bool

  /// Whether there is a footer of its own below the rows.
  public var hasFooter: Bool

  /// Makes a section; fewer rows than none count as none.
  public init(rowCount: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.rowCount = max(0, rowCount)
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}
