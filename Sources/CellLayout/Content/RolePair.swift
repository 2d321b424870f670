import CellConfiguration

/// Something that each of the two texts has.
struct RolePair<Value> {
  var text: Value
  var secondaryText: Value

  /// What the text of a role has.
  subscript(role: TextRole) -> Value {
    role == .text ? text : secondaryText
  }
}

extension RolePair: Equatable where Value: Equatable {}

extension RolePair: Sendable where Value: Sendable {}
