extension ContentConfiguration {
  /// Returns whether another configuration is equal; `false` if the two cannot be compared.
  func isEqual(to other: any ContentConfiguration) -> Bool {
    (self as? any Equatable)?.isEqual(to: other) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
