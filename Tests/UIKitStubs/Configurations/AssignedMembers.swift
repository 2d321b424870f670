extension [String: Any?] {
  /// The value that was assigned to a member, or else its default.
  ///
  /// Members are computed and not observed, because observers do not run in initializers.
  func value<Member>(_ name: String, _ standard: Member) -> Member {
    guard let value = self[name] else { return standard }
    return value as? Member ?? standard
  }
}
