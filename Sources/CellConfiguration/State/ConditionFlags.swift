/// The flags that a condition can test: those of a state and those of its traits.
struct ConditionFlags: OptionSet, Hashable, Sendable {
  /// The bits of the state's flags, with those of the traits above.
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ flags: ConfigurationStateFlags, _ traits: TraitFlags) {
    rawValue = UInt32(flags.rawValue) | UInt32(traits.rawValue) << 16
  }

  /// Returns whether all given flags are set.
  ///
  /// The general operation of option sets takes far longer in debug builds.
  func contains(_ flags: ConditionFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

  /// The flags of a state.
  var ofState: ConfigurationStateFlags {
    ConfigurationStateFlags(rawValue: UInt16(truncatingIfNeeded: rawValue))
  }

  /// The flags of its traits.
  var ofTraits: TraitFlags { TraitFlags(rawValue: UInt8(truncatingIfNeeded: rawValue >> 16)) }

  /// The flags one by one, in the order of their bits.
  var elements: [ConditionFlags] {
    var elements: [ConditionFlags] = []
    var rest = rawValue
    while rest != 0 {
      elements.append(ConditionFlags(rawValue: 1 << UInt32(rest.trailingZeroBitCount)))
      rest &= rest - 1
    }
    return elements
  }

  /// The name of every flag, in the order in which conditions are written.
  static let names: [(name: String, option: ConditionFlags)] =
    ConfigurationStateFlags.names.map { ($0, ConditionFlags($1, [])) }
    + TraitFlags.names.map { ($0, ConditionFlags([], $1)) }

  /// Returns the indexes of the conditions that hold, from the lowest to the highest precedence.
  ///
  /// A condition that names more flags wins over one that names fewer, and a later one wins over an
  /// earlier one. `nil` means no condition: it always holds, and every condition wins over it.
  func precedence(of conditions: [StateCondition?]) -> [Int] {
    conditions.indices.filter { conditions[$0]?.holds(in: self) ?? true }
      .map { index in
        let condition = conditions[index]
        return (condition == nil ? 0 : 1, condition?.specificity(in: self) ?? 0, index)
      }
      .sorted(by: <).map(\.2)
  }
}
