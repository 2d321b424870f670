public import CellConfiguration

/// A visible change of a cell, header or footer since the previous flush.
@MainActor
public struct CellChange {
  /// The cell, header or footer.
  public let cell: ConfigurableView

  /// The work needed to show the change: new colors, new frames, or everything.
  ///
  /// It is never `nothing`. For a cell that is on display for the first time it may be `layout` or
  /// `content`.
  public let change: ConfigurationChange

  /// Whether the background changed only because the state of the cell changed.
  ///
  /// If so, the system fades to the new background (measured: from a selected row's background
  /// within 0.3 seconds). A background that was set, or configured in a pass for another reason,
  /// appears at once unless it is set within an animation.
  public let animatesBackground: Bool
}
