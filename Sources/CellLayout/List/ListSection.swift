/// What a section of a list consists of: how many rows, with or without header and footer.
public struct ListSection: Hashable, Sendable {
  /// The most rows that a section of a list can have: 2 to the power of 30, about a billion.
  public static let maximumRowCount = 1 << 30

  /// The number of rows, a first-item header included; fewer than none count as none.
  public var rowCount: Int

  /// Whether there is a header of its own above the rows.
  public var hasHeader: Bool

  /// Whether there is a footer of its own below the rows.
  public var hasFooter: Bool

  /// Creates a section; fewer rows than none count as none.
  ///
  /// A ``ListLayout`` takes sections of up to ``maximumRowCount`` rows.
  public init(rowCount: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.rowCount = max(0, rowCount)
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}
