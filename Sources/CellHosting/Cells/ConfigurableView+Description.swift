extension ConfigurableView: @MainActor CustomStringConvertible {
  /// The type of the view and its displayed configuration as of the last pass, on one line.
  public var description: String { "<\(type(of: self)): \(displayedConfiguration)>" }
}
