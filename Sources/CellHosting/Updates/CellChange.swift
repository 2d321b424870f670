public import CellConfiguration

/// A cell, header or footer that looks different than at the flush before, and how.
///
/// See ``UpdateScheduler/changeHandler``.
@MainActor
public struct CellChange {
  /// The cell, header or footer.
  public let cell: ConfigurableView

  /// What has to be done to show it: recolor it, take its frames anew, or take everything anew.
  ///
  /// Never `nothing`. A cell that is on display for the first time may say `layout` or `content`.
  public let change: ConfigurationChange

  /// Whether another background is shown because the state of the cell changed, and for no other
  /// reason.
  ///
  /// The system fades to such a background (measured: from that of a selected row within 0.3
  /// seconds). One that was configured, by setting it or in a pass for another reason, is there at
  /// once, unless it is set within an animation.
  public let animatesBackground: Bool
}
