/// The addresses of a configuration's layers, for reading them without counting references.
///
/// The addresses are valid as long as the configuration.
struct LayerAddresses<Overrides: ConfigurationOverrides> {
  let defaults: UnsafePointer<Overrides.Values>

  /// The assignments for every state; `nil` if there are none.
  let overrides: UnsafePointer<Overrides>?

  /// The assignments of the current rules; `nil` if there are none.
  let conditional: UnsafePointer<Overrides>?

  /// Returns the addresses of the layers of one of the configuration's records.
  @inline(__always)
  func record<Part: PropertyRecord>(
    _ part: (UnsafePointer<Overrides.Values>) -> UnsafePointer<Part>,
    _ assigned: (UnsafePointer<Overrides>) -> UnsafePointer<CellConfiguration.Overrides<Part>>?
  ) -> LayeredRecord<Part> {
    LayeredRecord(
      defaults: part(defaults), overrides: overrides.flatMap(assigned),
      conditional: conditional.flatMap(assigned))
  }
}
