/// The source of a number, which determines its reliability.
public enum Provenance: Int, NamedCase, SchemaRepresentable {
  /// Read from live UIKit, or compared with it on many inputs.
  case recorded

  /// Taken from pictures or view frames of devices and simulators.
  case measured

  /// Stated in Apple's documentation, headers or talks.
  case documented

  /// Derived from facts of the other kinds, but not observed.
  case inferred

  /// Unknown; chosen to match the expectations of users.
  case assumed
}
