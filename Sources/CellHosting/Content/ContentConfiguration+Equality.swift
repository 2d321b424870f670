extension ContentConfiguration {
  /// Whether another configuration is known to be equal; false where that cannot be compared.
  func isEqual(to other: any ContentConfiguration) -> Bool {
    (self as? any Equatable)?.isEqual(to: other) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
