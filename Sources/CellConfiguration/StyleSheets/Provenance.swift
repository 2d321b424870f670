/// How well a number is known.
public enum Provenance: Int, NamedCase, WrittenForm {
  /// Read from live UIKit, or compared with it on many inputs.
  case recorded

  /// Taken from pictures or view frames of devices and simulators.
  case measured

  /// Said in Apple's documentation, headers or talks.
  case documented

  /// Follows from facts of the other kinds, not itself observed.
  case inferred

  /// Nobody knows; chosen as a user would expect.
  case assumed
}
