public import CellConfiguration

/// A cell, header or footer that looks different than at the flush before, and how.
///
/// See ``UpdateScheduler/changeHandler``.
@MainActor
public struct CellChange {
  /// The cell, header or footer.
  public let cell: ConfigurableView

  /// What has to be done to show it: recolour it, take its frames anew, or take everything anew.
  ///
  /// Never `nothing`. A cell that is on display for the first time may say `layout` or `content`.
  public let change: ConfigurationChange
}
