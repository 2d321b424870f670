import CellConfiguration

/// A content configuration as a cell keeps it: the system's own without a box around it.
enum ShownContent {
  case none
  case list(ListContentConfiguration)
  case custom(any ContentConfiguration)

  init(_ configuration: (any ContentConfiguration)?) {
    if let list = configuration as? ListContentConfiguration {
      self = .list(list)
    } else if let configuration {
      self = .custom(configuration)
    } else {
      self = .none
    }
  }

  /// The configuration as it was set.
  var configuration: (any ContentConfiguration)? {
    switch self {
    case .none: nil
    case .list(let list): list
    case .custom(let custom): custom
    }
  }

  /// The content for a state.
  func updated(for state: some ConfigurationState) -> ShownContent {
    switch self {
    case .none: .none
    case .list(let list): .list(list.updated(for: state))
    case .custom(let custom): .custom(custom.updated(for: state))
    }
  }
}

extension ContentConfiguration {
  /// Whether another configuration is known to be equal; false where that cannot be compared.
  func isEqual(to other: any ContentConfiguration) -> Bool {
    (self as? any Equatable)?.isEqual(to: other) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
