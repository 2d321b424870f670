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

/// The reasons for which a host was marked since its last pass, as flags.
struct UpdateMarks: OptionSet {
  let rawValue: UInt16

  static let firstDisplay = UpdateMarks(rawValue: 1 << 0)
  static let reuse = UpdateMarks(rawValue: 1 << 1)
  static let request = UpdateMarks(rawValue: 1 << 2)
  static let state = UpdateMarks(rawValue: 1 << 3)
  static let traits = UpdateMarks(rawValue: 1 << 4)
  static let observation = UpdateMarks(rawValue: 1 << 5)
  static let handler = UpdateMarks(rawValue: 1 << 6)
  static let automaticUpdates = UpdateMarks(rawValue: 1 << 7)
  static let configuration = UpdateMarks(rawValue: 1 << 8)

  /// The marks in the order of their reasons.
  ///
  /// The marks of state and traits have no fixed reason, because their reason depends on the
  /// change.
  static let reasons: [(mark: UpdateMarks, reason: UpdateReason?)] = [
    (.firstDisplay, .firstDisplay), (.reuse, .reuse), (.request, .request), (.state, nil),
    (.traits, nil), (.observation, .observation), (.handler, .handler),
    (.automaticUpdates, .automaticUpdates), (.configuration, .configuration),
  ]
}
