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
