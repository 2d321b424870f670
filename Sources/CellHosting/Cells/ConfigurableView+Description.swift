extension ConfigurableView: @MainActor CustomStringConvertible {
  /// The type of the view, and what it shows in the state of its last pass, on one line.
  public var description: String { "<\(type(of: self)): \(displayedConfiguration)>" }
}
