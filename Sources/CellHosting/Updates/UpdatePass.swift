import CellConfiguration

/// One update of a cell, header or footer.
///
/// It is made from the changes since the previous pass, runs, and is kept until the next one.
struct UpdatePass: Sendable {
  /// The reasons for the pass.
  private(set) var reasons = UpdateReasons()

  /// The pass that requested this one; `nil` for a change from outside.
  private(set) var cause: UpdateCause?

  /// The flags of the host in this pass.
  private(set) var flags: ConfigurationStateFlags = []

  /// Whether the pass runs code from outside this module, which may read models.
  private(set) var runsClientCode = false

  /// The number of the flush that the pass ran in.
  var flushNumber = 0

  /// Whether the pass runs for a change of state of a view that is already on display.
  var isForStateChange: Bool {
    !reasons.flags.isEmpty && reasons.marks.isDisjoint(with: [.firstDisplay, .reuse])
  }

  /// The number of passes that requested one another, up to this one.
  var depth: Int { (cause?.depth ?? 0) + 1 }
}
