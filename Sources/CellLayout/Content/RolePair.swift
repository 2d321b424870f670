import CellConfiguration

/// A value for the text and a value for the secondary text.
struct RolePair<Value> {
  var text: Value
  var secondaryText: Value

  /// The value of a text.
  subscript(role: TextRole) -> Value {
    get { role == .text ? text : secondaryText }
    set { if role == .text { text = newValue } else { secondaryText = newValue } }
  }
}

extension RolePair: Equatable where Value: Equatable {}

extension RolePair: Sendable where Value: Sendable {}
