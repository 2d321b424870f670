import CellConfiguration

/// A value for each of the two texts.
struct RolePair<Value> {
  var text: Value
  var secondaryText: Value

  /// The value of a text.
  subscript(role: TextRole) -> Value {
    role == .text ? text : secondaryText
  }
}

extension RolePair: Equatable where Value: Equatable {}

extension RolePair: Sendable where Value: Sendable {}
