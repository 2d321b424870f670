/// A section of a list: its number of rows, with or without a header and a footer.
public struct ListSection: Hashable, Sendable {
  /// The maximum number of rows in a section of a list: 2 to the power of 30, about a billion.
  public static let maximumRowCount = 1 << 30

  /// The number of rows, including a first-item header; a negative number counts as 0.
  public var rowCount: Int

  /// Whether the section has a separate header above the rows.
  public var hasHeader: Bool

  /// Whether the section has a separate footer below the rows.
  public var hasFooter: Bool

  /// Creates a section; a negative number of rows counts as 0.
  ///
  /// A ``ListLayout`` takes sections of up to ``maximumRowCount`` rows.
  public init(rowCount: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
    self.rowCount = max(0, rowCount)
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }
}
