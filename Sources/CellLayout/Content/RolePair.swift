import CellConfiguration

/// A value for the text and a value for the secondary text.
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
